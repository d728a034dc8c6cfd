import CookieDiagnosis
import CookieFiles
import Testing

@testable import CaptureDiagnosis

/// What an app does with a token that was refused: it deletes it, and asks without one.
@Suite("requests without a token behind a refusal") struct AfterRefusalTests {
  typealias Example = LateCaptureTests.Example

  private static let sid = ["sid=A1; Path=/; Max-Age=2592000; Secure; HttpOnly"]

  private static func one(_ more: (inout Written) -> Void) -> Written {
    Written().then {
      $0.add(0, "/login", from: true, sets: sid)
      $0.add(2, "/api/items", from: true, cookie: "sid=A1")
      more(&$0)
    }
  }

  static let examples = [
    Example(
      "the only token is refused, and not sent again",
      one {
        $0.add(600, "/api/items", from: true, cookie: "sid=A1", status: 401)
        $0.add(601, "/api/items", from: true, status: 401)
        $0.add(620, "/login", from: true, sets: ["sid=A2; Path=/; Max-Age=2592000"])
      }, .lost, among: ["ended-elsewhere"], never: ["F24"]),
    Example(
      "an answer that refuses it takes it away",
      one { $0.add(600, "/api/items", from: true, cookie: "sid=A1", status: 401, sets: ["sid=; Path=/; Max-Age=0"]) },
      .lost, among: ["ended-elsewhere"], never: ["F52"]),
    Example(
      "a refresh without an answer, its token refused, and none sent any more",
      Written.signedIn.then {
        $0.add(1_000, "/api/refresh", from: true, cookie: "sid_refresh=B1", status: nil, lasting: 60)
        $0.add(1_070, "/api/refresh", from: true, cookie: "sid_refresh=B1", status: 401)
        $0.add(1_071, "/api/refresh", from: true, status: 401)
        $0.add(1_090, "/login", from: true, sets: Written.tokens(9))
      }, .lost, among: ["F51"], never: ["F24"]),
    Example(
      "two refreshes with one token, and a request without any",
      Written.signedIn.then {
        $0.add(1_000, "/api/refresh", from: false, cookie: "sid_refresh=B1", sets: Written.tokens(2), lasting: 0.2)
        $0.add(1_000.05, "/api/refresh", from: true, cookie: "sid_refresh=B1", status: 401, lasting: 0.2)
        $0.add(1_001, "/api/refresh", from: false, cookie: "sid_refresh=B2", status: 401)
        $0.add(1_002, "/api/items", from: false, status: 401)
        $0.add(1_020, "/login", from: false, sets: Written.tokens(9))
      }, .lost, among: ["F50"], never: ["F24"]),
    Example(
      "a client that lost its only cookie, and logs in nowhere",
      one { for seconds in [905.0, 965, 1_025] { $0.add(seconds, "/api/items", from: true, status: 401) } },
      .cannotBeTold),
    Example(
      "the same once, at the capture's end", one { $0.add(905, "/api/items", from: true, status: 401) }, .cannotBeTold),
  ]

  @Test("say nothing that the refusal does not", arguments: examples) func requests(_ example: Example) {
    LateCaptureTests().late(example)
  }
}
