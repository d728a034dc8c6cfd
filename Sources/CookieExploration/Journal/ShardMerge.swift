import Choices

/// A campaign from the journals of its parts: exactly what one process would have come to.
public struct ShardMerge: Sendable {
  /// That of the first part.
  public let header: JournalHeader
  /// One for each cell.
  public let tallies: [CellTally]

  /// - Throws: if a part is missing (66), is there twice, is not finished, or is of another campaign than the first (65).
  public init(_ journals: [JournalContents]) throws(InputError) {
    guard let first = journals.first else {
      throw InputError(.noInput, source: "merge", found: "no journal", expected: "the journals of a campaign's parts")
    }
    for journal in journals { try Self.check(journal, with: first) }
    try Self.checkParts(journals, of: first)
    for journal in journals { try Self.checkEnd(of: journal) }
    header = first.header
    tallies = CampaignState.sum(of: journals.map(\.state))
  }

  /// Each is of the same campaign.
  private static func check(_ journal: JournalContents, with first: JournalContents) throws(InputError) {
    if let difference = journal.header.difference(from: first.header, withShard: false) {
      throw InputError(
        .data, source: journal.path, place: difference.place, found: difference.found,
        expected: "\(difference.expected), as in \(first.path)", advice: "It is a part of another campaign.")
    }
    guard journal.header.shard.count == first.header.shard.count else {
      throw InputError(
        .data, source: journal.path, place: "shard", found: journal.header.shard.text,
        expected: "one of \(first.header.shard.count), as in \(first.path)",
        advice: "The parts of two divisions overlap.")
    }
    guard journal.leftOut.isEmpty else {
      throw InputError(
        .data, source: journal.path, place: "strategies",
        found: "\(journal.leftOut.joined(separator: ", ")), which ended its process",
        expected: "strategies that do not",
        advice: "Run every part without it.")
    }
  }

  /// Each part is there once.
  private static func checkParts(_ journals: [JournalContents], of first: JournalContents) throws(InputError) {
    var paths: [Int: String] = [:]
    for journal in journals {
      let shard = journal.header.shard
      if let other = paths.updateValue(journal.path, forKey: shard.index) {
        throw InputError(
          .data, source: journal.path, place: "shard", found: "\(shard.text), which is in \(other) as well",
          expected: "each part once")
      }
    }
    let count = first.header.shard.count
    let missing = (1...count).filter { paths[$0] == nil }
    guard missing.isEmpty else {
      let names = missing.prefix(10).map { "\($0)/\(count)" }.joined(separator: ", ")
      throw InputError(
        .noInput, source: "merge", place: "shard", found: "\(journals.count) of \(count) parts",
        expected: "also \(names)\(missing.count > 10 ? " and \(missing.count - 10) more" : "")")
    }
  }

  private static func checkEnd(of journal: JournalContents) throws(InputError) {
    guard !journal.state.isComplete else { return }
    let header = journal.header
    let cells = header.strategies.count * header.scenarios.count
    throw InputError(
      .data, source: journal.path, place: "shard \(header.shard.text)",
      found: "\(journal.state.finishedRuns) of \(header.shard.runs(among: header.runs) * cells) runs",
      expected: "all of them", advice: "The same command goes on from there.")
  }
}
