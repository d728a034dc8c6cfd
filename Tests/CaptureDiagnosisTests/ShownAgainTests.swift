import CookieDiagnosis
import CookieFiles
import Testing

@testable import CaptureDiagnosis

@Suite("what a capture shows of a store, and what it cannot") struct ShownAgainTests {
  typealias Example = LateCaptureTests.Example

  private static let bearer = "Bearer abcdef"

  static let examples = [
    Example(
      "a login page that gets the cookie along shows that it was never gone",
      Written().then {
        $0.add(0, "/login", from: false, sets: ["sid=A1; Path=/; HttpOnly", "keep=1; Path=/; Max-Age=30000000"])
        $0.addPage(1, "/home", cookie: "sid=A1; keep=1")
        $0.addPage(36_000, "/home", cookie: "keep=1", status: 302)
        $0.answer("Location", "/login")
        $0.addPage(36_000.1, "/login", cookie: "sid=A1; keep=1")
        $0.add(36_060, "/login", from: false, cookie: "sid=A1; keep=1", sets: ["sid=A2; Path=/; HttpOnly"])
      }, .lost, never: ["F23", "F24", "F20"]),
    Example(
      "native code keeps its token in a field of its own, and the page has a cookie",
      Written().then {
        $0.add(0, "/oauth/token", from: true)
        $0.add(0.5, "/api/items", from: true)
        $0.ask("Authorization", bearer)
        $0.add(0.9, "/web/login", from: false, sets: ["sid=A1; Path=/; HttpOnly; Max-Age=604800"])
        $0.ask("Authorization", bearer)
        $0.addPage(1.5, "/home", cookie: "sid=A1")
        $0.add(960, "/api/items", from: true, status: 401)
        $0.ask("Authorization", bearer)
        $0.add(960.2, "/oauth/token", from: true)
        $0.add(960.4, "/api/items", from: true)
        $0.ask("Authorization", bearer)
        $0.addPage(1_020, "/home", cookie: "sid=A1")
      }, .nothingLost),
    Example(
      "native code sends a key in Authorization beside its cookie, which is gone",
      Written.signedIn.then {
        $0.ask("Authorization", bearer)
        $0.add(18_000, "/api/items", from: true, cookie: "sid=A1")
        $0.ask("Authorization", bearer)
        $0.add(36_000, "/api/items", from: true, status: 401)
        $0.ask("Authorization", bearer)
        $0.add(36_060, "/login", from: true, sets: Written.tokens(9))
      }, .lost),
    Example(
      "an answer takes the cookies away, and nobody had logged out",
      Written.signedIn.then {
        $0.addPage(
          120, "/home", cookie: "sid=A1", sets: ["sid=; Max-Age=0; Path=/", "sid_refresh=; Max-Age=0; Path=/"])
        $0.addPage(180, "/home", status: 302)
        $0.answer("Location", "/login")
        $0.addPage(180.1, "/login")
        $0.add(240, "/login", from: false, sets: Written.tokens(9))
      }, .cannotBeTold, among: ["ended-elsewhere"], never: ["F01", "F20"]),
    Example(
      "a server's own session of one cookie, refused",
      Written().then {
        $0.add(0, "/login", from: false, sets: ["JSESSIONID=A1; Path=/; HttpOnly"])
        $0.addPage(1, "/home", cookie: "JSESSIONID=A1")
        $0.addPage(360, "/home", cookie: "JSESSIONID=A1", status: 302, sets: ["JSESSIONID=A2; Path=/; HttpOnly"])
        $0.answer("Location", "/login")
        $0.addPage(360.1, "/login", cookie: "JSESSIONID=A2")
        $0.add(420, "/login", from: false, cookie: "JSESSIONID=A2", sets: ["JSESSIONID=A3; Path=/; HttpOnly"])
      }, .lost, among: ["ended-elsewhere"], never: ["F20", "F50", "F67"],
      isCertain: false),
    Example(
      "two refreshes in one second, by a proxy that writes whole seconds: which came first is not told",
      Written.signedIn.then {
        $0.add(1_000, "/api/refresh", from: false, cookie: "sid_refresh=B1", sets: Written.tokens(2))
        $0.add(1_000, "/api/refresh", from: true, cookie: "sid_refresh=B1", status: 401)
        $0.add(1_060, "/login", from: true, sets: Written.tokens(9))
      }, .lost, among: ["F50", "F01", "F35"], isCertain: false),
    Example(
      "the same, told twice by two captures of one hour",
      Written.refreshedTwice.then { $0.exchanges += $0.exchanges }, .lost, among: ["F50"], isCertain: true),
    Example(
      "a refresh is refused, and both sides are served for long afterwards",
      Written.signedIn.then {
        $0.add(960, "/api/refresh", from: false, cookie: "sid_refresh=B1", sets: Written.tokens(2), lasting: 0.08)
        $0.add(960.02, "/api/refresh", from: true, cookie: "sid_refresh=B1", status: 400, lasting: 0.08)
        $0.add(1_080, "/api/items", from: false, cookie: "sid=A2")
        $0.add(1_081, "/api/items", from: true, cookie: "sid=A2")
      }, .cannotBeTold, among: ["F50"]),
    Example(
      "whether a copy was written after the logout, or had been there, a capture does not show",
      Written.signedIn.then {
        $0.add(
          60, "/logout", from: true, cookie: "sid_refresh=B1",
          sets: ["sid=; Max-Age=0; Path=/", "sid_refresh=; Max-Age=0; Path=/"])
        $0.add(1_200, "/api/refresh", from: false, cookie: "sid_refresh=B1", status: 401)
        $0.addPage(1_201, "/login")
      }, .lost, isCertain: false),
  ]

  @Test("is not stated", arguments: examples) func example(_ example: Example) { LateCaptureTests().late(example) }

  @Test("that a client's own tokens are not read is said, beside cookies as well") func ownTokens() {
    let said = Self.examples.filter { $0.capture.trace().remarks.contains { $0.contains("a token in Authorization") } }
    #expect(
      said.map(\.testDescription) == ["native code keeps its token in a field of its own, and the page has a cookie"])
  }

  @Test(
    "keys of fewer files",
    arguments: [
      (
        "native has>own web has>none",
        ["native has>own web has>none", "native ?>own web ?>none", "native ?>? web ?>none", "native ?>own web ?>?"]
      ),
      ("native ?>? web ?>none", ["native ?>? web ?>none"]),
    ]) func files(_ key: String, _ keys: [String])
  { #expect(FileFeatures.lesser(key) == keys) }
}
