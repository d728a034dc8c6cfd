/// The header fields of one message, as small as they can be kept: a capture has hundreds of thousands of them, and most are the
/// same again and again.
package struct PackedHeaders: Sendable {
  private enum Storage: Sendable {
    case plain([CapturedHeader])
    /// Name and value in turn, each as a number: twice its number in the table and one more, or twice its length, and its
    /// bytes.
    case packed([UInt8], TextTable?)
  }

  private var storage: Storage

  init(_ headers: [CapturedHeader]) { storage = .plain(headers) }

  init(_ headers: [CapturedHeader], _ builder: inout TextTable.Builder) {
    var bytes: [UInt8] = []
    for header in headers {
      builder.write(header.name, to: &bytes)
      builder.write(header.value, to: &bytes)
    }
    // Without the room that growing has left.
    storage = .packed(
      [UInt8](unsafeUninitializedCapacity: bytes.count) {
        _ = $0.initialize(from: bytes); $1 = bytes.count
      }, nil)
  }

  /// Says what the numbers mean; once, when all headers are there.
  mutating func settle(_ table: TextTable) {
    if case .packed(let bytes, _) = storage { storage = .packed(bytes, table) }
  }

  package var headers: [CapturedHeader] {
    guard case .packed(let bytes, let table) = storage else {
      if case .plain(let headers) = storage { return headers }
      return []
    }
    var place = 0
    var headers: [CapturedHeader] = []
    while place < bytes.count {
      let name = Self.text(bytes, &place, table)
      headers.append(CapturedHeader(name: name, value: Self.text(bytes, &place, table)))
    }
    return headers
  }

  private static func text(_ bytes: [UInt8], _ place: inout Int, _ table: TextTable?) -> String {
    let number = number(bytes, &place)
    if number & 1 == 1 { return table?.texts[number >> 1] ?? "" }
    let end = place + number >> 1
    defer { place = end }
    return String(decoding: bytes[place..<end], as: UTF8.self)
  }

  private static func number(_ bytes: [UInt8], _ place: inout Int) -> Int {
    var (number, shift) = (0, 0)
    while bytes[place] >= 0x80 {
      number |= Int(bytes[place] & 0x7F) << shift
      shift += 7
      place += 1
    }
    number |= Int(bytes[place]) << shift
    place += 1
    return number
  }
}

/// Looks for fields without unpacking the others.
extension PackedHeaders {
  /// The values of a field, in order; names have no case.
  ///
  /// - Parameter name: in small letters of ASCII.
  package func values(of name: String) -> [String] {
    var values: [String] = []
    visit(name) {
      values.append($0)
      return true
    }
    return values
  }

  /// The value of a field's first line; nil without one.
  ///
  /// - Parameter name: in small letters of ASCII.
  package func first(of name: String) -> String? {
    var first: String?
    visit(name) {
      first = $0
      return false
    }
    return first
  }

  /// True if the name of some field, in small letters, is one of those that are meant.
  package func containsName(where isMeant: (String) -> Bool) -> Bool {
    guard case .packed(let bytes, let table) = storage else {
      return headers.contains { isMeant($0.name.lowercased()) }
    }
    var place = 0
    while place < bytes.count {
      if isMeant(Self.text(bytes, &place, table).lowercased()) { return true }
      Self.skip(bytes, &place)
    }
    return false
  }

  /// - Parameter take: takes a value; false if it wants no other.
  private func visit(_ name: String, _ take: (String) -> Bool) {
    guard case .packed(let bytes, let table) = storage else {
      for header in headers where header.isNamed(name) && !take(header.value) { return }
      return
    }
    var place = 0
    while place < bytes.count {
      guard Self.isNext(name, bytes, &place, table) else {
        Self.skip(bytes, &place)
        continue
      }
      guard take(Self.text(bytes, &place, table)) else { return }
    }
  }

  private static func isNext(_ name: String, _ bytes: [UInt8], _ place: inout Int, _ table: TextTable?) -> Bool {
    let number = number(bytes, &place)
    if number & 1 == 1 { return table?.texts[number >> 1].utf8.isInSmallLetters(name) ?? name.isEmpty }
    let end = place + number >> 1
    defer { place = end }
    return bytes[place..<end].isInSmallLetters(name)
  }

  private static func skip(_ bytes: [UInt8], _ place: inout Int) {
    let number = number(bytes, &place)
    if number & 1 == 0 { place += number >> 1 }
  }
}

extension Collection<UInt8> {
  /// True if a text of small letters of ASCII is what these are in small letters.
  fileprivate func isInSmallLetters(_ text: String) -> Bool {
    count == text.utf8.count
      && zip(self, text.utf8).allSatisfy { own, wanted in
        own == wanted || own ^ 0x20 == wanted && 0x61...0x7A ~= wanted
      }
  }
}

extension PackedHeaders: Hashable {
  package static func == (left: PackedHeaders, right: PackedHeaders) -> Bool { left.headers == right.headers }

  package func hash(into hasher: inout Hasher) { hasher.combine(headers) }
}

/// Texts that come more than once in a capture.
final class TextTable: Sendable {
  let texts: [String]

  private init(_ texts: [String]) { self.texts = texts }

  struct Builder {
    private var texts: [String] = []
    private var numbers: [String: Int] = [:]
    private var bytes = 0
    /// What came lately once; a text pushes out another one with the same slot.
    private var seen = [String](repeating: "", count: 1 << 12)
    /// Longer texts come rarely twice.
    private static let mostLength = 512
    private static let mostBytes = 4 << 20

    /// Writes a text, or its number in the table if it came before.
    mutating func write(_ text: String, to target: inout [UInt8]) {
      var text = text
      let number = text.utf8.count > Self.mostLength ? nil : number(&text)
      if let number { return Self.write(number << 1 | 1, to: &target) }
      text.withUTF8 { bytes in
        Self.write(bytes.count << 1, to: &target)
        target.append(contentsOf: bytes)
      }
    }

    private mutating func number(_ text: inout String) -> Int? {
      if let number = numbers[text] { return number }
      let slot = text.withUTF8 { Self.slot($0) } & (seen.count - 1)
      guard seen[slot] == text, bytes < Self.mostBytes else {
        seen[slot] = text
        return nil
      }
      bytes += text.utf8.count + 64
      numbers[text] = texts.count
      texts.append(text)
      return texts.count - 1
    }

    private static func write(_ number: Int, to target: inout [UInt8]) {
      var rest = number
      while rest >= 0x80 {
        target.append(UInt8(truncatingIfNeeded: rest) | 0x80)
        rest >>= 7
      }
      target.append(UInt8(rest))
    }

    /// FNV-1a.
    private static func slot(_ bytes: UnsafeBufferPointer<UInt8>) -> Int {
      let hash = bytes.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
      return Int(truncatingIfNeeded: hash >> 20)
    }

    var table: TextTable { TextTable(texts) }
  }
}
