@testable import Cookies

/// Cookies with everything that an archive may stumble over.
enum ArchiveCookies {
  static let plain = Cookie(name: "sid", value: "31d4", domain: "example.com", created: testTime)
  static let everything = ArchivedCookie(
    Cookie(
      name: "__Host-sid", value: "caf\u{E9} \u{1F36A} \u{10FF80}", domain: "www.example.com", path: "/a/b",
      hostOnly: false, secure: true, httpOnly: true, sameSite: .none,
      expires: UnixTime(microseconds: 1_767_225_600_123_456), created: UnixTime(microseconds: 1_767_225_599_000_001),
      lastAccessed: UnixTime(microseconds: 1_767_225_600_000_007), partitionKey: "https://top.test"),
    properties: [
      .version(1), .version(-9), .comment("a comment"), .commentURL("https://example.com/why"),
      .ports([80, 443, 65535]),
      .originURL("https://www.example.com/"), .named("SetByJavaScript", "TRUE"), .unknown(tag: 900, bytes: [0, 255]),
    ])

  static let all: [ArchivedCookie] =
    [
      ArchivedCookie(plain), everything,
      ArchivedCookie(Cookie(name: "", value: "nameless", domain: "example.com", sameSite: .strict, created: testTime)),
      ArchivedCookie(Cookie(name: "empty", value: "", domain: "[::1]", path: "/x", created: .distantPast)),
      ArchivedCookie(
        Cookie(name: "far", value: String(repeating: "v", count: 4093), domain: "", expires: .distantFuture)),
      ArchivedCookie(
        Cookie(
          name: "past", value: "v", domain: "example.com", sameSite: .lax, expires: .distantPast,
          created: .distantFuture, lastAccessed: .distantPast, partitionKey: "")),
      ArchivedCookie(Cookie(name: "a", value: "b", domain: "example.com", partitionKey: "https://top.test")),
    ] + expiries

  /// Each of the forms that an expiry has.
  private static let expiries = [0, 1, 1_000_000, 999_999, -1, -86_400_000_000, 3_600_000_001].map { offset in
    ArchivedCookie(
      Cookie(
        name: "e", value: "v", domain: "example.com", expires: UnixTime(microseconds: 1_000_000_500_000 + offset),
        created: UnixTime(microseconds: 1_000_000_500_000)))
  }
}
