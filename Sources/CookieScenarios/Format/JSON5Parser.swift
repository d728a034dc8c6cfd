import Choices

/// A JSON5 parser (json5.org, version 1.0.0) that says where a document is wrong.
///
/// Foundation's decoder reads JSON5 too, but on Linux it names no position, and it drops a repeated key in silence.
struct JSON5Parser {
  private let bytes: [UInt8]
  private let source: String
  private var position = 0
  private var depth = 0
  /// Where each key and each element of a list begins, in bytes, by its ``DocumentPath``; that of the
  /// document is empty.
  private(set) var places: [String: Int] = [:]
  /// The key path of what is being read.
  private var path = ""

  /// Deeper than any scenario; what is deeper is refused instead of exhausting the stack.
  private static let deepestNesting = 64

  init(_ bytes: [UInt8], source: String) {
    self.bytes = bytes
    self.source = source
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
  }

  mutating func document() throws(InputError) -> JSONValue {
    try skipSpace()
    enter("", at: position)
    let value = try value()
    try skipSpace()
    guard position == bytes.count else { throw mistake(expected: "the end of the document") }
    return value
  }

  // MARK: - Mistakes

  private func mistake(expected: String, at place: Int? = nil) -> InputError {
    let place = place ?? position
    var mistake = InputError(.data, source: source, found: found(at: place), expected: expected)
    mistake.position = textPosition(of: place)
    return mistake
  }

  /// The line and column of a byte.
  func textPosition(of place: Int) -> TextPosition {
    let before = bytes[..<min(place, bytes.count)]
    let line = before.reduce(1) { $0 + ($1 == UInt8(ascii: "\n") ? 1 : 0) }
    let start = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    return TextPosition(line: line, column: before.count - start + 1)
  }

  private func found(at place: Int) -> String {
    guard place < bytes.count else { return "the end of the document" }
    let rest = bytes[place...].prefix(24).prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
    return rest.isEmpty ? "the end of the line" : "\"\(String(decoding: rest, as: UTF8.self))\""
  }

  // MARK: - Space and comments

  private var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  private mutating func skip(_ text: StaticString) -> Bool {
    let wanted = UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
    guard bytes[position...].starts(with: wanted) else { return false }
    position += wanted.count
    return true
  }

  private mutating func skipSpace() throws(InputError) {
    while let byte = next {
      switch byte {
      case 0x09, 0x0A, 0x0B, 0x0C, 0x0D, 0x20: position += 1
      case UInt8(ascii: "/"): try skipComment()
      case 0xC2 where skip("\u{A0}"), 0xE2 where skip("\u{2028}") || skip("\u{2029}"): break
      case 0xEF where skip("\u{FEFF}"): break
      default: return
      }
    }
  }

  private mutating func skipComment() throws(InputError) {
    let start = position
    if skip("//") {
      while let byte = next, byte != UInt8(ascii: "\n"), byte != UInt8(ascii: "\r") { position += 1 }
    } else if skip("/*") {
      while !skip("*/") {
        guard position < bytes.count else { throw mistake(expected: "a comment that ends", at: start) }
        position += 1
      }
    } else {
      throw mistake(expected: "a value")
    }
  }

  // MARK: - Values

  private mutating func value() throws(InputError) -> JSONValue {
    guard depth < Self.deepestNesting else {
      throw mistake(expected: "at most \(Self.deepestNesting) lists and objects in each other")
    }
    depth += 1
    defer { depth -= 1 }
    switch next {
    case UInt8(ascii: "{"): return try object()
    case UInt8(ascii: "["): return try array()
    case UInt8(ascii: "\""), UInt8(ascii: "'"): return .string(try string())
    default: return try word()
    }
  }

  /// A literal or a number: everything up to the next space or punctuation.
  private mutating func word() throws(InputError) -> JSONValue {
    let start = position
    while let byte = next, Self.isWordByte(byte) { position += 1 }
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    switch text {
    case "null": return .null
    case "true": return .bool(true)
    case "false": return .bool(false)
    default:
      guard let number = Self.number(text) else { throw mistake(expected: "a value", at: start) }
      return .number(number)
    }
  }

  private static func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."),
      UInt8(ascii: "_"), UInt8(ascii: "$"):
      true
    default: false
    }
  }

  /// A number as JSON5 writes it. One too large for a double is infinite, and so out of every range.
  private static func number(_ text: String) -> Double? {
    var digits = Substring(text)
    var sign = 1.0
    if let first = digits.first, first == "+" || first == "-" {
      sign = first == "-" ? -1 : 1
      digits = digits.dropFirst()
    }
    if digits == "Infinity" { return sign * .infinity }
    if digits == "NaN" { return .nan }
    if digits.hasPrefix("0x") || digits.hasPrefix("0X") {
      return UInt64(digits.dropFirst(2), radix: 16).map { sign * Double($0) }
    }
    guard isDecimal(digits) else { return nil }
    if digits.hasPrefix(".") { digits = "0" + digits }
    return Double(digits).map { sign * $0 }
  }

  /// Digits, with at most one point and an exponent; no second digit after a leading zero.
  private static func isDecimal(_ text: Substring) -> Bool {
    let parts = text.split(maxSplits: 1, omittingEmptySubsequences: false) { $0 == "e" || $0 == "E" }
    let mantissa = parts[0].split(separator: ".", omittingEmptySubsequences: false)
    guard mantissa.count <= 2, mantissa.contains(where: { !$0.isEmpty }),
      mantissa.allSatisfy({ $0.utf8.allSatisfy(isDigit) }), mantissa[0].count == 1 || !mantissa[0].hasPrefix("0")
    else { return false }
    guard parts.count == 2 else { return true }
    let exponent = parts[1].drop { $0 == "+" || $0 == "-" }
    return !exponent.isEmpty && parts[1].count - exponent.count <= 1 && exponent.utf8.allSatisfy(isDigit)
  }

  private static func isDigit(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") }

  // MARK: - Lists and objects

  /// No scenario has as many parts, or a key path as long; what has needs no more memory than its tree.
  private static let mostPlaces = 100_000
  private static let longestPath = 300

  private mutating func enter(_ path: @autoclosure () -> String, at place: Int) {
    guard places.count < Self.mostPlaces, self.path.utf8.count < Self.longestPath else { return }
    self.path = path()
    places[self.path] = place
  }

  private mutating func array() throws(InputError) -> JSONValue {
    position += 1
    var values: [JSONValue] = []
    let outer = path
    defer { path = outer }
    while try !closes(with: UInt8(ascii: "]")) {
      enter("\(outer)[\(values.count)]", at: position)
      values.append(try value())
      try endOfElement(before: UInt8(ascii: "]"))
    }
    return .array(values)
  }

  private mutating func object() throws(InputError) -> JSONValue {
    position += 1
    var fields: [String: JSONValue] = [:]
    let outer = path
    defer { path = outer }
    while try !closes(with: UInt8(ascii: "}")) {
      let start = position
      let key = try key()
      enter(DocumentPath.text(of: key, in: outer), at: start)
      try skipSpace()
      guard next == UInt8(ascii: ":") else { throw mistake(expected: "\":\" after the key \"\(key)\"") }
      position += 1
      try skipSpace()
      let value = try value()
      guard fields.updateValue(value, forKey: key) == nil else {
        throw mistake(expected: "each key once", at: start)
      }
      try endOfElement(before: UInt8(ascii: "}"))
    }
    return .object(fields)
  }

  private mutating func closes(with bracket: UInt8) throws(InputError) -> Bool {
    try skipSpace()
    guard next == bracket else { return false }
    position += 1
    return true
  }

  private mutating func endOfElement(before bracket: UInt8) throws(InputError) {
    try skipSpace()
    if next == UInt8(ascii: ",") {
      position += 1
    } else if next != bracket {
      throw mistake(expected: "\",\" or \"\(Character(Unicode.Scalar(bracket)))\"")
    }
  }

  private mutating func key() throws(InputError) -> String {
    if next == UInt8(ascii: "\"") || next == UInt8(ascii: "'") { return try string() }
    let start = position
    while let byte = next, Self.isWordByte(byte), byte != UInt8(ascii: "+"), byte != UInt8(ascii: "-"),
      byte != UInt8(ascii: ".")
    { position += 1 }
    guard position > start, !Self.isDigit(bytes[start]) else { throw mistake(expected: "a key", at: start) }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  // MARK: - Strings

  private mutating func string() throws(InputError) -> String {
    let start = position
    let quote = bytes[position]
    position += 1
    var text: [UInt8] = []
    while let byte = next, byte != quote {
      switch byte {
      case UInt8(ascii: "\\"): try appendEscape(to: &text)
      case 0x0A, 0x0D: throw mistake(expected: "the end of a string", at: start)
      default:
        text.append(byte)
        position += 1
      }
    }
    guard next == quote else { throw mistake(expected: "a string that ends", at: start) }
    position += 1
    guard let string = String(validating: text, as: UTF8.self) else {
      throw mistake(expected: "a string in UTF-8", at: start)
    }
    return string
  }

  private mutating func appendEscape(to text: inout [UInt8]) throws(InputError) {
    let start = position
    position += 1
    guard let byte = next else { throw mistake(expected: "an escape", at: start) }
    position += 1
    switch byte {
    case UInt8(ascii: "b"): text.append(0x08)
    case UInt8(ascii: "f"): text.append(0x0C)
    case UInt8(ascii: "n"): text.append(0x0A)
    case UInt8(ascii: "r"): text.append(0x0D)
    case UInt8(ascii: "t"): text.append(0x09)
    case UInt8(ascii: "v"): text.append(0x0B)
    case UInt8(ascii: "0") where next.map(Self.isDigit) != true: text.append(0)
    case 0x0A: break
    case 0x0D: _ = skip("\n")
    case UInt8(ascii: "x"): try append(codeUnit(digits: 2, from: start), to: &text, from: start)
    case UInt8(ascii: "u"): try appendUnicode(to: &text, from: start)
    case UInt8(ascii: "0")...UInt8(ascii: "9"): throw mistake(expected: "an escape", at: start)
    default: text.append(byte)
    }
  }

  private mutating func codeUnit(digits: Int, from start: Int) throws(InputError) -> UInt32 {
    let end = position + digits
    guard end <= bytes.count, let unit = UInt32(String(decoding: bytes[position..<end], as: UTF8.self), radix: 16),
      bytes[position] != UInt8(ascii: "+"), bytes[position] != UInt8(ascii: "-")
    else { throw mistake(expected: "\(digits) hexadecimal digits", at: start) }
    position = end
    return unit
  }

  private mutating func appendUnicode(to text: inout [UInt8], from start: Int) throws(InputError) {
    let unit = try codeUnit(digits: 4, from: start)
    guard (0xD800..<0xDC00).contains(unit) else { return try append(unit, to: &text, from: start) }
    guard skip("\\u") else { throw mistake(expected: "the second half of a surrogate pair", at: start) }
    let low = try codeUnit(digits: 4, from: start)
    guard (0xDC00..<0xE000).contains(low) else {
      throw mistake(expected: "the second half of a surrogate pair", at: start)
    }
    try append(0x10000 + (unit - 0xD800) << 10 + (low - 0xDC00), to: &text, from: start)
  }

  private func append(_ value: UInt32, to text: inout [UInt8], from start: Int) throws(InputError) {
    guard let scalar = Unicode.Scalar(value) else { throw mistake(expected: "a Unicode scalar", at: start) }
    text.append(contentsOf: String(Character(scalar)).utf8)
  }
}
