/// The bytes of all header fields of one run, back to back; a message in flight holds ranges of it.
///
/// Header text is built here and parsed from here, so that messages cost no allocation of their own.
struct HeaderArena {
  var bytes: [UInt8] = []
  /// Fields of answers beyond the session's two, those of one answer in a row.
  var fields: [HeaderRange] = []
  /// The `Cookie` field of each request that was sent, by the place of its record: a redirect changes its request's.
  var sent: [(record: Int32, field: HeaderRange)] = []
  /// When the app had asked for a request of native code that left later.
  var asked: [(request: Int32, time: Int64)] = []

  /// From where they are: an array that is handed over counts a reference.
  mutating func append(_ text: [UInt8]) { text.withUnsafeBufferPointer { bytes.append(contentsOf: $0) } }

  mutating func removeAll() {
    bytes.removeAll(keepingCapacity: true)
    if !fields.isEmpty { fields.removeAll(keepingCapacity: true) }
    sent.removeAll(keepingCapacity: true)
    if !asked.isEmpty { asked.removeAll(keepingCapacity: true) }
  }
}

/// A stretch of one of the arrays of ``HeaderArena``.
struct HeaderRange {
  var start: Int32 = 0
  var end: Int32 = 0

  var isEmpty: Bool { start == end }
  var indices: Range<Int> { Int(start)..<Int(end) }
}
