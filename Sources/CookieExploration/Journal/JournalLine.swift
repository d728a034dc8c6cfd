import Choices
import Foundation

/// One line of a journal: a JSON object whose last key is the checksum of what stands before it and of the line above.
///
/// FNV-1a, 64 bits: against torn writes and lines that were lost, moved or doubled, not against adversaries.
struct JournalLine {
  static let schema = "twinjar.journal/1"
  /// What the first line begins with.
  static let start = Array("{\"schema\":\"".utf8)
  private static let checkStart = Array(",\"check\":\"".utf8)
  private static let checkEnd = Array("\"}".utf8)
  private static let digits = 16

  /// With the line's end.
  var bytes: [UInt8]
  var check: UInt64

  /// - Parameters:
  ///   - content: becomes an object.
  ///   - previous: the checksum of the line above; nil for the first line, which begins with the schema.
  /// - Throws: what an encoder throws.
  init(_ content: some Encodable, after previous: UInt64?) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    var text = Array(try encoder.encode(content))
    if previous == nil { text.replaceSubrange(0..<1, with: Self.start + Array("\(Self.schema)\",".utf8)) }
    text.removeLast()
    check = Self.check(of: text[...], after: previous ?? 0)
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
  static func content(of line: [UInt8], after previous: UInt64) -> (object: [UInt8], check: UInt64)? {
    let length = line.count - checkStart.count - digits - checkEnd.count
    guard length > 0 else { return nil }
    let check = check(of: line[..<length], after: previous)
    guard line[length...].elementsEqual(checkStart + Array(hexadecimal(check).utf8) + checkEnd) else { return nil }
    return (Array(line[..<length]) + [UInt8(ascii: "}")], check)
  }
}
