import Choices

/// A JSON5 parser (json5.org, version 1.0.0) that says where a document is wrong.
///
/// Foundation's decoder reads JSON5 too, but on Linux it names no position, and it drops a repeated key in silence.
struct JSON5Parser {
  private let bytes: [UInt8]
  private let source: String
  private var position = 0
  private var depth = 0
  /// Where the keys and the elements of lists begin that somebody asks for.
  private(set) var places: DocumentPlaces
  /// Keys that stand in their object a second time; of such a key the first value counts.
  private(set) var repeated = RepeatedKeys()
  /// What is being read, if anybody asks for it. Of a key that is there again nobody asks for the value.
  private var part: DocumentPlaces.Part? = DocumentPlaces.whole
  /// The path of what is being read.
  private var path = DocumentPath()

  /// Deeper than any scenario; what is deeper is refused instead of exhausting the stack.
  private static let deepestNesting = 64

  /// - Parameter paths: what is to be placed.
  init(_ bytes: [UInt8], source: String, placing paths: [DocumentPath] = []) {
    self.bytes = bytes
    self.source = source
    places = DocumentPlaces(of: paths)
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
  }

  mutating func document() throws(InputError) -> JSONValue {
    try checkEncoding()
    try skipSpace()
    places.note(position, of: part)
    let value = try value()
    try skipSpace()
    guard position == bytes.count else { throw mistake(expected: "the end of the document") }
    return value
  }

  // MARK: - Mistakes

  private func mistake(expected: String, at place: Int? = nil) -> InputError {
    let place = place ?? position
    var mistake = InputError(.data, source: source, found: found(at: place), expected: expected)
    mistake.position = TextLines.positions(of: [place], in: bytes)[0]
    return mistake
  }

  /// Other bytes, which no editor shows, would be read as something else than whoever wrote them meant, or not at all.
  private func checkEncoding() throws(InputError) {
    guard String(validating: bytes, as: UTF8.self) == nil else { return }
    var (parser, rest, place) = (Unicode.UTF8.ForwardParser(), bytes.makeIterator(), 0)
    while case .valid(let scalar) = parser.parseScalar(from: &rest) { place += scalar.count }
    var mistake = mistake(expected: "text in UTF-8", at: place)
    mistake.found = "the byte 0x\(String(bytes[place], radix: 16, uppercase: true))"
    throw mistake
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
      case 0xE1...0xE3 where skipSpaceSeparator(): break
      default: return
      }
    }
  }

  /// The spaces of Unicode's category Zs that are neither ASCII nor U+00A0: U+1680, U+2000 to U+200A, U+202F, U+205F, U+3000.
  private mutating func skipSpaceSeparator() -> Bool {
    guard position + 3 <= bytes.count else { return false }
    switch (bytes[position], bytes[position + 1], bytes[position + 2]) {
    case (0xE1, 0x9A, 0x80), (0xE2, 0x80, 0x80...0x8A), (0xE2, 0x80, 0xAF), (0xE2, 0x81, 0x9F), (0xE3, 0x80, 0x80):
      position += 3
      return true
    default: return false
    }
  }

  private mutating func skipComment() throws(InputError) {
    let start = position
    if skip("//") {
      while !isAtEndOfLine { position += 1 }
    } else if skip("/*") {
      while !skip("*/") {
        guard position < bytes.count else { throw mistake(expected: "a comment that ends", at: start) }
        position += 1
      }
    } else {
      throw mistake(expected: "a value")
    }
  }

  /// True at the end of the document as well. The separators of Unicode end a line for JSON5, though hardly an editor counts them.
  private var isAtEndOfLine: Bool {
    switch next {
    case nil, UInt8(ascii: "\n"), UInt8(ascii: "\r"): true
    case 0xE2: ["\u{2028}", "\u{2029}"].contains { bytes[position...].starts(with: $0.utf8) }
    default: false
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
      guard let number = JSON5Words.number(text) else { throw mistake(expected: "a value", at: start) }
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

  // MARK: - Lists and objects

  private mutating func array() throws(InputError) -> JSONValue {
    position += 1
    var values: [JSONValue] = []
    let outer = part
    defer { part = outer }
    while try !closes(with: UInt8(ascii: "]")) {
      let component = DocumentPath.Component.index(values.count)
      part = places.part(component, of: outer)
      places.note(position, of: part)
      path.components.append(component)
      defer { path.components.removeLast() }
      values.append(try value())
      try endOfElement(before: UInt8(ascii: "]"))
    }
    return .array(values)
  }

  private mutating func object() throws(InputError) -> JSONValue {
    position += 1
    var fields: [String: JSONValue] = [:]
    let outer = part
    defer { part = outer }
    while try !closes(with: UInt8(ascii: "}")) {
      let start = position
      let key = try key()
      let isRepeat = fields[key] != nil
      part = isRepeat ? nil : places.part(.key(key), of: outer)
      places.note(start, of: part)
      path.components.append(.key(key))
      defer { path.components.removeLast() }
      if isRepeat { repeated.add(path, at: start) }
      let value = try value(of: key)
      if !isRepeat { fields[key] = value }
      try endOfElement(before: UInt8(ascii: "}"))
    }
    return .object(fields)
  }

  private mutating func value(of key: String) throws(InputError) -> JSONValue {
    try skipSpace()
    guard next == UInt8(ascii: ":") else { throw mistake(expected: "\":\" after the key \"\(key)\"") }
    position += 1
    try skipSpace()
    return try value()
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
    var name = String.UnicodeScalarView()
    while let scalar = try identifierScalar(isFirst: name.isEmpty) { name.append(scalar) }
    guard !name.isEmpty else { throw mistake(expected: "a key", at: start) }
    return String(name)
  }

  /// The next character of an identifier; nil if it goes on with none. One beyond the basic plane counts too, though not escaped,
  /// as json5.org's own reader has it.
  private mutating func identifierScalar(isFirst: Bool) throws(InputError) -> Unicode.Scalar? {
    let isFitting = isFirst ? JSON5Words.beginsIdentifier : JSON5Words.isInIdentifier
    let start = position
    guard next == UInt8(ascii: "\\") else {
      // No character has more bytes; of a second one that is cut off nothing is looked at.
      let character = String(decoding: bytes[position...].prefix(4), as: UTF8.self).unicodeScalars.first
      guard let character, isFitting(character) else { return nil }
      position += character.utf8.count
      return character
    }
    guard skip("\\u") else { throw mistake(expected: "\\u and 4 hexadecimal digits", at: start) }
    let unit = try codeUnit(digits: 4, from: start)
    guard let character = Unicode.Scalar(unit), isFitting(character) else {
      throw mistake(expected: "an escaped character of a key", at: start)
    }
    return character
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
    return String(decoding: text, as: UTF8.self)
  }

  private mutating func appendEscape(to text: inout [UInt8]) throws(InputError) {
    let start = position
    position += 1
    // As any end of a line.
    if skip("\u{2028}") || skip("\u{2029}") { return }
    guard let byte = next else { throw mistake(expected: "an escape", at: start) }
    position += 1
    switch byte {
    case UInt8(ascii: "b"): text.append(0x08)
    case UInt8(ascii: "f"): text.append(0x0C)
    case UInt8(ascii: "n"): text.append(0x0A)
    case UInt8(ascii: "r"): text.append(0x0D)
    case UInt8(ascii: "t"): text.append(0x09)
    case UInt8(ascii: "v"): text.append(0x0B)
    case UInt8(ascii: "0") where next.map(JSON5Words.isDigit) != true: text.append(0)
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
