import Foundation

/// One line of a journal: a JSON object whose last key is the checksum of what stands before it and of the line above.
///
/// FNV-1a, 64 bits: against torn writes and lines that were lost, moved or doubled, not against adversaries.
package struct JournalLine {
  /// What the first line begins with.
  package static let start = Array("{\"schema\":\"".utf8)
  private static let checkStart = Array(",\"check\":\"".utf8)
  private static let checkEnd = Array("\"}".utf8)
  private static let digits = 16

  package enum Place {
    /// The first line of a journal of this kind, such as "twinjar.journal/1".
    case first(schema: String)
    /// Below the line with this checksum.
    case after(UInt64)
  }

  /// With the line's end.
  package var bytes: [UInt8]
  package var check: UInt64

  /// - Parameters:
  ///   - content: becomes an object.
  ///   - place: the first line begins with its schema, a later one follows on the checksum of the line above.
  /// - Throws: what an encoder throws.
  package init(_ content: some Encodable, _ place: Place) throws {
    var text = Array(try CanonicalJSON.line(content).utf8)
    var previous: UInt64 = 0
    switch place {
    case .first(let schema): text.replaceSubrange(0..<1, with: Self.start + Array("\(schema)\",".utf8))
    case .after(let check): previous = check
    }
    text.removeLast()
    check = Self.check(of: text[...], after: previous)
    bytes = text + Self.checkStart + Array(hexadecimal(check).utf8) + Self.checkEnd + [UInt8(ascii: "\n")]
  }

  private static func check(of text: ArraySlice<UInt8>, after previous: UInt64) -> UInt64 {
    var hash = FNV1a()
    hash.combine(previous)
    for byte in text { hash.combine(byte: byte) }
    return hash.value
  }

  /// A line's object and its checksum; nil if the two do not fit.
  ///
  /// - Parameters:
  ///   - line: without its end.
  ///   - previous: the checksum of the line above; 0 for the first.
  package static func content(of line: [UInt8], after previous: UInt64) -> (object: [UInt8], check: UInt64)? {
    let length = line.count - checkStart.count - digits - checkEnd.count
    guard length > 0 else { return nil }
    let check = check(of: line[..<length], after: previous)
    guard line[length...].elementsEqual(checkStart + Array(hexadecimal(check).utf8) + checkEnd) else { return nil }
    return (Array(line[..<length]) + [UInt8(ascii: "}")], check)
  }
}
