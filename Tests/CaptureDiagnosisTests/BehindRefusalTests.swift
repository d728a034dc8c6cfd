import CookieDiagnosis
import CookieFiles
import Testing

@testable import CaptureDiagnosis

/// A login page asks for what belongs to it, with the cookie that has just been refused.
@Suite("what is served behind a refusal") struct BehindRefusalTests {
  private static let cookie = "sid=A1; Max-Age=2592000; Path=/; Secure; HttpOnly"

  private struct Asset: Sendable, CustomTestStringConvertible {
    let testDescription: String
    var status = 200
    var method = "GET"
  }

  private static let assets = [
    Asset(testDescription: "/static/login.css"), Asset(testDescription: "/favicon.ico"),
    Asset(testDescription: "/favicon.ico", status: 404), Asset(testDescription: "/app.js"),
    Asset(testDescription: "/api/config"), Asset(testDescription: "/api/telemetry", status: 202, method: "POST"),
    Asset(testDescription: "/collect", status: 204, method: "POST"),
  ]

  private static func signedIn() -> Written {
    Written().then {
      $0.add(0, "/login", from: false, sets: [cookie])
      for second in [1.0, 11, 21] { $0.addPage(second, "/home", cookie: "sid=A1") }
    }
  }

  @Test("ends no doubt about a session that the server has ended", arguments: assets)
  private func lost(asset: Asset) {
    let capture = Self.signedIn().then {
      $0.addPage(7_200, "/home", cookie: "sid=A1", status: 302)
      $0.answer("Location", "/login")
      $0.addPage(7_200.3, "/login", cookie: "sid=A1")
      $0.add(7_200.5, asset.testDescription, from: false, cookie: "sid=A1", status: asset.status)
      $0.exchanges[$0.exchanges.count - 1].method = asset.method
      $0.add(
        7_230, "/login", from: false, cookie: "sid=A1", sets: ["sid=A2; Max-Age=2592000; Path=/; Secure; HttpOnly"])
      $0.addPage(7_231, "/home", cookie: "sid=A2")
    }
    let diagnosis = capture.diagnosis()
    #expect(diagnosis.outcome == .lost)
    #expect(diagnosis.main?.causes.contains(.endedElsewhere) == true)
  }

  @Test("uses no session that its user has left", arguments: assets)
  private func loggedOut(asset: Asset) {
    let capture = Self.signedIn().then {
      $0.add(40, "/logout", from: true, cookie: "sid=A1", sets: ["sid=; Max-Age=0; Path=/"])
      $0.addPage(50, "/home", cookie: "sid=A1", status: 302)
      $0.answer("Location", "/login")
      $0.addPage(50.3, "/login", cookie: "sid=A1")
      $0.add(50.5, asset.testDescription, from: false, cookie: "sid=A1", status: asset.status)
      $0.exchanges[$0.exchanges.count - 1].method = asset.method
    }
    #expect(capture.diagnosis().outcome == .nothingLost)
  }

  @Test("an address that had been served with the token before shows that it is taken") func servedBefore() {
    let capture = Self.signedIn().then {
      $0.add(100, "/api/admin", from: false, cookie: "sid=A1", status: 401)
      $0.addPage(101, "/home", cookie: "sid=A1")
    }
    #expect(capture.diagnosis().outcome == .nothingLost)
  }

  @Test("a session that goes on behind its logout is seen, whatever else is refused", arguments: [0, 1, 2])
  func usedAfterLogout(kind: Int) {
    let capture = Self.signedIn().then {
      $0.add(30, "/api/me", from: false, cookie: "sid=A1")
      $0.add(40, "/logout", from: true, cookie: "sid=A1", sets: ["sid=; Max-Age=0; Path=/"])
      if kind == 0 { $0.add(50, "/api/admin", from: false, cookie: "sid=A1", status: 401) }
      for second in [51.0, 52, 53] {
        switch kind {
        case 0: $0.addPage(second, "/home", cookie: "sid=A1")
        case 1: $0.add(second, "/api/me", from: false, cookie: "sid=A1")
        default: $0.add(second, "/api/like", from: false, cookie: "sid=A1", status: 204)
        }
      }
    }
    #expect(capture.diagnosis().outcome == .lost)
  }

  @Test("400 without the cookie, where there is 200 with it, is a refusal") func badRequest() {
    let capture = Self.signedIn().then {
      $0.add(5_000, "/api/item", from: false, cookie: "sid=A1")
      $0.add(9_000, "/api/item", from: false, status: 400)
      $0.add(9_060, "/login", from: false, sets: ["sid=A2; Max-Age=2592000; Path=/; Secure; HttpOnly"])
    }
    #expect(capture.diagnosis().outcome == .lost)
  }
}

@Suite("refreshes by what happens there") struct RefreshAddressTests {
  private static func tokens(_ number: Int) -> [String] {
    [
      "access=a\(number); Max-Age=900; Path=/; Secure; HttpOnly",
      "refresh=r\(number); Max-Age=2592000; Path=/; Secure; HttpOnly",
    ]
  }

  private static func renewed(at address: String) -> Written {
    Written().then { capture in
      capture.add(0, "/login", from: true, sets: tokens(0))
      for number in 0..<3 {
        let begin = Double(number) * 1_000
        capture.add(begin + 1, "/api/item", from: true, cookie: "access=a\(number); refresh=r\(number)")
        capture.add(begin + 950, "/api/item", from: true, cookie: "refresh=r\(number)", status: 401)
        capture.add(begin + 951, address, from: true, cookie: "refresh=r\(number)", sets: tokens(number + 1))
      }
      capture.add(3_001, "/api/item", from: true, cookie: "access=a3; refresh=r3")
    }
  }

  private static let addresses = [
    "/auth/extend", "/v1/auth/token", "/session/keepalive", "/connect/token",
    "/realms/shop/protocol/openid-connect/token", "/api/session",
  ]

  @Test("what brings new tokens for one is a refresh, whatever it is called", arguments: addresses)
  func healthy(address: String) {
    let roles = Roles().guessed(from: Self.renewed(at: address).exchanges)
    #expect(roles.refreshing.contains(address))
    #expect(Self.renewed(at: address).diagnosis().outcome == .nothingLost)
  }

  @Test("one token from both sides at once", arguments: addresses) func twice(address: String) {
    let capture = Self.renewed(at: address).then {
      $0.add(4_000, address, from: true, cookie: "refresh=r3", sets: Self.tokens(4), lasting: 0.2)
      $0.add(4_000.01, address, from: false, cookie: "refresh=r3", status: 400, lasting: 0.2)
      $0.add(4_001, "/api/item", from: true, cookie: "access=a4; refresh=r4", status: 401)
      $0.add(4_001.5, address, from: true, cookie: "refresh=r4", status: 400)
      $0.add(4_030, "/login", from: true, sets: Self.tokens(9))
    }
    #expect(capture.diagnosis().main?.causes.map(\.id) == ["F50"])
  }

  @Test("who asks there by another method who he is renews nothing") func otherMethod() {
    let capture = Self.renewed(at: "/auth/session").then {
      $0.add(3_010, "/auth/session", from: true, cookie: "access=a3; refresh=r3")
      $0.exchanges[$0.exchanges.count - 1].method = "GET"
      $0.add(4_000, "/auth/session", from: true, cookie: "refresh=r3", sets: Self.tokens(4), lasting: 0.2)
      $0.add(4_000.01, "/auth/session", from: false, cookie: "refresh=r3", status: 400, lasting: 0.2)
      $0.add(4_001, "/api/item", from: true, cookie: "access=a4; refresh=r4", status: 401)
      $0.add(4_001.5, "/auth/session", from: true, cookie: "refresh=r4", status: 400)
      $0.add(4_030, "/login", from: true, sets: Self.tokens(9))
    }
    #expect(capture.diagnosis().main?.causes.map(\.id) == ["F50"])
  }

  @Test("what looks like a refresh and is refused leaves open why nobody renewed") func unknownRefresh() {
    let capture = Written().then {
      $0.add(0, "/api/item", from: true, cookie: "access=a0; refresh=r0")
      $0.add(100, "/api/item", from: true, cookie: "access=a0; refresh=r0")
      $0.add(950, "/api/item", from: true, cookie: "refresh=r0", status: 401)
      $0.add(951, "/auth/extend", from: true, cookie: "refresh=r0", status: 400)
      $0.add(980, "/login", from: true, sets: Self.tokens(9))
    }
    #expect((capture.diagnosis().main?.causes.count ?? 0) > 1)
  }

  @Test("where every answer prolongs the session, none is one") func sliding() {
    let capture = Written().then { capture in
      capture.add(0, "/login", from: true, sets: Self.tokens(0))
      for number in 0..<3 {
        capture.add(
          Double(number) * 100 + 1, "/api/post\(number)", from: true, cookie: "access=a\(number); refresh=r\(number)",
          sets: Self.tokens(number + 1))
      }
    }
    #expect(Roles().guessed(from: capture.exchanges).refreshing == Roles().refreshing)
  }
}
