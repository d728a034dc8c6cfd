import CookieDiagnosis
import CookieFiles
import Testing

@testable import CaptureDiagnosis

/// Servers that prolong what they gave, with the same value and a later date.
@Suite("a session that is prolonged") struct SlidingSessionTests {
  private static let renewing = "rt=R1; Max-Age=7200; Path=/; Secure; HttpOnly"
  private static func access(_ number: Int) -> String { "sid=A\(number); Max-Age=900; Path=/; Secure; HttpOnly" }

  /// For two hours and a quarter, eight refreshes with one token.
  private static func prolonged(from native: Bool) -> Written {
    Written().then {
      $0.add(0, "/login", from: native, sets: [access(0), renewing])
      for refresh in 1...8 {
        $0.add(Double(refresh) * 1_000 - 10, "/api/items", from: native, cookie: "sid=A\(refresh - 1); rt=R1")
        $0.add(
          Double(refresh) * 1_000, "/api/refresh", from: native, cookie: "rt=R1", sets: [access(refresh), renewing])
      }
      $0.add(8_010, "/api/items", from: native, cookie: "sid=A8; rt=R1")
    }
  }

  private static func logIn(_ capture: inout Written, at second: Double, from native: Bool) {
    capture.add(
      second, "/login", from: native,
      sets: ["sid=B1; Max-Age=900; Path=/; Secure; HttpOnly", "rt=S1; Max-Age=7200; Path=/; Secure; HttpOnly"])
    capture.add(second + 1, "/api/items", from: native, cookie: "sid=B1; rt=S1")
  }

  @Test("by refreshes is lost with its cookies, long after the date of its login", arguments: [true, false])
  func vanished(native: Bool) {
    let capture = Self.prolonged(from: native).then {
      $0.add(8_040, "/api/items", from: native, status: 401)
      $0.add(8_041, "/api/refresh", from: native, status: 401)
      Self.logIn(&$0, at: 8_060, from: native)
    }
    let diagnosis = capture.diagnosis()
    #expect(diagnosis.outcome == .lost)
    #expect(diagnosis.main?.causes.contains(.vanished) == true)
  }

  @Test("by refreshes is ended by its server, long after the date of its login") func ended() {
    let capture = Self.prolonged(from: true).then {
      $0.add(9_000, "/api/items", from: true, cookie: "rt=R1", status: 401)
      $0.add(9_001, "/api/refresh", from: true, cookie: "rt=R1", status: 401)
      Self.logIn(&$0, at: 9_020, from: true)
    }
    let diagnosis = capture.diagnosis()
    #expect(diagnosis.outcome == .lost)
    #expect(diagnosis.main?.causes.contains(.endedElsewhere) == true)
  }

  @Test("by nobody is over at its end") func over() {
    let capture = Written().then {
      $0.add(0, "/login", from: true, sets: [Self.access(0), Self.renewing])
      $0.add(10, "/api/items", from: true, cookie: "sid=A0; rt=R1")
      $0.add(7_300, "/api/items", from: true, status: 401)
      $0.add(7_301, "/api/refresh", from: true, status: 401)
      Self.logIn(&$0, at: 7_320, from: true)
    }
    #expect(capture.diagnosis().outcome == .nothingLost)
  }

  @Test("by its keep-alive with the one cookie that it has") func keptAlive() {
    let cookie = "sid=A1; Max-Age=1800; Path=/; Secure; HttpOnly"
    let capture = Written().then {
      $0.add(0, "/login", from: true, sets: [cookie])
      for turn in 0..<6 {
        $0.add(Double(turn) * 600 + 1, "/api/items", from: true, cookie: "sid=A1")
        $0.add(Double(turn) * 600 + 2, "/api/session/refresh", from: true, cookie: "sid=A1", sets: [cookie])
      }
      $0.add(3_600, "/api/items", from: true, status: 401)
      $0.add(3_610, "/login", from: true, sets: ["sid=B1; Max-Age=1800; Path=/; Secure; HttpOnly"])
      $0.add(3_611, "/api/items", from: true, cookie: "sid=B1")
    }
    #expect(capture.diagnosis().outcome == .lost)
  }

  @Test("a copy whose calls' token has run out has lost what would have renewed it") func lostBesideWhatRanOut() {
    let cookie = "sid=A1; Max-Age=900; Path=/; Secure; HttpOnly"
    let capture = Written().then {
      $0.add(0, "/login", from: true, sets: [cookie, "rt=R1; Max-Age=2592000; Path=/; Secure; HttpOnly"])
      for second in [5.0, 20] { $0.addPage(second, "/home", cookie: "sid=A1; rt=R1") }
      for turn in 1...6 {
        $0.add(Double(turn) * 480, "/api/items", from: true, cookie: "sid=A1; rt=R1", sets: [cookie])
      }
      $0.add(3_000, "/api/items", from: false, status: 401)
      $0.add(3_000.3, "/api/refresh", from: false, status: 401)
      $0.add(3_005, "/api/items", from: true, cookie: "sid=A1; rt=R1", sets: [cookie])
      $0.addPage(3_006, "/login")
      $0.add(
        3_020, "/login", from: false, sets: ["sid=B1; Max-Age=900; Path=/; Secure; HttpOnly", "rt=S1; Path=/; Secure"])
    }
    #expect(capture.diagnosis().main?.causes.contains(.vanished) == true)
  }

  @Test("on the side that its answers come to alone runs out as a copy on the other") func copyRunsOut() {
    let cookie = "sid=A1; Max-Age=1800; Path=/; Secure; HttpOnly"
    let capture = Written().then {
      $0.add(0, "/login", from: true, sets: [cookie])
      $0.addPage(5, "/home", cookie: "sid=A1")
      for turn in 1...6 { $0.add(Double(turn) * 480, "/api/items", from: true, cookie: "sid=A1", sets: [cookie]) }
      $0.addPage(3_000, "/home", status: 302)
      $0.answer("Location", "/login")
      $0.addPage(3_000.3, "/login")
      $0.add(3_005, "/api/items", from: true, cookie: "sid=A1", sets: [cookie])
      $0.add(3_020, "/login", from: false, sets: ["sid=B1; Max-Age=1800; Path=/; Secure; HttpOnly"])
      $0.addPage(3_021, "/home", cookie: "sid=B1")
    }
    let diagnosis = capture.diagnosis()
    #expect(diagnosis.outcome == .lost)
    #expect(diagnosis.main?.causes.map(\.id).contains("F01") == true)
    #expect(diagnosis.main?.causes.map(\.id).contains("F20") == false)
  }

  @Test("for a shorter time by its refresh is over at that time") func shortened() {
    let capture = Written().then {
      $0.add(0, "/login", from: true, sets: [Self.access(0), Self.renewing])
      $0.add(10, "/api/items", from: true, cookie: "sid=A0; rt=R1")
      $0.add(
        1_000, "/api/refresh", from: true, cookie: "rt=R1",
        sets: [Self.access(1), "rt=R1; Max-Age=1800; Path=/; Secure; HttpOnly"])
      $0.add(1_010, "/api/items", from: true, cookie: "sid=A1; rt=R1")
      $0.add(3_000, "/api/items", from: true, status: 401)
      $0.add(3_001, "/api/refresh", from: true, status: 401)
      Self.logIn(&$0, at: 3_020, from: true)
    }
    #expect(capture.diagnosis().outcome == .nothingLost)
  }

  @Test("by a grace that sends its client what was issued before has its tokens", arguments: [0.3, 20])
  func repeated(later: Double) {
    let next = ["sid=A1; Max-Age=900; Path=/; Secure; HttpOnly", "rt=R2; Max-Age=86400; Path=/; Secure; HttpOnly"]
    let capture = Written().then {
      $0.add(
        0, "/login", from: false, sets: [Self.access(0), "rt=R1; Max-Age=86400; Path=/; Secure; HttpOnly"])
      $0.add(10, "/api/items", from: false, cookie: "sid=A0; rt=R1")
      $0.add(1_000, "/api/refresh", from: false, cookie: "rt=R1", sets: next)
      $0.add(1_000 + later, "/api/refresh", from: false, cookie: "rt=R1", sets: next)
      for second in [1_030.0, 1_040, 1_050] { $0.add(second, "/api/items", from: false, cookie: "sid=A1; rt=R2") }
      $0.add(1_600, "/api/items", from: false, status: 401)
      $0.add(1_601, "/api/refresh", from: false, status: 401)
      Self.logIn(&$0, at: 1_620, from: false)
    }
    let causes = capture.diagnosis().main?.causes ?? []
    #expect(causes.contains(.vanished))
    #expect(!causes.contains(.graceWithoutTokens))
  }
}
