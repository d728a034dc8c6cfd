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
    try JournalParts.check(journals.map { JournalParts(path: $0.path, shard: $0.header.shard) })
    for journal in journals { try Self.checkEnd(of: journal) }
    header = first.header
    guard let sum = CampaignState.sum(of: journals.map(\.state)) else {
      throw InputError(
        .data, source: first.path, place: "batch.tallies",
        found: "parts whose counters come to more than a number holds",
        expected: "what runs can come to")
    }
    tallies = sum
  }

  /// Each is of the same campaign.
  private static func check(_ journal: JournalContents, with first: JournalContents) throws(InputError) {
    if let difference = journal.header.difference(from: first.header, withShard: false) {
      throw InputError(
        .data, source: journal.path, place: difference.place, found: difference.found,
        expected: "\(difference.expected), as in \(first.path)", advice: "It is a part of another campaign.")
    }
    guard journal.header.margin == nil else {
      throw InputError(
        .data, source: journal.path, place: "--until-resolved", found: "a campaign that looks at its runs",
        expected: "a part of one that has all runs", advice: "The same command shows its answer again.")
    }
    guard journal.leftOut.isEmpty else {
      throw InputError(
        .data, source: journal.path, place: "strategies",
        found: "\(journal.leftOut.joined(separator: ", ")), which ended its process",
        expected: "strategies that do not",
        advice: "Run every part without it.")
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
