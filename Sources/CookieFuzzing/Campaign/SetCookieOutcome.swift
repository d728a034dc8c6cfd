import Choices

/// What campaigns of several seeds came to together: each class once, from the first seed that shows it.
public struct SetCookieOutcome {
  public let seeds: FuzzSeeds
  public private(set) var progress = SetCookieCampaign.Progress()
  /// The runs of all seeds that showed it are counted.
  public private(set) var findings: [FuzzFinding] = []
  /// Those that were asked.
  public let oracles: [OracleProcess]

  /// - Parameters:
  ///   - campaigns: one for each seed, in their order; fewer if the user wanted no more.
  ///   - isTimed: false if the time that was spent says nothing, as where it was spent by several processes.
  public init(_ campaigns: [SetCookieCampaign], seeds: FuzzSeeds, oracles: [OracleProcess], isTimed: Bool = true) {
    (self.seeds, self.oracles) = (seeds, oracles)
    var places: [FuzzFinding.Class: Int] = [:]
    for campaign in campaigns {
      add(campaign.progress, isTimed: isTimed)
      for finding in campaign.findings {
        if let place = places[finding.of] {
          findings[place].count += finding.count
        } else {
          places[finding.of] = findings.count
          findings.append(finding)
        }
      }
    }
    progress.classes = findings.count
  }

  private mutating func add(_ other: SetCookieCampaign.Progress, isTimed: Bool) {
    progress.runs += other.runs
    progress.executions += other.executions
    progress.questions += other.questions
    progress.unexamined += other.unexamined
    progress.corpus += other.corpus
    guard isTimed else { return }
    progress.seconds += other.seconds
    progress.executionSeconds += other.executionSeconds
  }
}
