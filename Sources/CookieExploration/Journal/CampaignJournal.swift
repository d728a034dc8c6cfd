import Choices

/// Keeps what a campaign, or a part of it, has finished in a file, and goes on from there after whatever ended it.
///
/// Batches are appended, each as a line with a checksum, and are on the disk before the next one is written. A process
/// that is killed leaves a torn last line at most, which the next one cuts off; its runs are run again. Only one process
/// at a time has the file.
public final class CampaignJournal {
  public var path: String { log.path }
  /// What is finished and on the disk.
  public private(set) var state: CampaignState
  private let log: JournalLog

  /// Opens the journal of a campaign in a directory, or begins it.
  ///
  /// - Parameters:
  ///   - header: what the campaign is. Its strategies are without those that failed.
  ///   - failed: strategies that ended the process which ran them before; a journal that has them goes on without them.
  /// - Throws: if it is another campaign's or damaged (65); if it cannot be read or written, or another process has it (66);
  ///   if the campaign has more than a journal takes (64).
  public init(in directory: String, for header: JournalHeader, failed: Set<String> = []) throws(InputError) {
    if let mistake = header.mistake {
      throw InputError(
        .usage, source: "--output", place: mistake.place, found: mistake.found, expected: mistake.expected)
    }
    log = try JournalLog(
      opening: "\(directory)/\(JournalLog.fileName(of: header.shard))", schema: JournalContents.schema)
    var reader = log.reader()
    if let contents = try JournalContents.read(&reader) {
      let leftOut = try Self.strategiesToLeaveOut(of: contents, for: header, failed: failed)
      state = contents.state
      try log.go(onFrom: reader)
      if !leftOut.isEmpty { try leaveOut(leftOut, of: contents) }
    } else {
      state = JournalContents(path: log.path, header: header).state
      try log.begin(header)
    }
  }

  // MARK: - Whose it is

  /// The strategies that are still in the journal and ended their process since.
  private static func strategiesToLeaveOut(
    of contents: JournalContents, for header: JournalHeader, failed: Set<String>
  ) throws(InputError) -> Set<String> {
    let leftOut = Set(contents.strategies.filter { failed.contains($0) })
    var there = contents.header
    there.strategies = contents.strategies.filter { !leftOut.contains($0) }
    guard let difference = there.difference(from: header, withShard: true) else { return leftOut }
    let ended = contents.leftOut.isEmpty ? "" : " \(contents.leftOut.joined(separator: ", ")) ended its process in it."
    throw InputError(
      .data, source: contents.path, place: difference.place, found: difference.found,
      expected: "\(difference.expected), as in this command",
      advice:
        "It is the journal of another campaign.\(ended) The command that began it goes on with it; this one needs "
        + "another directory.")
  }

  private func leaveOut(_ names: Set<String>, of contents: JournalContents) throws(InputError) {
    let places = Set(contents.strategies.indices.filter { names.contains(contents.strategies[$0]) })
    try log.append(JournalContents.Entry(leftOut: names.sorted()))
    state.leaveOut(places)
  }

  // MARK: - Keeping

  /// Appends what was finished. When it returns, it is on the disk.
  ///
  /// - Throws: if it cannot be written, as on a full disk; the journal is as it was before then.
  public func keep(_ batch: CampaignBatch) throws(InputError) {
    try log.append(JournalContents.Entry(batch: JournalContents.Batch(batch)))
    state.add(batch)
  }
}

// MARK: - Reading alone

extension JournalContents {
  /// Reads a journal that nobody goes on with.
  ///
  /// - Throws: if it is damaged or no journal (65), or cannot be read (66).
  public init(reading path: String) throws(InputError) {
    self = try JournalLog.reading(path, schema: Self.schema) { (reader) throws(InputError) in try Self.read(&reader) }
  }
}
