import Cookies

/// What a parsed field makes of a cookie, by sections 5.6 and 5.7 of RFC 6265bis, said apart from the jar.
struct StoredComparison {
  let parsed: ParsedSetCookie
  let field: UnsafeBufferPointer<UInt8>
  let now: UnixTime

  /// The longest lifetime in seconds (5.5).
  private static let longestLife: Int64 = 400 * 24 * 3600

  /// True if the cookie that a response left is what its field asks for.
  func agrees(with cookie: Cookie, from response: ResponseContext) -> Bool {
    guard cookie.secure == parsed.secure, cookie.httpOnly == parsed.httpOnly, cookie.sameSite == parsed.sameSite,
      cookie.expires == expiry, cookie.lastAccessed == now,
      parsed.partitioned ? cookie.partitionKey == response.partitionKey : cookie.partitionKey == nil,
      isText(cookie.name, parsed.name), isText(cookie.value, parsed.value)
    else { return false }
    // 5.6.4 and 5.7 step 11.
    guard let path = parsed.path, path.count > 0 else {
      return CookieRights.sameOctets(cookie.path, response.url.defaultPath)
    }
    return isText(cookie.path, path)
  }

  /// 5.6.1 step 4, 5.6.2 steps 5 to 7, 5.7 step 6.
  private var expiry: UnixTime? {
    if parsed.maxAge == nil, parsed.expires == nil { return nil }
    let latest = now.advanced(bySeconds: Self.longestLife)
    if let age = parsed.maxAge {
      if age <= 0 { return .distantPast }
      return age > Self.longestLife ? latest : now.advanced(bySeconds: age)
    }
    return parsed.expires.map { $0 > latest ? latest : $0 }
  }

  /// True if a text stands for the octets of a part.
  private func isText(_ text: String, _ range: ByteRange) -> Bool {
    let part = field.part(range)
    // The escapes of octets that are no UTF-8 begin with this byte.
    if !part.has(0xF4), text.utf8.withContiguousStorageIfAvailable({ $0.hasSameOctets(as: part) }) == true {
      return true
    }
    return Cookie.octets(of: text).withUnsafeBufferPointer { $0.hasSameOctets(as: part) }
  }
}
