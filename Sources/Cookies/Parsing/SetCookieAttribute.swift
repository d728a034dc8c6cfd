/// The attributes that RFC 6265bis knows, and `Partitioned` of CHIPS.
public enum SetCookieAttribute: Sendable, CaseIterable {
  case expires, maxAge, domain, path, secure, httpOnly, sameSite, partitioned

  /// The attribute that the bytes of a name spell, in any case; nil for an unknown one (5.6, attributes, step 7).
  ///
  /// Compares whole words. Setting bit 5 maps to a lower-case letter only that letter and its capital, and to "-"
  /// besides itself only a control character, which no parsed name has.
  @inline(__always)
  static func named(_ name: UnsafePointer<UInt8>, count: Int) -> SetCookieAttribute? {
    let bytes = UnsafeRawPointer(name)
    switch count {
    case 4: return bytes.word(at: 0) == Word.path ? .path : nil
    case 6:
      let tail = bytes.word(at: 2)
      if tail == Word.main { return bytes.word(at: 0) == Word.doma ? .domain : nil }
      return tail == Word.cure && bytes.word(at: 0) == Word.secu ? .secure : nil
    case 7:
      let tail = bytes.word(at: 3)
      if tail == Word.ires { return bytes.word(at: 0) == Word.expi ? .expires : nil }
      return tail == Word.dashAge && bytes.word(at: 0) == Word.maxDash ? .maxAge : nil
    case 8:
      let tail = bytes.word(at: 4)
      if tail == Word.only { return bytes.word(at: 0) == Word.http ? .httpOnly : nil }
      return tail == Word.site && bytes.word(at: 0) == Word.same ? .sameSite : nil
    case 11:
      return UnsafeBufferPointer(start: name, count: count).spells("partitioned") ? .partitioned : nil
    default: return nil
    }
  }

  static func named(_ name: UnsafeBufferPointer<UInt8>) -> SetCookieAttribute? {
    name.baseAddress.flatMap { named($0, count: name.count) }
  }

  /// Four letters as a little-endian number.
  private enum Word {
    static let path: UInt32 = 0x6874_6170
    static let doma: UInt32 = 0x616D_6F64
    static let main: UInt32 = 0x6E69_616D
    static let secu: UInt32 = 0x7563_6573
    static let cure: UInt32 = 0x6572_7563
    static let expi: UInt32 = 0x6970_7865
    static let ires: UInt32 = 0x7365_7269
    static let maxDash: UInt32 = 0x2D78_616D
    static let dashAge: UInt32 = 0x6567_612D
    static let http: UInt32 = 0x7074_7468
    static let only: UInt32 = 0x796C_6E6F
    static let same: UInt32 = 0x656D_6173
    static let site: UInt32 = 0x6574_6973
  }
}

extension UnsafeRawPointer {
  /// Four bytes in lower case.
  @inline(__always)
  fileprivate func word(at offset: Int) -> UInt32 {
    UInt32(littleEndian: loadUnaligned(fromByteOffset: offset, as: UInt32.self)) | 0x2020_2020
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// True if these bytes are `word` in any case; `word` is in lower case.
  @inline(__always)
  func spells(_ word: StaticString) -> Bool {
    guard count == word.utf8CodeUnitCount else { return false }
    let word = UnsafeBufferPointer(start: word.utf8Start, count: count)
    for index in 0..<count where self[index].lowercased != word[index] { return false }
    return true
  }

  /// True if these bytes start with `word` in any case; `word` is in lower case.
  @inline(__always)
  func starts(withWord word: StaticString) -> Bool {
    count >= word.utf8CodeUnitCount
      && UnsafeBufferPointer(rebasing: self[..<word.utf8CodeUnitCount]).spells(word)
  }
}
