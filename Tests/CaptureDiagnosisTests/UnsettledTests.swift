import CookieDiagnosis
import CookieFiles
import Testing

@testable import CaptureDiagnosis

extension Written {
  /// A page that is signed in, at an address that anybody may read.
  fileprivate static var guestPages: Written {
    Written().then {
      $0.add(0, "/login", from: false, sets: ["sid=A1; Path=/; Max-Age=2592000"])
      $0.addPage(1, "/news", cookie: "sid=A1")
    }
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

  /// The page is served at an address with the session, and later without it.
  private static func guest(_ start: Double, _ more: (inout Written) -> Void = { _ in }) -> Written {
    Written.guestPages.then {
      for second in [0.0, 10, 20] { $0.addPage(start + second, "/news") }
      more(&$0)
    }
  }

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
      }, .spinning(.page, times: 11, last: 965 * second + second * 11 / 20)),
    Example(
      "a page renews every five seconds, and is refused each time",
      Written.signedIn.then {
        for round in 1...11 {
          let time = 960 + Double(round) * 5
          $0.add(time, "/api/refresh", from: false, cookie: "sid_refresh=B\(round)", sets: Written.tokens(round + 1))
          $0.add(time + 0.2, "/api/items", from: false, cookie: "sid=A\(round + 1)", status: 401)
        }
      }, .spinning(.page, times: 11, last: 1_015 * second + second / 20)),
    Example(
      "a logout whose answer brings a cookie for nobody",
      Written().then {
        $0.add(0, "/login", from: false, cookie: "sid=N1", sets: ["sid=A1; Path=/"])
        $0.addPage(1, "/home", cookie: "sid=A1")
        $0.add(100, "/logout", from: false, cookie: "sid=A1", status: 302, sets: ["sid=N2; Path=/"])
        $0.addPage(101, "/", cookie: "sid=N2")
        $0.add(120, "/login", from: false, cookie: "sid=N2", sets: ["sid=A2; Path=/"])
        $0.addPage(121, "/home", cookie: "sid=A2")
      }, nil),
    Example(
      "a session that is deleted is one that was logged out",
      Written.signedIn.then {
        $0.add(100, "/sessions/current", from: false, cookie: "sid=A1; sid_refresh=B1", status: 204)
        $0.exchanges[$0.exchanges.count - 1].method = "DELETE"
        $0.add(120, "/login", from: false, sets: Written.tokens(2))
      }, nil),
    Example(
      "a refresh at the address that all grants have (RFC 6749)",
      Written().then {
        $0.add(0, "/oauth/token", from: true, sets: Written.tokens(1))
        $0.add(1, "/api/items", from: true, cookie: "sid=A1; sid_refresh=B1")
        $0.add(905, "/oauth/token", from: true, cookie: "sid_refresh=B1", sets: Written.tokens(2))
        $0.add(906, "/api/items", from: true, cookie: "sid=A2; sid_refresh=B2")
      }, nil),
    Example(
      "a widget's calls, which have no session",
      Written.signedIn.then {
        for second in [20.0, 40] { $0.add(second, "/api/items", from: true, status: 401) }
        $0.add(50, "/api/items", from: true, cookie: "sid=A1")
      }.with("Widget/1 CFNetwork/1496 Darwin/23.5.0", in: 3..<5),
      .apart(ProgramApart(name: "Widget", refusals: 2))),
    Example(
      "a widget that was too early once",
      Written.signedIn.then {
        $0.add(20, "/api/items", from: true, status: 401)
        $0.add(40, "/api/items", from: true, cookie: "sid=A1")
        $0.add(50, "/api/items", from: true, cookie: "sid=A1")
      }.with("Widget/1 CFNetwork/1496 Darwin/23.5.0", in: 3..<5), nil),
    Example(
      "an extension that is called after the app is refused once",
      Written.signedIn.then {
        $0.add(20, "/api/items", from: true, status: 401)
        $0.add(40, "/api/items", from: true, cookie: "sid=A1")
      }.with("ShopWidget/1 CFNetwork/1496 Darwin/23.5.0", in: 3..<4),
      .apart(ProgramApart(name: "ShopWidget", refusals: 1))),
    Example(
      "the page is served as somebody else where it was served with the session",
      guest(5_000), .bare(.page, times: 3, first: 5_000 * second)),
    Example(
      "until its user logs in",
      guest(5_000) { $0.add(5_060, "/login", from: false, sets: ["sid=A2; Path=/; Max-Age=2592000"]) },
      .bare(.page, times: 3, first: 5_000 * second)),
    Example(
      "a script asks without cookies now and then",
      guest(5_000) { $0.addPage(5_030, "/news", cookie: "sid=A1") }, nil),
    Example("a session that has run out is nobody's", guest(2_592_001), nil),
    Example(
      "after a logout it is due",
      Written.guestPages.then {
        $0.add(4_000, "/logout", from: false, cookie: "sid=A1")
        for second in [5_000.0, 5_010, 5_020] { $0.addPage(second, "/news") }
      }, nil),
    Example(
      "a page's script logs in at another site",
      Written().then {
        $0.addPage(1, "/home", cookie: "sid=A1")
        $0.add(3_600, "/home", from: false, status: 302)
        $0.answer("Location", "/login")
        $0.addPage(3_601, "/login")
        $0.addPage(3_630, "/home", cookie: "sid=A2")
      }, .shownLogIn(.page, at: 3_600 * second)),
    Example(
      "a login page of a host that the session's cookies are not for",
      Written.signedIn.then {
        $0.add(20, "/api/items", from: true, status: 401)
        $0.exchanges[3].url = "https://staging.shop.example/api/items"
        $0.addPage(21, at: "https://staging.shop.example/home", status: 302, location: "/login")
        $0.addPage(22, at: "https://staging.shop.example/login")
        $0.add(60, "/api/items", from: true, cookie: "sid=A1")
      }, nil),
    Example(
      "native code has nothing to send any more, and is refused twice",
      Written.signedIn.then {
        for second in [500.0, 510] { $0.add(second, "/api/items", from: true, status: 401) }
      }, .refused(.native, times: 2, last: 510 * second + second / 20)),
    Example(
      "the page's network process is no other program",
      Written.signedIn.then {
        for second in [20.0, 40] { $0.add(second, "/api/items", from: true, status: 401) }
        $0.add(50, "/api/items", from: true, cookie: "sid=A1")
      }.with("com.apple.WebKit.Networking/1 CFNetwork/1496 Darwin/23.5.0", in: 3..<5), nil),
    Example(
      "a clock that was set back between two views of a page",
      Written().then {
        for (start, date) in [(0.0, "00"), (-7_200, "02")] {
          $0.add(
            start, start == 0 ? "/login" : "/api/items", from: false, cookie: start == 0 ? nil : "sid=A1",
            sets: start == 0 ? Written.tokens(1) : [])
          $0.answer("Date", "Wed, 01 Jan 2025 00:\(date):00 GMT")
        }
        $0.addPage(-7_100, "/api/items", cookie: "sid=A1")
      }, .clockSetBack),
    Example(
      "an answer to a question takes the cookie, and nobody has logged out",
      Written().then {
        $0.add(0, "/login", from: false, sets: ["sid=A1; Path=/"])
        $0.addPage(1, "/home", cookie: "sid=A1")
        $0.add(600, "/api/me", from: false, cookie: "sid=A1", sets: ["sid=; Path=/; Max-Age=0"])
        for second in [601.0, 602] { $0.add(second, "/api/me", from: false, status: 401) }
      }, .refused(.page, times: 2, last: 602 * second + second / 20)),
    Example(
      "one that was refused for what its user may not do yet, until he has shown a second factor",
      Written().then {
        $0.add(0, "/login", from: true, sets: ["sid=A1; Path=/"])
        $0.add(5, "/api/me", from: true, cookie: "sid=A1")
        $0.add(10, "/api/transfer", from: true, cookie: "sid=A1", status: 401)
        $0.add(20, "/mfa/verify", from: true, cookie: "sid=A1", sets: ["sid=A2; Path=/"])
        $0.add(21, "/api/transfer", from: true, cookie: "sid=A2")
      }, nil),
    Example(
      "the page logs in again behind a refusal, and native code goes on with what was refused",
      Written().then {
        $0.add(0, "/login", from: true, sets: ["sid=A1; Path=/"])
        $0.addPage(1, "/home", cookie: "sid=A1")
        $0.addPage(60, "/home", cookie: "sid=A1", status: 302)
        $0.answer("Location", "/login")
        $0.addPage(60.3, "/login", cookie: "sid=A1")
        $0.add(70, "/login", from: false, cookie: "sid=A1", sets: ["sid=A2; Path=/"])
        $0.add(80, "/api/me", from: true, cookie: "sid=A1")
      }, .logIn(.page, at: 70 * second, refused: 60 * second + second / 20)),
    Example(
      "the guess is another site's session, and the app's is refused to the end",
      Written().then {
        $0.add(0, "/api/me", from: true, cookie: "sid=A1")
        $0.addPage(2, at: "https://chat.example.net/v1/login")
        $0.exchanges[1].method = "POST"
        $0.answer("Set-Cookie", "chatsid=C1; Path=/; Max-Age=86400")
        for second in [600.0, 610, 620] { $0.add(second, "/api/me", from: true, cookie: "sid=A1", status: 401) }
      }, .otherSession(SessionApart(cookie: "sid", host: "shop.example", refusals: 3))),
    Example(
      "the page logs in with nothing of the session that native code goes on with",
      Written().then {
        $0.add(0, "/login", from: true, sets: Written.tokens(1))
        $0.add(1, "/api/items", from: true, cookie: "sid=A1")
        $0.addPage(2, "/home")
        $0.add(20, "/login", from: false, sets: Written.tokens(2))
        $0.addPage(21, "/home", cookie: "sid=A2")
      }, .secondLogIn(.page, at: 20 * second)),
    Example(
      "a login behind a refusal leaves the cookie as it is",
      Written().then {
        $0.addPage(0, "/", sets: ["PHPSESSID=V1; Path=/; HttpOnly"])
        $0.add(5, "/login", from: false, cookie: "PHPSESSID=V1")
        $0.addPage(6, "/account", cookie: "PHPSESSID=V1")
        $0.addPage(600, "/account", cookie: "PHPSESSID=V1", status: 302)
        $0.answer("Location", "/login")
        $0.addPage(601, "/login", cookie: "PHPSESSID=V1")
        $0.add(630, "/login", from: false, cookie: "PHPSESSID=V1")
        $0.addPage(631, "/account", cookie: "PHPSESSID=V1")
      }, .logIn(.page, at: 630 * second, refused: 600 * second + second / 20)),
    Example("all is well", Written.signedIn, nil),
  ]

  @Test("is told where it shows", arguments: examples) func unsettled(_ example: Example) {
    let diagnosis = example.capture.diagnosis()
    #expect(diagnosis.unsettled == example.expected)
    #expect(diagnosis.outcome == (example.expected == nil ? .nothingLost : .cannotBeTold))
  }

  @Test("a capture of which part could not be read leaves all else open", arguments: [true, false])
  func partial(isWhole: Bool) {
    var recorded = Written.signedIn.trace()
    recorded.isWhole = isWhole
    #expect(Diagnosis(recorded).unsettled == (isWhole ? nil : .partial))
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
