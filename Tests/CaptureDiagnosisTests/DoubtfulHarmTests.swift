import CookieDiagnosis
import CookieFiles
import Testing

@testable import CaptureDiagnosis

/// Captures that show what may be harm, and as well something that its user or its server wanted.
@Suite("harm that may be none") struct DoubtfulHarmTests {
  typealias Example = LateCaptureTests.Example

  private static var bothSides: Written {
    Written().then {
      $0.add(0, "/login", from: true, sets: Written.tokens(1))
      $0.add(1, "/api/items", from: true, cookie: "sid=A1; sid_refresh=B1")
      $0.addPage(2, "/home", cookie: "sid=A1; sid_refresh=B1")
      $0.addPage(3, "/cart", cookie: "sid=A1; sid_refresh=B1")
    }
  }

  private static let cleared = ["sid=; Max-Age=0; Path=/", "sid_refresh=; Max-Age=0; Path=/"]

  static let examples = [
    Example(
      "a page that asks whether to log out, and is not answered",
      bothSides.then {
        $0.addPage(100, "/logout", cookie: "sid=A1; sid_refresh=B1")
        $0.addPage(105, "/home", cookie: "sid=A1; sid_refresh=B1")
      }, .cannotBeTold, among: ["undeleted"]),
    Example(
      "the session of another device is ended",
      bothSides.then {
        $0.add(100, "/api/sessions/8812", from: true, cookie: "sid=A1; sid_refresh=B1", status: 204)
        $0.exchanges[4].method = "DELETE"
        $0.addPage(105, "/home", cookie: "sid=A1; sid_refresh=B1")
      }, .nothingLost),
    Example(
      "one's own session is, and nothing is cleared",
      bothSides.then {
        $0.add(100, "/api/session", from: true, cookie: "sid=A1; sid_refresh=B1", status: 204)
        $0.exchanges[4].method = "DELETE"
        $0.addPage(120, "/home", cookie: "sid=A1; sid_refresh=B1", status: 302)
        $0.answer("Location", "/login")
        $0.addPage(121, "/login", cookie: "sid=A1; sid_refresh=B1")
      }, .nothingLost),
    Example(
      "a call that is answered without the session's cookies may have been a logout",
      bothSides.then {
        $0.add(100, "/graphql", from: true, cookie: "sid=A1; sid_refresh=B1", sets: cleared)
        $0.addPage(120, "/home", cookie: "sid=A1; sid_refresh=B1", status: 302)
        $0.answer("Location", "/login")
        $0.addPage(121, "/login", cookie: "sid=A1; sid_refresh=B1")
        $0.add(150, "/login", from: false, sets: Written.tokens(2))
      }, .cannotBeTold),
    Example(
      "a logout in another language",
      bothSides.then {
        $0.addPage(100, "/abmelden", cookie: "sid=A1; sid_refresh=B1", status: 302, sets: cleared)
        $0.add(120, "/api/items", from: true, cookie: "sid=A1; sid_refresh=B1", status: 401)
        $0.add(150, "/login", from: true, sets: Written.tokens(2))
      }, .nothingLost),
    Example(
      "the page that a provider's logout leads to takes the cookies",
      bothSides.then {
        $0.add(100, "/logout", from: false, cookie: "sid=A1; sid_refresh=B1", status: 302)
        $0.answer("Location", "https://id.provider.example/endsession")
        $0.addPage(101, "/signed-out", cookie: "sid=A1; sid_refresh=B1", sets: cleared)
      }, .nothingLost),
    Example(
      "an address that asks nobody for a token answers the old one, which is refused a second later",
      bothSides.then {
        $0.add(100, "/logout", from: false, cookie: "sid=A1; sid_refresh=B1", status: 302, sets: cleared)
        $0.add(110, "/api/items/config", from: true, cookie: "sid=A1; sid_refresh=B1")
        $0.add(111, "/api/items", from: true, cookie: "sid=A1; sid_refresh=B1", status: 401)
      }, .cannotBeTold),
    Example(
      "what its user may not do is forbidden, where pages have a token against forgery",
      bothSides.then {
        $0.add(4, "/api/pay", from: true, cookie: "sid=A1; sid_refresh=B1; csrf=T1", status: 403)
        $0.add(5, "/api/items", from: true, cookie: "sid=A1; sid_refresh=B1; csrf=T1")
      }, .cannotBeTold, among: ["F59"]),
    Example(
      "terms that have to be agreed to, and another token for whoever does",
      bothSides.then {
        $0.addPage(20, "/home", cookie: "sid=A1; sid_refresh=B1", status: 302)
        $0.answer("Location", "/terms?next=/home")
        $0.addPage(21, "/terms?next=/home", cookie: "sid=A1; sid_refresh=B1")
        $0.add(30, "/terms", from: false, cookie: "sid=A1; sid_refresh=B1", sets: Written.tokens(2))
        $0.addPage(31, "/home", cookie: "sid=A2; sid_refresh=B2")
      }, .cannotBeTold),
    Example(
      "a page about logins is no login page",
      bothSides.then {
        $0.addPage(20, "/account/security", cookie: "sid=A1; sid_refresh=B1", status: 302)
        $0.answer("Location", "/account/login-activity")
        $0.addPage(21, "/account/login-activity", cookie: "sid=A1; sid_refresh=B1")
      }, .nothingLost),
    Example(
      "a captive portal's login is none of the app's",
      bothSides.then {
        $0.addPage(20, "/home", cookie: "sid=A1; sid_refresh=B1", status: 302)
        $0.answer("Location", "http://captive.hotel.example/login")
        $0.addPage(21, at: "http://captive.hotel.example/login")
      }, .nothingLost),
    Example(
      "a second factor for whoever is signed in",
      bothSides.then {
        $0.add(20, "/api/payments", from: true, cookie: "sid=A1; sid_refresh=B1", status: 401)
        $0.add(30, "/login/stepup", from: true, cookie: "sid=A1; sid_refresh=B1", sets: Written.tokens(2))
        $0.add(31, "/api/items", from: true, cookie: "sid=A2; sid_refresh=B2")
      }, .nothingLost),
    Example(
      "a visitor's cookie, and the first login",
      Written().then {
        $0.addPage(0, "/", sets: ["PHPSESSID=V1; Path=/; HttpOnly"])
        $0.addPage(3, "/shop", cookie: "PHPSESSID=V1")
        $0.addPage(10, "/account", cookie: "PHPSESSID=V1", status: 302)
        $0.answer("Location", "/login")
        $0.addPage(11, "/login", cookie: "PHPSESSID=V1")
        $0.add(30, "/login", from: false, cookie: "PHPSESSID=V1", sets: ["PHPSESSID=S1; Path=/; HttpOnly"])
        $0.addPage(31, "/account", cookie: "PHPSESSID=S1")
      }, .nothingLost),
    Example(
      "a token goes to another domain, and no redirect led there",
      bothSides.then {
        $0.addPage(5, at: "https://www.shop-media.example.net/video", cookie: "sid=A1; sid_refresh=B1")
      }, .cannotBeTold, among: ["F40"]),
    Example(
      "a cookie that no store takes: its Domain is another site's",
      Written().then {
        for second in [0.0, 20] {
          $0.add(second, "/login", from: false, status: 302, sets: ["sid=A1; Path=/; Domain=other.example"])
          $0.addPage(second + 1, "/home", status: 302)
          $0.answer("Location", "/login")
          $0.addPage(second + 2, "/login")
        }
      }, .cannotBeTold),
    Example(
      "every answer prolongs the session, with one value, and its cookie is gone before that is over",
      Written().then { capture in
        let sets = ["sid=A1; Path=/; Max-Age=3600"]
        capture.add(0, "/login", from: false, sets: sets)
        for second in [1_500.0, 3_000] { capture.addPage(second, "/home", cookie: "sid=A1", sets: sets) }
        capture.addPage(4_000, "/home", status: 302)
        capture.answer("Location", "/login")
        capture.addPage(4_002, "/login")
        capture.add(4_020, "/login", from: false, sets: ["sid=A2; Path=/; Max-Age=3600"])
      }, .lost, among: ["F24", "F28"]),
    Example(
      "a page alone, whose cookie is gone after hours",
      Written().then {
        $0.add(0, "/login", from: false, sets: ["sid=A1; Path=/; Max-Age=2592000"])
        $0.addPage(1, "/home", cookie: "sid=A1")
        $0.addPage(600, "/home", cookie: "sid=A1", sets: ["sid=A2; Path=/; Max-Age=2592000"])
        $0.addPage(9_000, "/home", status: 302)
        $0.answer("Location", "/login")
        $0.addPage(9_000.3, "/login")
        $0.add(9_030, "/login", from: false, sets: ["sid=A3; Path=/; Max-Age=2592000"])
      }, .lost, among: ["F24", "F28"], isCertain: false),
    Example(
      "one token was exchanged twice, each time for another, and both are refused",
      bothSides.then {
        $0.add(950, "/api/refresh", from: true, cookie: "sid_refresh=B1", sets: Written.tokens(2))
        $0.add(950.01, "/api/refresh", from: false, cookie: "sid_refresh=B1", sets: Written.tokens(3))
        $0.add(1_900, "/api/refresh", from: true, cookie: "sid_refresh=B2", status: 401)
        $0.add(1_901, "/api/refresh", from: false, cookie: "sid_refresh=B3", status: 401)
        $0.add(1_910, "/login", from: true, sets: Written.tokens(4))
      }, .lost, among: ["F54", "F50"]),
    Example(
      "a refresh that leads on has brought its tokens all the same",
      bothSides.then {
        $0.add(950, "/api/renew", from: true, cookie: "sid_refresh=B1", status: 302, sets: Written.tokens(2))
        $0.answer("Location", "/api/items")
        $0.add(950.5, "/api/items", from: true, cookie: "sid=A2; sid_refresh=B2")
      }, .nothingLost),
    Example(
      "native code has nothing of what its login gave it, and had sent nothing before",
      Written().then {
        $0.add(0, "/login", from: true, sets: Written.tokens(1))
        $0.addPage(2, "/home", cookie: "sid=A1; sid_refresh=B1")
        $0.add(950, "/api/items", from: true, status: 401)
        $0.add(980, "/login", from: true, sets: Written.tokens(2))
      }, .lost, among: ["not-renewed", "F24", "F20"]),
    Example(
      "the page never had what native code has, as far as a capture shows that begins later",
      Written().then {
        $0.add(0, "/api/items", from: true, cookie: "sid=A1")
        $0.addPage(5, "/home", status: 302)
        $0.answer("Location", "/login")
        $0.addPage(6, "/login")
      }, .lost, among: ["F01", "F24", "F23", "F28"]),
  ]

  @Test("is not told as if it were sure", arguments: examples) func doubtful(_ example: Example) {
    LateCaptureTests().late(example)
  }

  @Test("what a refused request carries, and the login behind it leaves as it is, is no session") func device() {
    let capture = Written().then {
      $0.add(0, "/login", from: true, sets: ["at=A1; Path=/; HttpOnly", "deviceToken=D1; Path=/; Max-Age=31536000"])
      $0.add(1, "/api/items", from: true, cookie: "at=A1; deviceToken=D1")
      $0.add(2, "/api/items", from: true, cookie: "at=A1; deviceToken=D1")
      $0.add(30_000, "/api/items", from: true, cookie: "deviceToken=D1", status: 401)
      $0.add(30_020, "/login", from: true, cookie: "deviceToken=D1", sets: ["at=A2; Path=/; HttpOnly"])
    }
    #expect(Roles().guessed(from: capture.exchanges).access == "at")
    #expect(capture.diagnosis().outcome == .lost)
  }

  /// It took minutes when each was looked for in all the others: sixteen times as long for four times as many.
  @Test("thousands of lost sessions are told in a time that grows as they do") func many() {
    let few = ProcessorTime.seconds { #expect(Self.lost(500).findings.count == 200) }
    let many = ProcessorTime.seconds {
      let diagnosis = Self.lost(2_000)
      #expect(diagnosis.findings.count == 200 && diagnosis.untold > 1_000)
    }
    #expect(many < 9 * few, "\(few) s, then \(many) s")
  }

  private static func lost(_ sessions: Int) -> Diagnosis {
    Written().then { capture in
      for number in 0..<sessions {
        let start = Double(number) * 100
        capture.add(start, "/login", from: true, sets: Written.tokens(number + 1))
        capture.addPage(start + 1, "/home", status: 302)
        capture.answer("Location", "/login")
        capture.addPage(start + 2, "/login")
      }
    }.diagnosis()
  }
}
