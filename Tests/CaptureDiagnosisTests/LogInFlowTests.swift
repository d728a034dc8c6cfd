import CookieDiagnosis
import CookieFiles
import Testing

@testable import CaptureDiagnosis

/// Logins and logouts of real servers, which are not at an address that is called so, or not done by it alone.
@Suite("logins and logouts in several steps, and under other names") struct LogInFlowTests {
  typealias Example = LateCaptureTests.Example

  private static let sid = "sid=A1; Path=/; Max-Age=2592000"

  /// A login that an answer at another address ends, whose session is refused later.
  private static func refused(_ begin: (inout Written) -> Void) -> Written {
    Written().then {
      begin(&$0)
      $0.addPage(1, "/home", cookie: "sid=A1")
      $0.add(600, "/home", from: false, cookie: "sid=A1", status: 302)
      $0.answer("Location", "/login")
      $0.addPage(600.3, "/login", cookie: "sid=A1")
    }
  }

  /// A session whose cookie an answer to a request takes, and a login after it.
  private static func taken(_ path: String, method: String = "POST") -> Written {
    Written().then {
      $0.add(0, "/login", from: false, sets: [sid])
      $0.addPage(1, "/home", cookie: "sid=A1")
      $0.add(60, path, from: false, cookie: "sid=A1", status: 302, sets: ["sid=; Path=/; Max-Age=0"])
      $0.answer("Location", "/login")
      $0.exchanges[$0.exchanges.count - 1].method = method
      $0.addPage(60.2, "/login")
      $0.add(90, "/login", from: false, sets: ["sid=A2; Path=/; Max-Age=2592000"])
      $0.addPage(91, "/home", cookie: "sid=A2")
    }
  }

  static let examples = [
    Example(
      "where a code is exchanged",
      refused {
        $0.add(0, "/login", from: false, status: 302)
        $0.answer("Location", "/cb?code=1")
        $0.addPage(0.3, "/cb?code=1", status: 302, sets: [sid])
      }, .lost, among: ["ended-elsewhere"]),
    Example(
      "where a code is exchanged, of a page that was led to the login before",
      Written().then {
        for (start, number) in [(0.0, 1), (600, 2)] {
          $0.addPage(start, "/home", status: 302)
          $0.answer("Location", "/login")
          $0.addPage(start + 0.3, "/login")
          $0.add(start + 20, "/login", from: false, status: 302)
          $0.answer("Location", "/cb?code=\(number)")
          $0.addPage(
            start + 20.3, "/cb?code=\(number)", status: 302, sets: ["sid=A\(number); Path=/; Max-Age=2592000; Secure"])
          $0.addPage(start + 20.6, "/home", cookie: "sid=A\(number)")
        }
      }, .lost, among: ["F24"]),
    Example(
      "of a second factor",
      refused {
        $0.add(0, "/login", from: false)
        $0.add(0.3, "/mfa", from: false, sets: [sid])
      }, .lost, among: ["ended-elsewhere"]),
    Example(
      "that failed once, and then came by mail",
      refused {
        $0.add(0, "/login", from: false, status: 401)
        $0.addPage(0.3, "/magic?t=1", status: 302, sets: [sid])
      }, .lost, among: ["ended-elsewhere"]),
    Example("Firebase's logout", taken("/sessionLogout"), .nothingLost),
    Example("ASP.NET's logout", taken("/Account/LogOff"), .nothingLost),
    Example("a deleted session", taken("/api/me", method: "DELETE"), .nothingLost),
    Example("OpenID Connect's logout", taken("/oidc/session/end"), .nothingLost),
    Example(
      "a deleted picture, after which the session is over", taken("/api/photos/7", method: "DELETE"), .cannotBeTold),
    Example("an integration that is disconnected", taken("/api/integrations/disconnect"), .cannotBeTold),
    Example(
      "an app that has its session in Authorization, and a cookie of something else",
      Written().then {
        $0.add(0, "/login", from: true)
        $0.add(1, "/api/items", from: true, sets: ["bucket=b7; Path=/"])
        $0.ask("Authorization", "Bearer abc")
        $0.add(2, "/api/admin", from: true, cookie: "bucket=b7", status: 401)
        $0.add(30, "/login", from: true, cookie: "bucket=b7")
      }, .cannotBeTold),
    Example(
      "one call of several that its user may not do, at the end",
      Written().then {
        $0.add(0, "/login", from: false, sets: [sid])
        $0.addPage(1, "/home", cookie: "sid=A1")
        $0.add(2, "/api/admin", from: false, cookie: "sid=A1", status: 401)
        $0.addPage(3, "/home", cookie: "sid=A1")
        $0.add(4, "/api/admin", from: false, cookie: "sid=A1", status: 401)
      }, .nothingLost),
    Example(
      "a token that is refused is exchanged for another one where the first came from, behind a page elsewhere",
      Written().then {
        $0.add(0, "/auth/google", from: false, sets: ["sid=A1; Path=/"])
        $0.add(60, "/api/me", from: false, cookie: "sid=A1")
        $0.add(600, "/api/me", from: false, cookie: "sid=A1", status: 401)
        $0.addPage(605, at: "https://accounts.provider.example/select")
        $0.add(610, "/auth/google", from: false, cookie: "sid=A1", sets: ["sid=A2; Path=/"])
        $0.add(611, "/api/me", from: false, cookie: "sid=A2")
      }, .cannotBeTold),
    Example("a changed password", taken("/api/password"), .cannotBeTold, among: ["ended-elsewhere"]),
    Example(
      "sessions of somebody's training are none of a user's",
      Written.signedIn.then {
        $0.add(60, "/api/training/sessions", from: true, cookie: "sid=A1", sets: Written.tokens(2))
      },
      .nothingLost),
  ]

  @Test("are told for what they are", arguments: examples) func flow(_ example: Example) {
    LateCaptureTests().late(example)
  }

  @Test("a login at another site is seen by its result alone") func elsewhere() {
    let capture = Self.refused { $0.addPage(0, "/cb?code=1", status: 302, sets: [Self.sid]) }.then {
      $0.addPage(630, at: "https://id.example/u")
      $0.addPage(640, "/cb?code=2", status: 302, sets: ["sid=A2; Path=/; Max-Age=2592000"])
      $0.addPage(641, "/home", cookie: "sid=A2")
    }
    #expect(capture.diagnosis().unsettled == .shownLogIn(.page, at: 600_050_000_000))
  }

  @Test("a session that is met twice is lost once") func once() {
    let capture = Self.refused { $0.add(0, "/login", from: false, sets: [Self.sid]) }.then {
      $0.add(630, "/login", from: false, status: 401)
      $0.add(640, "/login", from: false, sets: ["sid=A2; Path=/"])
    }
    #expect(capture.diagnosis().findings.count == 1)
  }

  @Test(
    "whose browser it is",
    arguments: [
      ("Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/126.0.0.0 Mobile Safari/537.36", true),
      (
        "Mozilla/5.0 (Linux; Android 14; Pixel 8; wv) AppleWebKit/537.36 Version/4.0 Chrome/126 Mobile Safari/537.36",
        false
      ),
    ])
  func customTab(agent: String, isBrowser: Bool) {
    var capture = Written.signedIn.with(agent, in: 2..<3)
    // What native code was given no browser has.
    capture.exchanges[2].requestHeaders[1].value = "sid=Z9"
    #expect(
      Roles().guessed(from: capture.exchanges).client(of: capture.exchanges[2]).actor
        == (isBrowser ? .systemBrowser : .page))
  }
}
