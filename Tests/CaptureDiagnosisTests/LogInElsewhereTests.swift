import CookieDiagnosis
import CookieFiles
import Testing

@testable import CaptureDiagnosis

/// An app whose users log in at a provider of another site, which sends them back with a code (RFC 6749, section 4.1).
@Suite("logins at another site") struct LogInElsewhereTests {
  typealias Example = LateCaptureTests.Example

  private static let provider = "https://shop.eu.auth0.com"
  private static func sid(_ number: Int) -> [String] { ["sid=A\(number); Path=/; Max-Age=2592000; Secure; HttpOnly"] }

  /// The page is signed in by a code, and served for ten minutes.
  private static var signedIn: Written {
    Written().then {
      $0.addPage(0, "/cb?code=1", status: 302, sets: sid(1))
      $0.answer("Location", "/home")
      $0.addPage(0.3, "/home", cookie: "sid=A1")
      $0.addPage(600, "/home", cookie: "sid=A1")
    }
  }

  private static let login = "https://login.shop.example"

  /// A login in the system's browser, whose code native code exchanges for a token of its own.
  private static var inBrowser: Written {
    Written().then {
      $0.addPage(0, at: login + "/login", status: 302, location: "shop://cb?code=1")
      $0.exchanges[0].method = "POST"
      $0.answer("Set-Cookie", "sid=A1; Max-Age=999999; Path=/; Secure; HttpOnly")
      $0.add(0.5, "/token", from: true)
      $0.exchanges[1].url = login + "/token"
    }.with(
      "Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 Version/17.4 Mobile/15E148 Safari/604.1",
      in: 0..<1)
  }

  /// Its cookie is refused, and the page led to the provider.
  private static func led(to address: String, cookie: String? = "sid=A1", _ more: (inout Written) -> Void) -> Written {
    signedIn.then {
      $0.addPage(9_000, "/home", cookie: cookie, status: 302)
      $0.answer("Location", provider + address)
      more(&$0)
    }
  }

  /// What the user enters there is taken, and the app has a new cookie.
  private static func enters(_ capture: inout Written, at address: String = "/login") {
    capture.addPage(9_030, at: provider + address, status: 302, location: "https://shop.example/cb?code=2")
    capture.exchanges[capture.exchanges.count - 1].method = "POST"
    capture.addPage(9_030.3, "/cb?code=2", status: 302, sets: sid(2))
    capture.answer("Location", "/home")
    capture.addPage(9_030.6, "/home", cookie: "sid=A2")
  }

  static let examples = [
    Example(
      "a token that is refused for what its user may not do, and a login",
      Written().then {
        $0.add(0, "/login", from: true, sets: sid(1))
        $0.addPage(1, "/home", cookie: "sid=A1")
        $0.add(30, "/api/admin", from: true, cookie: "sid=A1", status: 401)
        $0.add(60, "/login", from: true, sets: sid(2))
        $0.addPage(600, "/home", cookie: "sid=A1")
      }, .cannotBeTold),
    Example(
      "a refusal that is led to a login there",
      led(to: "/login") {
        $0.addPage(9_000.3, at: provider + "/login")
        enters(&$0)
      }, .lost, among: ["ended-elsewhere"]),
    Example(
      "by way of its authorization endpoint",
      led(to: "/authorize?client_id=shop") {
        $0.addPage(9_000.2, at: provider + "/authorize?client_id=shop", status: 302, location: "/u/login?state=1")
        $0.addPage(9_000.4, at: provider + "/u/login?state=1")
        enters(&$0, at: "/u/login?state=1")
      }, .lost, among: ["ended-elsewhere"]),
    Example(
      "a cookie that is gone",
      led(to: "/login", cookie: nil) {
        $0.addPage(9_000.3, at: provider + "/login")
        enters(&$0)
      }, .lost, among: ["F24"]),
    Example(
      "where nobody logs in by the capture's end",
      led(to: "/login") { $0.addPage(9_000.3, at: provider + "/login") }, .lost, among: ["ended-elsewhere"]),
    Example(
      "a payment, after which the shop renews its cookie",
      signedIn.then {
        $0.add(700, "/checkout", from: false, cookie: "sid=A1", status: 302)
        $0.answer("Location", "https://www.paypal.example/checkoutnow?token=E")
        $0.addPage(700.3, at: "https://www.paypal.example/checkoutnow?token=E")
        $0.addPage(
          740, at: "https://www.paypal.example/checkoutnow?token=E", status: 302,
          location: "https://shop.example/ret?token=E")
        $0.exchanges[$0.exchanges.count - 1].method = "POST"
        $0.addPage(740.3, "/ret?token=E", cookie: "sid=A1", status: 302, sets: sid(2))
        $0.answer("Location", "https://shop.example/ret?token=E")
        $0.addPage(740.6, "/thanks", cookie: "sid=A2")
      }, .nothingLost),
    Example(
      "a way to somebody else's login",
      signedIn.then {
        $0.addPage(700, "/out", cookie: "sid=A1", status: 302)
        $0.answer("Location", "https://partner.example.net/login")
        $0.addPage(700.3, at: "https://partner.example.net/login")
      }, .nothingLost),
    Example(
      "a page of the provider's that posts by itself (form_post)",
      signedIn.then {
        $0.addPage(9_000, "/home", status: 302)
        $0.answer("Location", provider + "/authorize?client_id=shop")
        $0.addPage(9_000.2, at: provider + "/authorize?client_id=shop")
        $0.answer("Content-Type", "text/html")
        $0.add(9_000.6, "/cb", from: false, status: 302, sets: sid(2))
        $0.exchanges[$0.exchanges.count - 1].requestHeaders.append(CapturedHeader(name: "Origin", value: provider))
        $0.addPage(9_001, "/home", cookie: "sid=A2")
      }.then { $0.exchanges[0].method = "POST" }, .nothingLost),
    Example(
      "the same in a capture that does not say who has posted it",
      signedIn.then {
        $0.addPage(9_000, "/home", status: 302)
        $0.answer("Location", provider + "/connect/authorize?client_id=shop")
        $0.addPage(9_000.2, at: provider + "/connect/authorize?client_id=shop")
        $0.add(9_000.6, "/cb", from: false, status: 302, sets: sid(2))
        $0.addPage(9_001, "/home", cookie: "sid=A2")
      }.then { $0.exchanges[0].method = "POST" }, .nothingLost),
    Example(
      "a provider that has a cookie of its own, which is called more like a session's, and asks for the password again",
      Written().then {
        for (start, number) in [(0.0, 1), (9_000, 2)] {
          let login = provider + "/Account/Login"
          $0.addPage(start, "/home", status: 302)
          $0.answer("Location", provider + "/connect/authorize?client_id=shop")
          $0.addPage(
            start + 0.2, at: provider + "/connect/authorize?client_id=shop", status: 302, location: "/Account/Login")
          $0.addPage(start + 0.4, at: login)
          $0.addPage(start + 20, at: login, status: 302, location: provider + "/connect/authorize/callback")
          $0.exchanges[$0.exchanges.count - 1].method = "POST"
          $0.answer("Set-Cookie", "idsrv.session=S\(number); Path=/; Secure")
          $0.addPage(start + 20.2, at: provider + "/connect/authorize/callback", cookie: "idsrv.session=S\(number)")
          $0.add(
            start + 20.4, "/signin-oidc", from: false, status: 302, sets: ["app=A\(number); Path=/; Secure; HttpOnly"])
          for second in 21..<25 { $0.addPage(start + Double(second), "/home", cookie: "app=A\(number)") }
        }
      }, .lost, among: ["F23"]),
    Example(
      "a login in the system's browser, on a host that is called after it, and a page that has to log in",
      inBrowser.then {
        $0.addPage(14, at: login + "/account", status: 302, location: login + "/login")
        $0.addPage(14.4, at: login + "/login")
        $0.addPage(34, at: login + "/login", status: 302, location: "/account")
        $0.exchanges[$0.exchanges.count - 1].method = "POST"
        $0.answer("Set-Cookie", "sid=A2; Max-Age=999999; Path=/; Secure; HttpOnly")
        $0.addPage(35, at: login + "/account", cookie: "sid=A2")
      }, .lost, among: ["F45"], isCertain: true),
    Example(
      "and one that is left at its login page",
      inBrowser.then {
        $0.addPage(14, at: login + "/account", status: 302, location: login + "/login")
        $0.addPage(14.4, at: login + "/login")
      }, .lost, among: ["F45"]),
    Example(
      "a login page of the app's under another name",
      signedIn.then {
        $0.addPage(9_000, "/home", cookie: "sid=A1", status: 302)
        $0.answer("Location", "/anmelden")
        $0.addPage(9_000.3, "/anmelden", cookie: "sid=A1")
        $0.add(9_030, "/anmelden", from: false, cookie: "sid=A1", sets: sid(2))
        $0.addPage(9_031, "/home", cookie: "sid=A2")
      }, .lost, among: ["ended-elsewhere"]),
    Example(
      "a provider that still has a session asks for nothing",
      led(to: "/authorize?client_id=shop") {
        let callback = "https://shop.example/cb?code=2"
        $0.addPage(9_000.2, at: provider + "/authorize?client_id=shop", status: 302, location: callback)
        $0.addPage(9_000.4, "/cb?code=2", status: 302, sets: sid(2))
        $0.answer("Location", "/home")
        $0.addPage(9_000.6, "/home", cookie: "sid=A2")
      }, .nothingLost),
    Example(
      "a cookie that goes along with the code which brings the next one, behind a page of the provider's",
      led(to: "/authorize?client_id=shop") {
        $0.addPage(9_000.4, at: provider + "/authorize?client_id=shop")
        $0.answer("Content-Type", "text/html")
        $0.addPage(9_009, "/cb?code=2", cookie: "sid=A1", status: 302, sets: sid(2))
        $0.answer("Location", "/home")
        $0.addPage(9_009.3, "/home", cookie: "sid=A2")
      }, .cannotBeTold),
    Example(
      "the same, led through at once, however slowly",
      led(to: "/authorize?client_id=shop") {
        let callback = "https://shop.example/cb?code=2"
        $0.addPage(9_003, at: provider + "/authorize?client_id=shop", status: 302, location: callback)
        $0.addPage(9_006, "/cb?code=2", cookie: "sid=A1", status: 302, sets: sid(2))
        $0.answer("Location", "/home")
        $0.addPage(9_007, "/home", cookie: "sid=A2")
      }, .nothingLost),
    Example(
      "a provider that asks nobody and says so, a page that is served, and a login",
      led(to: "/authorize?prompt=none") {
        let refused = "https://shop.example/cb?error=login_required"
        $0.addPage(9_000.2, at: provider + "/authorize?prompt=none", status: 302, location: refused)
        $0.addPage(9_000.4, "/cb?error=login_required", cookie: "sid=A1", status: 302)
        $0.answer("Location", "/welcome")
        $0.addPage(9_000.6, "/welcome", cookie: "sid=A1")
        $0.ask("Accept", "text/html")
        $0.addPage(9_020, "/login", cookie: "sid=A1", status: 302)
        $0.answer("Location", provider + "/authorize?client_id=shop")
        $0.addPage(9_020.2, at: provider + "/authorize?client_id=shop")
        $0.addPage(9_040, at: provider + "/login", status: 302, location: "https://shop.example/cb?code=2")
        $0.exchanges[$0.exchanges.count - 1].method = "POST"
        $0.addPage(9_040.3, "/cb?code=2", cookie: "sid=A1", status: 302, sets: sid(2))
        $0.answer("Location", "/home")
        $0.addPage(9_040.6, "/home", cookie: "sid=A2")
      }, .cannotBeTold),
    Example(
      "a provider on a host beside the app's ends a session of its own, which is called the same",
      signedIn.then {
        let sso = "https://sso.shop.example"
        $0.addPage(700, "/again", status: 302)
        $0.answer("Location", sso + "/authorize?client_id=shop")
        $0.addPage(700.2, at: sso + "/login", status: 302, location: "https://shop.example/cb?code=1")
        $0.answer("Set-Cookie", "sid=P1; Path=/; Secure")
        $0.addPage(720, at: sso + "/logout", cookie: "sid=P1", status: 302, location: "/bye")
        $0.answer("Set-Cookie", "sid=; Path=/; Max-Age=0")
        $0.addPage(730, "/home", cookie: "sid=A1")
      }, .nothingLost),
    Example(
      "what native code exchanges there is no login of the page's",
      signedIn.then {
        $0.add(700, "/oauth/token", from: true)
        $0.exchanges[$0.exchanges.count - 1].url = provider + "/oauth/token"
        $0.addPage(800, "/home", cookie: "sid=A1")
      }, .nothingLost),
    Example(
      "pages elsewhere with a login in their address are somebody else's",
      signedIn.then {
        $0.addPage(700, at: "https://blog.example.net/login")
        $0.addPage(730, "/home", cookie: "sid=A1")
      }, .nothingLost),
  ]

  @Test("are known by what they lead back to", arguments: examples) func flow(_ example: Example) {
    LateCaptureTests().late(example)
  }

  @Test("a guess is made within the site that the user names") func named() {
    var roles = Roles()
    roles.setSites(["shop.example"])
    let capture = Self.signedIn.then {
      $0.addPage(700, at: "https://chat.example.net/api/login")
      $0.exchanges[$0.exchanges.count - 1].method = "POST"
      $0.exchanges[$0.exchanges.count - 1].responseHeaders.append(
        CapturedHeader(name: "set-cookie", value: "chat_session=C1; Path=/"))
    }
    #expect(roles.guessed(from: capture.exchanges).access == "sid")
  }

  @Test("the cookies of the provider are not the app's session") func names() {
    let capture = Self.led(to: "/login") {
      $0.addPage(9_000.3, at: Self.provider + "/login")
      Self.enters(&$0)
    }.then { capture in
      for place in capture.exchanges.indices where capture.exchanges[place].url.hasPrefix(Self.provider) {
        capture.exchanges[place].responseHeaders.append(
          CapturedHeader(name: "set-cookie", value: "auth0_session=P\(place); Path=/; Max-Age=259200"))
      }
    }
    let roles = Roles().guessed(from: capture.exchanges)
    #expect(roles.access == "sid" && roles.sites == ["shop.example"])
  }
}
