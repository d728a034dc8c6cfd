import Cookies

/// Cookies such as a jar of logins has: five a site, 32 random characters, Secure, HttpOnly and SameSite, a month to
/// live. The same ones on every machine.
public enum TypicalCookies {
  private static let alphabet = Array("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_".unicodeScalars)

  /// The first `count` of them.
  public static func make(_ count: Int) -> [ArchivedCookie] {
    var state: UInt64 = 1
    return (0..<count).map { index in
      let created = UnixTime(microseconds: 1_767_225_600_000_000 + Int64(index) * 3_600_123_457)
      return ArchivedCookie(
        Cookie(
          name: ["sid", "refresh_token", "csrf", "prefs", "device_id"][index % 5], value: token(&state),
          domain: "www.site\(index / 5).example", path: "/", hostOnly: index % 2 == 0, secure: true,
          httpOnly: index % 5 < 2, sameSite: .lax, expires: created + .seconds(30 * 86_400), created: created,
          lastAccessed: UnixTime(microseconds: created.microseconds + 12_345_678_901)))
    }
  }

  private static func token(_ state: inout UInt64) -> String {
    var text = String.UnicodeScalarView()
    for _ in 0..<32 {
      // Knuth's linear congruential generator; its upper bits are good enough for text.
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      text.append(alphabet[Int(state >> 58)])
    }
    return String(text)
  }
}
