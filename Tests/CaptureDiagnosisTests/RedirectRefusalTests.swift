import CookieDiagnosis
import CookieFiles
import Testing

@testable import CaptureDiagnosis

extension Written {
  /// Gives the last exchange more fields of its answer.
  mutating func answer(_ name: String, _ value: String) {
    exchanges[exchanges.count - 1].responseHeaders.append(CapturedHeader(name: name, value: value))
  }

  /// Gives the last exchange more fields of its request.
  mutating func ask(_ name: String, _ value: String) {
    exchanges[exchanges.count - 1].requestHeaders.append(CapturedHeader(name: name, value: value))
  }

  /// A page's request with an address of its own host, as "https://pay.shop.example/".
  mutating func addPage(
    _ seconds: Double, at url: String, cookie: String? = nil, status: Int = 200, location: String? = nil
  ) {
    addPage(seconds, "/", cookie: cookie, status: status)
    exchanges[exchanges.count - 1].url = url
    if let location { answer("Location", location) }
  }
}

@Suite("answers that refuse in other words than 401") struct RedirectRefusalTests {
  typealias Example = LateCaptureTests.Example

  private static func refused(_ status: Int, location: String?) -> Written {
    Written.signedIn.then {
      $0.addPage(300, "/home", cookie: "sid=A1", status: status)
      if let location { $0.answer("Location", location) }
      $0.addPage(300.2, "/login", cookie: "sid=A1")
      $0.add(360, "/login", from: false, cookie: "sid=A1", sets: Written.tokens(9))
    }
  }

  static let examples = [
    Example("a page with a token is led to the login", refused(302, location: "/login"), .lost, isCertain: false),
    Example(
      "with its whole address, and in small letters",
      refused(303, location: "https://shop.example/login?next=%2Fhome"), .lost),
    Example("led somewhere that is not said", refused(302, location: nil), .lost),
    Example(
      "led there by way of another address",
      refused(302, location: "/start").then { capture in
        capture.exchanges.insert(
          CapturedExchange(
            startedAt: capture.exchanges[3].startedAt + 110_000, duration: 20_000, method: "GET",
            url: "https://shop.example/start", requestHeaders: capture.exchanges[3].requestHeaders, status: 302,
            responseHeaders: [CapturedHeader(name: "Location", value: "/login")], place: "log.entries[9]"), at: 4)
      }, .lost),
    Example("419, as Laravel says it", refused(419, location: nil), .lost),
    Example("440, as IIS says it", refused(440, location: nil), .lost),
    Example(
      "led to another page is no refusal",
      Written.signedIn.then {
        $0.addPage(300, "/", cookie: "sid=A1", status: 302)
        $0.answer("Location", "/home?from=/login")
        $0.addPage(300.2, "/home", cookie: "sid=A1")
      }, .nothingLost),
    Example(
      "a grace that takes the token, sends none, and shows the login",
      Written.signedIn.then {
        $0.add(960, "/api/refresh", from: false, cookie: "sid_refresh=B1", sets: Written.tokens(2))
        $0.add(960.01, "/api/refresh", from: false, cookie: "sid_refresh=B1")
        $0.addPage(960.3, "/home", cookie: "sid=A2", status: 302)
        $0.answer("Location", "/login")
        $0.addPage(960.4, "/login", cookie: "sid=A2")
        $0.add(1_020, "/login", from: false, sets: Written.tokens(9))
      }, .lost, among: ["F53"]),
    Example(
      "a session that had begun before its login, gone with its process",
      Written().then {
        $0.addPage(0, "/", sets: ["PHPSESSID=A1; path=/", "keep=1; Path=/; Max-Age=31536000"])
        $0.add(10, "/login", from: false, cookie: "PHPSESSID=A1; keep=1", status: 302)
        $0.answer("Location", "/account")
        $0.addPage(10.2, "/account", cookie: "PHPSESSID=A1; keep=1")
        $0.addPage(3_610, "/account", cookie: "keep=1", status: 302, sets: ["PHPSESSID=A2; path=/"])
        $0.answer("Location", "/login")
        $0.addPage(3_610.3, "/login", cookie: "PHPSESSID=A2; keep=1")
        $0.add(3_640, "/login", from: false, cookie: "PHPSESSID=A2; keep=1", status: 302)
        $0.answer("Location", "/account")
        $0.addPage(3_640.2, "/account", cookie: "PHPSESSID=A2; keep=1")
      }, .lost, among: ["F23"]),
    Example(
      "after a logout everybody is shown the first page",
      Written().then {
        $0.addPage(0, "/", sets: ["PHPSESSID=A1; path=/"])
        $0.add(10, "/login", from: false, cookie: "PHPSESSID=A1", status: 302)
        $0.answer("Location", "/account")
        $0.addPage(10.2, "/account", cookie: "PHPSESSID=A1")
        $0.addPage(60, "/logout", cookie: "PHPSESSID=A1")
        $0.addPage(61, "/", cookie: "PHPSESSID=A1")
        $0.add(90, "/login", from: false, cookie: "PHPSESSID=A1", status: 302)
        $0.answer("Location", "/account")
        $0.addPage(90.2, "/account", cookie: "PHPSESSID=A1")
      }, .nothingLost),
    Example(
      "forbidden without a token, where one was let in",
      Written().then {
        $0.add(0, "/login", from: false, sets: ["sid=A1; Path=/", "keep=1; Path=/; Max-Age=31536000"])
        $0.add(2, "/api/items", from: false, cookie: "sid=A1; keep=1")
        $0.add(36_000, "/api/items", from: false, cookie: "keep=1", status: 403)
        $0.add(36_030, "/login", from: false, cookie: "keep=1", sets: ["sid=A9; Path=/"])
      }, .lost, among: ["F23"]),
  ]

  @Test("are seen", arguments: examples) func refusal(_ example: Example) { LateCaptureTests().late(example) }
}

@Suite("what a request without a token says of its store") struct CookieReachTests {
  typealias Example = LateCaptureTests.Example

  static let examples = [
    Example(
      "http does not carry a Secure cookie, and the store has it",
      Written.signedIn.then {
        $0.addPage(60, at: "http://shop.example/home", status: 302, location: "https://shop.example/login")
        $0.addPage(60.2, at: "https://shop.example/login", cookie: "sid=A1")
        $0.add(70, "/login", from: false, cookie: "sid=A1", sets: Written.tokens(9))
      }, .lost, among: ["same-site"], never: ["F20", "F24"]),
    Example(
      "another host does not get a cookie of one host",
      Written.signedIn.then {
        $0.addPage(60, at: "https://pay.shop.example/", status: 302, location: "/login")
        $0.addPage(60.2, at: "https://pay.shop.example/login")
        $0.add(70, "/login", from: false, sets: Written.tokens(9))
        $0.exchanges[$0.exchanges.count - 1].url = "https://pay.shop.example/login"
        $0.add(80, "/api/items", from: false, cookie: "sid=A1")
      }, .lost, never: ["F24", "F67", "F28"]),
    Example(
      "a request from another site carries no cookie without SameSite (F43)",
      Written().then {
        $0.add(0, "/login", from: false, sets: ["sid=A1; Path=/; Secure; Max-Age=99999"])
        $0.addPage(1, "/home", cookie: "sid=A1")
        $0.add(60, "/widget", from: false, status: 302)
        $0.ask("Sec-Fetch-Site", "cross-site")
        $0.answer("Location", "/login")
        $0.addPage(61, "/login")
        $0.add(90, "/login", from: false, sets: ["sid=A9; Path=/; Secure; Max-Age=99999"])
      }, .lost, among: ["F43"], never: ["F24"], isCertain: true),
    Example(
      "it may carry one that the server lets go everywhere",
      Written().then {
        $0.add(0, "/login", from: false, sets: ["sid=A1; Path=/; Secure; SameSite=None; Max-Age=99999"])
        $0.addPage(1, "/home", cookie: "sid=A1")
        $0.add(60, "/widget", from: false, status: 302)
        $0.ask("Sec-Fetch-Site", "cross-site")
        $0.answer("Location", "/login")
        $0.addPage(61, "/login")
        $0.add(90, "/login", from: false, sets: ["sid=A9; Path=/; Secure; SameSite=None; Max-Age=99999"])
      }, .lost, among: ["F24"], never: ["F43"]),
    Example(
      "a date that WebKit does not take (F42)",
      Written().then {
        let date = "Expires=Mon Jan 01 2035 00:00:00 GMT+0000 (UTC)"
        $0.add(0, "/login", from: true, sets: ["sid=A1; Path=/; Secure; \(date)", "keep=1; Path=/; Max-Age=9999999"])
        $0.add(1, "/api/items", from: true, cookie: "sid=A1; keep=1")
        $0.add(36_000, "/api/items", from: true, cookie: "keep=1", status: 401)
        $0.add(36_060, "/login", from: true, sets: ["sid=A9; Path=/; Secure; \(date)"])
      }, .lost, among: ["F42"], isCertain: true),
    Example(
      "a cookie with a date does not die with its process",
      Written.signedIn.then {
        $0.add(18_000, "/api/items", from: true, status: 401)
        $0.add(18_001, "/api/refresh", from: true, status: 401)
        $0.add(18_060, "/login", from: true, sets: Written.tokens(9))
      }, .lost, never: ["F23"]),
    Example(
      "a redirect of native code brought what the page never had (F39)",
      Written().then {
        $0.add(0, "/login", from: true, status: 302, sets: Written.tokens(1))
        $0.answer("Location", "/home")
        $0.add(0.1, "/api/items", from: true, cookie: "sid=A1")
        $0.addPage(3, "/home", status: 302)
        $0.answer("Location", "/login")
        $0.addPage(3.1, "/login")
        $0.add(60, "/login", from: false, sets: Written.tokens(9))
      }, .lost, among: ["F39"]),
    Example(
      "a gateway's 504 may be an answer that was lost (F51)",
      Written.signedIn.then {
        $0.add(960, "/api/refresh", from: true, cookie: "sid_refresh=B1", status: 504, lasting: 60)
        $0.add(1_021, "/api/refresh", from: true, cookie: "sid_refresh=B1", status: 401)
        $0.add(1_080, "/login", from: true, sets: Written.tokens(9))
      }, .lost, among: ["F51", "ended-elsewhere"], isCertain: false),
    Example(
      "the newest token, long before its date",
      Written.signedIn.then {
        $0.add(200, "/api/items", from: true, cookie: "sid=A1; sid_refresh=B1", status: 401)
        $0.add(230, "/login", from: true, sets: Written.tokens(9))
      }, .lost, among: ["ended-elsewhere"], never: ["F20", "F23"]),
  ]

  @Test("what the answers' fields tell", arguments: examples) func field(_ example: Example) {
    LateCaptureTests().late(example)
  }

  @Test("a date before its time is not said to be over") func early() {
    let records = Self.examples[Self.examples.count - 1].capture.diagnosis().recorded.trace.records
    #expect(records.filter { $0.kind == .tokenRefused }.map(\.reason) == [.unknown])
  }
}

@Suite("what may be harm, and is not proven to be") struct UnsettledTests {
  struct Example: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let capture: Written
    let expected: Unsettled?

    init(_ description: String, _ capture: Written, _ expected: Unsettled?) {
      (testDescription, self.capture, self.expected) = (description, capture, expected)
    }
  }

  private static let second: Int64 = 1_000_000_000

  static let examples = [
    Example(
      "a login that nothing led to",
      Written.signedIn.then {
        $0.addPage(240, "/login")
        $0.add(300, "/login", from: false, sets: Written.tokens(9))
      }, .logIn(.page, at: 300 * second)),
    Example(
      "after a logout it is wanted",
      Written.signedIn.then {
        $0.add(200, "/logout", from: false, cookie: "sid_refresh=B1")
        $0.add(300, "/login", from: false, sets: Written.tokens(9))
      }, nil),
    Example(
      "when all is over it is due",
      Written.signedIn.then { $0.add(90_000, "/login", from: false, sets: Written.tokens(9)) }, nil),
    Example(
      "the other side's first login is no second one",
      Written().then {
        $0.add(0, "/login", from: true, sets: Written.tokens(1))
        $0.add(1, "/api/items", from: true, cookie: "sid=A1")
        $0.add(5, "/login", from: false, sets: Written.tokens(2))
        $0.add(6, "/api/items", from: false, cookie: "sid=A2")
      }, nil),
    Example(
      "native code is refused to the end",
      Written().then {
        $0.add(0, "/login", from: false, sets: Written.tokens(1))
        $0.add(1, "/api/items", from: false, cookie: "sid=A1")
        for second in [2.0, 12, 22] { $0.add(second, "/api/items", from: true, status: 401) }
      }, .refused(.native, times: 3, last: 22 * second + second / 20)),
    Example(
      "a page renews without end (F56)",
      Written.signedIn.then {
        for round in 1...25 {
          let time = 960 + Double(round) * 0.5
          $0.add(time, "/api/refresh", from: false, cookie: "sid_refresh=B\(round)", sets: Written.tokens(round + 1))
          $0.add(time + 0.2, "/api/items", from: false, cookie: "sid=A\(round + 1)", status: 401)
        }
      }, .spinning(.page, times: 20, last: 970 * second + second / 20)),
    Example("all is well", Written.signedIn, nil),
  ]

  @Test("is told where it shows", arguments: examples) func unsettled(_ example: Example) {
    let diagnosis = example.capture.diagnosis()
    #expect(diagnosis.unsettled == example.expected)
    #expect(diagnosis.outcome == (example.expected == nil ? .nothingLost : .cannotBeTold))
  }

  @Test("a token in Authorization is said to be none of a store's") func header() {
    let capture = Written().then {
      $0.add(0, "/login", from: true)
      $0.add(1, "/api/items", from: true)
      $0.ask("Authorization", "Bearer abc")
    }
    #expect(capture.trace().remarks.contains { $0.contains("1 requests have a token in Authorization") })
    #expect(capture.diagnosis().outcome == .cannotBeTold)
  }

  @Test("what another site has set is its own") func own() {
    let capture = Written.signedIn.then {
      $0.addPage(20, at: "https://partner.example/a")
      $0.answer("Set-Cookie", "sid=A1; Path=/")
      $0.addPage(21, at: "https://partner.example/b", cookie: "sid=A1")
    }
    #expect(capture.diagnosis().outcome == .nothingLost)
  }
}

@Suite("whose requests, and what for") struct AddressTests {
  /// Both sides renew one token, which ends the session.
  private static let story = Written.refreshedTwice

  struct Edit: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let apply: @Sendable (inout Written) -> Void

    init(_ description: String, _ apply: @escaping @Sendable (inout Written) -> Void) {
      (testDescription, self.apply) = (description, apply)
    }
  }

  static let edits = [
    Edit("another site has a cookie of that name") {
      $0.add(20, "/sessions", from: false, sets: ["sid=P0; Path=/"])
      $0.exchanges[$0.exchanges.count - 1].url = "https://pay.stripe.test/sessions"
    },
    Edit("a request to another site fails") {
      $0.add(999, "/stats", from: true, status: 0, lasting: 0.002)
      $0.exchanges[$0.exchanges.count - 1].url = "https://stats.other.test/stats"
      $0.exchanges[$0.exchanges.count - 1].status = nil
    },
    Edit("plain HTTP is sent to TLS") {
      $0.addPage(20, at: "http://shop.example/home", status: 301, location: "https://shop.example/home")
    },
    Edit("a browser asks for leave first") {
      $0.add(999, "/api/refresh", from: false)
      $0.exchanges[$0.exchanges.count - 1].method = "OPTIONS"
    },
    Edit("a manifest is asked for without cookies") { $0.addPage(20, "/manifest.json", status: 401) },
    Edit("a picture is called logout") { $0.addPage(20, "/static/logout.svg", cookie: "sid=A1") },
    Edit("a page asks whether to log out") { $0.addPage(20, "/logout-confirm", cookie: "sid=A1") },
    Edit("a subscription is revoked") { $0.add(20, "/api/push/revoke", from: true, cookie: "sid=A1") },
    Edit("a feed is read anew") { $0.addPage(20, "/feed/refresh", cookie: "sid=A1; sid_refresh=B1", status: 403) },
  ]

  @Test("what is none of the session's changes nothing", arguments: edits) func edit(_ edit: Edit) {
    var capture = Self.story
    edit.apply(&capture)
    let (plain, edited) = (Self.story.diagnosis(), capture.diagnosis())
    #expect(edited.outcome == plain.outcome)
    #expect(edited.main?.causes.map(\.id) == plain.main?.causes.map(\.id))
    #expect(edited.findings.count == plain.findings.count)
  }

  @Test("a cookie that a login brings for few addresses is the one that is exchanged") func narrow() {
    let capture = Written().then {
      $0.add(0, "/login", from: true, sets: ["s=A1; Path=/; Max-Age=900", "k=B1; Path=/session; Max-Age=2592000"])
      $0.add(1, "/api/items", from: true, cookie: "s=A1")
      $0.add(960, "/session/refresh", from: true, status: 401)
    }
    #expect(Roles().guessed(from: capture.exchanges).refresh == "k")
  }

  @Test("a recorder that does not say what users do shows no less than a capture") func silent() throws {
    var trace = Self.story.trace()
    let kinds: Set<TraceRecord.Kind> = [.userLogsInAgain, .userLogsOut, .clientNeedsLogin]
    var recorded = RecordedTrace(trace.trace, from: .recorder)
    recorded.sees.subtract(kinds)
    trace = recorded
    #expect(Diagnosis(trace).outcome == .lost)
  }
}

@Suite("which cookie a refresh exchanges") struct ExchangedCookieTests {
  /// Both cookies ride on every call, and nothing about their names says which is which.
  private static func story(_ access: String, _ refresh: String, alone: Bool, lives: (Int, Int)) -> Written {
    func sets(_ number: Int) -> [String] {
      [
        "\(access)=A\(number); Path=/; HttpOnly; Max-Age=\(lives.0)",
        "\(refresh)=B\(number); Path=/; HttpOnly; Max-Age=\(lives.1)",
      ]
    }
    let both = "\(access)=A1; \(refresh)=B1"
    let sent = alone ? "\(refresh)=B1" : both
    return Written().then {
      $0.add(0, "/login", from: true, sets: sets(1))
      $0.add(5, "/api/items", from: true, cookie: both)
      $0.add(8, "/api/items", from: false, cookie: both)
      $0.add(1_000, "/api/refresh", from: false, cookie: sent, sets: sets(2), lasting: 0.2)
      $0.add(1_000.05, "/api/refresh", from: true, cookie: sent, status: 401, lasting: 0.2)
      $0.add(1_060, "/login", from: true, sets: sets(3))
    }
  }

  @Test(
    "is seen by what is sent, or by its life",
    arguments: [
      ("sid", "rt"), ("at", "rt"), ("session", "remember_me"), ("auth", "persist"), ("SESSION", "RENEW"),
      ("X-AT", "X-RT"), ("idToken", "longToken"), ("token", "rtoken"), ("a", "b"),
    ], [(true, 900, 900), (false, 900, 2_592_000)])
  func names(_ names: (String, String), _ case: (alone: Bool, Int, Int)) {
    let capture = Self.story(names.0, names.1, alone: `case`.alone, lives: (`case`.1, `case`.2))
    let roles = Roles().guessed(from: capture.exchanges)
    #expect(roles.access == names.0)
    #expect(roles.refresh == names.1)
    #expect(capture.diagnosis().main?.causes.map(\.id) == ["F50"])
  }

  @Test("a session of one cookie has none") func single() {
    let capture = Written().then {
      $0.add(0, "/login", from: true, sets: ["sid=A1; Path=/; Max-Age=900"])
      $0.add(5, "/api/items", from: true, cookie: "sid=A1")
      $0.add(800, "/api/refresh", from: true, cookie: "sid=A1", sets: ["sid=A2; Path=/; Max-Age=900"])
    }
    #expect(Roles().guessed(from: capture.exchanges).access == "sid")
  }

  @Test("of very many losses the first are told") func many() {
    let capture = Written().then {
      for number in 1...(Diagnosis.mostFindings + 50) {
        let start = Double(number) * 1_000
        $0.add(start, "/login", from: true, sets: Written.tokens(number))
        $0.add(start + 1, "/api/items", from: true, cookie: "sid=A\(number)")
        $0.add(start + 900, "/api/items", from: true, status: 401)
      }
      $0.add(1_000_000, "/login", from: true, sets: Written.tokens(0))
    }
    let diagnosis = capture.diagnosis()
    #expect(diagnosis.findings.count == Diagnosis.mostFindings)
    #expect(diagnosis.untold == 50)
  }
}

@Suite("what a capture shows of a store, and what it cannot") struct ShownAgainTests {
  typealias Example = LateCaptureTests.Example

  private static let bearer = "Bearer abcdef"

  static let examples = [
    Example(
      "a login page that gets the cookie along shows that it was never gone",
      Written().then {
        $0.add(0, "/login", from: false, sets: ["sid=A1; Path=/; HttpOnly", "keep=1; Path=/; Max-Age=30000000"])
        $0.addPage(1, "/home", cookie: "sid=A1; keep=1")
        $0.addPage(36_000, "/home", cookie: "keep=1", status: 302)
        $0.answer("Location", "/login")
        $0.addPage(36_000.1, "/login", cookie: "sid=A1; keep=1")
        $0.add(36_060, "/login", from: false, cookie: "sid=A1; keep=1", sets: ["sid=A2; Path=/; HttpOnly"])
      }, .lost, never: ["F23", "F24", "F20"]),
    Example(
      "native code keeps its token in a field of its own, and the page has a cookie",
      Written().then {
        $0.add(0, "/oauth/token", from: true)
        $0.add(0.5, "/api/items", from: true)
        $0.ask("Authorization", bearer)
        $0.add(0.9, "/web/login", from: false, sets: ["sid=A1; Path=/; HttpOnly; Max-Age=604800"])
        $0.ask("Authorization", bearer)
        $0.addPage(1.5, "/home", cookie: "sid=A1")
        $0.add(960, "/api/items", from: true, status: 401)
        $0.ask("Authorization", bearer)
        $0.add(960.2, "/oauth/token", from: true)
        $0.add(960.4, "/api/items", from: true)
        $0.ask("Authorization", bearer)
        $0.addPage(1_020, "/home", cookie: "sid=A1")
      }, .nothingLost),
    Example(
      "native code sends a key in Authorization beside its cookie, which is gone",
      Written.signedIn.then {
        $0.ask("Authorization", bearer)
        $0.add(18_000, "/api/items", from: true, cookie: "sid=A1")
        $0.ask("Authorization", bearer)
        $0.add(36_000, "/api/items", from: true, status: 401)
        $0.ask("Authorization", bearer)
        $0.add(36_060, "/login", from: true, sets: Written.tokens(9))
      }, .lost),
    Example(
      "an answer takes the cookies away, and nobody had logged out",
      Written.signedIn.then {
        $0.addPage(
          120, "/home", cookie: "sid=A1", sets: ["sid=; Max-Age=0; Path=/", "sid_refresh=; Max-Age=0; Path=/"])
        $0.addPage(180, "/home", status: 302)
        $0.answer("Location", "/login")
        $0.addPage(180.1, "/login")
        $0.add(240, "/login", from: false, sets: Written.tokens(9))
      }, .lost, among: ["ended-elsewhere"], never: ["F01", "F20"]),
    Example(
      "a server's own session of one cookie, refused",
      Written().then {
        $0.add(0, "/login", from: false, sets: ["JSESSIONID=A1; Path=/; HttpOnly"])
        $0.addPage(1, "/home", cookie: "JSESSIONID=A1")
        $0.addPage(360, "/home", cookie: "JSESSIONID=A1", status: 302, sets: ["JSESSIONID=A2; Path=/; HttpOnly"])
        $0.answer("Location", "/login")
        $0.addPage(360.1, "/login", cookie: "JSESSIONID=A2")
        $0.add(420, "/login", from: false, cookie: "JSESSIONID=A2", sets: ["JSESSIONID=A3; Path=/; HttpOnly"])
      }, .lost, among: ["ended-elsewhere"], never: ["F20", "F50", "F67"],
      isCertain: false),
    Example(
      "two refreshes in one second, by a proxy that writes whole seconds: which came first is not told",
      Written.signedIn.then {
        $0.add(1_000, "/api/refresh", from: false, cookie: "sid_refresh=B1", sets: Written.tokens(2))
        $0.add(1_000, "/api/refresh", from: true, cookie: "sid_refresh=B1", status: 401)
        $0.add(1_060, "/login", from: true, sets: Written.tokens(9))
      }, .lost, among: ["F50", "F01"], isCertain: false),
    Example(
      "the same, told twice by two captures of one hour",
      Written.refreshedTwice.then { $0.exchanges += $0.exchanges }, .lost, among: ["F50"], isCertain: true),
    Example(
      "a refresh is refused, and both sides are served for long afterwards",
      Written.signedIn.then {
        $0.add(960, "/api/refresh", from: false, cookie: "sid_refresh=B1", sets: Written.tokens(2), lasting: 0.08)
        $0.add(960.02, "/api/refresh", from: true, cookie: "sid_refresh=B1", status: 400, lasting: 0.08)
        $0.add(1_080, "/api/items", from: false, cookie: "sid=A2")
        $0.add(1_081, "/api/items", from: true, cookie: "sid=A2")
      }, .cannotBeTold, among: ["F50"]),
    Example(
      "whether a copy was written after the logout, or had been there, a capture does not show",
      Written.signedIn.then {
        $0.add(
          60, "/logout", from: true, cookie: "sid_refresh=B1",
          sets: ["sid=; Max-Age=0; Path=/", "sid_refresh=; Max-Age=0; Path=/"])
        $0.add(1_200, "/api/refresh", from: false, cookie: "sid_refresh=B1", status: 401)
        $0.addPage(1_201, "/login")
      }, .lost, isCertain: false),
  ]

  @Test("is not stated", arguments: examples) func example(_ example: Example) { LateCaptureTests().late(example) }

  @Test(
    "keys of fewer files",
    arguments: [
      (
        "native has>own web has>none",
        ["native has>own web has>none", "native ?>own web ?>none", "native ?>? web ?>none", "native ?>own web ?>?"]
      ),
      ("native ?>? web ?>none", ["native ?>? web ?>none"]),
    ]) func files(_ key: String, _ keys: [String])
  { #expect(FileFeatures.lesser(key) == keys) }
}
