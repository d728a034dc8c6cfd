import CookieDiagnosis
import CookieFiles
import Testing

@testable import CaptureDiagnosis

@Suite("guesses at what an app's cookies and addresses mean") struct RoleGuessTests {
  /// A login that brings one cookie, and requests that carry another one with it.
  private static func signedIn(_ cookie: String, besides other: String, setEarly: String? = nil) -> Written {
    Written().then {
      if let setEarly { $0.addPage(0, "/", sets: [setEarly]) }
      $0.add(10, "/login", from: false, cookie: other, sets: ["\(cookie); Max-Age=2592000; Path=/; Secure; HttpOnly"])
      for second in [11.0, 21, 31, 41] { $0.addPage(second, "/home", cookie: "\(cookie); \(other)") }
      $0.addPage(9_000, "/home", cookie: other, status: 302)
      $0.answer("Location", "/login")
      $0.add(
        9_030, "/login", from: false, cookie: other, sets: ["\(cookie)2; Max-Age=2592000; Path=/; Secure; HttpOnly"])
    }
  }

  /// An app that keeps its tokens in Authorization, and has a cookie that tells which experiment it is in.
  private static var bearer: Written {
    Written().then {
      $0.add(0, "/oauth/token", from: true, cookie: "ab=B", sets: ["ab=B; Max-Age=9999999; Path=/"])
      for second in [2.0, 32, 62] {
        $0.add(second, "/api/items", from: true, cookie: "ab=B")
        $0.ask("Authorization", "Bearer t1")
      }
      $0.add(1_000, "/oauth/token", from: true, cookie: "ab=B", status: 400)
      $0.add(1_030, "/oauth/token", from: true, cookie: "ab=B", sets: ["ab=B; Max-Age=9999999; Path=/"])
    }
  }

  @Test(
    "the session's cookie",
    arguments: [
      ("what the login brings", signedIn("u=A1", besides: "cart=C1"), "u"),
      (
        "and no other that is called as sessions are, script may read, and goes to a refusal",
        signedIn("u=A1", besides: "session_experiment=B", setEarly: "session_experiment=B; Path=/; Max-Age=99999"), "u"
      ),
      ("nothing that goes along with a token in Authorization alone", bearer, nil),
      (
        "and none that counts visits, whatever it is called",
        Written().then {
          $0.add(0, "/start", from: false, cookie: "_ga=1; _hjSessionUser_1=2")
          $0.addPage(1, "/callback", cookie: "_ga=1; _hjSessionUser_1=2", status: 302)
          $0.answer("set-cookie", ".AspNetCore.Cookies=C1; path=/; secure; httponly")
          for second in [2.0, 12, 22] {
            $0.addPage(second, "/home", cookie: ".AspNetCore.Cookies=C1; _ga=1; _hjSessionUser_1=2")
          }
          for second in [9_000.0, 9_001, 9_002, 9_003] { $0.addPage(second, "/", cookie: "_ga=1; _hjSessionUser_1=2") }
        }, ".AspNetCore.Cookies"
      ),
    ] as [(String, Written, String?)])
  func access(what: String, capture: Written, name: String?) {
    #expect(Roles().guessed(from: capture.exchanges).access == name)
  }

  @Test("a session in Authorization cannot be told") func header() {
    #expect(Self.bearer.diagnosis().outcome == .cannotBeTold)
  }

  @Test(
    "a logout, whatever it is called",
    arguments: [
      "/account/logoff", "/Account/LogOff", "/account/security/sign-out-everywhere", "/logout-all", "/?action=logout",
      "/index.php?do=sign-out&x=1", "/wp-login.php?action=logout", "/?logout", "/?logout=1",
      "/index.php?route=account/logout", "/index.php?route=account%2Flogout", "/j_spring_security_logout",
      "/session/destroy", "/salir",
    ])
  func logOut(address: String) {
    #expect(Self.left(by: address).diagnosis().outcome == .nothingLost)
  }

  @Test(
    "a page that tells of logouts is none, and what ends something else",
    arguments: ["/help/logout", "/newsletter/abmelden", "/api/push/token/revoke"])
  func telling(address: String) {
    let capture = Written().then {
      $0.add(0, "/login", from: false, sets: ["sid=A1; Path=/; Max-Age=2592000; Secure; HttpOnly"])
      $0.addPage(1, "/home", cookie: "sid=A1")
      $0.addPage(50, address, cookie: "sid=A1")
      $0.addPage(5_000, "/home", status: 302)
      $0.answer("Location", "/login")
      $0.addPage(5_000.3, "/login")
      $0.add(5_070, "/login", from: false, sets: ["sid=A2; Path=/; Max-Age=2592000; Secure; HttpOnly"])
    }
    #expect(capture.diagnosis().outcome == .lost)
  }

  @Test(
    "one that leads to a login page is one, below whatever it stands",
    arguments: ["/wiki/logout.action", "/help/sign_out"])
  func leading(address: String) {
    var capture = Self.left(by: address)
    let place = capture.exchanges.firstIndex { $0.url.hasSuffix(address) } ?? 0
    capture.exchanges[place].status = 302
    capture.exchanges[place].responseHeaders = [CapturedHeader(name: "Location", value: "/login")]
    #expect(capture.diagnosis().outcome == .nothingLost)
  }

  @Test(
    "what is none",
    arguments: [
      "/logout-confirm", "/?tab=logout", "/?q=logout", "/?logout=0", "/?next=/logout", "/reports/12/sign-off",
    ])
  func noLogOut(address: String) {
    #expect(Self.left(by: address).diagnosis().outcome != .nothingLost)
  }

  @Test(
    "what a host is called says nothing of its other addresses",
    arguments: ["www", "login", "signin", "refresh", "logout", "sessions"])
  func host(name: String) {
    var capture = Self.signedIn("sid=A1", besides: "cart=C1")
    for place in capture.exchanges.indices {
      capture.exchanges[place].url.replace("https://shop.example", with: "https://\(name).shop.example")
    }
    let roles = Roles().guessed(from: capture.exchanges)
    #expect(roles.access == "sid" && roles.refresh == nil)
    #expect(capture.diagnosis().outcome == .lost)
  }

  @Test(
    "neither does a word that begins as one of theirs, or what else can be renewed",
    arguments: [
      ("/sign-outdoor-lamps", 200), ("/escitalopram-10mg", 200), ("/entrarse", 200), ("/subscriptions/renew", 402),
      ("/.well-known/apple-app-site-association", 200),
    ])
  func word(path: String, status: Int) {
    let capture = Self.signedIn("sid=A1", besides: "cart=C1").then {
      $0.addPage(5_000, path, cookie: "sid=A1; cart=C1", status: status)
    }
    #expect(capture.diagnosis().outcome == .lost)
    #expect(capture.diagnosis().findings.count == 1)
  }

  /// The page asks for an address, is led to the login, and logs in.
  private static func left(by address: String) -> Written {
    Written().then {
      $0.add(0, "/login", from: false, sets: ["sid=A1; Path=/; Max-Age=2592000"])
      $0.addPage(1, "/home", cookie: "sid=A1")
      $0.addPage(50, address, cookie: "sid=A1", status: 302)
      $0.answer("Location", "/login")
      $0.addPage(50.3, "/login", cookie: "sid=A1")
      $0.add(70, "/login", from: false, sets: ["sid=A2; Path=/; Max-Age=2592000"])
      $0.addPage(71, "/home", cookie: "sid=A2")
    }
  }
}
