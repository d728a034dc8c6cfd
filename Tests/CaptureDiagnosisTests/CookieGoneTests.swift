import CookieDiagnosis
import CookieFiles
import Testing

@testable import CaptureDiagnosis

@Suite("what a request that lacks a cookie says of its store") struct CookieGoneTests {
  typealias Example = LateCaptureTests.Example

  /// A page that sends both cookies with whatever it asks for.
  private static func story(days: Double, sent: String?, refreshLives: String = "; Max-Age=7776000") -> Written {
    Written().then {
      $0.add(0, "/login", from: false, sets: ["sid=A1; Path=/; Max-Age=900", "sid_refresh=B1; Path=/\(refreshLives)"])
      $0.addPage(1, "/home", cookie: "sid=A1; sid_refresh=B1")
      $0.addPage(days * 86_400, "/home", cookie: sent, status: 302)
      $0.answer("Location", "/login")
      $0.addPage(days * 86_400 + 0.3, "/login", cookie: sent)
      $0.add(days * 86_400 + 30, "/login", from: false, cookie: sent, sets: Written.tokens(9))
    }
  }

  /// Native code renews, and the page sends what it had before.
  private static let notTold = Written().then {
    $0.add(0, "/login", from: true, sets: Written.tokens(1))
    $0.addPage(1, "/home", cookie: "sid=A1; sid_refresh=B1")
    $0.add(2, "/api/items", from: true, cookie: "sid=A1; sid_refresh=B1")
    $0.add(905, "/api/refresh", from: true, cookie: "sid_refresh=B1", sets: Written.tokens(2))
    $0.add(906, "/api/items", from: true, cookie: "sid=A2; sid_refresh=B2")
    $0.addPage(910, "/home", cookie: "sid_refresh=B1", status: 302)
    $0.answer("Location", "/login")
    $0.addPage(911, "/login", cookie: "sid_refresh=B1")
    $0.add(940, "/login", from: false, cookie: "sid_refresh=B1", sets: Written.tokens(4))
  }

  /// One cookie with a new value in each answer, gone after hours.
  private static let rolling = Written().then { capture in
    func sets(_ number: Int) -> [String] { ["sid=v\(number); Path=/; Max-Age=2592000"] }
    capture.add(0, "/login", from: false, sets: sets(1))
    for (number, second) in [2.0, 60, 600].enumerated() {
      capture.addPage(second, "/home", cookie: "sid=v\(number + 1)")
      capture.answer("Set-Cookie", sets(number + 2)[0])
    }
    capture.addPage(9_000, "/home", status: 302)
    capture.answer("Location", "/login")
    capture.addPage(9_000.4, "/login")
    capture.add(9_030, "/login", from: false, sets: sets(9))
  }

  static let examples = [
    Example(
      "what renews the session is gone, and nobody asks for a renewal", story(days: 20, sent: nil), .lost,
      among: ["F25", "F24"], never: ["not-renewed"], isCertain: false),
    Example(
      "it had no date, and its process has ended", story(days: 0.1, sent: nil, refreshLives: ""), .lost, among: ["F23"],
      never: ["not-renewed"]),
    Example(
      "it is still sent: nobody has renewed", story(days: 20, sent: "sid_refresh=B1"), .lost, among: ["not-renewed"],
      isCertain: true),
    Example(
      "the page was not told, and its cookie had run out by its date", notTold, .lost, among: ["F01"],
      never: ["F20", "F64"]),
    Example(
      "an older one is sent again, and the newer one is gone with its process",
      Written().then {
        $0.add(0, "/login", from: false, sets: Written.tokens(1))
        $0.addPage(1, "/home", cookie: "sid=A1; sid_refresh=B1")
        $0.add(905, "/api/refresh", from: false, cookie: "sid_refresh=B1", sets: Written.tokens(2))
        $0.addPage(906, "/home", cookie: "sid=A2; sid_refresh=B2")
        $0.addPage(1_000, "/home", cookie: "sid_refresh=B1", status: 401)
        $0.add(1_000.4, "/api/refresh", from: false, cookie: "sid_refresh=B1", status: 401)
        $0.add(1_030, "/login", from: false, sets: Written.tokens(3))
      }, .lost, among: ["F20"]),
    Example(
      "its store had kept what answers bring, and an older one on its disk", rolling, .lost, among: ["F24", "F28"],
      never: ["F04", "F20"], isCertain: false),
  ]

  @Test("is read off what went along before", arguments: examples) func gone(_ example: Example) {
    let diagnosis = example.capture.diagnosis()
    let causes = diagnosis.main?.causes.map(\.id) ?? []
    #expect(diagnosis.outcome == example.outcome)
    #expect(Set(causes).isSuperset(of: example.among), "\(causes)")
    #expect(Set(causes).isDisjoint(with: example.never), "\(causes)")
    if let isCertain = example.isCertain { #expect(diagnosis.main?.isCertain == isCertain, "\(causes)") }
  }

  @Test("of the side that was to renew it, which asks without it: the other one's login is its loss as well")
  func renewingSide() {
    let capture = Written().then {
      $0.add(
        0, "/login", from: true,
        sets: ["sid=A1; Max-Age=900; Path=/; HttpOnly", "rt=R1; Max-Age=2592000; Path=/; HttpOnly"])
      for second in [1.0, 11, 21] {
        $0.addPage(second, "/home", cookie: "sid=A1")
        $0.add(second + 4, "/api/items", from: true, cookie: "sid=A1; rt=R1")
      }
      $0.add(939, "/api/items", from: true, status: 401)
      $0.add(939.5, "/api/refresh", from: true, status: 401)
      $0.addPage(940.3, "/home", status: 302)
      $0.answer("Location", "/login")
      $0.addPage(940.8, "/login")
      $0.add(947, "/login", from: false, sets: ["sid=A2; Max-Age=900; Path=/", "rt=R2; Max-Age=2592000; Path=/"])
    }
    #expect(capture.diagnosis().main?.causes.contains(.vanished) == true)
  }
}
