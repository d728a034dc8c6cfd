import Testing

@testable import Cookies

/// One Set-Cookie field and where it comes from.
struct Arrival: Sendable, CustomStringConvertible {
  var field: String
  var url = "https://www.example.com/dir/page"
  var isHTTP = true
  var site = SiteRelation.sameSite
  var description: String {
    "\(field) from \(url)" + (isHTTP ? "" : ", a script") + (site == .sameSite ? "" : ", \(site)")
  }
}

@Suite("5.7 Storage model")
struct StorageModelTests {
  /// The cookie as "name=value domain path" and its flags, or the reason and the step.
  private static func outcome(_ arrival: Arrival, in jar: inout CookieJar) throws -> String {
    let response = try response(arrival.url, isHTTP: arrival.isHTTP, site: arrival.site)
    switch jar.store(arrival.field, from: response, at: testTime) {
    case .inserted(let cookie), .replaced(_, let cookie): return describe(cookie)
    case .deleted: return "deleted"
    case .ignored(let reason): return "\(reason.rawValue) \(reason.step)"
    }
  }

  private static func describe(_ cookie: Cookie) -> String {
    var parts = ["\(cookie.name)=\(cookie.value)", (cookie.hostOnly ? "" : "*.") + cookie.domain, cookie.path]
    if cookie.secure { parts.append("secure") }
    if cookie.httpOnly { parts.append("httponly") }
    if cookie.sameSite != .default { parts.append(cookie.sameSite.title) }
    if let expires = cookie.expires { parts.append("+\(expires.microseconds(since: testTime) / 1_000_000)") }
    return parts.joined(separator: " ")
  }

  static let single: [Row<Arrival, String>] = [
    Row("step 2", Arrival(field: "="), "emptyNameAndValue 5.7.2"),
    Row("step 2, no name", Arrival(field: "v"), "=v www.example.com /dir"),
    Row("step 2, no value", Arrival(field: "n="), "n= www.example.com /dir"),
    Row("step 6, Max-Age", Arrival(field: "a=b; Max-Age=60"), "a=b www.example.com /dir +60"),
    Row(
      "step 6, Max-Age before Expires", Arrival(field: "a=b; Max-Age=60; Expires=1 jan 2020 0:0:0"),
      "a=b www.example.com /dir +60"),
    Row("step 6, Expires", Arrival(field: "a=b; Expires=1 jan 2026 0:1:0"), "a=b www.example.com /dir +60"),
    Row("5.6.1 step 4", Arrival(field: "a=b; Expires=1 jan 2030 0:0:0"), "a=b www.example.com /dir +34560000"),
    Row("5.6.2 step 6", Arrival(field: "a=b; Max-Age=34560001"), "a=b www.example.com /dir +34560000"),
    Row("5.6.2 step 7", Arrival(field: "a=b; Max-Age=0"), "alreadyExpired 5.7.24"),
    Row("5.6.2 step 7, negative", Arrival(field: "a=b; Max-Age=-1"), "alreadyExpired 5.7.24"),
    Row("step 7", Arrival(field: "a=b; Domain=example.com"), "a=b *.example.com /dir"),
    Row("step 7, the last one", Arrival(field: "a=b; Domain=evil.test; Domain=EXAMPLE.com"), "a=b *.example.com /dir"),
    Row("step 7, the last one is empty", Arrival(field: "a=b; Domain=evil.test; Domain="), "a=b www.example.com /dir"),
    Row("step 8", Arrival(field: "a=b; Domain=ex\u{E4}mple.com"), "nonASCIIDomain 5.7.8"),
    Row("step 9.3", Arrival(field: "a=b; Domain=com"), "publicSuffixDomain 5.7.9.3"),
    Row(
      "step 9.3, of two labels", Arrival(field: "a=b; Domain=co.uk", url: "https://a.co.uk/"),
      "publicSuffixDomain 5.7.9.3"),
    Row("step 9.3, the host itself", Arrival(field: "a=b; Domain=co.uk", url: "https://co.uk/"), "a=b co.uk /"),
    Row("step 9.3, one label", Arrival(field: "a=b; Domain=localhost", url: "http://localhost/"), "a=b localhost /"),
    Row("step 10.1", Arrival(field: "a=b; Domain=other.com"), "domainMismatch 5.7.10.1"),
    Row("step 10.1, a subdomain", Arrival(field: "a=b; Domain=x.www.example.com"), "domainMismatch 5.7.10.1"),
    Row("step 10.1, the root's dot", Arrival(field: "a=b; Domain=example.com."), "domainMismatch 5.7.10.1"),
    Row("step 10, an address", Arrival(field: "a=b; Domain=10.0.0.1", url: "http://10.0.0.1/"), "a=b *.10.0.0.1 /"),
    Row(
      "step 10.1, part of an address", Arrival(field: "a=b; Domain=0.0.1", url: "http://10.0.0.1/"),
      "domainMismatch 5.7.10.1"),
    Row("step 11", Arrival(field: "a=b; Path=/x"), "a=b www.example.com /x"),
    Row("step 11, default-path", Arrival(field: "a=b; Path=x"), "a=b www.example.com /dir"),
    Row("step 12", Arrival(field: "a=b; Secure"), "a=b www.example.com /dir secure"),
    Row("step 13", Arrival(field: "a=b; Secure", url: "http://www.example.com/"), "secureFromInsecureOrigin 5.7.13"),
    Row("step 14", Arrival(field: "a=b; HttpOnly"), "a=b www.example.com /dir httponly"),
    Row("step 15", Arrival(field: "a=b; HttpOnly", isHTTP: false), "httpOnlyFromNonHTTP 5.7.15"),
    Row("step 17", Arrival(field: "a=b; SameSite=Lax"), "a=b www.example.com /dir Lax"),
    Row("step 18.1", Arrival(field: "a=b", isHTTP: false, site: .crossSite), "crossSiteFromNonHTTP 5.7.18.1"),
    Row(
      "step 18.1, not None", Arrival(field: "a=b; SameSite=None; Secure", isHTTP: false, site: .crossSite),
      "a=b www.example.com /dir secure None"),
    Row("step 18.2", Arrival(field: "a=b; SameSite=Strict"), "a=b www.example.com /dir Strict"),
    Row(
      "step 18.3", Arrival(field: "a=b; SameSite=Strict", site: .crossSiteTopLevel), "a=b www.example.com /dir Strict"),
    Row("step 18.4", Arrival(field: "a=b; SameSite=Strict", site: .crossSite), "crossSite 5.7.18.4"),
    Row("step 18.4, no attribute", Arrival(field: "a=b", site: .crossSite), "crossSite 5.7.18.4"),
    Row(
      "step 18, None", Arrival(field: "a=b; SameSite=None; Secure", site: .crossSite),
      "a=b www.example.com /dir secure None"),
    Row("step 19", Arrival(field: "a=b; SameSite=None"), "sameSiteNoneWithoutSecure 5.7.19"),
    Row("step 20", Arrival(field: "__SeCuRe-a=b"), "securePrefixWithoutSecure 5.7.20"),
    Row("step 20, with Secure", Arrival(field: "__Secure-a=b; Secure"), "__Secure-a=b www.example.com /dir secure"),
    Row("step 21.1", Arrival(field: "__Host-a=b; Path=/"), "hostPrefixWithoutSecure 5.7.21.1"),
    Row(
      "step 21.2", Arrival(field: "__HOST-a=b; Secure; Path=/; Domain=www.example.com"), "hostPrefixWithDomain 5.7.21.2"
    ),
    Row("step 21.3", Arrival(field: "__Host-a=b; Secure; Path=/x"), "hostPrefixWithoutRootPath 5.7.21.3"),
    Row(
      "step 21.3, Path is not there", Arrival(field: "__Host-a=b; Secure", url: "https://www.example.com/"),
      "hostPrefixWithoutRootPath 5.7.21.3"),
    Row("step 21, all of it", Arrival(field: "__host-a=b; Secure; Path=/"), "__host-a=b www.example.com / secure"),
    Row("step 22", Arrival(field: "__Secure-a; Secure"), "namelessWithPrefix 5.7.22"),
    Row("step 22, with equals sign", Arrival(field: "=__host-a=b; Secure; Path=/"), "namelessWithPrefix 5.7.22"),
    Row("step 22, another name", Arrival(field: "x=__Host-a"), "x=__Host-a www.example.com /dir"),
  ]

  @Test("one field into an empty jar", arguments: single) func one(_ row: Row<Arrival, String>) throws {
    var jar = CookieJar()
    #expect(try Self.outcome(row.input, in: &jar) == row.expected)
  }

  /// The last field decides the outcome; the jar holds what the ones before it left.
  static let sequences: [Row<[Arrival], String>] = [
    Row(
      "step 16", [Arrival(field: "a=1; Secure; Path=/"), Arrival(field: "a=2", url: "http://www.example.com/")],
      "overlaysSecureCookie 5.7.16"),
    Row(
      "step 16.1, another name",
      [Arrival(field: "b=1; Secure; Path=/"), Arrival(field: "a=2", url: "http://www.example.com/")],
      "a=2 www.example.com /"),
    Row(
      "step 16.2, not Secure",
      [Arrival(field: "a=1; Path=/x"), Arrival(field: "a=2", url: "http://www.example.com/x/")],
      "a=2 www.example.com /x"),
    Row(
      "step 16.3, the new domain is the parent",
      [
        Arrival(field: "a=1; Secure; Path=/"),
        Arrival(field: "a=2; Domain=example.com", url: "http://www.example.com/"),
      ],
      "overlaysSecureCookie 5.7.16"),
    Row(
      "step 16.3, the old domain is the parent",
      [
        Arrival(field: "a=1; Secure; Path=/; Domain=example.com"),
        Arrival(field: "a=2", url: "http://www.example.com/"),
      ],
      "overlaysSecureCookie 5.7.16"),
    Row(
      "step 16.3, siblings",
      [Arrival(field: "a=1; Secure; Path=/"), Arrival(field: "a=2", url: "http://sub.example.com/")],
      "a=2 sub.example.com /"),
    Row(
      "step 16.4, the old path is longer",
      [Arrival(field: "a=1; Secure; Path=/login"), Arrival(field: "a=2", url: "http://www.example.com/")],
      "a=2 www.example.com /"),
    Row(
      "step 16.4, the new path is below",
      [
        Arrival(field: "a=1; Secure; Path=/login"),
        Arrival(field: "a=2; Path=/login/en", url: "http://www.example.com/"),
      ],
      "overlaysSecureCookie 5.7.16"),
    Row(
      "step 23.2", [Arrival(field: "a=1; HttpOnly"), Arrival(field: "a=2", isHTTP: false)],
      "overwritesHTTPOnly 5.7.23.2"),
    Row(
      "step 23.2, another path",
      [Arrival(field: "a=1; HttpOnly"), Arrival(field: "a=2; Path=/", isHTTP: false)], "a=2 www.example.com /"),
    Row("step 23.4", [Arrival(field: "a=1"), Arrival(field: "a=; Max-Age=0")], "deleted"),
    Row(
      "step 23, host-only is part of the identity",
      [Arrival(field: "a=1; Domain=www.example.com"), Arrival(field: "a=; Max-Age=0")], "alreadyExpired 5.7.24"),
  ]

  @Test("several fields into one jar", arguments: sequences) func several(_ row: Row<[Arrival], String>) throws {
    var jar = CookieJar()
    var last = ""
    for arrival in row.input { last = try Self.outcome(arrival, in: &jar) }
    #expect(last == row.expected)
  }

  @Test("step 23.3: a replacement inherits creation-time and place") func replacement() throws {
    var jar = CookieJar()
    let response = try response("https://www.example.com/")
    jar.store("a=1", from: response, at: testTime)
    jar.store("b=2", from: response, at: testTime)
    let result = jar.store("a=3", from: response, at: testTime + .seconds(5))
    #expect(result.cookie?.created == testTime)
    #expect(result.cookie?.lastAccessed == testTime + .seconds(5))
    #expect(try cookieField(jar, "https://www.example.com/") == "a=3; b=2")
  }

  @Test("after step 24: what is expired is evicted at once, and reported") func expiry() throws {
    var jar = CookieJar()
    let response = try response("https://www.example.com/")
    jar.store("a=1; Max-Age=10", from: response, at: testTime)
    #expect(jar.removeExpired(at: testTime + .seconds(10)).isEmpty)
    let removals = jar.removeExpired(at: testTime + .seconds(11))
    #expect(removals.map(\.cookie.name) == ["a"])
    #expect(removals.map(\.reason) == [.expired])
    #expect(jar.isEmpty)
  }

  @Test("last paragraph: the end of the session") func sessionEnd() throws {
    var jar = try jar(["a=1", "b=2; Max-Age=60"])
    #expect(jar.endSession().map(\.cookie.name) == ["a"])
    #expect(jar.cookies.map(\.name) == ["b"])
  }

  @Test("two names that only look alike are two cookies") func canonicalEquivalence() throws {
    let jar = try jar(["\u{E9}=1", "e\u{301}=2"])
    #expect(jar.count == 2)
  }

  @Test("octets that are not UTF-8 go back as they came") func octets() throws {
    var jar = CookieJar()
    let field: [UInt8] = [0x61, 0xFF, 0x3D, 0xC3, 0x28, 0xF4, 0x8F, 0xBF, 0xBF]
    jar.store(field, from: try response("https://www.example.com/"), at: testTime)
    var output: [UInt8] = []
    let request = RequestContext(url: try #require(RequestURL("https://www.example.com/")))
    jar.appendCookieField(for: request, at: testTime, to: &output)
    #expect(output == field)
  }
}
