import Choices

/// What campaigns of several seeds came to together: each verdict once, from the first seed that has it.
public struct StrategyFuzzOutcome: Sendable {
  public let seeds: FuzzSeeds
  public private(set) var progress = StrategyCampaign.Progress()
  public private(set) var findings: [StrategyCampaign.Finding] = []
  public private(set) var kept: [StrategyCampaign.Kept] = []

  /// - Parameter campaigns: one for each seed, in their order; fewer if the user wanted no more.
  public init(_ campaigns: [StrategyCampaign], seeds: FuzzSeeds) {
    self.seeds = seeds
    var features: [Set<UInt32>] = []
    var verdicts: Set<StrategyCampaign.VerdictKey> = []
    for campaign in campaigns {
      progress.runs += campaign.progress.runs
      progress.seconds += campaign.progress.seconds
      kept += campaign.kept
      if features.isEmpty { features = campaign.features.map { _ in [] } }
      for (place, reached) in campaign.features.enumerated() { features[place].formUnion(reached) }
      findings += campaign.findings.filter {
        verdicts.insert(StrategyCampaign.VerdictKey($0.summary, in: $0.place)).inserted
      }
    }
    progress.features = features.reduce(0) { $0 + $1.count }
    (progress.kept, progress.verdicts) = (kept.count, findings.count)
  }
}
