import CookieFiles
import Testing

@testable import CaptureDiagnosis

/// Cookies that look like a session and are none, and tokens that are one again.
@Suite("cookies beside what the session is in") struct CookieBesideTokenTests {
  typealias Example = OrdinaryAppTests.Example

  /// An app whose session is in Authorization, renewed with what a body has: its renewal is refused on the third day, and its user logs in.
  ///
  /// - Parameters:
  ///   - cookie: what a server sets for whoever comes, and goes along from then on.
  ///   - atLogIn: true if the first login sets it anew.
  private static func withHeader(_ cookie: String, atLogIn: Bool = false) -> Written {
    let attributes = "; Path=/; HttpOnly"
    let name = cookie.prefix { $0 != "=" }
    let later = atLogIn ? "\(name)=V9" : cookie
    return Written().then {
      $0.add(0, "/api/item-config", from: true, sets: [cookie + attributes])
      $0.add(4, "/api/login", from: true, cookie: cookie, sets: atLogIn ? [later + attributes] : [])
      for second in [5.0, 6, 7] { $0.call(second, later, with: "t1") }
      $0.call(90_000, later, with: "t1", 401)
      $0.add(90_000.4, "/api/auth/refresh", from: true, cookie: later)
      $0.call(90_001, later, with: "t2")
      $0.call(180_000, later, with: "t2", 401)
      $0.add(180_000.4, "/api/auth/refresh", from: true, cookie: later, status: 401)
      $0.add(180_035, "/api/login", from: true, cookie: later)
      $0.call(180_036, later, with: "t3")
    }
  }

  /// Native code has a token in Authorization, and the app has given its page the session's cookie: its user logs out by such a call.
  private static func loggedOut(_ status: Int) -> Written {
    Written().then {
      $0.add(0, "/api/login", from: true)
      for second in [1.0, 2, 3] {
        $0.add(second, "/api/items", from: true)
        $0.ask("Authorization", "Bearer t1")
      }
      for second in [4.0, 5, 6] { $0.addPage(second, "/home", cookie: "sid=A1") }
      $0.add(60, "/api/auth/logout", from: true, status: status)
      $0.ask("Authorization", "Bearer t1")
      $0.addPage(61, "/home", status: 302)
      $0.answer("Location", "/login")
      $0.addPage(61.3, "/login")
    }
  }

  /// A page with a token in Authorization and a cookie to refresh with: of two refreshes at once the second is refused.
  ///
  /// - Parameter later: when it is served, in seconds behind that.
  private static func renewedTwice(_ later: [Double]) -> Written {
    let attributes = "; Path=/auth; Max-Age=2592000; HttpOnly"
    func call(_ capture: inout Written, _ second: Double, _ token: String) {
      capture.add(second, "/api/items", from: false)
      capture.ask("Authorization", "Bearer \(token)")
    }
    return Written().then {
      $0.add(0, "/login", from: false, sets: ["refresh_token=R1" + attributes])
      for second in [1.0, 2, 3] { call(&$0, second, "t1") }
      $0.add(
        900, "/auth/refresh", from: false, cookie: "refresh_token=R1", sets: ["refresh_token=R2" + attributes],
        lasting: 0.4)
      $0.add(900.1, "/auth/refresh", from: false, cookie: "refresh_token=R1", status: 401, lasting: 0.5)
      for second in later { call(&$0, 901 + second, "t2") }
    }
  }

  /// Spring Security: a cookie for remembering is sent for the first time, is refused, and is taken away.
  private static var rememberedOnce: Written {
    let remembered = "remember-me=M1; Path=/; Max-Age=2592000; HttpOnly"
    return Written().then {
      $0.add(0, "/login", from: false, sets: ["JSESSIONID=S1; Path=/; HttpOnly", remembered])
      for second in 1..<5 { $0.addPage(Double(second), "/home", cookie: "JSESSIONID=S1; remember-me=M1") }
      $0.addPage(90_000, "/home", cookie: "remember-me=M1", status: 302, sets: ["remember-me=; Path=/; Max-Age=0"])
      $0.answer("Location", "/login")
      $0.addPage(90_000.3, "/login")
      $0.add(90_015, "/login", from: false, sets: ["JSESSIONID=S2; Path=/; HttpOnly"])
      $0.addPage(90_016, "/home", cookie: "JSESSIONID=S2")
    }
  }

  /// A page whose session is refused is led to a login page that says so.
  private static var shownLogIn: Written {
    let attributes = "; Path=/; Max-Age=2592000; HttpOnly"
    return Written().then {
      $0.add(0, "/login", from: false, sets: ["sid=A1" + attributes])
      for second in 1..<5 { $0.addPage(Double(second), "/home", cookie: "sid=A1") }
      $0.addPage(90_000, "/home", cookie: "sid=A1", status: 302)
      $0.answer("Location", "/login?logout=true")
      $0.addPage(90_000.3, "/login?logout=true", cookie: "sid=A1")
      $0.add(90_020, "/login", from: false, cookie: "sid=A1", sets: ["sid=A2" + attributes])
      $0.addPage(90_021, "/home", cookie: "sid=A2")
    }
  }

  /// An extension had the session, and has it no more, while the app goes on.
  private static var extensionLostIt: Written {
    let attributes = "; Path=/; Max-Age=2592000; HttpOnly"
    return Written().then {
      $0.add(0, "/login", from: true, sets: ["sid=A1" + attributes])
      for second in 1..<4 { $0.add(Double(second), "/api/items", from: true, cookie: "sid=A1") }
      for second in [300.0, 600, 900] { $0.add(second, "/api/item-widget", from: true, cookie: "sid=A1") }
      for second in [1_200.0, 1_500, 1_800] { $0.add(second, "/api/item-widget", from: true, status: 401) }
      for second in 2_000..<2_004 { $0.add(Double(second), "/api/items", from: true, cookie: "sid=A1") }
    }.with("ShopWidget/1 CFNetwork/1496 Darwin/23.5.0", in: 4..<10)
  }

  /// Django REST framework: a token for each user, which a login after a logout brings again.
  private static func givenAgain(_ second: String) -> Written {
    let attributes = "; Path=/; Max-Age=2592000; HttpOnly"
    return Written().then {
      $0.add(0, "/api/login", from: true, sets: ["auth_token=T1" + attributes])
      $0.add(1, "/api/items", from: true, cookie: "auth_token=T1")
      $0.add(2, "/api/items", from: false, cookie: "auth_token=T1")
      $0.add(60, "/api/logout", from: true, cookie: "auth_token=T1", sets: ["auth_token=; Max-Age=0; Path=/"])
      $0.add(61, "/api/logout", from: false, cookie: "auth_token=T1", sets: ["auth_token=; Max-Age=0; Path=/"])
      $0.add(90_000, "/api/login", from: true, sets: ["auth_token=\(second)" + attributes])
      $0.add(90_001, "/api/items", from: true, cookie: "auth_token=\(second)")
      $0.add(90_002, "/api/items", from: false, cookie: "auth_token=\(second)")
    }
  }

  /// ASP.NET Core: what is longer than a browser takes stands in several, and the first one says in how many.
  private static func inChunks(_ mark: String) -> Written {
    let (name, attributes) = (".AspNetCore.Identity.Application", "; Path=/; Max-Age=2592000; Secure; HttpOnly")
    func sent(_ number: Int) -> String { "\(name)=\(mark)2; \(name)C1=A\(number); \(name)C2=B\(number)" }
    func set(_ number: Int) -> [String] {
      sent(number).split(separator: ";").map { $0.drop { $0 == " " } + attributes }
    }
    return Written().then {
      $0.add(0, "/api/account/login", from: true, sets: set(1))
      $0.add(1, "/api/items", from: true, cookie: sent(1))
      $0.add(2, "/api/items", from: false, cookie: sent(1))
      $0.add(
        60, "/api/account/logout", from: true, cookie: sent(1),
        sets: ["", "C1", "C2"].map { "\(name)\($0)=; Max-Age=0; Path=/" })
      $0.add(90_000, "/api/account/login", from: true, sets: set(2))
      $0.add(90_001, "/api/items", from: true, cookie: sent(2))
    }
  }

  /// Laravel: each answer sets the session's cookie anew; a password that is no login's is refused and asked for again.
  private static func rolling(_ address: String, refused: Int) -> Written {
    return Written().then {
      $0.add(0, "/login", from: false, sets: ["shop_session=S1; Path=/; HttpOnly"])
      for second in 1..<8 { $0.addRolling(Double(second), "/api/items") }
      for second in 0..<refused { $0.addRolling(20 + Double(second), address, 401, password: true) }
      $0.addRolling(30, address, password: true)
      for second in 31..<35 { $0.addRolling(Double(second), "/api/items") }
    }
  }

  static let examples = [
    Example("a logout with a token in Authorization", loggedOut(204), .nothingLost),
    Example("a login page that says why it is shown", shownLogIn, .lost, among: ["ended-elsewhere"]),
    Example("a refresh is refused, and its page is served on", renewedTwice([1, 60, 200]), .cannotBeTold),
    Example("and is not", renewedTwice([]), .lost),
    Example(
      "a cookie for remembering is taken away at its first use", rememberedOnce, .lost,
      among: ["F23", "ended-elsewhere"]),
    Example("an extension that has lost its cookie", extensionLostIt, .cannotBeTold),
    Example("a proxy's", withHeader("__cf_bm=C1"), .cannotBeTold),
    Example("PHP's, which decides nothing", withHeader("PHPSESSID=P1", atLogIn: true), .cannotBeTold),
    Example("a device's", withHeader("device_id=D1"), .cannotBeTold),
    Example("Azure's", withHeader("ARRAffinity=R1"), .cannotBeTold),
    Example("a token that a login brings again", givenAgain("T1"), .nothingLost),
    Example("and another one", givenAgain("T2"), .nothingLost),
    Example("a cookie in chunks", inChunks("chunks-"), .nothingLost, session: ".AspNetCore.Identity.ApplicationC1"),
    Example("and as OWIN has it", inChunks("chunks:"), .nothingLost, session: ".AspNetCore.Identity.ApplicationC1"),
    Example("the password of a Wi-Fi", rolling("/api/devices/3/wifi", refused: 0), .nothingLost),
    Example("a PIN that was wrong twice", rolling("/api/pin", refused: 2), .nothingLost),
  ]

  @Test(arguments: examples) func isTold(_ example: Example) { example.expectToBeTold() }

  @Test(
    "a load balancer's cookie is a session's only where it signs users in",
    arguments: [("AWSELBAuthSessionCookie-0", true), ("AWSELB", false), ("AWSALBCORS", false), ("GCLB", false)])
  func balancer(name: String, isSession: Bool) {
    var capture = Written()
    capture.add(0, "/login", from: true, sets: ["\(name)=A1; Path=/; HttpOnly"])
    for second in 1..<4 { capture.add(Double(second), "/api/items", from: true, cookie: "\(name)=A1") }
    #expect(Roles().guessed(from: capture.exchanges).access == (isSession ? name : nil))
  }
}

extension Written {
  /// A call of native code with a token in Authorization.
  fileprivate mutating func call(_ second: Double, _ cookie: String, with token: String, _ status: Int = 200) {
    add(second, "/api/items", from: true, cookie: cookie, status: status)
    ask("Authorization", "Bearer \(token)")
  }

  /// A page's request, whose answer sets the session's cookie anew.
  fileprivate mutating func addRolling(_ second: Double, _ path: String, _ status: Int = 200, password: Bool = false) {
    let number = exchanges.count
    add(
      second, path, from: false, cookie: "shop_session=S\(number)", status: status,
      sets: ["shop_session=S\(number + 1); Path=/; HttpOnly"])
    exchanges[exchanges.count - 1].sendsPassword = password
  }
}
