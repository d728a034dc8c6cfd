import CookieDiagnosis
import CookieFiles
import Testing

@testable import CaptureDiagnosis

/// Apps as their frameworks make them: which cookie is the session, what ends it, and who else is in the capture.
@Suite("ordinary apps, with nothing said about them") struct OrdinaryAppTests {
  struct Example: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let capture: Written
    let outcome: Diagnosis.Outcome
    /// Must be among the causes, and must not be.
    let among, never: [String]
    /// The cookie that is to be taken for the session's.
    let session: String?

    init(
      _ description: String, _ capture: Written, _ outcome: Diagnosis.Outcome, among: [String] = [],
      never: [String] = [], session: String? = nil
    ) {
      (testDescription, self.capture, self.outcome) = (description, capture, outcome)
      (self.among, self.never, self.session) = (among, never, session)
    }

    func expectToBeTold() {
      let diagnosis = capture.diagnosis()
      let causes = diagnosis.main?.causes.map(\.id) ?? []
      #expect(diagnosis.outcome == outcome, "\(causes)")
      #expect(Set(causes).isSuperset(of: among), "\(causes)")
      #expect(Set(causes).isDisjoint(with: never), "\(causes)")
      if let session { #expect(Roles().guessed(from: capture.exchanges).access == session) }
    }
  }

  private static let hour = "; Path=/; Max-Age=3600; Secure; HttpOnly"
  private static let day = "; Path=/; Max-Age=86400; Secure; HttpOnly"
  private static let idp = "https://shop.eu.auth0.com"
  private static let ownIdp = "https://auth.shop.example"

  // MARK: - Logins in several steps

  /// A page is led to a provider, logs in there, and comes back with a code.
  static func logsIn(
    _ capture: inout Written, at second: Double, provider: String, sends old: String? = nil, sets: [String]
  ) {
    capture.addPage(second, "/auth/start", cookie: old, status: 302)
    capture.answer("Location", provider + "/authorize?client_id=1&redirect_uri=x&state=z")
    capture.addPage(second + 0.3, at: provider + "/authorize?client_id=1", status: 302, location: "/u/login?state=z")
    capture.addPage(second + 0.6, at: provider + "/u/login?state=z")
    capture.addPage(second + 9, at: provider + "/u/login?state=z", status: 302, location: "/authorize/resume?state=z")
    capture.exchanges[capture.exchanges.count - 1].method = "POST"
    capture.addPage(
      second + 9.3, at: provider + "/authorize/resume?state=z", status: 302,
      location: "https://shop.example/auth/callback?code=c&state=z")
    capture.addPage(second + 9.6, "/auth/callback?code=c&state=z", cookie: old, status: 302, sets: sets)
    capture.answer("Location", "/home")
  }

  /// Signed in by a provider, and refused later on with or without the cookie.
  private static func behind(_ provider: String, _ attributes: String, refusedAt second: Double, with cookie: String?)
    -> Written
  {
    Written().then {
      logsIn(&$0, at: 0, provider: provider, sets: ["sid=A1" + attributes])
      for later in [10.0, 30, 50] {
        $0.addPage(later, "/home", cookie: "sid=A1")
        $0.add(later + 4, "/api/items", from: false, cookie: "sid=A1")
      }
      $0.addPage(second, "/home", cookie: cookie, status: 302)
      $0.answer("Location", "/auth/start")
      logsIn(&$0, at: second + 0.3, provider: provider, sends: cookie, sets: ["sid=A2" + attributes])
      $0.addPage(second + 10.5, "/home", cookie: "sid=A2")
    }
  }

  static let steps = [
    Example(
      "a provider's session that is over by its date", behind(idp, hour, refusedAt: 20_000, with: nil), .nothingLost),
    Example(
      "the same of a provider on a host of the app's own", behind(ownIdp, hour, refusedAt: 20_000, with: nil),
      .nothingLost),
    Example("one that is gone before", behind(idp, day, refusedAt: 400, with: nil), .lost, among: ["F24"]),
    Example(
      "one that the server has ended", behind(idp, day, refusedAt: 400, with: "sid=A1"), .lost,
      among: ["ended-elsewhere"]),
    Example(
      "the same, whose provider never gets its cookie", behind(ownIdp, day, refusedAt: 400, with: "sid=A1"), .lost,
      among: ["ended-elsewhere"], never: ["same-site"]),
    Example(
      "a second factor that brings what is over by its date later",
      Written().then {
        for start in [0.0, 9_000] {
          $0.add(start, "/login", from: false, status: 302)
          $0.answer("Location", "/2fa")
          $0.addPage(start + 0.4, "/2fa")
          $0.add(start + 12, "/2fa", from: false, status: 302, sets: ["sid=A\(Int(start))" + hour])
          $0.answer("Location", "/home")
          for later in [13.0, 30] { $0.addPage(start + later, "/home", cookie: "sid=A\(Int(start))") }
          $0.addPage(start + 8_000, "/home", status: 302)
          $0.answer("Location", "/login")
          $0.addPage(start + 8_000.3, "/login")
        }
      }, .nothingLost),
    Example(
      "a refresh without an answer, its repetition, and an app that empties both stores then",
      Written().then {
        let set = { (n: Int) in
          ["at=A\(n); Path=/; Max-Age=900; HttpOnly", "rt=R\(n); Path=/; Max-Age=2592000; HttpOnly"]
        }
        logsIn(&$0, at: 0, provider: idp, sets: set(1))
        $0.addPage(10, "/home", cookie: "at=A1; rt=R1")
        $0.add(20, "/api/items", from: true, cookie: "at=A1; rt=R1")
        $0.add(1_000, "/api/items", from: true, cookie: "rt=R1", status: 401)
        $0.add(1_000.5, "/api/auth/refresh", from: true, cookie: "rt=R1", status: nil, lasting: 30)
        $0.add(1_032, "/api/auth/refresh", from: true, cookie: "rt=R1", status: 401)
        logsIn(&$0, at: 1_032.6, provider: idp, sets: set(3))
        $0.addPage(1_043, "/home", cookie: "at=A3; rt=R3")
      }, .lost, among: ["F51"]),
  ]

  // MARK: - Which cookie it is

  /// A session's cookie beside another one, which goes along with the refusal as well.
  private static func app(
    _ cookie: String, beside other: String, login: String = "/login", lost: Double = 400
  ) -> Written {
    let name = cookie.prefix { $0 != "=" }
    return Written().then {
      $0.addPage(0, "/login", sets: [other + "; Path=/; HttpOnly"])
      $0.add(5, login, from: false, cookie: other, sets: [cookie + day, other + "; Path=/; HttpOnly"])
      for second in [6.0, 20, 40] {
        $0.addPage(second, "/home", cookie: "\(other); \(cookie)")
        $0.add(second + 3, "/api/items", from: false, cookie: "\(other); \(cookie)")
      }
      $0.addPage(lost, "/home", cookie: other, status: 302)
      $0.answer("Location", "/login")
      $0.addPage(lost + 0.3, "/login", cookie: other)
      $0.add(lost + 8, login, from: false, cookie: other, sets: ["\(name)=T2" + day])
      $0.addPage(lost + 9, "/home", cookie: "\(other); \(name)=T2")
    }
  }

  static let names = [
    Example(
      "NextAuth",
      app(
        "__Secure-next-auth.session-token=T1", beside: "__Secure-next-auth.callback-url=https%3A%2F%2Fshop.example",
        login: "/api/auth/callback/credentials"), .lost, among: ["F24"],
      session: "__Secure-next-auth.session-token"),
    Example("Discourse", app("_t=T1", beside: "_forum_session=V1"), .lost, among: ["F24"], session: "_t"),
    Example("GitHub", app("user_session=T1", beside: "_gh_sess=V1"), .lost, among: ["F24"], session: "user_session"),
    Example(
      "WordPress with a shop", app("wordpress_logged_in_1=T1", beside: "wp_woocommerce_session_1=V1"), .lost,
      among: ["F24"], session: "wordpress_logged_in_1"),
    Example(
      "ASP.NET Core, over by its date",
      app(".AspNetCore.Identity.Application=T1", beside: ".AspNetCore.Session=V1", lost: 90_000), .nothingLost,
      session: ".AspNetCore.Identity.Application"),
    Example(
      "native code's alone, which the page never had",
      Written().then {
        $0.addPage(0, "/", sets: ["_forum_session=V1; Path=/; HttpOnly"])
        $0.add(3, "/session", from: true, sets: ["_t=T1" + day, "_forum_session=V2; Path=/; HttpOnly"])
        for second in [4.0, 9, 14] { $0.add(second, "/api/items", from: true, cookie: "_t=T1; _forum_session=V2") }
        $0.addPage(20, "/home", cookie: "_forum_session=V1", status: 302)
        $0.answer("Location", "/login")
        $0.addPage(20.4, "/login", cookie: "_forum_session=V1")
        $0.add(26, "/login", from: false, cookie: "_forum_session=V1", sets: ["_t=T2" + day])
        $0.addPage(27, "/home", cookie: "_forum_session=V1; _t=T2")
      }, .lost, among: ["F01"], session: "_t"),
  ]

  // MARK: - Who renews it, and who is not told

  /// The page has the first token alone, over by its date, while native code is given others.
  private static func renewedNatively(_ brings: (Int) -> [String], _ sends: (Int) -> String, at path: String) -> Written
  {
    Written().then {
      $0.add(0, "/login", from: false, sets: brings(1))
      $0.addPage(1, "/home", cookie: sends(1))
      $0.add(2, "/api/items", from: true, cookie: sends(1))
      for number in 1...3 {
        let second = 300.0 * Double(number)
        $0.add(second, path, from: true, cookie: sends(number), sets: brings(number + 1))
        $0.add(second + 1, "/api/items", from: true, cookie: sends(number + 1))
      }
      $0.addPage(1_000, "/home", status: 302)
      $0.answer("Location", "/login")
      $0.addPage(1_000.4, "/login")
      $0.add(1_009, "/login", from: false, sets: brings(9))
      $0.addPage(1_010, "/home", cookie: sends(9))
    }
  }

  static let renewals = [
    Example(
      "each call brings native code another one",
      renewedNatively({ ["s=S\($0); Path=/; Max-Age=600; HttpOnly"] }, { "s=S\($0)" }, at: "/api/items/me"), .lost,
      among: ["F01"]),
    Example(
      "a refresh does, by a token that native code alone has",
      Written().then {
        let access = { (n: Int) in "at=A\(n); Path=/; Max-Age=600; HttpOnly" }
        $0.add(0, "/api/auth/login", from: true, sets: [access(1), "rt=R1; Path=/; Max-Age=86400; HttpOnly"])
        $0.add(1, "/api/items", from: true, cookie: "at=A1")
        for second in [2.0, 40] { $0.addPage(second, "/home", cookie: "at=A1") }
        $0.add(
          550, "/api/auth/refresh", from: true, cookie: "rt=R1",
          sets: [access(2), "rt=R2; Path=/; Max-Age=86400; HttpOnly"])
        $0.add(551, "/api/items", from: true, cookie: "at=A2")
        $0.addPage(800, "/home", status: 302)
        $0.answer("Location", "/login")
        $0.addPage(800.4, "/login")
        $0.add(809, "/login", from: false, sets: [access(9)])
        $0.addPage(810, "/home", cookie: "at=A9")
      }, .lost, among: ["F01"]),
    Example(
      "a cookie for remembering brings the session back once, and is missing next",
      remembering(lost: true), .cannotBeTold),
    Example("the same while it is there, and refused", remembering(lost: false), .nothingLost),
    Example(
      "of before the capture, and may be over by its date",
      Written().then {
        for second in [0.0, 5, 9] { $0.addPage(second, "/home", cookie: "sid=A1") }
        $0.addPage(2_100, "/home", status: 302)
        $0.answer("Location", "/login")
        $0.addPage(2_100.4, "/login")
        $0.add(2_109, "/login", from: false, sets: ["sid=A2; Path=/; Max-Age=1800; HttpOnly"])
        $0.addPage(2_110, "/home", cookie: "sid=A2")
      }, .cannotBeTold),
  ]

  /// Signed in again by itself once; an hour later its user has to log in.
  private static func remembering(lost: Bool) -> Written {
    Written().then {
      $0.add(0, "/login", from: false, sets: ["sid=A1" + hour, "remember=R1; Path=/; Max-Age=2592000; HttpOnly"])
      for second in [1.0, 9] { $0.addPage(second, "/home", cookie: "sid=A1; remember=R1") }
      $0.addPage(4_000, "/home", cookie: "remember=R1", sets: ["sid=A2" + hour])
      for second in [4_001.0, 4_009] { $0.addPage(second, "/home", cookie: "sid=A2; remember=R1") }
      let cookie = lost ? nil : "remember=R1"
      $0.addPage(8_000, "/home", cookie: cookie, status: 302)
      $0.answer("Location", "/login")
      $0.addPage(8_000.4, "/login", cookie: cookie)
      $0.add(8_009, "/login", from: false, cookie: cookie, sets: ["sid=A3" + hour])
      $0.addPage(8_010, "/home", cookie: "sid=A3")
    }
  }

  // MARK: - Others

  private static let shared = Written.signedIn.then {
    $0.add(20, "/api/items", from: false, status: 401)
    $0.add(28, "/login", from: false, sets: Written.tokens(5))
    $0.add(29, "/api/items", from: false, cookie: "sid=A5")
    $0.add(40, "/api/items", from: true, cookie: "sid=A1")
  }

  private static let safari =
    "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 "
    + "Mobile/15E148 Safari/604.1"

  private static let macSafari =
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Safari/605.1.15"

  /// An Android phone with a session of its own, and an iPhone that is without its cookie a day later.
  private static let busierPhone: Written = {
    let android = Written().then {
      $0.add(5, "/login", from: true, sets: Written.tokens(8))
      for second in 10..<40 { $0.add(Double(second), "/api/items", from: true, cookie: "sid=A8") }
    }
    return Written().then {
      $0.exchanges += android.with("Shop/1 (Android 14) okhttp/4.12.0", in: 0..<31).exchanges
      $0.add(0, "/login", from: true, sets: ["sid=A1; Path=/; Max-Age=2592000"])
      $0.add(1, "/api/items", from: true, cookie: "sid=A1")
      for second in [90_000.0, 90_001] { $0.add(second, "/api/items", from: true, status: 401) }
      $0.add(90_030, "/login", from: true, sets: ["sid=A2; Path=/; Max-Age=2592000"])
      $0.add(90_031, "/api/items", from: true, cookie: "sid=A2")
    }
  }()

  /// An app, and a browser that is refused without a token, logs in, and is refused again.
  private static func besideSafari(opens second: Double, app: Bool = true, agent: String = safari) -> Written {
    let browser = Written().then {
      $0.addPage(second, "/login")
      $0.add(second + 8, "/login", from: false, sets: Written.tokens(5))
      $0.addPage(second + 9, "/home", cookie: "sid=A5")
    }
    let count = browser.exchanges.count
    return Written().then {
      $0.exchanges += browser.with(agent, in: 0..<count).exchanges
      if app {
        $0.add(0, "/login", from: true, sets: Written.tokens(1))
        $0.addPage(2, "/home", cookie: "sid=A1")
        $0.add(second + 30, "/api/items", from: true, cookie: "sid=A1")
        $0.addPage(second + 31, "/home", cookie: "sid=A1")
        let later = Written().then {
          $0.addPage(second + 60, "/home", status: 302)
          $0.answer("Location", "/login")
          $0.addPage(second + 60.4, "/login")
        }
        $0.exchanges += later.with(agent, in: 0..<2).exchanges
        $0.addPage(second + 70, "/home", cookie: "sid=A1")
      } else {
        for later in [0.0, 5, 9] {
          $0.addPage(later, "/home", status: 302)
          $0.answer("Location", "/login")
          $0.addPage(later + 0.4, "/login")
        }
      }
    }
  }

  static let others = [
    Example(
      "a phone of another make, with a session of its own",
      shared.with("Mozilla/5.0 (Linux; Android 14; Pixel 7; wv) AppleWebKit/537.36 Chrome/120 Mobile", in: 3..<6),
      .nothingLost),
    Example(
      "a browser on a computer",
      shared.with("Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/120.0.0.0", in: 3..<6),
      .nothingLost),
    Example("Safari on the same phone", besideSafari(opens: 20), .nothingLost),
    Example("Safari on a Mac", besideSafari(opens: 20, agent: macSafari), .nothingLost),
    Example("a phone that is busier than the one that is refused", busierPhone, .lost),
    Example(
      "an app that opens its session there, and has it not", besideSafari(opens: -20, app: false), .lost, among: ["F45"]
    ),
    Example(
      "a guest of a shop, whom the checkout asks for a login",
      Written().then {
        $0.add(0, "/api/auth/guest", from: true, sets: Written.tokens(1))
        $0.add(1, "/api/items", from: true, cookie: "sid=A1")
        $0.addPage(5, "/home", cookie: "sid=A1")
        $0.addPage(20, "/checkout", cookie: "sid=A1", status: 302)
        $0.answer("Location", "/login?next=/checkout")
        $0.addPage(20.4, "/login?next=/checkout", cookie: "sid=A1")
        $0.add(30, "/login", from: false, cookie: "sid=A1", sets: Written.tokens(5))
        $0.addPage(31, "/checkout", cookie: "sid=A5")
      }, .cannotBeTold),
  ]

  @Test(arguments: steps + names + renewals + others) func isTold(_ example: Example) { example.expectToBeTold() }
}
