import CookieDiagnosis
import CookieFiles
import Testing

@testable import CaptureDiagnosis

@Suite("what a request without a token says of its store") struct CookieReachTests {
  typealias Example = LateCaptureTests.Example

  static let examples = [
    Example(
      "http does not carry a Secure cookie, and the store has it",
      Written.signedIn.then {
        $0.addPage(60, at: "http://shop.example/home", status: 302, location: "https://shop.example/login")
        $0.addPage(60.2, at: "https://shop.example/login", cookie: "sid=A1")
        $0.add(70, "/login", from: false, cookie: "sid=A1", sets: Written.tokens(9))
      }, .lost, among: ["same-site"], never: ["F20", "F24"]),
    Example(
      "another host does not get a cookie of one host",
      Written.signedIn.then {
        $0.addPage(60, at: "https://pay.shop.example/", status: 302, location: "/login")
        $0.addPage(60.2, at: "https://pay.shop.example/login")
        $0.add(70, "/login", from: false, sets: Written.tokens(9))
        $0.exchanges[$0.exchanges.count - 1].url = "https://pay.shop.example/login"
        $0.add(80, "/api/items", from: false, cookie: "sid=A1")
      }, .cannotBeTold, never: ["F24", "F67", "F28"]),
    Example(
      "a request from another site carries no cookie without SameSite (F43)",
      Written().then {
        $0.add(0, "/login", from: false, sets: ["sid=A1; Path=/; Secure; Max-Age=99999"])
        $0.addPage(1, "/home", cookie: "sid=A1")
        $0.add(60, "/widget", from: false, status: 302)
        $0.ask("Sec-Fetch-Site", "cross-site")
        $0.answer("Location", "/login")
        $0.addPage(61, "/login")
        $0.add(90, "/login", from: false, sets: ["sid=A9; Path=/; Secure; Max-Age=99999"])
      }, .lost, among: ["F43"], never: ["F24"], isCertain: true),
    Example(
      "it may carry one that the server lets go everywhere",
      Written().then {
        $0.add(0, "/login", from: false, sets: ["sid=A1; Path=/; Secure; SameSite=None; Max-Age=99999"])
        $0.addPage(1, "/home", cookie: "sid=A1")
        $0.add(60, "/widget", from: false, status: 302)
        $0.ask("Sec-Fetch-Site", "cross-site")
        $0.answer("Location", "/login")
        $0.addPage(61, "/login")
        $0.add(90, "/login", from: false, sets: ["sid=A9; Path=/; Secure; SameSite=None; Max-Age=99999"])
      }, .lost, among: ["F24"], never: ["F43"]),
    Example(
      "a date that WebKit does not take (F42)",
      Written().then {
        let date = "Expires=Mon Jan 01 2035 00:00:00 GMT+0000 (UTC)"
        $0.add(0, "/login", from: true, sets: ["sid=A1; Path=/; Secure; \(date)", "keep=1; Path=/; Max-Age=9999999"])
        $0.add(1, "/api/items", from: true, cookie: "sid=A1; keep=1")
        $0.add(36_000, "/api/items", from: true, cookie: "keep=1", status: 401)
        $0.add(36_060, "/login", from: true, sets: ["sid=A9; Path=/; Secure; \(date)"])
      }, .lost, among: ["F42"], isCertain: true),
    Example(
      "a cookie with a date does not die with its process",
      Written.signedIn.then {
        $0.add(18_000, "/api/items", from: true, status: 401)
        $0.add(18_001, "/api/refresh", from: true, status: 401)
        $0.add(18_060, "/login", from: true, sets: Written.tokens(9))
      }, .lost, never: ["F23"]),
    Example(
      "a redirect of native code brought what the page never had (F39)",
      Written().then {
        $0.add(0, "/login", from: true, status: 302, sets: Written.tokens(1))
        $0.answer("Location", "/home")
        $0.add(0.1, "/api/items", from: true, cookie: "sid=A1")
        $0.addPage(3, "/home", status: 302)
        $0.answer("Location", "/login")
        $0.addPage(3.1, "/login")
        $0.add(60, "/login", from: false, sets: Written.tokens(9))
      }, .lost, among: ["F39"]),
    Example(
      "a gateway's 504 may be an answer that was lost (F51)",
      Written.signedIn.then {
        $0.add(960, "/api/refresh", from: true, cookie: "sid_refresh=B1", status: 504, lasting: 60)
        $0.add(1_021, "/api/refresh", from: true, cookie: "sid_refresh=B1", status: 401)
        $0.add(1_080, "/login", from: true, sets: Written.tokens(9))
      }, .lost, among: ["F51", "ended-elsewhere"], isCertain: false),
    Example(
      "the newest token, long before its date",
      Written.signedIn.then {
        $0.add(200, "/api/items", from: true, cookie: "sid=A1; sid_refresh=B1", status: 401)
        $0.add(230, "/login", from: true, sets: Written.tokens(9))
      }, .lost, among: ["ended-elsewhere"], never: ["F20", "F23"]),
  ]

  @Test("what the answers' fields tell", arguments: examples) func field(_ example: Example) {
    LateCaptureTests().late(example)
  }

  @Test("a date before its time is not said to be over") func early() {
    let records = Self.examples[Self.examples.count - 1].capture.diagnosis().recorded.trace.records
    #expect(records.filter { $0.kind == .tokenRefused }.map(\.reason) == [.unknown])
  }
}
