import Choices

/// What stands in a journal: whose it is, and what is finished of it.
public struct JournalContents: Sendable {
  public let path: String
  public let header: JournalHeader
  /// Strategies that ended their process, and are in no batch from then on.
  public internal(set) var leftOut: [String] = []
  public internal(set) var state: CampaignState

  /// Of the journals that `compare` writes.
  public static let schema = "twinjar.journal/1"

  init(path: String, header: JournalHeader) {
    self.path = path
    self.header = header
    state = CampaignState(
      scenarioOfCell: header.scenarios.indices.flatMap { Array(repeating: $0, count: header.strategies.count) },
      rounds: header.shard.rounds(ofRuns: header.runs))
  }

  /// The strategies that are in its batches now.
  public var strategies: [String] { header.strategies.filter { !leftOut.contains($0) } }

  // MARK: - Lines

  struct Batch: Codable {
    var scenario: Int
    /// The first round, and the first that is no part of it.
    var rounds: [Int]
    var tallies: [TallyRecord]

    init(_ batch: CampaignBatch) {
      scenario = batch.scenario
      rounds = [batch.rounds.lowerBound, batch.rounds.upperBound]
      tallies = batch.tallies.map(TallyRecord.init)
    }
  }

  /// A line below the first: one of the two.
  struct Entry: Codable {
    var batch: Batch?
    var leftOut: [String]?
  }

  /// Reads a file from its beginning. A last line that was torn is left out.
  ///
  /// - Returns: nil for a file in which no campaign has begun: an empty one, or one with a torn first line.
  /// - Throws: what is no journal, or is damaged before its last line.
  static func read(_ reader: inout JournalReader) throws(InputError) -> JournalContents? {
    guard let header = try reader.header(JournalHeader.self) else { return nil }
    if let mistake = header.mistake {
      throw InputError(
        .data, source: reader.path, place: mistake.place, found: mistake.found, expected: mistake.expected)
    }
    var contents = JournalContents(path: reader.path, header: header)
    while let entry = try reader.next() { try contents.add(reader.decode(Entry.self, entry), line: entry.number) }
    return contents
  }

  private static func damage(_ path: String, _ line: Int, _ found: String, _ expected: String) -> InputError {
    InputError(.data, source: path, place: "line \(line)", found: found, expected: expected)
  }

  // MARK: - Adding up

  private mutating func add(_ entry: Entry, line: Int) throws(InputError) {
    switch (entry.batch, entry.leftOut) {
    case (let batch?, nil): try add(batch, line: line)
    case (nil, let names?): try leaveOut(names, line: line)
    default: throw Self.damage(path, line, "neither a batch nor a strategy that is left out", "one of the two")
    }
  }

  private mutating func leaveOut(_ names: [String], line: Int) throws(InputError) {
    let strategies = strategies
    let places = Set(names.compactMap(strategies.firstIndex(of:)))
    guard places.count == names.count, places.count < strategies.count else {
      throw Self.damage(path, line, "strategies that are not there to be left out", "some of the campaign's")
    }
    state.leaveOut(places)
    leftOut += names
  }

  private mutating func add(_ batch: Batch, line: Int) throws(InputError) {
    let strategies = strategies.count
    guard state.nextRounds.indices.contains(batch.scenario) else {
      throw Self.damage(
        path, line, "scenario \(batch.scenario)", "0 to \(header.scenarios.count - 1), as the first line has them")
    }
    let next = state.nextRounds[batch.scenario]
    guard batch.rounds.count == 2, batch.rounds[0] == next, batch.rounds[1] > next,
      batch.rounds[1] <= state.rounds.upperBound
    else {
      throw Self.damage(
        path, line, "rounds \(batch.rounds.prefix(2).map(String.init).joined(separator: " to "))",
        "rounds from \(next) on, up to \(state.rounds.upperBound)")
    }
    guard batch.tallies.count == strategies else {
      throw Self.damage(path, line, "\(batch.tallies.count) tallies", "\(strategies), one for each strategy")
    }
    let runs = Campaign.runs(of: batch.rounds[0]..<batch.rounds[1], among: header.runs)
    var tallies: [CellTally] = []
    for (place, record) in batch.tallies.enumerated() {
      tallies.append(try tally(record, of: runs, place: place, scenario: batch.scenario, line: line))
    }
    state.add(CampaignBatch(scenario: batch.scenario, rounds: batch.rounds[0]..<batch.rounds[1], tallies: tallies))
  }

  private func tally(
    _ record: TallyRecord, of runs: Range<Int>, place: Int, scenario: Int, line: Int
  ) throws(InputError) -> CellTally {
    let strategies = strategies.count
    do throws(TallyRecord.Mistake) {
      let tally = try record.tally(of: runs, place: place, strategies: strategies)
      guard state.tallies[scenario * strategies + place].canAdd(tally) else {
        throw TallyRecord.Mistake(
          place: "counters", found: "a sum above \(TallyRecord.mostCounted)", expected: "what runs can come to")
      }
      return tally
    } catch {
      throw InputError(
        .data, source: path, place: "line \(line), batch.tallies[\(place)].\(error.place)", found: error.found,
        expected: error.expected)
    }
  }
}
