import CookieDiagnosis
import CookieFiles
import Testing

@testable import CaptureDiagnosis

@Suite("which cookie a refresh exchanges") struct ExchangedCookieTests {
  /// Both cookies ride on every call, and nothing about their names says which is which.
  private static func story(_ access: String, _ refresh: String, alone: Bool, lives: (Int, Int)) -> Written {
    func sets(_ number: Int) -> [String] {
      [
        "\(access)=A\(number); Path=/; HttpOnly; Max-Age=\(lives.0)",
        "\(refresh)=B\(number); Path=/; HttpOnly; Max-Age=\(lives.1)",
      ]
    }
    let both = "\(access)=A1; \(refresh)=B1"
    let sent = alone ? "\(refresh)=B1" : both
    return Written().then {
      $0.add(0, "/login", from: true, sets: sets(1))
      $0.add(5, "/api/items", from: true, cookie: both)
      $0.add(8, "/api/items", from: false, cookie: both)
      $0.add(1_000, "/api/refresh", from: false, cookie: sent, sets: sets(2), lasting: 0.2)
      $0.add(1_000.05, "/api/refresh", from: true, cookie: sent, status: 401, lasting: 0.2)
      $0.add(1_060, "/login", from: true, sets: sets(3))
    }
  }

  @Test(
    "is seen by what is sent, or by its life",
    arguments: [
      ("sid", "rt"), ("at", "rt"), ("session", "remember_me"), ("auth", "persist"), ("SESSION", "RENEW"),
      ("X-AT", "X-RT"), ("idToken", "longToken"), ("token", "rtoken"), ("a", "b"),
    ], [(true, 900, 900), (false, 900, 2_592_000)])
  func names(_ names: (String, String), _ case: (alone: Bool, Int, Int)) {
    let capture = Self.story(names.0, names.1, alone: `case`.alone, lives: (`case`.1, `case`.2))
    let roles = Roles().guessed(from: capture.exchanges)
    #expect(roles.access == names.0)
    #expect(roles.refresh == names.1)
    #expect(capture.diagnosis().main?.causes.map(\.id) == ["F50"])
  }

  @Test("a session of one cookie has none") func single() {
    let capture = Written().then {
      $0.add(0, "/login", from: true, sets: ["sid=A1; Path=/; Max-Age=900"])
      $0.add(5, "/api/items", from: true, cookie: "sid=A1")
      $0.add(800, "/api/refresh", from: true, cookie: "sid=A1", sets: ["sid=A2; Path=/; Max-Age=900"])
    }
    #expect(Roles().guessed(from: capture.exchanges).access == "sid")
  }

  @Test("of very many losses the first are told") func many() {
    let capture = Written().then {
      for number in 1...(Diagnosis.mostFindings + 50) {
        let start = Double(number) * 1_000
        $0.add(start, "/login", from: true, sets: Written.tokens(number))
        $0.add(start + 1, "/api/items", from: true, cookie: "sid=A\(number)")
        $0.add(start + 900, "/api/items", from: true, status: 401)
      }
      $0.add(1_000_000, "/login", from: true, sets: Written.tokens(0))
    }
    let diagnosis = capture.diagnosis()
    #expect(diagnosis.findings.count == Diagnosis.mostFindings)
    #expect(diagnosis.untold == 50)
  }
}
