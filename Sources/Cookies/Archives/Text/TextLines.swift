/// The lines of a text archive, without their ends; LF and CRLF both end a line.
struct TextLines: Sequence, IteratorProtocol {
  private let bytes: [UInt8]
  private var start = 0
  /// The number of the line that was read last, from 1.
  private(set) var number = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  mutating func next() -> ArraySlice<UInt8>? {
    guard start < bytes.count else { return nil }
    let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
    var line = bytes[start..<end]
    if line.last == UInt8(ascii: "\r") { line.removeLast() }
    start = end + 1
    number += 1
    return line
  }

  /// Reads the first line, which names the kind of archive by one of `titles`.
  mutating func readTitle(_ titles: [StaticString], expected: String) throws(ArchiveError) {
    guard !bytes.isEmpty else { throw .empty }
    let line = next() ?? []
    let isKnown = titles.contains { title in
      title.withUTF8Buffer { line.starts(with: $0) }
    }
    guard isKnown else { throw .notThisFormat(expected: expected) }
  }
}

extension [UInt8] {
  mutating func append(_ text: StaticString) {
    text.withUTF8Buffer { append(contentsOf: $0) }
  }

  mutating func append(decimal number: Int64) { append(contentsOf: String(number).utf8) }
}
