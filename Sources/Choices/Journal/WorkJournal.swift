/// Keeps what is finished of a kind of work, and goes on from there after whatever ended it.
///
/// An entry is finished as a whole. What has one is taken in the order in which it was kept, so that the same entries lead to
/// the same state.
package final class WorkJournal<Details: Codable & Sendable, Entry: Codable> {
  package var path: String { log.path }
  /// What the work was begun with.
  package let header: WorkHeader<Details>
  private let log: JournalLog
  private var pending: [Entry] = []
  private var pace = JournalPace()
  /// About as many entries as a line holds.
  private var mostPending = 1

  private struct Line: Codable {
    var entries: [Entry]
  }

  /// Opens the journal of some work in a directory, or begins it.
  ///
  /// - Parameters:
  ///   - begin: called with the first line that is there, before any entry is taken.
  ///   - take: called for each entry that is there, with its line for messages.
  /// - Throws: if it is of other work or damaged (65); if it cannot be read or written, or another process has it (66).
  package init(
    in directory: String, for wanted: WorkHeader<Details>, schema: String,
    begin: (WorkHeader<Details>) throws(InputError) -> Void = { _ in },
    take: (Entry, WorkPlace) throws(InputError) -> Void
  ) throws(InputError) {
    log = try JournalLog(opening: "\(directory)/\(JournalLog.fileName(of: wanted.shard))", schema: schema)
    var reader = log.reader()
    let path = log.path
    let old = try Self.read(
      &reader,
      check: { (header) throws(InputError) in
        try Self.check(header, for: wanted, path: path)
        try begin(header)
      }, take: take)
    header = old ?? wanted
    if old == nil { try log.begin(wanted) } else { try log.go(onFrom: reader) }
  }

  private static func check(
    _ header: WorkHeader<Details>, for wanted: WorkHeader<Details>, path: String
  ) throws(InputError) {
    guard let difference = header.difference(from: wanted, withShard: true) else { return }
    throw InputError(
      .data, source: path, place: difference.place, found: difference.found,
      expected: "\(difference.expected), as in this command",
      advice:
        "It is the journal of another campaign. The command that began it goes on with it; this one needs another "
        + "directory.")
  }

  /// - Returns: nil if nothing has begun.
  private static func read(
    _ reader: inout JournalReader, check: (WorkHeader<Details>) throws(InputError) -> Void,
    take: (Entry, WorkPlace) throws(InputError) -> Void
  ) throws(InputError) -> WorkHeader<Details>? {
    guard let header = try reader.header(WorkHeader<Details>.self) else { return nil }
    try header.checkIsPossible(in: reader)
    try check(header)
    while let line = try reader.next() {
      let place = WorkPlace(path: reader.path, line: line.number)
      for entry in try reader.decode(Line.self, line).entries { try take(entry, place) }
    }
    return header
  }

  /// Reads a journal that nobody goes on with.
  ///
  /// - Parameter begin: called with the first line, before any entry is taken.
  @discardableResult
  package static func read(
    _ path: String, schema: String, begin: (WorkHeader<Details>) throws(InputError) -> Void,
    take: (Entry, WorkPlace) throws(InputError) -> Void
  ) throws(InputError) -> WorkHeader<Details> {
    try JournalLog.reading(path, schema: schema) { (reader) throws(InputError) in
      try read(&reader, check: begin, take: take)
    }
  }

  /// Keeps what is finished: on the disk some time later, at the latest when ``flush()`` is called.
  package func keep(_ entry: Entry) throws(InputError) {
    pending.append(entry)
    if pace.isDue || pending.count >= mostPending { try flush() }
  }

  /// Puts all that was kept on the disk.
  package func flush() throws(InputError) {
    guard !pending.isEmpty else { return }
    try append(pending[...])
    pending = []
    pace.wrote()
  }

  /// What is kept in a minute may be more than a line holds.
  private func append(_ entries: ArraySlice<Entry>) throws(InputError) {
    let size = try log.append(
      Line(entries: Array(entries)), unlessLongerThan: entries.count > 1 ? Self.longestLine : .max)
    mostPending = max(1, entries.count * Self.longestLine / max(1, size) / 2)
    guard size > Self.longestLine, entries.count > 1 else { return }
    let middle = entries.startIndex + entries.count / 2
    try append(entries[..<middle])
    try append(entries[middle...])
  }

  /// In bytes. Far less than what a reader takes (``JournalFile``), and what a process can lose or hold without notice.
  private static var longestLine: Int { 4 << 20 }
}

/// Where an entry stands.
package struct WorkPlace {
  package var path: String
  package var line: Int

  /// What stands there cannot be what was kept.
  package func damage(_ found: String, expected: String) -> InputError {
    InputError(.data, source: path, place: "line \(line)", found: found, expected: expected)
  }
}
