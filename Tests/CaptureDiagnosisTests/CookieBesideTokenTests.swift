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
    func set(_ number: Int) -> [String] { sent(number).split(separator: ";").map { $0.drop { $0 == " " } + attributes } }
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
