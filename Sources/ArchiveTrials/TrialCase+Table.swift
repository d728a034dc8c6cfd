import Cookies

extension TrialCase {
  /// The rows of the matrix. Each cookie has an expiry unless its row is about having none.
  public static let all: [TrialCase] = texts + places + flags + times + session + beyondTheStandard

  private static let now = UnixTime(seconds: 1_767_225_600)
  private static let month = now + .seconds(30 * 86_400)

  private static func changing(_ change: (inout Cookie) -> Void) -> ArchivedCookie {
    var cookie = Cookie(
      name: "sid", value: "31d4", domain: "www.example.com", path: "/", expires: month, created: now)
    change(&cookie)
    return ArchivedCookie(cookie)
  }

  private static let texts: [TrialCase] = [
    TrialCase("name", changing { _ in }) { $0.cookie.name },
    TrialCase("no name", changing { $0.name = "" }) { $0.cookie.name },
    TrialCase("value", changing { _ in }) { $0.cookie.value },
    TrialCase("value, empty", changing { $0.value = "" }) { $0.cookie.value },
    TrialCase("value, 4 KB", changing { $0.value = String(repeating: "v", count: 4093) }) { $0.cookie.value },
    TrialCase("value, = and quotes", changing { $0.value = "\"a=b&c=d\"" }) { $0.cookie.value },
    TrialCase("value, non-ASCII", changing { $0.value = "caf\u{E9} \u{1F36A}" }) { $0.cookie.value },
    TrialCase("value, not UTF-8", changing { $0.value = Cookie.text(octets: [0x63, 0xE9, 0xFF]) }) { $0.cookie.value },
  ]

  private static let places: [TrialCase] = [
    TrialCase("domain, host-only", changing { _ in }) { place($0.cookie) },
    TrialCase("domain and subdomains", changing { $0.hostOnly = false }) { place($0.cookie) },
    TrialCase("domain, IPv6 address", changing { $0.domain = "[::1]" }) { place($0.cookie) },
    TrialCase("path", changing { $0.path = "/app/login" }) { $0.cookie.path },
  ]

  private static func place(_ cookie: Cookie) -> String { (cookie.hostOnly ? "" : ".") + cookie.domain }

  private static let flags: [TrialCase] = [
    TrialCase("Secure", changing { $0.secure = true }) { $0.cookie.secure ? "yes" : nil },
    TrialCase("HttpOnly", changing { $0.httpOnly = true }) { $0.cookie.httpOnly ? "yes" : nil },
    TrialCase("SameSite=Strict", changing { $0.sameSite = .strict }, sameSite),
    TrialCase("SameSite=Lax", changing { $0.sameSite = .lax }, sameSite),
    TrialCase("SameSite=None", changing { ($0.sameSite, $0.secure) = (.none, true) }, sameSite),
    TrialCase("partition key", changing { ($0.partitionKey, $0.secure) = ("https://top.test", true) }) {
      $0.cookie.partitionKey
    },
  ]

  private static let sameSite: @Sendable (ArchivedCookie) -> String? = {
    $0.cookie.sameSite == .default ? nil : $0.cookie.sameSite.title
  }

  private static let times: [TrialCase] = [
    expiry("expiry", month),
    expiry("expiry, microseconds", UnixTime(microseconds: month.microseconds + 123_456)),
    expiry("expiry in 9999", UnixTime(seconds: 253_402_300_799)),
    expiry("expiry in 1969", UnixTime(seconds: -86_400)),
    expiry("expiry, latest time", .distantFuture),
    TrialCase("creation", changing { $0.created = UnixTime(microseconds: now.microseconds + 654_321) }) {
      $0.cookie.created == UnixTime(microseconds: 0) ? nil : $0.cookie.created.description
    },
    TrialCase("last access", changing { $0.lastAccessed = now + .seconds(77) }) {
      $0.cookie.lastAccessed == $0.cookie.created ? nil : $0.cookie.lastAccessed.description
    },
  ]

  private static func expiry(_ name: String, _ time: UnixTime) -> TrialCase {
    TrialCase(name, changing { $0.expires = time }) { $0.cookie.expires?.description }
  }

  private static let session: [TrialCase] = [
    TrialCase("session only", changing { $0.expires = nil }) { $0.cookie.expires?.description ?? "session" },
    TrialCase("session, Secure", changing { ($0.expires, $0.secure) = (nil, true) }) { $0.cookie.secure ? "yes" : nil },
    TrialCase("session, HttpOnly", changing { ($0.expires, $0.httpOnly) = (nil, true) }) {
      $0.cookie.httpOnly ? "yes" : nil
    },
  ]

  private static let beyondTheStandard: [TrialCase] = [
    property("version 1", .version(1)),
    property("comment", .comment("for the session")),
    property("comment URL", .commentURL("https://www.example.com/cookies")),
    property("several ports", .ports([80, 443])),
    property("origin URL", .originURL("https://www.example.com/login")),
    property("another property", .named("SetByJavaScript", "TRUE")),
    property("field of later version", .unknown(tag: 900, bytes: [1, 2, 3])),
  ]

  private static func property(_ name: String, _ property: ArchivedProperty) -> TrialCase {
    var cookie = changing { _ in }
    cookie.properties = [property]
    return TrialCase(name, cookie) { copy in
      let same = copy.properties.first { kind($0) == kind(property) }
      return same.map { String(describing: $0) }
    }
  }

  private static func kind(_ property: ArchivedProperty) -> Int {
    switch property {
    case .version: 1
    case .comment: 2
    case .commentURL: 3
    case .ports: 4
    case .originURL: 5
    case .named: 6
    case .unknown: 7
    }
  }
}
