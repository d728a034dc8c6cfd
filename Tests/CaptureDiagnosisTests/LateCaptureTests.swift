import CookieDiagnosis
import CookieFiles
import Testing

@testable import CaptureDiagnosis

extension Written {
  static func tokens(_ number: Int) -> [String] {
    [
      "sid=A\(number); Max-Age=900; Path=/; Secure; HttpOnly",
      "sid_refresh=B\(number); Max-Age=2592000; Path=/; Secure; HttpOnly",
    ]
  }

  /// A page's request for an address of its own, as "GET".
  mutating func addPage(
    _ seconds: Double, _ path: String, cookie: String? = nil, status: Int = 200, sets: [String] = []
  ) {
    add(seconds, path, from: false, cookie: cookie, status: status, sets: sets)
    exchanges[exchanges.count - 1].method = "GET"
  }

  /// One that fails, and whose beginning nobody saw: both sides have the first tokens.
  static var begunEarlier: Written {
    var capture = Written()
    capture.add(0, "/api/items", from: true, cookie: "sid=A1")
    capture.add(2, "/api/items", from: false, cookie: "sid=A1")
    return capture
  }

  func then(_ more: (inout Written) -> Void) -> Written {
    var capture = self
    more(&capture)
    return capture
  }
}

@Suite("captures that begin when the user is signed in, or end before the login") struct LateCaptureTests {
  struct Example: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let capture: Written
    let outcome: Diagnosis.Outcome
    /// Must be among the causes, and must not be.
    let (among, never): ([String], [String])
    let isCertain: Bool?

    init(
      _ description: String, _ capture: Written, _ outcome: Diagnosis.Outcome, among: [String] = [],
      never: [String] = [], isCertain: Bool? = nil
    ) {
      (testDescription, self.capture, self.outcome) = (description, capture, outcome)
      (self.among, self.never, self.isCertain) = (among, never, isCertain)
    }
  }

  static let examples = [
    Example(
      "both sides renew one token",
      Written.begunEarlier.then {
        $0.add(960, "/api/refresh", from: false, cookie: "sid_refresh=B1", sets: Written.tokens(2))
        $0.add(960.04, "/api/refresh", from: true, cookie: "sid_refresh=B1", status: 401)
        $0.add(1_020, "/login", from: true, sets: Written.tokens(9))
      }, .lost, among: ["F50"]),
    Example(
      "the page's cookie is gone",
      Written.begunEarlier.then {
        $0.add(600, "/api/items", from: false, status: 401)
        $0.add(660, "/login", from: false, sets: Written.tokens(9))
      }, .lost, isCertain: false),
    Example(
      "a token is refused that nobody was seen to use",
      Written.begunEarlier.then {
        $0.add(960, "/api/refresh", from: true, cookie: "sid_refresh=B1", status: 401)
        $0.add(1_020, "/login", from: true, sets: Written.tokens(9))
      }, .lost, among: ["ended-elsewhere", "F67"], isCertain: false),
    Example(
      "all that is seen of the session is its refusal",
      Written().then {
        $0.add(0, "/api/items", from: true, cookie: "sid=A1", status: 401)
        $0.add(1, "/api/refresh", from: true, cookie: "sid_refresh=B1", status: 401)
        $0.add(60, "/login", from: true, sets: Written.tokens(9))
      }, .cannotBeTold),
    Example(
      "somebody signs in for the first time",
      Written().then {
        $0.add(0, "/api/items", from: true, status: 401)
        $0.add(60, "/login", from: true, sets: Written.tokens(1))
        $0.add(61, "/api/items", from: true, cookie: "sid=A1")
      }, .nothingLost),
    Example(
      "the capture ends with a login page",
      Written().then {
        $0.add(0, "/login", from: false, sets: ["sid=A1; Path=/; Max-Age=99999999"])
        $0.addPage(2, "/items", cookie: "sid=A1")
        $0.addPage(36_000, "/items", status: 302)
        $0.addPage(36_000.1, "/login")
      }, .lost, isCertain: false),
    Example(
      "a login page that was left for the session",
      Written().then {
        $0.add(0, "/login", from: false, sets: ["sid=A1; Path=/; Max-Age=99999999"])
        $0.addPage(2, "/items", status: 302)
        $0.addPage(2.1, "/login")
        $0.addPage(4, "/items", cookie: "sid=A1")
      }, .cannotBeTold),
    Example(
      "the login's address is not called one",
      Written().then {
        $0.addPage(0, "/auth/callback?code=x", status: 302, sets: Written.tokens(1))
        $0.addPage(2, "/items", cookie: "sid=A1")
        $0.add(960, "/auth/refresh", from: false, cookie: "sid_refresh=B1", status: 401)
        $0.addPage(1_020, "/auth/callback?code=y", status: 302, sets: Written.tokens(5))
        $0.addPage(1_021, "/items", cookie: "sid=A5")
      }, .lost, among: ["ended-elsewhere"], isCertain: false),
    Example(
      "neither is any other, and there is one token",
      Written().then {
        let sets = ["sid=A1; Max-Age=86400; Path=/", "sid=A5; Max-Age=86400; Path=/"]
        $0.add(0, "/graphql", from: true, sets: [sets[0]])
        $0.add(1, "/graphql", from: true, cookie: "sid=A1")
        $0.add(300, "/graphql", from: false, status: 401)
        $0.add(360, "/graphql", from: true, sets: [sets[1]])
      }, .lost),
    Example(
      "a server in trouble, and an app that asks for a login",
      Written.signedIn.then {
        $0.add(960, "/api/refresh", from: true, cookie: "sid_refresh=B1", status: 500)
        $0.add(1_020, "/login", from: true, sets: Written.tokens(9))
      }, .lost, among: ["F61"], isCertain: false),
    Example(
      "a request was refused, and the same client served again: why it logs in later does not show",
      Written.signedIn.then {
        $0.add(60, "/api/items", from: true, cookie: "sid=A1", status: 401)
        $0.add(61, "/api/refresh", from: true, cookie: "sid_refresh=B1", sets: Written.tokens(2))
        $0.add(62, "/api/items", from: true, cookie: "sid=A2")
        $0.add(300, "/login", from: true, cookie: "sid=A2", sets: Written.tokens(9))
      }, .cannotBeTold),
  ]

  @Test("say what was lost, and not more than they show", arguments: examples)
  func late(_ example: Example) {
    let diagnosis = example.capture.diagnosis()
    #expect(diagnosis.outcome == example.outcome)
    let causes = diagnosis.main?.causes.map(\.id) ?? []
    for id in example.among { #expect(causes.contains(id), "\(causes)") }
    for id in example.never { #expect(!causes.contains(id), "\(causes)") }
    if let isCertain = example.isCertain { #expect(diagnosis.main?.isCertain == isCertain, "\(causes)") }
  }

  @Test("a recording in which nobody was seen signed in says so") func unseenSession() {
    var trace = Trace()
    trace.records = [
      TraceRecord(time: 0, kind: .appLaunched, actor: .system),
      TraceRecord(time: 1_000_000_000, kind: .userLogsInAgain, actor: .user),
    ]
    var sent = TraceRecord(time: 2_000_000_000, kind: .requestSent, actor: .native)
    (sent.endpoint, sent.name, sent.request) = (.call, .access, 0)
    sent.value = trace.texts.intern("A9")
    trace.records.append(sent)
    let diagnosis = Diagnosis(RecordedTrace(trace, from: .recorder))
    #expect(diagnosis.outcome == .cannotBeTold)
    #expect(diagnosis.obstacle?.contains("before the recording") == true)
  }
}
