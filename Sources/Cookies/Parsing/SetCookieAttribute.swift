/// The attributes that RFC 6265bis knows, and `Partitioned` of CHIPS.
public enum SetCookieAttribute: Sendable, CaseIterable {
  case expires, maxAge, domain, path, secure, httpOnly, sameSite, partitioned

  /// The attribute that `name` spells, in any case; nil for an unknown one (5.6, attributes, step 7).
  @inline(__always)
  static func named(_ name: UnsafeBufferPointer<UInt8>) -> SetCookieAttribute? {
    switch name.count {
    case 4: name.spells("path") ? .path : nil
    case 6: name.spells("domain") ? .domain : name.spells("secure") ? .secure : nil
    case 7: name.spells("expires") ? .expires : name.spells("max-age") ? .maxAge : nil
    case 8: name.spells("httponly") ? .httpOnly : name.spells("samesite") ? .sameSite : nil
    case 11: name.spells("partitioned") ? .partitioned : nil
    default: nil
    }
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
