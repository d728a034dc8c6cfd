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
    Example(
      "a login of Spring's, with a cookie from before it",
      Written().then {
        $0.add(0, "/j_spring_security_check", from: false, status: 302, sets: ["JSESSIONID=S1; Path=/"])
        $0.addPage(1, "/home", cookie: "JSESSIONID=S1")
        $0.addPage(700, "/home", cookie: "JSESSIONID=S1", status: 302)
        $0.answer("Location", "/login")
        $0.answer("Set-Cookie", "JSESSIONID=N1; Path=/")
        $0.addPage(701, "/login", cookie: "JSESSIONID=N1")
        $0.add(
          730, "/j_spring_security_check", from: false, cookie: "JSESSIONID=N1", status: 302,
          sets: ["JSESSIONID=S2; Path=/"])
        $0.addPage(731, "/home", cookie: "JSESSIONID=S2")
      }, .lost),
    Example(
      "Devise's, with one of a visitor before it",
      Written().then {
        $0.addPage(0, "/users/sign_in")
        $0.answer("Set-Cookie", "_app_session=N1; Path=/")
        $0.add(
          10, "/users/sign_in", from: false, cookie: "_app_session=N1", status: 302, sets: ["_app_session=S1; Path=/"])
        $0.addPage(11, "/home", cookie: "_app_session=S1")
        $0.addPage(700, "/home", cookie: "_app_session=S1", status: 302)
        $0.answer("Location", "/users/sign_in")
        $0.answer("Set-Cookie", "_app_session=N2; Path=/")
        $0.addPage(701, "/users/sign_in", cookie: "_app_session=N2")
        $0.add(
          730, "/users/sign_in", from: false, cookie: "_app_session=N2", status: 302, sets: ["_app_session=S2; Path=/"])
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
