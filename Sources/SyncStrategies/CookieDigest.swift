import Cookies

/// FNV-1a, 64 bits. Tells versions of cookies apart, and lets nobody have a value again that is longer than that.
enum CookieDigest {
  private static let empty: UInt64 = 0xCBF2_9CE4_8422_2325

  static func of(_ cookies: [Cookie]) -> UInt64 { cookies.reduce(empty) { of($1, after: $0) } }

  static func each(_ cookies: [Cookie]) -> [UInt64] { cookies.map { of($0) } }

  static func of(_ cookie: Cookie) -> UInt64 { of(cookie, after: empty) }

  private static func of(_ cookie: Cookie, after start: UInt64) -> UInt64 {
    let names = of(cookie.value, after: of(cookie.name, after: start))
    return of(cookie.path, after: of(cookie.domain, after: names))
  }

  private static func of(_ text: String, after start: UInt64) -> UInt64 {
    func fold(_ bytes: some Sequence<UInt8>) -> UInt64 {
      bytes.reduce(start) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01B3 }
    }
    let digest = text.utf8.withContiguousStorageIfAvailable(fold) ?? fold(text.utf8)
    // No text holds this octet, so that none runs into the next.
    return (digest ^ 0xFF) &* 0x0000_0100_0000_01B3
  }
}
