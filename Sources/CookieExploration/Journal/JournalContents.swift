import Choices
import Foundation

/// What stands in a journal: whose it is, and what is finished of it.
public struct JournalContents: Sendable {
  public let path: String
  public let header: JournalHeader
  /// Strategies that ended their process, and are in no batch from then on.
  public internal(set) var leftOut: [String] = []
  public internal(set) var state: CampaignState
  /// The checksum of the last line.
  var check: UInt64
  /// Where the last whole line ends, in bytes; what follows was torn by a kill or a full disk.
  var end: Int

  init(path: String, header: JournalHeader, check: UInt64, end: Int) {
    self.path = path
    self.header = header
    self.check = check
    self.end = end
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

  /// A campaign writes one every second at most.
  private static let mostLines = 1_000_000

  /// Reads a file from its beginning. A last line that was torn is left out.
  ///
  /// - Returns: nil for a file in which no campaign has begun: an empty one, or one with a torn first line.
  /// - Throws: what is no journal, or is damaged before its last line.
  static func read(_ descriptor: Int32, path: String) throws(InputError) -> JournalContents? {
    var file = JournalFile(descriptor, path: path)
    guard let first = try file.next() else { return nil }
    guard var contents = try header(first, path: path, isLast: !file.hasMore()) else { return nil }
    var number = 1
    while let line = try file.next() {
      number += 1
      guard number <= mostLines else {
        throw damage(path, number, "more than \(mostLines) lines", "a campaign's journal")
      }
      guard line.hasEnd, let (object, check) = JournalLine.content(of: line.bytes, after: contents.check) else {
        // The last one was torn; what was in it is run again.
        if try !file.hasMore() { break }
        throw damage(
          path, number, "a line that does not fit its checksum", "one as it was written, below the line above")
      }
      try contents.add(object, line: number)
      contents.check = check
      contents.end = line.end
    }
    return contents
  }

  private static func header(
    _ line: JournalFile.Line, path: String, isLast: Bool
  ) throws(InputError) -> JournalContents? {
    let start = JournalLine.start
    guard line.bytes.starts(with: start) || (isLast && !line.hasEnd && start.starts(with: line.bytes)) else {
      throw InputError(
        .data, source: path, found: "a file that is no journal",
        expected: "a journal of twinjar, or no file of this name")
    }
    guard line.hasEnd, let (object, check) = JournalLine.content(of: line.bytes, after: 0) else {
      // Another version's first line may have another form, but it is not torn.
      if isLast, !line.hasEnd { return nil }
      throw damage(path, 1, "a line that does not fit its checksum", JournalLine.schema)
    }
    struct Version: Decodable { var schema: String }
    let version = try decode(Version.self, object, path, 1).schema
    guard version == JournalLine.schema else {
      throw damage(path, 1, "version \"\(version)\"", "\"\(JournalLine.schema)\"")
    }
    let header = try decode(JournalHeader.self, object, path, 1)
    if let mistake = header.mistake {
      throw InputError(.data, source: path, place: mistake.place, found: mistake.found, expected: mistake.expected)
    }
    return JournalContents(path: path, header: header, check: check, end: line.end)
  }

  private static func decode<Content: Decodable>(
    _ type: Content.Type, _ object: [UInt8], _ path: String, _ line: Int
  ) throws(InputError) -> Content {
    do { return try JSONDecoder().decode(type, from: Data(object)) } catch {
      throw damage(path, line, "what no campaign writes", "a line of a \(JournalLine.schema)")
    }
  }

  private static func damage(_ path: String, _ line: Int, _ found: String, _ expected: String) -> InputError {
    InputError(.data, source: path, place: "line \(line)", found: found, expected: expected)
  }

  // MARK: - Adding up

  private mutating func add(_ object: [UInt8], line: Int) throws(InputError) {
    let entry = try Self.decode(Entry.self, object, path, line)
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
