import Choices
import CookieDiagnosis
import CookieScenarios
import CookieSimulation
import CookieSync
import SyncStrategies
import Testing

/// Answers that say nothing about the session: whoever takes them for a refusal shows a login page for nothing.
@Suite struct TroubleTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var trouble: Trouble
    /// What native code hears of its call, nil if nothing.
    var status: Int32
    /// How long it waits for that.
    var milliseconds: Int64
    var testDescription: String { trouble.rawValue }
  }

  static let expired = ScriptStep.wait(.fixed(milliseconds: 1_000_000))

  @Test(arguments: [
    Case(trouble: .unavailable, status: 503, milliseconds: 40),
    Case(trouble: .tooManyRequests, status: 429, milliseconds: 40),
    Case(trouble: .serverError, status: 500, milliseconds: 40),
    Case(trouble: .timeout, status: 0, milliseconds: 60_020),
    Case(trouble: .noSuchHost, status: 0, milliseconds: 20),
    Case(trouble: .captivePortal, status: 200, milliseconds: 40),
  ])
  func answersACallWithoutTheServer(_ test: Case) {
    let (summary, trace) = run(
      Nothing.self,
      testScenario([.launch, .logIn, .beginTrouble(test.trouble), .callNative(awaited: true), .endTrouble]))
    let answers = trace.all(.responseReceived).filter { $0.endpoint == .call }
    #expect(answers.map(\.number) == [test.status])
    let sent = trace.all(.requestSent).last { $0.endpoint == .call }
    #expect(answers.map { ($0.time - (sent?.time ?? 0)) / 1_000_000 } == [test.milliseconds])
    #expect(trace.count(.clientSucceeded) == 0)
    #expect(trace.count(.clientNeedsLogin) == 0)
    #expect(!summary.isHarmed)
  }

  /// The tokens of both sides are over, and the server cannot be asked: the session is as good as before, afterwards.
  @Test(arguments: Trouble.allCases) func endsNoSession(_ trouble: Trouble) {
    for strategy in [entry(NativeRefresh.self), entry(Nothing.self)] {
      let (summary, trace) = run(
        strategy,
        testScenario([
          .launch, .logIn, .logInOnPage, Self.expired, .beginTrouble(trouble), .callNative(awaited: true),
          .fetchOnPage(awaited: true), .endTrouble, .callNative(awaited: true), .fetchOnPage(awaited: true),
        ]))
      #expect(summary.lostSessions == 0 && summary.splitSessions == 0)
      #expect(trace.count(.clientNeedsLogin) == 0)
      #expect(trace.count(.userLogsInAgain) == 0)
    }
  }

  @Test func strikesOnlyRefreshesIfAskedTo() {
    let (_, trace) = run(
      NativeRefresh.self,
      testScenario([.launch, .logIn, .callNative(awaited: true), Self.expired, .callNative(awaited: true)]) {
        $0.network.troublePerRequest = .always
        $0.network.troubleStrikes = .refresh
      })
    #expect(trace.all(.requestStruck).map(\.endpoint) == [.refresh])
  }

  struct Meaning: CustomTestStringConvertible, Sendable {
    var status: Int?
    var error: String?
    var mediaType: String?
    var outcome: RefreshOutcome
    var testDescription: String { "\(status.map(String.init) ?? "nothing") \(error ?? "") \(mediaType ?? "")" }
  }

  @Test(
    "only the server's own refusal ends a session",
    arguments: [
      Meaning(status: nil, outcome: .unanswered),
      Meaning(status: 200, outcome: .renewed),
      Meaning(status: 204, outcome: .renewed),
      Meaning(status: 200, mediaType: "application/json", outcome: .renewed),
      Meaning(status: 200, mediaType: "text/html", outcome: .unanswered),
      Meaning(status: 302, outcome: .unanswered),
      Meaning(status: 400, error: "invalid_grant", outcome: .refused),
      Meaning(status: 401, error: "invalid_grant", outcome: .refused),
      Meaning(status: 401, outcome: .unanswered),
      Meaning(status: 400, outcome: .unanswered),
      Meaning(status: 403, error: "access_denied", outcome: .unanswered),
      Meaning(status: 429, outcome: .unanswered),
      Meaning(status: 500, error: "server_error", outcome: .unanswered),
      Meaning(status: 503, outcome: .unanswered),
    ])
  func means(_ test: Meaning) {
    let response = NativeResponse(
      purpose: .refresh, status: test.status, setCookies: [], error: test.error, mediaType: test.mediaType)
    #expect(response.refreshOutcome == test.outcome)
  }
}
