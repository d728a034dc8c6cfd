import CookieFiles
import Testing

@testable import CaptureDiagnosis

/// Logins, and refusals, that only what happens at an address tells.
@Suite("logins by what happens there") struct LogInStepTests {
  typealias Example = OrdinaryAppTests.Example

  private static let month = "; Path=/; Max-Age=2592000; Secure; HttpOnly"

  /// A page is led to "/auth", is asked for an address there, and for a code of a mail at the next step.
  private static func enters(_ capture: inout Written, at second: Double, sends old: String?, gets token: String) {
    isLed(&capture, at: second, sends: old)
    capture.add(second + 10, "/auth", from: false, cookie: old, status: 302)
    capture.answer("Location", "/auth/code")
    capture.addPage(second + 10.3, "/auth/code", cookie: old)
    capture.add(second + 30, "/auth/code", from: false, cookie: old, status: 302, sets: ["sid=\(token)" + month])
    capture.answer("Location", "/home")
    for later in 31..<35 { capture.addPage(second + Double(later), "/home", cookie: "sid=\(token)") }
  }

  private static func isLed(_ capture: inout Written, at second: Double, sends old: String?) {
    capture.addPage(second, "/home", cookie: old, status: 302)
    capture.answer("Location", "/auth")
    capture.addPage(second + 0.3, "/auth", cookie: old)
  }

  private static func byCode(_ sent: String?, ends: Bool) -> Written {
    Written().then {
      enters(&$0, at: 0, sends: nil, gets: "A1")
      for second in [40.0, 41] { $0.add(second, "/api/items", from: true, cookie: "sid=A1") }
      for second in [90_000.0, 90_001] { $0.add(second, "/api/items", from: true, cookie: sent, status: 401) }
      if ends { isLed(&$0, at: 90_002, sends: sent) } else { enters(&$0, at: 90_002, sends: sent, gets: "A2") }
    }
  }

  /// A refresh is refused, and its user signs in with Google, to which the refused cookie goes along.
  private static var byGoogle: Written {
    func sets(_ number: Int) -> [String] {
      [
        "access_token=A\(number); Path=/; Max-Age=900; HttpOnly",
        "refresh_token=R\(number); Path=/api/auth; Max-Age=2592000; HttpOnly",
      ]
    }
    return Written().then {
      $0.add(0, "/api/auth/login", from: true, sets: sets(1))
      $0.add(1, "/api/items", from: true, cookie: "access_token=A1")
      for round in 1..<3 {
        let second = 1_000 * Double(round)
        $0.add(second, "/api/auth/refresh", from: true, cookie: "refresh_token=R\(round)", sets: sets(round + 1))
        $0.add(second + 1, "/api/items", from: true, cookie: "access_token=A\(round + 1)")
      }
      $0.add(9_000, "/api/auth/refresh", from: true, cookie: "refresh_token=R3", status: 401)
      $0.add(9_025, "/api/auth/google", from: true, cookie: "refresh_token=R3", sets: sets(4))
      $0.add(9_026, "/api/items", from: true, cookie: "access_token=A4")
    }
  }

  /// Laravel: each answer sets the cookie anew, also the one that refuses.
  private static var rollingByGoogle: Written {
    Written().then {
      var number = 1
      let attributes = "; Path=/; Max-Age=7200; HttpOnly"
      $0.add(0, "/login", from: true, sets: ["shop_session=S1" + attributes])
      let calls = [1, 2, 3, 4, 5, 6, 90_000, 90_001].map { ($0, "/api/items", $0 > 80_000 ? 401 : 200) }
      for (second, path, status) in calls + [(90_030, "/api/auth/google", 200), (90_031, "/api/items", 200)] {
        $0.add(
          Double(second), path, from: true, cookie: "shop_session=S\(number)", status: status,
          sets: ["shop_session=S\(number + 1)" + attributes])
        number += 1
      }
    }
  }

  /// Keycloak beside the app shows its form at the address of the authorization endpoint itself.
  private static func keycloak(_ endpoint: String) -> Written {
    let form = "https://id.shop.example/realms/shop/protocol/openid-connect/\(endpoint)?client_id=1&redirect_uri=x"
    func enters(_ capture: inout Written, at second: Double, sends old: String?, gets token: String) {
      capture.addPage(second, "/home", cookie: old, status: 302)
      capture.answer("Location", form)
      capture.addPage(second + 0.3, at: form)
      capture.answer("Content-Type", "text/html")
      capture.addPage(
        second + 20, at: "https://id.shop.example/realms/shop/login-actions/authenticate", status: 302,
        location: "https://shop.example/cb?code=c")
      capture.exchanges[capture.exchanges.count - 1].method = "POST"
      capture.exchanges[capture.exchanges.count - 1].sendsPassword = true
      capture.addPage(second + 20.3, "/cb?code=c", cookie: old, status: 302, sets: ["sid=\(token)" + month])
      capture.answer("Location", "/home")
      for later in 21..<25 { capture.addPage(second + Double(later), "/home", cookie: "sid=\(token)") }
    }
    return Written().then {
      enters(&$0, at: 0, sends: nil, gets: "A1")
      for second in [40.0, 41] { $0.add(second, "/api/items", from: true, cookie: "sid=A1") }
      enters(&$0, at: 600, sends: "sid=A1", gets: "A2")
    }
  }

  /// One address takes all grants; what is exchanged there stands in the bodies.
  private static func allGrants(_ last: Int) -> Written {
    func asks(_ capture: inout Written, _ second: Double, _ number: Int, _ status: Int = 200, password: Bool = false) {
      capture.add(
        second, "/connect/token", from: true, status: status,
        sets: status == 200 ? ["access_token=A\(number); Path=/; Max-Age=900; HttpOnly"] : [])
      capture.exchanges[capture.exchanges.count - 1].sendsPassword = password
      guard status == 200 else { return }
      capture.add(second + 1, "/api/items", from: true, cookie: "access_token=A\(number)")
      capture.addPage(second + 2, "/home", cookie: "access_token=A\(number)")
    }
    return Written().then {
      asks(&$0, 0, 1, password: true)
      for round in 2..<5 { asks(&$0, 1_000 * Double(round), round) }
      asks(&$0, 6_000, 5, last)
      if last != 200 { asks(&$0, 6_030, 6, password: true) }
    }
  }

  /// An iPhone and an Android phone with sessions of their own; the iPhone's page is led to the login page at last.
  private static var twoPhones: Written {
    var capture = Written()
    capture.addPage(0, "/login", sets: ["sid=A1" + month])
    for second in 1..<4 { capture.addPage(Double(second), "/home", cookie: "sid=A1") }
    capture.add(10, "/login", from: true, sets: ["sid=B1" + month])
    for second in 11..<30 { capture.add(Double(second), "/api/items", from: true, cookie: "sid=B1") }
    let android = 4..<capture.exchanges.count
    capture.addPage(90_000, "/home", status: 302)
    capture.answer("Location", "/login")
    capture.addPage(90_000.3, "/login")
    capture.exchanges[0].method = "POST"
    return capture.with("okhttp/4.12.0", in: android)
  }

  static let examples = [
    Example("a code by mail, behind a refusal", byCode("sid=A1", ends: false), .lost, among: ["ended-elsewhere"]),
    Example("or without the cookie", byCode(nil, ends: false), .lost, among: ["F24"]),
    Example("and the capture ends there", byCode("sid=A1", ends: true), .lost, among: ["ended-elsewhere"]),
    Example("Google, with the refused cookie", byGoogle, .lost),
    Example("Google, where each answer sets the cookie anew", rollingByGoogle, .cannotBeTold),
    Example("a form at the authorization address", keycloak("auth"), .lost, among: ["ended-elsewhere"]),
    Example("all grants at one address", allGrants(200), .nothingLost),
    Example("and the renewal is refused", allGrants(400), .cannotBeTold),
    Example("of two phones the one that is led to a login page", twoPhones, .lost, among: ["F24"]),
  ]

  @Test(arguments: examples) func isTold(_ example: Example) { example.expectToBeTold() }
}
