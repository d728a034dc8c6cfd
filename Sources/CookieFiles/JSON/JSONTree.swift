/// A JSON document as it stands, for captures of others: members in order, with repeated keys; half a surrogate pair is
/// U+FFFD; a document that was cut off has what stands in front of the cut.
package indirect enum JSONTree: Hashable, Sendable {
  case null
  case boolean(Bool)
  /// As it is written.
  case number(String)
  case string(String)
  case array([JSONTree])
  case object([Member])

  package struct Member: Hashable, Sendable {
    package var key: String
    package var value: JSONTree
  }

  /// The value of the last member of this name, as most readers have it.
  package subscript(key: String) -> JSONTree? {
    guard case .object(let members) = self else { return nil }
    return members.last { $0.key == key }?.value
  }

  package var text: String? { if case .string(let text) = self { text } else { nil } }

  package var elements: [JSONTree] { if case .array(let elements) = self { elements } else { [] } }

  /// - Returns: what could be read, and the offset at which it ends too early or is no JSON; nil if it is whole.
  package static func parse(_ bytes: [UInt8]) -> (tree: JSONTree?, brokenAt: Int?) {
    var parser = JSONTreeParser(bytes: bytes)
    let tree = parser.document()
    return (tree, parser.brokenAt)
  }
}

private struct JSONTreeParser {
  private static let mostDepth = 200
  let bytes: [UInt8]
  private var place = 0
  /// Set once, at the first byte that cannot be read; all open values end there.
  private(set) var brokenAt: Int?

  init(bytes: [UInt8]) {
    self.bytes = bytes
    // A byte order mark.
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { place = 3 }
  }

  mutating func document() -> JSONTree? {
    let tree = value(0)
    skipBlanks()
    if place < bytes.count { fail() }
    return tree
  }

  private mutating func fail() { brokenAt = brokenAt ?? place }

  private var next: UInt8? { brokenAt == nil && place < bytes.count ? bytes[place] : nil }

  private mutating func skipBlanks() {
    while let byte = next, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { place += 1 }
  }

  private mutating func value(_ depth: Int) -> JSONTree? {
    skipBlanks()
    guard let byte = next, depth < Self.mostDepth else {
      fail()
      return nil
    }
    switch byte {
    case UInt8(ascii: "{"): return object(depth)
    case UInt8(ascii: "["): return array(depth)
    case UInt8(ascii: "\""): return string().map { .string($0) }
    case UInt8(ascii: "t"): return word("true", .boolean(true))
    case UInt8(ascii: "f"): return word("false", .boolean(false))
    case UInt8(ascii: "n"): return word("null", .null)
    default: return number()
    }
  }

  private mutating func word(_ word: StaticString, _ value: JSONTree) -> JSONTree? {
    guard word.withUTF8Buffer({ bytes[place...].starts(with: $0) }) else {
      fail()
      return nil
    }
    place += word.utf8CodeUnitCount
    return value
  }

  private mutating func number() -> JSONTree? {
    let start = place
    let digits = Set("+-.eE0123456789".utf8)
    while let byte = next, digits.contains(byte) { place += 1 }
    let text = String(decoding: bytes[start..<place], as: UTF8.self)
    guard place > start, Double(text) != nil else {
      fail()
      return nil
    }
    return .number(text)
  }

  private mutating func array(_ depth: Int) -> JSONTree? {
    place += 1
    var elements: [JSONTree] = []
    skipBlanks()
    if next == UInt8(ascii: "]") {
      place += 1
      return .array([])
    }
    while let element = value(depth + 1) {
      elements.append(element)
      skipBlanks()
      guard ends(UInt8(ascii: "]")) == false else { break }
    }
    return .array(elements)
  }

  private mutating func object(_ depth: Int) -> JSONTree? {
    place += 1
    var members: [JSONTree.Member] = []
    skipBlanks()
    if next == UInt8(ascii: "}") {
      place += 1
      return .object([])
    }
    repeat {
      skipBlanks()
      guard next == UInt8(ascii: "\""), let key = string() else {
        fail()
        break
      }
      skipBlanks()
      guard next == UInt8(ascii: ":") else {
        fail()
        break
      }
      place += 1
      guard let value = value(depth + 1) else { break }
      members.append(JSONTree.Member(key: key, value: value))
      skipBlanks()
    } while ends(UInt8(ascii: "}")) == false
    return .object(members)
  }

  /// True behind the end of a container, false behind a comma; otherwise it is broken, which ends it as well.
  private mutating func ends(_ close: UInt8) -> Bool {
    guard let byte = next, byte == close || byte == UInt8(ascii: ",") else {
      fail()
      return true
    }
    place += 1
    return byte == close
  }

  /// Nil if it does not end.
  private mutating func string() -> String? {
    place += 1
    var units: [UInt8] = []
    while let byte = next {
      place += 1
      switch byte {
      case UInt8(ascii: "\""): return String(decoding: units, as: UTF8.self)
      case UInt8(ascii: "\\"):
        guard let scalar = escape() else {
          fail()
          return nil
        }
        units += Array(String(scalar).utf8)
      default: units.append(byte)
      }
    }
    fail()
    return nil
  }

  private mutating func escape() -> Unicode.Scalar? {
    guard let byte = next else { return nil }
    place += 1
    switch byte {
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "u"): return unicodeEscape()
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(byte)
    default: return nil
    }
  }

  private mutating func unicodeEscape() -> Unicode.Scalar? {
    guard let first = hexadecimal() else { return nil }
    guard (0xD800..<0xE000).contains(first) else { return Unicode.Scalar(first) }
    let behind = place
    if first < 0xDC00, bytes[place...].starts(with: Array("\\u".utf8)) {
      place += 2
      if let second = hexadecimal(), (0xDC00..<0xE000).contains(second) {
        return Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
      }
      place = behind
    }
    return "\u{FFFD}"
  }

  private mutating func hexadecimal() -> UInt32? {
    guard place + 4 <= bytes.count else { return nil }
    let digits = bytes[place..<place + 4]
    guard digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }) else { return nil }
    place += 4
    return UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
  }
}
