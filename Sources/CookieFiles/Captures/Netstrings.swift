import Choices

/// A value in a file of typed netstrings (`5:hello,`): where it stands.
struct Netstring {
  enum Kind: UInt8 {
    case bytes = 0x2C  // ,
    case text = 0x3B  // ;
    case integer = 0x23  // #
    case float = 0x5E  // ^
    case boolean = 0x21  // !
    case null = 0x7E  // ~
    case dictionary = 0x7D  // }
    case list = 0x5D  // ]
  }

  var kind: Kind
  /// Where the value itself begins.
  var start: Int
  /// Its bytes.
  var count: Int
  /// Where the next one begins.
  var end: Int { start + count + 1 }
}

/// Reads typed netstrings where they stand. The length comes first and the type last, so what is not wanted costs nothing,
/// however long it is.
struct Netstrings {
  /// Why there is no value.
  enum Problem: Error {
    case cut
    case malformed(at: Int)
    case system(InputError)
  }

  let source: CaptureBytes
  private var window: [UInt8] = []
  private var windowStart = 0
  private static let windowCount = 1 << 16
  private static let mostDigits = 12
  /// Texts so far that were longer than they may be.
  private(set) var cutTexts = 0

  init(_ source: CaptureBytes) { self.source = source }

  private mutating func byte(at offset: Int) throws(Problem) -> UInt8? {
    if offset < windowStart || offset >= windowStart + window.count {
      guard offset < source.count else { return nil }
      do throws(InputError) { window = try source.bytes(at: offset, count: Self.windowCount) } catch {
        throw .system(error)
      }
      windowStart = offset
      // It may have become shorter.
      guard !window.isEmpty else { return nil }
    }
    return window[offset - windowStart]
  }

  /// The value at a place, which has to end before `limit`.
  mutating func value(at offset: Int, before limit: Int) throws(Problem) -> Netstring {
    var count = 0
    var place = offset
    while place < limit, let digit = try byte(at: place), digit &- 0x30 < 10 {
      guard place - offset < Self.mostDigits else { throw .malformed(at: offset) }
      count = count * 10 + Int(digit - 0x30)
      place += 1
    }
    guard place < limit, let colon = try byte(at: place) else { throw .cut }
    guard place > offset, colon == UInt8(ascii: ":") else { throw .malformed(at: place) }
    let end = place + 1 + count
    guard end < limit, let type = try byte(at: end) else { throw .cut }
    guard let kind = Netstring.Kind(rawValue: type) else { throw .malformed(at: end) }
    return Netstring(kind: kind, start: place + 1, count: count)
  }

  /// The values in a list, or the keys and values of a dictionary in turn; of anything else none.
  ///
  /// - Throws: what is wrong with the first that cannot be read; those in front of it were handed out.
  mutating func each(
    in list: Netstring, _ body: (inout Netstrings, Netstring) throws(Problem) -> Void
  ) throws(Problem) {
    guard list.kind == .list || list.kind == .dictionary else { return }
    let limit = list.start + list.count
    var place = list.start
    while place < limit {
      let value = try value(at: place, before: limit)
      place = value.end
      try body(&self, value)
    }
  }

  mutating func members(
    of dictionary: Netstring, _ body: (inout Netstrings, String, Netstring) throws(Problem) -> Void
  ) throws(Problem) {
    guard dictionary.kind == .dictionary else { return }
    var key: String?
    try each(in: dictionary) { (strings, value) throws(Problem) in
      guard let name = key else {
        key = try strings.text(value, most: 256) ?? ""
        return
      }
      key = nil
      try body(&strings, name, value)
    }
    if key != nil { throw .malformed(at: dictionary.start + dictionary.count) }
  }

  // MARK: - Values

  /// The bytes of text, of bytes or of a number.
  mutating func octets(_ value: Netstring, most: Int = 1 << 16) throws(Problem) -> [UInt8]? {
    switch value.kind {
    case .bytes, .text, .integer, .float: break
    default: return nil
    }
    if value.count > most { cutTexts += 1 }
    let count = min(value.count, most)
    if value.start >= windowStart, value.start + count <= windowStart + window.count {
      return Array(window[value.start - windowStart..<value.start - windowStart + count])
    }
    do throws(InputError) { return try source.bytes(at: value.start, count: count) } catch { throw .system(error) }
  }

  /// The bytes of a short value as they are.
  mutating func raw(_ value: Netstring) throws(Problem) -> [UInt8] {
    do throws(InputError) { return try source.bytes(at: value.start, count: min(value.count, 64)) } catch {
      throw .system(error)
    }
  }

  mutating func text(_ value: Netstring, most: Int = 1 << 16) throws(Problem) -> String? {
    try octets(value, most: most).map { String(decoding: $0, as: UTF8.self) }
  }

  mutating func number(_ value: Netstring) throws(Problem) -> Double? {
    guard value.kind == .integer || value.kind == .float, value.count <= 64 else { return nil }
    return try text(value).flatMap { Double($0) }
  }
}
