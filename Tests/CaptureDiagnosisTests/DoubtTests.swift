import Choices
import CookieDiagnosis
import CookieFiles
import Testing

@testable import CaptureDiagnosis

@Suite("what a capture does not show is not stated") struct DoubtTests {
  typealias Example = LateCaptureTests.Example

  /// A refresh that has no answer, and one that is refused afterwards.
  private static func unanswered(neverLeft: Bool) -> Written {
    Written.signedIn.then {
      $0.add(960, "/api/refresh", from: true, cookie: "sid_refresh=B1", status: nil, lasting: neverLeft ? 0.002 : 30)
      $0.exchanges[$0.exchanges.count - 1].neverLeft = neverLeft
      $0.add(991, "/api/refresh", from: true, cookie: "sid_refresh=B1", status: 401)
      $0.add(1_080, "/login", from: true, sets: Written.tokens(9))
    }
  }

  /// A cookie with a date that is gone after some days, though another one stayed.
  private static func goneAfter(days: Double) -> Written {
    Written().then {
      $0.add(
        0, "/login", from: false,
        sets: ["sid=A1; Path=/; Max-Age=31536000; HttpOnly", "keep=yes; Path=/; Max-Age=31536000"])
      $0.addPage(1, "/items", cookie: "sid=A1; keep=yes")
      $0.addPage(days * 86_400, "/items", cookie: "keep=yes", status: 302)
      $0.addPage(days * 86_400 + 0.1, "/login", cookie: "keep=yes")
      $0.add(days * 86_400 + 60, "/login", from: false, cookie: "keep=yes", sets: ["sid=A9; Path=/; Max-Age=31536000"])
    }
  }

  static let examples = [
    Example(
      "the newest refresh token is refused: the server may have had a reason of its own",
      Written.signedIn.then {
        $0.add(960, "/api/refresh", from: true, cookie: "sid_refresh=B1", status: 401)
        $0.add(1_080, "/login", from: true, sets: Written.tokens(9))
      }, .lost, among: ["ended-elsewhere", "F67"], isCertain: false),
    Example(
      "a refresh that never left the device uses no token up", unanswered(neverLeft: true), .lost, never: ["F51"]),
    Example(
      "one rolling cookie: the other request had brought the next one",
      Written().then {
        $0.add(0, "/login", from: false, sets: ["sid=A1; Path=/; Max-Age=3600"])
        $0.addPage(1, "/api/items", cookie: "sid=A1")
        $0.add(600, "/api/items", from: false, cookie: "sid=A1", sets: ["sid=A2; Path=/; Max-Age=3600"])
        $0.addPage(600.05, "/api/item/2", cookie: "sid=A1", status: 401)
        $0.addPage(600.5, "/login", cookie: "sid=A2")
        $0.add(620, "/login", from: false, cookie: "sid=A2", sets: ["sid=A3; Path=/; Max-Age=3600"])
      }, .lost, among: ["F50"], isCertain: false),
    Example(
      "nobody is away for weeks within minutes",
      Written.signedIn.then {
        $0.add(1_000, "/api/refresh", from: false, status: 401)
        $0.add(1_030, "/login", from: false, sets: Written.tokens(9))
      }, .lost, never: ["F25"]),
    Example(
      "the token to refresh with is gone from the page, which had it",
      Written().then {
        $0.add(0, "/login", from: true, sets: Written.tokens(1))
        $0.addPage(2, "/home", cookie: "sid=A1; sid_refresh=B1")
        $0.add(905, "/home", from: false, status: 302)
        $0.answer("Location", "/login")
        $0.addPage(905.3, "/login")
      }, .lost, among: ["F24"], never: ["not-renewed"]),
    Example(
      "what ran out by its date is not lost",
      Written().then {
        $0.add(0, "/login", from: true, sets: Written.tokens(1))
        $0.addPage(2, "/home", cookie: "sid=A1; sid_refresh=B1")
        $0.add(905, "/api/refresh", from: true, cookie: "sid_refresh=B1", sets: Written.tokens(2))
        $0.add(906, "/api/items", from: true, cookie: "sid=A2; sid_refresh=B2")
        $0.add(910, "/home", from: false, cookie: "sid_refresh=B1", status: 302)
        $0.answer("Location", "/login")
        $0.addPage(910.3, "/login", cookie: "sid_refresh=B1")
      }, .lost, among: ["F01"], never: ["F20", "F24", "F60", "same-site"]),
    Example(
      "no other device: the page goes on with what native code has lost",
      Written.signedIn.then {
        $0.add(500, "/api/items", from: true, status: 401)
        $0.add(520, "/api/items", from: false, cookie: "sid=A1")
        $0.add(530, "/login", from: true, sets: Written.tokens(3))
      }, .lost, never: ["F64"]),
    Example(
      "who is served with it afterwards had not lost it",
      Written().then {
        $0.add(0, "/login", from: true, sets: ["sid=A1; Path=/; Max-Age=2592000"])
        $0.add(2, "/home", from: false, cookie: "sid=A1")
        $0.add(10, "/api/admin", from: true, cookie: "sid=A1", status: 401)
        $0.add(30, "/login", from: true, cookie: "sid=A1", sets: ["sid=A2; Path=/; Max-Age=2592000"])
        $0.add(60, "/home", from: false, cookie: "sid=A1")
      }, .cannotBeTold),
    Example(
      "a widget that asks in vain is no use of the app",
      Written().then {
        $0.add(0, "/login", from: false, sets: ["sid=A1; Path=/; Max-Age=31536000; HttpOnly"])
        $0.addPage(1, "/home", cookie: "sid=A1")
        for day in 1..<20 { $0.add(Double(day) * 43_200, "/api/items", from: true, status: 401) }
        $0.add(1_728_000, "/home", from: false, status: 302)
        $0.answer("Location", "/login")
        $0.addPage(1_728_001, "/login")
      }, .lost, among: ["F25"], never: ["F26", "F41"]),
    Example("one that had no answer may have", unanswered(neverLeft: false), .lost, among: ["F51"]),
    Example("no process takes a cookie with a date, 14 days", goneAfter(days: 14), .lost, never: ["F23", "F25"]),
    Example("the same, 300 days", goneAfter(days: 300), .lost, never: ["F23", "F25"]),
    Example(
      "what is forbidden may be what the user may not do",
      Written.signedIn.then { $0.add(180, "/api/items", from: false, cookie: "sid=A1", status: 403) }, .nothingLost),
    Example(
      "or it was taken for a forgery, which nothing shows without a token of its own",
      Written.signedIn.then {
        $0.add(100, "/api/items", from: false, cookie: "sid=A1; csrf=1")
        $0.add(180, "/api/orders", from: false, cookie: "sid=A1", status: 403)
      }, .cannotBeTold, among: ["F59"], isCertain: true),
    Example(
      "with another token against forgery than the cookie's it was",
      Written.signedIn.then {
        $0.add(100, "/api/items", from: false, cookie: "sid=A1; csrf=1")
        $0.add(180, "/api/orders", from: false, cookie: "sid=A1; csrf=1", status: 403)
        $0.ask("X-CSRF-Token", "2")
      }, .lost, among: ["F59"], isCertain: true),
    Example(
      "whose token is the cookie's is not taken for a forgery",
      Written.signedIn.then {
        $0.add(180, "/api/orders", from: false, cookie: "sid=A1; csrftoken=c1%3D", status: 403)
        $0.ask("X-CSRFToken", "c1=")
      }, .nothingLost),
    Example(
      "a loser of two refreshes, and clients that are served with what the winner got",
      Written.signedIn.then {
        $0.add(960, "/api/refresh", from: false, cookie: "sid_refresh=B1", sets: Written.tokens(2), lasting: 0.2)
        $0.add(960.05, "/api/refresh", from: true, cookie: "sid_refresh=B1", status: 401, lasting: 0.2)
        $0.add(965, "/api/items", from: false, cookie: "sid=A2")
      }, .cannotBeTold, among: ["F50"]),
    Example(
      "native code that is led to a login page shows it to nobody",
      Written.signedIn.then {
        $0.add(60, "/items/5.pdf", from: true, status: 302)
        $0.answer("Location", "/login")
        $0.add(60.3, "/login", from: true)
        $0.exchanges[$0.exchanges.count - 1].method = "GET"
        $0.addPage(90, "/home", cookie: "sid=A1")
      }, .cannotBeTold, among: ["D1"]),
    Example(
      "no check against forgery looks at what changes nothing",
      Written.signedIn.then {
        $0.add(100, "/api/items", from: false, cookie: "sid=A1; csrf=1")
        $0.add(180, "/api/items", from: false, cookie: "sid=A1", status: 403)
      }, .nothingLost),
    Example(
      "an answer that refuses takes the newer cookies away",
      Written.signedIn.then {
        $0.add(960, "/api/refresh", from: false, cookie: "sid_refresh=B1", sets: Written.tokens(2))
        $0.add(
          960.04, "/api/refresh", from: false, cookie: "sid_refresh=B1", status: 401,
          sets: ["sid=; Path=/; Max-Age=0", "sid_refresh=; Path=/; Max-Age=0"])
        $0.add(961, "/api/items", from: false, status: 401)
        $0.add(1_080, "/login", from: false, sets: Written.tokens(9))
      }, .lost, among: ["F52"]),
  ]

  @Test("among several", arguments: examples) func doubt(_ example: Example) {
    LateCaptureTests().late(example)
  }

  @Test("of an answer without a length it is not told when it came", arguments: [Int64?.none, 0])
  func unknownDuration(_ duration: Int64?) {
    var capture = Written.refreshedTwice
    for index in capture.exchanges.indices { capture.exchanges[index].duration = duration }
    let diagnosis = capture.diagnosis()
    #expect(diagnosis.main?.causes.map(\.id).contains("F50") == true)
    #expect(capture.trace().remarks.contains { $0.contains("no duration") })
  }

  @Test("a short one that is rounded to nothing has a length") func rounded() {
    var capture = Written.signedIn
    capture.exchanges[1].duration = 0
    #expect(!capture.trace().remarks.contains { $0.contains("no duration") })
  }

  @Test(
    "pictures without cookies change nothing",
    arguments: [
      "https://cdn.shop.example/logo.png", "https://shop.example/logo.png", "https://cdn.shop.example/api/items",
    ])
  func pictures(_ address: String) {
    let plain = goneAfterHours.diagnosis()
    var capture = goneAfterHours
    for second in [3.0, 17_990, 18_010] {
      capture.add(second, "/api/items", from: false)
      capture.exchanges[capture.exchanges.count - 1].url = address
    }
    #expect(capture.diagnosis().main?.causes.map(\.id) == plain.main?.causes.map(\.id))
    #expect(capture.diagnosis().outcome == plain.outcome)
  }

  private var goneAfterHours: Written {
    Written.signedIn.then {
      $0.add(18_000, "/api/items", from: false, status: 401)
      $0.add(18_060, "/login", from: false, sets: Written.tokens(9))
    }
  }

  @Test("a token against forgery is no session's") func forgery() {
    let capture = Written().then {
      $0.add(0, "/login", from: false, sets: ["csrf_token=C1; Path=/", "s=A1; Path=/; Max-Age=99999; HttpOnly"])
      $0.addPage(2, "/items", cookie: "csrf_token=C1; s=A1")
    }
    #expect(Roles().guessed(from: capture.exchanges).access == "s")
  }

  @Test(
    "a cookie that nobody has is not looked for",
    arguments: [
      ("nosuch", "sid_refresh", "--session"), ("sid", "nosuch", "--refresh-cookie"), ("sid", "sid", "--refresh-cookie"),
    ])
  func unknownName(session: String, refresh: String, option: String) {
    var roles = Roles()
    (roles.access, roles.refresh) = (session, refresh)
    roles.given = ["session", "refresh-cookie"]
    #expect { try roles.check(against: Written.signedIn.exchanges) } throws: { error in
      (error as? InputError)?.kind == .usage && (error as? InputError)?.source == option
    }
  }

  @Test("a browser that has sent everything is the app") func browser() {
    let agent =
      "Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 Version/17.4 Mobile/15E148 Safari/604.1"
    let capture = goneAfterHours.with(agent, in: 0..<goneAfterHours.exchanges.count)
    #expect(capture.diagnosis().outcome == .lost)
    #expect(capture.trace().remarks.contains { $0.contains("a browser has sent all") })
  }

  @Test("phones of two makers are two") func devices() {
    let android =
      "Mozilla/5.0 (Linux; Android 14; Pixel 8 Build/UQ1A; wv) AppleWebKit/537.36 Version/4.0 Chrome/120.0 Mobile"
    let remarks = Written.signedIn.with(android, in: 2..<3).trace().remarks
    #expect(remarks.contains { $0.contains("several devices (apple, android)") })
  }

  @Test("a connection whose dates go back is said to") func clock() {
    var capture = Written.signedIn
    for index in capture.exchanges.indices { capture.exchanges[index].connection = "7" }
    #expect(!capture.trace().remarks.contains { $0.contains("set back") })
    capture.exchanges[2].startedAt -= 3_600_000_000
    #expect(capture.trace().remarks.contains { $0.hasPrefix("log.entries[2]: begins 3597 s before") })
  }
}
