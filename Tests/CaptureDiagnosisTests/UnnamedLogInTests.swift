import CookieDiagnosis
import CookieFiles
import Testing

@testable import CaptureDiagnosis

/// Logins that no address names, that stand in a body, or that another agent does for the app; and what was to make one needless.
@Suite("logins by what becomes of the tokens") struct UnnamedLogInTests {
  typealias Example = OrdinaryAppTests.Example

  private static let month = "; Path=/; Max-Age=2592000; Secure; HttpOnly"
  private static let safari =
    "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 "
    + "Mobile/15E148 Safari/604.1"

  /// A session that is opened at an address, and opened there once more a day later, with the old cookie sent along.
  private static func openedTwice(
    at address: String, calls: String = "/api/items", refused status: Int, from native: Bool = true, after pause: Double
  ) -> Written {
    Written().then {
      $0.add(12, address, from: native, sets: ["sid=A1" + month])
      for second in [13.0, 40] { $0.add(second, calls, from: native, cookie: "sid=A1") }
      for second in [90_000.0, 90_001] { $0.add(second, calls, from: native, cookie: "sid=A1", status: status) }
      $0.add(90_001 + pause, address, from: native, cookie: "sid=A1", sets: ["sid=A2" + month])
      $0.add(90_003 + pause, calls, from: native, cookie: "sid=A2")
    }
  }

  /// A password that is posted to the address of all grants, with the token that a refresh was refused with.
  private static func grantedTwice(_ address: String, refresh: String, after pause: Double) -> Written {
    let tokens = { (n: Int) in ["at=A\(n); Path=/; Max-Age=3600; HttpOnly", "rt=R\(n)" + month] }
    return Written().then {
      $0.add(0, address, from: true, sets: tokens(1))
      for second in [1.0, 30] { $0.add(second, "/api/items", from: true, cookie: "at=A1; rt=R1") }
      $0.add(90_000, "/api/items", from: true, cookie: "rt=R1", status: 401)
      $0.add(90_000.3, refresh, from: true, cookie: "rt=R1", status: 400)
      $0.add(90_000.5 + pause, address, from: true, cookie: "rt=R1", sets: tokens(2))
      $0.add(90_001 + pause, "/api/items", from: true, cookie: "at=A2; rt=R2")
    }
  }

  static let addresses = [
    Example(
      "native code is refused, and opens a session where it had opened one",
      openedTwice(at: "/api/enter", refused: 401, after: 29), .cannotBeTold),
    Example("the same at once, by itself", openedTwice(at: "/api/enter", refused: 401, after: 0.4), .nothingLost),
    Example(
      "GraphQL, refused by 401", openedTwice(at: "/graphql", calls: "/graphql", refused: 401, after: 29), .cannotBeTold),
    Example(
      "GraphQL, refused in a body",
      openedTwice(at: "/graphql", calls: "/graphql", refused: 200, from: false, after: 29), .cannotBeTold),
    Example(
      "GraphQL that renews its session with each call",
      Written().then {
        for number in 0..<8 {
          $0.add(
            10 * Double(number), "/graphql", from: true, cookie: number == 0 ? nil : "sid=A\(number)",
            sets: ["sid=A\(number + 1)" + month])
        }
      }, .nothingLost),
    Example(
      "a password at the address of all grants", grantedTwice("/oauth/token", refresh: "/oauth/token", after: 25),
      .lost,
      among: ["ended-elsewhere"]),
    Example(
      "the same, where refreshes have another address",
      grantedTwice("/connect/token", refresh: "/api/auth/refresh", after: 25), .lost, among: ["ended-elsewhere"]),
  ]

  /// Native code is without its cookie, and its user logs in by Safari's agent (RFC 8252).
  private static let inBrowser = Written().then {
    for (start, token) in [(0.0, "A1"), (90_010, "A2")] {
      let idp = "https://auth.other.example"
      var login = Written()
      login.addPage(start, at: idp + "/authorize?client_id=ios&redirect_uri=a", status: 302, location: idp + "/login")
      login.addPage(start + 0.4, at: idp + "/login")
      login.addPage(start + 20, at: idp + "/login", status: 302, location: "com.shop.app://cb?code=c")
      login.exchanges[2].method = "POST"
      $0.exchanges += login.with(safari, in: 0..<3).exchanges
      $0.add(start + 21, "/api/session", from: true, sets: ["sid=\(token)" + month])
      for second in [22.0, 27, 32] { $0.add(start + second, "/api/items", from: true, cookie: "sid=\(token)") }
      if start == 0 { for second in 90_000..<90_003 { $0.add(Double(second), "/api/items", from: true, status: 401) } }
    }
  }

  // MARK: - What was to make a login needless

  private enum End { case logsIn, isShownLogIn }

  /// A session of an hour that a provider's cookie had brought back once, and that is gone the next time.
  private static func returned(_ end: End, beacon: Bool = false) -> Written {
    let idp = "https://shop.eu.auth0.com"
    return Written().then {
      OrdinaryAppTests.logsIn(&$0, at: 0, provider: idp, sets: ["sid=A1; Path=/; Max-Age=3600; HttpOnly"])
      let post = $0.exchanges.firstIndex { $0.method == "POST" } ?? 0
      $0.exchanges[post].responseHeaders.append(
        CapturedHeader(name: "set-cookie", value: "auth0=P1; Path=/; Max-Age=259200; HttpOnly"))
      $0.addPage(10, "/home", cookie: "sid=A1")
      for (start, cookie) in [(5_000.0, "auth0=P1"), (12_000, nil)] {
        if beacon, start > 10_000 { $0.addPage(start - 60, at: "https://count.example.net/g/collect", status: 204) }
        $0.addPage(start, "/home", status: 302)
        $0.answer("Location", "/auth/start")
        $0.addPage(start + 0.2, "/auth/start", status: 302)
        $0.answer("Location", idp + "/authorize?client_id=1&redirect_uri=x")
        let back = "https://shop.example/auth/callback?code=d&state=z"
        $0.addPage(
          start + 0.4, at: idp + "/authorize?client_id=1", cookie: cookie, status: 302,
          location: cookie == nil ? "/u/login?state=y" : back)
        if cookie != nil {
          $0.addPage(
            start + 0.6, "/auth/callback?code=d&state=z", status: 302, sets: ["sid=A2; Path=/; Max-Age=3600; HttpOnly"])
          $0.answer("Location", "/home")
          $0.addPage(start + 0.8, "/home", cookie: "sid=A2")
        } else {
          $0.addPage(start + 0.8, at: idp + "/u/login?state=y")
        }
      }
      if end == .logsIn {
        OrdinaryAppTests.logsIn(&$0, at: 12_020, provider: idp, sets: ["sid=A3; Path=/; Max-Age=3600; HttpOnly"])
        $0.addPage(12_031, "/home", cookie: "sid=A3")
      }
    }
  }

  /// Spring Security: a session without a date, and a cookie for remembering that had brought it back a day later; another day later its
  /// user has to log in.
  ///
  /// - Parameters:
  ///   - rotates: each use brings another one.
  ///   - days: how long it is to last.
  private static func remembered(_ second: String?, rotates: Bool = false, days: Int = 30) -> Written {
    Written().then {
      let sets = { (n: Int) in ["JSESSIONID=S\(n); Path=/; HttpOnly", remember(n, days)] }
      $0.addPage(0, "/login", sets: ["theme=dark; Path=/; Max-Age=31536000"])
      $0.add(20, "/login", from: false, cookie: "theme=dark", status: 302, sets: sets(1))
      $0.answer("Location", "/home")
      for later in [21.0, 60, 90] {
        $0.addPage(later, "/home", cookie: "theme=dark; JSESSIONID=S1; remember-me=R1")
      }
      $0.addPage(
        90_000, "/home", cookie: "theme=dark; remember-me=R1",
        sets: ["JSESSIONID=S2; Path=/; HttpOnly"] + (rotates ? [remember(2, days)] : []))
      $0.addPage(90_010, "/home", cookie: "theme=dark; JSESSIONID=S2; remember-me=R\(rotates ? 2 : 1)")
      let cookie = ["theme=dark", second].compactMap(\.self).joined(separator: "; ")
      $0.addPage(180_000, "/home", cookie: cookie, status: 302)
      $0.answer("Location", "/login")
      $0.addPage(180_000.4, "/login", cookie: cookie)
      $0.add(180_020, "/login", from: false, cookie: cookie, status: 302, sets: sets(3))
      $0.answer("Location", "/home")
      $0.addPage(180_021, "/home", cookie: "theme=dark; JSESSIONID=S3; remember-me=R3")
    }
  }

  private static func remember(_ number: Int, _ days: Int) -> String {
    "remember-me=R\(number); Path=/; Max-Age=\(days * 86_400); Secure; HttpOnly"
  }

  /// A short session, and a cookie of a month that came with it and has no usual name: the page lacks both.
  private static func lacksBoth(_ name: String, isThere: Bool = false) -> Written {
    Written().then {
      $0.add(0, "/login", from: true, sets: ["sid=A1; Path=/; Max-Age=900; HttpOnly", "\(name)=R1" + month])
      for second in [5.0, 60] {
        $0.add(second, "/api/items", from: true, cookie: "sid=A1; \(name)=R1")
        $0.addPage(second + 2, "/home", cookie: "sid=A1; \(name)=R1")
      }
      let cookie = isThere ? "\(name)=R1" : nil
      $0.addPage(1_000, "/home", cookie: cookie, status: 302)
      $0.answer("Location", "/login")
      $0.addPage(1_000.4, "/login", cookie: cookie)
      $0.add(1_020, "/login", from: false, cookie: cookie, sets: ["sid=A2; Path=/; Max-Age=900; HttpOnly"])
      $0.addPage(1_021, "/home", cookie: "sid=A2")
    }
  }

  static let needless = [
    Example("native code's user logs in by Safari's agent", inBrowser, .lost, among: ["F24"]),
    Example("a provider's cookie is gone, and its user logs in", returned(.logsIn), .cannotBeTold),
    Example("and the capture ends at its login page", returned(.isShownLogIn), .cannotBeTold),
    Example("and a page was counted before", returned(.logsIn, beacon: true), .cannotBeTold),
    Example(
      "a cookie for remembering is gone as well as one that died", remembered(nil), .lost, among: ["F23", "F24", "F28"]),
    Example("and is refused", remembered("remember-me=R1"), .lost, among: ["F23", "ended-elsewhere"]),
    Example(
      "and is refused, where each use brings another one", remembered("remember-me=R2", rotates: true), .lost,
      among: ["F23", "ended-elsewhere"]),
    Example("and its time is over", remembered(nil, days: 2), .lost, among: ["F23", "not-renewed"]),
    Example("what came with the session is gone with it", lacksBoth("keep"), .cannotBeTold),
    Example("and is there", lacksBoth("keep", isThere: true), .nothingLost),
    Example("and is called as those that renew", lacksBoth("__Host-rt"), .lost, among: ["F24"]),
  ]

  // MARK: - Which cookie it is

  /// A login brings a cookie that is refused at last, beside another host's or a proxy's.
  private static func beside(_ other: String, at host: String, of session: String) -> Written {
    Written().then {
      $0.addPage(0, "/login")
      $0.add(20, "/login", from: false, sets: ["\(session)=T1; Path=/; Secure; HttpOnly"])
      for number in 0..<4 {
        let second = 30 + 10 * Double(number)
        $0.add(second, "/api/items", from: true, cookie: "\(session)=T1")
        $0.addPage(second + 2, "/home", cookie: "\(session)=T1")
        $0.addPage(second + 3, at: "https://\(host)/v1/eval", cookie: number == 0 ? nil : "\(other)=V\(number)")
        $0.exchanges[$0.exchanges.count - 1].responseHeaders.append(
          CapturedHeader(name: "set-cookie", value: "\(other)=V\(number + 1); Path=/; Max-Age=1800; HttpOnly"))
      }
      $0.add(5_000, "/api/items", from: true, cookie: "\(session)=T1", status: 401)
      $0.add(5_030, "/login", from: false, cookie: "\(session)=T1", sets: ["\(session)=T2; Path=/; Secure; HttpOnly"])
      $0.add(5_031, "/api/items", from: true, cookie: "\(session)=T2")
    }
  }

  static let names = [
    Example(
      "ASP.NET Core beside a help centre",
      beside("_help_center_session", at: "help.shop.example", of: ".AspNetCore.Cookies"),
      .lost, among: ["ended-elsewhere"], session: ".AspNetCore.Cookies"),
    Example(
      "a name as no session has it, beside a blog's", beside("PHPSESSID", at: "blog.shop.example", of: "uid"), .lost,
      among: ["ended-elsewhere"], session: "uid"),
    Example(
      "beside Cloudflare's", beside("__cf_bm", at: "shop.example", of: "sid"), .lost, among: ["ended-elsewhere"],
      session: "sid"),
  ]

  @Test(arguments: addresses + needless + names) func isTold(_ example: Example) { example.expectToBeTold() }
}
