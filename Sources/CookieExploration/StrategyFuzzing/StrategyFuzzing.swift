import Choices
import CookieScenarios
import SyncStrategies

/// Campaigns of several seeds, or one machine's part of them, kept in a journal if that is wanted.
public final class StrategyFuzzing {
  /// What a journal says of it.
  package typealias Header = WorkHeader<[JournalHeader.Scenario]>
  typealias Journal = WorkJournal<[JournalHeader.Scenario], Entry>

  /// A round of one of the campaigns.
  struct Entry: Codable {
    /// Which seed, counted from the first.
    var seed: Int
    var round: StrategyCampaign.RoundRecord
  }

  package static let schema = "twinjar.journal.fuzz-strategy/1"

  public let strategy: StrategyEntry
  public let scenarios: [Scenario]
  public let seeds: FuzzSeeds
  private let options: StrategyCampaign.Options
  /// By the seed's place.
  private var campaigns: [Int: StrategyCampaign] = [:]
  private var journal: Journal?

  /// - Parameter options: of each campaign, but for its seed.
  public init(
    strategy: StrategyEntry, scenarios: [Scenario], seeds: FuzzSeeds, _ options: StrategyCampaign.Options
  ) {
    (self.strategy, self.scenarios, self.seeds, self.options) = (strategy, scenarios, seeds, options)
  }

  /// All that is finished, as one result.
  public var outcome: StrategyFuzzOutcome {
    StrategyFuzzOutcome(campaigns.sorted { $0.key < $1.key }.map(\.value), seeds: seeds)
  }

  private func campaign(_ place: Int) -> StrategyCampaign {
    if let known = campaigns[place] { return known }
    var own = options
    own.seed = seeds[place]
    let campaign = StrategyCampaign(strategy: strategy, scenarios: scenarios, own)
    campaigns[place] = campaign
    return campaign
  }

  /// Runs the campaigns of a part.
  ///
  /// - Throws: if the journal cannot be written. What it has by then stays.
  public func run(
    _ shard: CampaignShard, control: CampaignControl, report: (StrategyCampaign.Progress) -> Void
  ) throws(InputError) {
    for place in shard.places(among: seeds.count) where !control.isStopped {
      try run(campaign(place), at: place, control, report)
    }
    try journal?.flush()
  }

  private func run(
    _ campaign: StrategyCampaign, at place: Int, _ control: CampaignControl,
    _ report: (StrategyCampaign.Progress) -> Void
  ) throws(InputError) {
    let own = CampaignControl(within: nil, of: control)
    var failure: InputError?
    campaign.run(
      control: own,
      finished: { round in
        do throws(InputError) { try journal?.keep(Entry(seed: place, round: round)) } catch {
          failure = error
          own.stop()
        }
      }, report: report)
    if let failure { throw failure }
  }

  // MARK: - Journals

  /// What the results follow from.
  ///
  /// - Parameter program: a digest of it.
  package func header(
    _ scenarios: [JournalHeader.Scenario], shard: CampaignShard, program: String, executor: String
  ) -> Header {
    Header(
      facts: [
        .init("seed", seeds.first), .init("seeds", seeds.count), .init("runs", options.runs ?? 0),
        .init("strategy", strategy.name),
      ] + scenarios.map { .init("scenario \($0.title)", "content \($0.digest)") } + [
        .init("executor", executor), .init("version of the program", program),
      ], details: scenarios, shard: shard)
  }

  /// Keeps what is finished in a directory's journal, and begins with what it has.
  ///
  /// - Returns: the journal's path.
  package func keep(in directory: String, _ header: Header) throws(InputError) -> String {
    let journal = try Journal(in: directory, for: header, schema: Self.schema) { (entry, place) throws(InputError) in
      try restore(entry, of: header.shard, place)
    }
    self.journal = journal
    return journal.path
  }

  private func restore(_ entry: Entry, of shard: CampaignShard, _ place: WorkPlace) throws(InputError) {
    guard shard.places(among: seeds.count).contains(entry.seed) else {
      throw place.damage("seed \(entry.seed)", expected: "one of part \(shard.text)")
    }
    try campaign(entry.seed).restore(entry.round, place)
  }

  /// Takes over the journals of all parts of one division.
  ///
  /// - Throws: if a part is missing (66), is there twice, damaged, of other campaigns than `header` or not finished (65).
  package func add(_ paths: [String], like header: Header) throws(InputError) {
    try Journal.readParts(paths, schema: Self.schema, like: header) { (entry, shard, place) throws(InputError) in
      try restore(entry, of: shard, place)
    } finish: { (shard, path) throws(InputError) in
      try seeds.checkFinished(shard, of: path, runs: options.runs) { campaign($0).progress.runs }
    }
  }

  /// True if all of a part is finished.
  public func isComplete(_ shard: CampaignShard) -> Bool {
    shard.places(among: seeds.count).allSatisfy { campaigns[$0]?.progress.runs == options.runs }
  }
}
