import Cookies
import Foundation

extension ByteRange {
  @inline(__always)
  func fits(_ count: Int) -> Bool { start >= 0 && start <= end && end <= count }
}

extension ParsedSetCookie {
  /// True if both say the same, each about its own text.
  func meansTheSame(
    as other: ParsedSetCookie, in field: UnsafeBufferPointer<UInt8>, _ text: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    expires == other.expires && maxAge == other.maxAge && sameSite == other.sameSite && secure == other.secure
      && httpOnly == other.httpOnly && partitioned == other.partitioned
      && Self.same(name, field, other.name, text) && Self.same(value, field, other.value, text)
      && Self.same(domain, field, other.domain, text) && Self.same(path, field, other.path, text)
  }

  private static func same(
    _ left: ByteRange?, _ field: UnsafeBufferPointer<UInt8>, _ right: ByteRange?, _ text: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    switch (left, right) {
    case (nil, nil): true
    case (let left?, let right?): field.part(left).hasSameOctets(as: text.part(right))
    default: false
    }
  }
}

extension ReferenceParser {
  /// True if the plain reading is the one of `parsed`.
  func agrees(with parsed: ParsedSetCookie) -> Bool {
    expires == parsed.expires && maxAge == parsed.maxAge && sameSite == parsed.sameSite && secure == parsed.secure
      && httpOnly == parsed.httpOnly && partitioned == parsed.partitioned
      && same(name, parsed.name) && same(value, parsed.value)
      && same(domain, parsed.domain) && same(path, parsed.path)
  }

  /// The same octets: an empty part may be found in another place.
  private func same(_ part: Part?, _ range: ByteRange?) -> Bool {
    switch (part, range) {
    case (nil, nil): true
    case (let part?, let range?):
      part.start == range.start && part.end == range.end
        || UnsafeBufferPointer(rebasing: field[part.start..<part.end]).hasSameOctets(as: field.part(range))
    default: false
    }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// The octets of a range that lies within this buffer.
  @inline(__always)
  package func part(_ range: ByteRange) -> Self { Self(rebasing: self[range.start..<range.end]) }

  /// True if the octet is among these.
  @inline(__always)
  func has(_ octet: UInt8) -> Bool {
    guard let start = baseAddress else { return false }
    return memchr(start, Int32(octet), count) != nil
  }

  @inline(__always)
  func hasSameOctets(as other: Self) -> Bool {
    guard count == other.count else { return false }
    guard count > 0, let left = baseAddress, let right = other.baseAddress else { return true }
    return memcmp(left, right, count) == 0
  }
}
