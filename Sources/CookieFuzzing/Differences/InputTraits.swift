import Cookies

/// What is special about the fields of a question: attributes, and bytes and forms that parsers stumble over.
struct InputTraits: OptionSet, Hashable {
  let rawValue: UInt32

  /// What most likely explains a difference comes first: what a smallest input could do without if it did not matter.
  private static let names = [
    "several fields", "NUL", "control", "non-UTF-8", "non-ASCII", "long", "comma", "quote", "tab", "no name",
    "Expires", "Max-Age", "Domain", "Path", "SameSite", "Secure", "HttpOnly", "other attribute", "prefix", "blank",
    "= in value", "empty value",
  ]
  private static let attributes = names[10...16]

  /// The trait of a smallest input that most likely explains what it shows; empty if it has none.
  var foremost: String { Self.names.indices.first { contains(Self($0)) }.map { Self.names[$0] } ?? "" }

  init(rawValue: UInt32) { self.rawValue = rawValue }

  private init(_ place: Int) { rawValue = 1 << UInt32(place) }

  private init(named name: String) { self = Self.names.firstIndex(of: name).map { Self($0) } ?? [] }

  init(_ question: OracleQuestion) {
    self = []
    guard case .exchange(let exchange) = question.subject else {
      for text in question.texts { insertBytes(of: text) }
      return
    }
    for response in exchange.responses {
      if response.fields.count > 1 { insert(Self(named: "several fields")) }
      for field in response.fields { insert(field) }
    }
  }

  private mutating func insert(_ field: [UInt8]) {
    insertBytes(of: field)
    let parts = field.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false).map { Self.split($0) }
    if let pair = parts.first { insertPair(pair) }
    for part in parts.dropFirst() where !part.name.isEmpty {
      let name = String(decoding: part.name, as: UTF8.self).lowercased()
      let known = Self.attributes.first { $0.lowercased() == name }
      insert(Self(named: known ?? "other attribute"))
    }
  }

  private mutating func insertPair(_ pair: (name: ArraySlice<UInt8>, value: ArraySlice<UInt8>?)) {
    let value = pair.value ?? pair.name
    if pair.value == nil || pair.name.isEmpty { insert(Self(named: "no name")) }
    if value.isEmpty { insert(Self(named: "empty value")) }
    if value.contains(UInt8(ascii: "=")) { insert(Self(named: "= in value")) }
    if pair.name.contains(UInt8(ascii: " ")) || value.contains(UInt8(ascii: " ")) { insert(Self(named: "blank")) }
    if pair.name.starts(with: Array("__".utf8)) || value.starts(with: Array("__".utf8)) {
      insert(Self(named: "prefix"))
    }
  }

  private mutating func insertBytes(of text: [UInt8]) {
    for byte in text {
      switch byte {
      case 9: insert(Self(named: "tab"))
      case _ where byte.isControl:
        insert(Self(named: "control"))
        if byte == 0 { insert(Self(named: "NUL")) }
      case UInt8(ascii: "\""): insert(Self(named: "quote"))
      case UInt8(ascii: ","): insert(Self(named: "comma"))
      default: break
      }
    }
    if text.count > 900 { insert(Self(named: "long")) }
    guard text.contains(where: { $0 >= 0x80 }) else { return }
    let isUTF8 = String(decoding: text, as: UTF8.self).utf8.elementsEqual(text)
    insert(Self(named: "non-ASCII"))
    if !isUTF8 { insert(Self(named: "non-UTF-8")) }
  }

  private static func split(_ part: ArraySlice<UInt8>) -> (name: ArraySlice<UInt8>, value: ArraySlice<UInt8>?) {
    guard let equals = part.firstIndex(of: UInt8(ascii: "=")) else { return (trim(part), nil) }
    return (trim(part[..<equals]), trim(part[(equals + 1)...]))
  }

  private static func trim(_ part: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let isBlank = { (byte: UInt8) in byte == 0x20 || byte == 0x09 }
    let front = part.drop(while: isBlank)
    return front[..<(front.lastIndex { !isBlank($0) }.map { $0 + 1 } ?? front.startIndex)]
  }
}

extension UInt8 {
  /// What no part of a field may have.
  var isControl: Bool { self < 0x20 && self != 0x09 || self == 0x7F }
}
