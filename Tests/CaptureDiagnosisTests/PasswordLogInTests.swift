import CookieDiagnosis
import CookieFiles
import Testing

@testable import CaptureDiagnosis

/// Logins that no address names, and that a password in the body does.
@Suite("logins by a password") struct PasswordLogInTests {
  typealias Example = OrdinaryAppTests.Example

  private static let month = "; Path=/; Max-Age=2592000; Secure; HttpOnly"

  private static func posted(
    _ capture: inout Written, _ second: Double, _ path: String, cookie: String?, sets: [String]
  ) {
    capture.add(second, path, from: false, cookie: cookie, status: 302, sets: sets)
    capture.exchanges[capture.exchanges.count - 1].sendsPassword = true
    capture.answer("Location", "/home")
  }

  /// Rails 8: visitors have a cookie of their own, which each answer sets anew; a login at "/session" brings the session's.
  ///
  /// - Parameter sent: of the session, a day later.
  private static func rails(_ sent: String?) -> Written {
    Written().then {
      $0.addPage(0, "/session/new", sets: ["_app_session=V0; Path=/; HttpOnly"])
      posted(
        &$0, 15, "/session", cookie: "_app_session=V0",
        sets: ["session_id=S1" + month, "_app_session=V1; Path=/; HttpOnly"])
      for number in 1..<5 {
        $0.addPage(
          15 + 5 * Double(number), "/posts", cookie: "_app_session=V\(number); session_id=S1",
          sets: ["_app_session=V\(number + 1); Path=/; HttpOnly"])
      }
      let cookie = ["_app_session=V5", sent].compactMap(\.self).joined(separator: "; ")
      $0.addPage(90_000, "/posts", cookie: cookie, status: 302, sets: ["_app_session=V6; Path=/; HttpOnly"])
      $0.answer("Location", "/session/new")
      $0.addPage(90_000.4, "/session/new", cookie: cookie)
      posted(&$0, 90_015, "/session", cookie: cookie, sets: ["session_id=S2" + month])
      $0.addPage(90_016, "/posts", cookie: "_app_session=V6; session_id=S2")
    }
  }

  /// A page that is refused, and then served something that is for everybody.
  private static func refused(at address: String, withPassword: Bool = true, cookie: String? = "sid=A1") -> Written {
    Written().then {
      posted(&$0, 0, address, cookie: nil, sets: ["sid=A1" + month])
      for second in [1.0, 4, 8] { $0.add(second, "/api/items", from: false, cookie: "sid=A1") }
      for second in [90_000.0, 90_001] { $0.add(second, "/api/items", from: false, cookie: cookie, status: 401) }
      $0.add(90_002, "/api/item-config", from: false, cookie: cookie)
      posted(&$0, 90_020, address, cookie: cookie, sets: ["sid=A2" + month])
      $0.exchanges[$0.exchanges.count - 1].sendsPassword = withPassword
      $0.addPage(90_021, "/home", cookie: "sid=A2")
    }
  }

  /// Somebody who is signed in is asked for the password before a step that matters.
  private static func question(at address: String, sets: [String]) -> Written {
    Written().then {
      posted(&$0, 0, "/login", cookie: nil, sets: ["sid=A1" + month])
      for second in [1.0, 4, 8] { $0.addPage(second, "/home", cookie: "sid=A1") }
      posted(&$0, 20, address, cookie: "sid=A1", sets: sets)
      $0.addPage(21, "/home", cookie: sets.isEmpty ? "sid=A1" : "sid=A2")
    }
  }

  /// A token to refresh with that the client keeps to itself, and sends in a body.
  private static func renewedByBody(_ last: Int, logsIn: Bool) -> Written {
    Written().then {
      $0.add(0, "/login", from: true, sets: ["at=A1; Path=/; Max-Age=900; HttpOnly"])
      $0.add(1, "/api/items", from: true, cookie: "at=A1")
      for round in 1..<4 {
        let second = 1_000 * Double(round)
        $0.add(second, "/api/items", from: true, status: 401)
        let isServed = round < 3 || last == 200
        $0.add(
          second + 1, "/token/refresh", from: true, status: isServed ? 200 : last,
          sets: isServed ? ["at=A\(round + 1); Path=/; Max-Age=900; HttpOnly"] : [])
        if isServed { $0.add(second + 2, "/api/items", from: true, cookie: "at=A\(round + 1)") }
      }
      guard logsIn else { return }
      $0.add(3_030, "/login", from: true, sets: ["at=A9; Path=/; Max-Age=900; HttpOnly"])
      $0.add(3_031, "/api/items", from: true, cookie: "at=A9")
    }
  }

  /// A page whose calls have a token in Authorization, and which renews it with a cookie.
  ///
  /// - Parameter last: what it is answered at last.
  private static func renewsByCookie(_ last: Int, sends: Bool) -> Written {
    Written().then {
      $0.add(0, "/auth/refresh", from: false, status: 401)
      $0.add(10, "/login", from: false, sets: ["refresh_token=R1; Path=/auth; Max-Age=2592000; HttpOnly"])
      for round in 1..<4 {
        $0.add(
          1_000 * Double(round), "/auth/refresh", from: false, cookie: "refresh_token=R\(round)",
          sets: ["refresh_token=R\(round + 1); Path=/auth; Max-Age=2592000; HttpOnly"])
      }
      $0.add(9_000, "/auth/refresh", from: false, cookie: sends ? "refresh_token=R4" : nil, status: last)
    }
  }

  static let examples = [
    Example("a page that renews by its cookie alone", renewsByCookie(200, sends: true), .nothingLost),
    Example("and has it not at last", renewsByCookie(401, sends: false), .cannotBeTold),
    Example("a body's token renews", renewedByBody(200, logsIn: false), .nothingLost),
    Example("and is refused, and its user logs in", renewedByBody(401, logsIn: true), .cannotBeTold),
    Example("and is refused to the end", renewedByBody(400, logsIn: false), .cannotBeTold),
    Example("and the server is in trouble", renewedByBody(503, logsIn: false), .cannotBeTold),
    Example("Rails 8, whose session is gone", rails(nil), .lost, among: ["F24"], session: "session_id"),
    Example("and is refused", rails("session_id=S1"), .lost, among: ["ended-elsewhere"], session: "session_id"),
    Example("an address without a name", refused(at: "/auth/enter"), .lost, among: ["ended-elsewhere"]),
    Example("whose page lacks its cookie", refused(at: "/auth/enter", cookie: nil), .lost, among: ["F24"]),
    Example(
      "a question at an address that is called so", question(at: "/account/sudo", sets: ["sid=A2" + month]),
      .nothingLost),
    Example("a question at another one", question(at: "/account/payments", sets: []), .nothingLost),
  ]

  @Test(arguments: examples) func isTold(_ example: Example) { example.expectToBeTold() }

  @Test(
    "logouts that a query asks for",
    arguments: [
      "/index.php?option=com_users&task=user.logout", "/start?logintype=logout", "/?_task=logout", "/de/?mylogout=",
      "/index.php?mylogout", "/account?handler=Logout",
    ])
  func logOuts(address: String) { #expect(LogOutQuery.asksForOne("https://shop.example" + address)) }

  @Test(
    "and words that ask for none",
    arguments: ["/?task=user.login", "/?title=Logout", "/?logintype=login", "/?q=logout", "/?text=a.logout"])
  func none(address: String) { #expect(!LogOutQuery.asksForOne("https://shop.example" + address)) }
}
