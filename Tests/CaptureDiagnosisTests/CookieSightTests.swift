import CookieDiagnosis
import CookieFiles
import Testing

@testable import CaptureDiagnosis

@Suite("other cookies of a capture") struct CookieSightTests {
  private static let host = "https://shop.example"

  private static func sights(_ exchanges: [(seconds: Double, path: String, cookie: String?, sets: [String])])
    -> [CookieSight.Companions]
  {
    var capture = Written()
    for one in exchanges { capture.add(one.seconds, one.path, from: true, cookie: one.cookie, sets: one.sets) }
    var roles = Roles()
    (roles.access, roles.refresh) = ("sid", "sid_refresh")
    var reader = CompanionReader(roles: roles)
    return capture.exchanges.map { reader.take($0) }
  }

  private static let consent = "consent=1; Max-Age=86400; Path=/"

  @Test(
    "a lasting cookie that was sent has to be there again",
    arguments: [
      ("stayed", [(0, "/login", nil, [consent]), (1, "/api/items", "sid=a; consent=1", [])], [.unknown, .stayed]),
      (
        "gone",
        [
          (0, "/login", nil, [consent]), (1, "/api/items", "sid=a; consent=1", []), (99, "/api/items", nil, []),
        ], [.unknown, .stayed, .gone]
      ),
      ("never sent", [(0, "/login", nil, [consent]), (1, "/api/items", "sid=a", [])], [.unknown, .unknown]),
      (
        "without a date",
        [
          (0, "/login", nil, ["lb=1; Path=/"]), (1, "/api/items", "lb=1", []), (99, "/api/items", nil, []),
        ], [.unknown, .unknown, .unknown]
      ),
      (
        "taken away by the server",
        [
          (0, "/login", nil, [consent]), (1, "/api/items", "consent=1", ["consent=; Max-Age=0; Path=/"]),
          (2, "/api/items", nil, []),
        ], [.unknown, .stayed, .unknown]
      ),
      (
        "for other paths",
        [
          (0, "/login", nil, ["consent=1; Max-Age=86400; Path=/api"]), (1, "/api/items", "consent=1", []),
          (2, "/apis/items", nil, []), (3, "/api/other", nil, []),
        ], [.unknown, .stayed, .unknown, .gone]
      ),
      (
        "run out",
        [
          (0, "/login", nil, ["consent=1; Max-Age=10; Path=/"]), (1, "/api/items", "consent=1", []),
          (99, "/api/items", nil, []),
        ], [.unknown, .stayed, .unknown]
      ),
    ] as [(String, [(seconds: Double, path: String, cookie: String?, sets: [String])], [CookieSight.Companions])])
  func companions(
    what: String, exchanges: [(seconds: Double, path: String, cookie: String?, sets: [String])],
    sights: [CookieSight.Companions]
  ) {
    #expect(Self.sights(exchanges) == sights, "\(what)")
  }

  @Test("a host with more cookies than tell anything is borne") func crowd() {
    let many = (0..<200).map { "c\($0)=1; Max-Age=86400; Path=/" }
    let sent = (0..<200).map { "c\($0)=1" }.joined(separator: "; ")
    #expect(Self.sights([(0, "/login", nil, many), (1, "/api/items", sent, [])]) == [.unknown, .stayed])
  }

  @Test("two cookies of one name are noted, and the first is the one that counts") func twins() throws {
    var capture = Written.signedIn
    capture.add(9, "/api/items", from: false, cookie: "sid=A1; sid=A0")
    let recorded = CaptureTrace.trace(capture.exchanges, roles: Roles().guessed(from: capture.exchanges))
    #expect(recorded.cookieSights[3]?.hasTwins == true)
    let sent = recorded.trace.records.filter { $0.kind == .requestSent }
    #expect(sent[3].value == sent[2].value)
  }
}

@Suite("other sites of a capture") struct OtherSiteTests {
  @Test(
    "an address's host, its site and its path",
    arguments: [
      ("https://App.Shop.example/a/b?c#d", "app.shop.example", "shop.example", "/a/b"),
      ("https://user:word@shop.co.uk:8443", "shop.co.uk", "shop.co.uk", "/"),
      ("http://localhost:8080/x", "localhost", "localhost", "/x"),
      ("http://10.0.0.1/x", "10.0.0.1", "10.0.0.1", "/x"), ("http://[::1]:80/x?/y", "[::1]", "[::1]", "/x"),
      ("https://shop.example?q=/no", "shop.example", "shop.example", "/"), ("shop.example/x", "", "", "/"),
      ("", "", "", "/"), ("https://", "", "", "/"),
      ("https://api.shop.example./x", "api.shop.example", "shop.example", "/x"),
      ("https://api.shop.example\\x", "api.shop.example", "shop.example", "/x"),
      ("https://api.shop.example/\u{301}x", "api.shop.example", "shop.example", "/%CC%81x"),
    ])
  func address(url: String, host: String, site: String, path: String) {
    #expect(CapturedHost.host(of: url) == host)
    #expect(CapturedHost.site(of: host) == site)
    #expect(CapturedHost.path(of: url) == path)
  }

  /// What the app sends elsewhere, after it has logged in.
  private static func capture(_ url: String, cookie: String?) -> Written {
    var capture = Written.signedIn
    capture.add(9, "/items", from: true, cookie: cookie)
    capture.exchanges[3].url = url
    return capture
  }

  /// The same where the app's own server has led it there.
  private static func redirected(to url: String, cookie: String?) -> Written {
    var capture = Written.signedIn
    capture.add(8, "/out", from: true, cookie: cookie, status: 302)
    capture.answer("Location", url)
    capture.add(9, "/items", from: true, cookie: cookie)
    capture.exchanges[4].url = url
    return capture
  }

  @Test("a token that goes to another site is a leak: F40") func leak() throws {
    let diagnosis = Self.redirected(to: "https://other.example.net/", cookie: "a=b; sid=A1").diagnosis()
    let main = try #require(diagnosis.main)
    #expect(main.verdict?.kind == .leaked)
    #expect(main.causes.map(\.id) == ["F40"])
    #expect(diagnosis.outcome == .lost)
    // With no redirect before, the domain may be the app's own.
    let straight = Self.capture("https://other.example.net/", cookie: "a=b; sid=A1").diagnosis()
    #expect(straight.outcome == .cannotBeTold && straight.main?.causes.map(\.id) == ["F40"])
  }

  @Test(
    "no leak",
    arguments: [
      ("https://other.example.net/", nil), ("https://other.example.net/", "sid=its-own"),
      ("https://api.shop.example/items", "sid=A1"), ("no address", "sid=A1"),
      // What a logout leaves.
      ("https://other.example.net/", "sid=; foo=1"),
    ] as [(String, String?)])
  func harmless(url: String, cookie: String?) {
    #expect(Self.capture(url, cookie: cookie).diagnosis().outcome == .nothingLost)
  }

  @Test("an app with several domains names them, and none of them is another's") func ownSites() {
    var roles = Roles()
    roles.setSites(["shop.example", "Shop-CDN.example"])
    let capture = Self.capture("https://api.shop-cdn.example/items", cookie: "sid=A1")
    #expect(capture.diagnosis().outcome == .cannotBeTold)
    #expect(capture.diagnosis(roles).outcome == .nothingLost)
    #expect(Self.redirected(to: "https://other.example.net/", cookie: "sid=A1").diagnosis(roles).outcome == .lost)
  }

  @Test("a cookie of another site is none of the session's, whatever it is called") func foreignCookie() {
    var capture = Self.capture("https://other.example.net/", cookie: nil)
    capture.exchanges[3].responseHeaders = [CapturedHeader(name: "set-cookie", value: "sid=its-own; Path=/")]
    let roles = Roles().guessed(from: capture.exchanges)
    #expect(roles.sites == ["shop.example"])
    #expect(roles.endpoint(of: capture.exchanges[3]) == .otherSite)
  }
}
