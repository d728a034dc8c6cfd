import Foundation
import SystemSupport

/// The lines of a journal, read from its beginning in pieces, so that its size does not matter.
package struct JournalFile {
  package struct Line {
    /// Without its end.
    package var bytes: [UInt8]
    /// False for the last line of a file that ends in the midst of it.
    package var hasEnd: Bool
    /// Where the line begins, in bytes.
    package var start: Int
    /// Where the next one does.
    package var end: Int { start + bytes.count + (hasEnd ? 1 : 0) }
  }

  private static let pieceSize = 1 << 18
  /// More than a campaign's line has: thousands of strategies in one scenario, or all tapes of a round of long runs.
  static let longestLine = 1 << 30
  private let descriptor: Int32
  private let path: String
  private var buffer: [UInt8] = []
  /// How much of the buffer was handed out.
  private var used = 0
  private var position = 0
  private var isAtEnd = false

  package init(_ descriptor: Int32, path: String) {
    self.descriptor = descriptor
    self.path = path
  }

  /// The next line; nil at the end of the file.
  package mutating func next() throws(InputError) -> Line? {
    var searched = used
    while true {
      if let end = buffer[searched...].firstIndex(of: UInt8(ascii: "\n")) {
        defer { used = end + 1 }
        return line(upTo: end, hasEnd: true)
      }
      searched = buffer.count - used
      guard !isAtEnd else { break }
      guard searched <= Self.longestLine else {
        throw InputError(
          .data, source: path, found: "a line of more than \(Self.longestLine >> 20) MiB",
          expected: "a campaign's journal")
      }
      try readPiece()
    }
    guard used < buffer.count else { return nil }
    defer { used = buffer.count }
    return line(upTo: buffer.count, hasEnd: false)
  }

  private mutating func line(upTo end: Int, hasEnd: Bool) -> Line {
    let line = Line(bytes: Array(buffer[used..<end]), hasEnd: hasEnd, start: position)
    position = line.end
    return line
  }

  /// Puts what is left of the buffer at its beginning, and one more piece of the file behind it.
  private mutating func readPiece() throws(InputError) {
    buffer.removeFirst(used)
    used = 0
    var piece = [UInt8](repeating: 0, count: Self.pieceSize)
    while true {
      let count = piece.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else {
        throw InputError(
          .noInput, source: path, found: SystemFailure("read it").description, expected: "a campaign's journal")
      }
      isAtEnd = count == 0
      buffer += piece[..<count]
      return
    }
  }

  /// Whether anything follows the lines that were handed out.
  package mutating func hasMore() throws(InputError) -> Bool {
    if used == buffer.count, !isAtEnd { try readPiece() }
    return used < buffer.count
  }
}
