import Cookies

/// What `Set-Cookie` fields say, remembered by their text: a server writes the same few in each run, and to read one takes ten
/// times as long as to find it here.
///
/// Each text has one place; a new one drives out what was there.
final class ParsedFields {
  private struct Entry {
    var count = 0
    var parsed = ParsedSetCookie()
  }

  private static let places = 128
  /// A longer one is not remembered.
  private static let longest = 256
  private let entries: UnsafeMutablePointer<Entry>
  private let texts: UnsafeMutablePointer<UInt8>

  init() {
    entries = .allocate(capacity: Self.places)
    entries.initialize(repeating: Entry(), count: Self.places)
    texts = .allocate(capacity: Self.places * Self.longest)
    texts.initialize(repeating: 0, count: Self.places * Self.longest)
  }

  deinit {
    entries.deallocate()
    texts.deallocate()
  }

  /// What a field says; nil for one that is ignored.
  func parsed(_ field: UnsafeBufferPointer<UInt8>) -> ParsedSetCookie? {
    let bytes = UnsafeRawBufferPointer(field)
    guard bytes.count >= 16, bytes.count <= Self.longest else { return try? ParsedSetCookie(parsing: field) }
    let place = Self.place(of: bytes)
    let text = UnsafeMutableRawBufferPointer(start: texts + place * Self.longest, count: bytes.count)
    if entries[place].count == bytes.count, Self.isSame(bytes, UnsafeRawBufferPointer(text)) {
      return entries[place].parsed
    }
    guard let parsed = try? ParsedSetCookie(parsing: field) else { return nil }
    text.copyMemory(from: bytes)
    entries[place] = Entry(count: bytes.count, parsed: parsed)
    return parsed
  }

  /// Name and value stand at the beginning, and are what differs.
  private static func place(of bytes: UnsafeRawBufferPointer) -> Int {
    let first = bytes.loadUnaligned(fromByteOffset: 0, as: UInt64.self)
    let second = bytes.loadUnaligned(fromByteOffset: 8, as: UInt64.self)
    let mixed = (first ^ (second &* 0x9E37_79B9_7F4A_7C15) ^ UInt64(bytes.count)) &* 0xBF58_476D_1CE4_E5B9
    return Int(mixed >> 57)
  }

  /// For texts of one length, at least eight: the last eight bytes are compared by themselves.
  private static func isSame(_ left: UnsafeRawBufferPointer, _ right: UnsafeRawBufferPointer) -> Bool {
    func isSame(at offset: Int) -> Bool {
      left.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
        == right.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
    }
    var offset = 0
    while offset + 8 < left.count {
      if !isSame(at: offset) { return false }
      offset += 8
    }
    return isSame(at: left.count - 8)
  }
}
