import Choices
import Foundation

/// Campaigns of several seeds, or one machine's part of them, kept in a journal if that is wanted.
public final class SetCookieFuzzing {
  /// What a corpus gave to begin with: it grows while a campaign that saves its findings goes on.
  package struct Beginning: Codable, Sendable, Equatable {
    /// Fields to splice from.
    package var fields: [Data]
    /// The classes that are no news.
    package var known: [String]

    package init(fields: [[UInt8]], known: Set<String>) {
      self.fields = fields.map { Data($0) }
      self.known = known.sorted()
    }

    /// How much of what it gave.
    var text: String { "\(known.count) known classes and \(fields.count) fields to splice from" }
  }

  package typealias Header = WorkHeader<Beginning>
  private typealias Journal = WorkJournal<Beginning, Entry>

  /// A round of one of the campaigns.
  private struct Entry: Codable {
    /// Which seed, counted from the first.
    var seed: Int
    var round: SetCookieCampaign.RoundRecord
  }

  package static let schema = "twinjar.journal.fuzz-set-cookie/1"

  public let seeds: FuzzSeeds
  private var options: SetCookieCampaign.Options
  private let oracles: [OracleProcess]
  private let found: (FuzzFinding) -> Void
  /// By the seed's place.
  private var campaigns: [Int: SetCookieCampaign] = [:]
  /// Those that were reported.
  private var classes: Set<FuzzFinding.Class> = []
  private var journal: Journal?
  /// The classes that are no news.
  package private(set) var known: Set<String>
  /// True if a journal goes on that began with another corpus than there is now.
  package private(set) var beganOtherwise = false

  /// - Parameters:
  ///   - options: of each campaign, but for its seed.
  ///   - known: the classes that are no news.
  ///   - found: called for each new class at once.
  package init(
    _ options: SetCookieCampaign.Options, seeds: FuzzSeeds, known: Set<String> = [], oracles: [OracleProcess],
    found: @escaping (FuzzFinding) -> Void
  ) {
    (self.options, self.seeds, self.known, self.oracles, self.found) = (options, seeds, known, oracles, found)
  }

  /// All that is finished, as one result.
  ///
  /// - Parameter isTimed: false for one that is the same whatever it took.
  public func outcome(isTimed: Bool) -> SetCookieOutcome {
    SetCookieOutcome(
      campaigns.sorted { $0.key < $1.key }.map(\.value), seeds: seeds, oracles: oracles, isTimed: isTimed)
  }

  private func campaign(_ place: Int) -> SetCookieCampaign {
    if let known = campaigns[place] { return known }
    var own = options
    own.seed = seeds[place]
    let campaign = SetCookieCampaign(own, oracles: oracles) { [weak self] finding in
      guard let self, classes.insert(finding.of).inserted else { return }
      found(finding)
    }
    campaigns[place] = campaign
    return campaign
  }

  /// Runs the campaigns of a part.
  ///
  /// - Throws: if the journal cannot be written. What it has by then stays.
  public func run(
    _ shard: CampaignShard, control: CampaignControl, report: (SetCookieCampaign.Progress) -> Void
  ) throws(InputError) {
    for place in shard.places(among: seeds.count) where !control.isStopped {
      let own = CampaignControl(within: nil, of: control)
      var failure: InputError?
      campaign(place).run(
        control: own,
        finished: { round in
          do throws(InputError) { try journal?.keep(Entry(seed: place, round: round)) } catch {
            failure = error
            own.stop()
          }
        }, report: report)
      if let failure { throw failure }
      endIfFinished(place)
    }
    try journal?.flush()
  }

  /// There may be a million seeds.
  private func endIfFinished(_ place: Int) {
    guard let campaign = campaigns[place], campaign.isFinished else { return }
    campaign.end()
  }

  /// True if all of a part is finished.
  public func isComplete(_ shard: CampaignShard) -> Bool {
    shard.places(among: seeds.count).allSatisfy { campaigns[$0]?.isFinished ?? false }
  }

  // MARK: - Journals

  /// What the results follow from.
  ///
  /// - Parameters:
  ///   - oracles: what tells each from others.
  ///   - corpus: the directory that they begin with, if there is one.
  package func header(oracles: [String], corpus: String?, shard: CampaignShard, program: String) -> Header {
    Header(
      facts: [
        .init("seed", seeds.first), .init("seeds", seeds.count), .init("runs", options.runs ?? 0),
        .init("oracles", oracles.isEmpty ? "none" : oracles.joined(separator: ", ")),
        // A directory may be called so.
        .init("corpus", corpus.map { $0 == "none" ? "./none" : $0 } ?? "none"),
        .init("version of the program", program),
      ], details: Beginning(fields: options.fields, known: known), shard: shard)
  }

  /// Keeps what is finished in a directory's journal, and begins with what it has.
  ///
  /// - Returns: the journal's path.
  package func keep(in directory: String, _ header: Header) throws(InputError) -> String {
    let journal = try Journal(in: directory, for: header, schema: Self.schema) { (old) in
      begin(with: old.details)
    } take: { (entry, place) throws(InputError) in
      try restore(entry, of: header.shard, place)
    }
    self.journal = journal
    return journal.path
  }

  private func begin(with beginning: Beginning) {
    beganOtherwise = beginning != Beginning(fields: options.fields, known: known)
    options.fields = beginning.fields.map { Array($0) }
    known = Set(beginning.known)
  }

  private func restore(_ entry: Entry, of shard: CampaignShard, _ place: WorkPlace) throws(InputError) {
    guard shard.places(among: seeds.count).contains(entry.seed) else {
      throw place.damage("seed \(entry.seed)", expected: "one of part \(shard.text)")
    }
    let campaign = campaign(entry.seed)
    try campaign.restore(entry.round, place)
    endIfFinished(entry.seed)
    classes.formUnion(campaign.findings.map(\.of))
  }

  /// Takes over the journals of all parts of one division.
  ///
  /// - Throws: if a part is missing (66), is there twice, damaged, of other campaigns than `header` or not finished (65).
  package func add(_ paths: [String], like header: Header) throws(InputError) {
    try Journal.readParts(paths, schema: Self.schema, like: header) { (own, path) throws(InputError) in
      try Self.check(own.details, of: path, like: header.details)
    } take: { (entry, shard, place) throws(InputError) in
      try restore(entry, of: shard, place)
    } finish: { (shard, path) throws(InputError) in
      try seeds.checkFinished(shard, of: path, runs: options.runs) { campaign($0).progress.runs }
    }
  }

  /// What a corpus gives decides what is generated, and what is news.
  private static func check(_ own: Beginning, of path: String, like other: Beginning) throws(InputError) {
    guard own != other else { return }
    throw InputError(
      .data, source: path, place: "corpus", found: own.text == other.text ? "others than another part" : own.text,
      expected: "\(other.text), with which another part began",
      advice: "All parts begin with the same corpus. Run what began with another again, in another directory.")
  }
}
