import CookieExploration
import CookieScenarios
import CookieSimulation
import CookieSync
import Cookies
import SyncStrategies
import Testing

/// A search tries both answers of `AppClock` wherever delays leave them open.
@Suite struct AppClockTests {
  /// Throws its session away when it finds that the access token has less than four seconds left, but not after that.
  struct Impatient: SyncStrategy {
    let app: HybridApp

    func nativeWillSend(_ purpose: RequestPurpose) async {
      guard purpose == .call else { return }
      let cookies = await app.nativeStore.allCookies()
      guard let access = cookies.first(where: { $0.name == "access" }), !app.clock.hasExpired(access),
        app.clock.hasExpired(access, within: .seconds(4))
      else { return }
      for cookie in cookies { await app.nativeStore.deleteCookie(cookie) }
    }
  }

  /// Throws its session away when a request came back after more than two seconds.
  struct Timekeeper: SyncStrategy {
    let app: HybridApp

    func refreshForNative() async -> RefreshOutcome {
      let timer = app.clock.timer(for: .seconds(2))
      let outcome = await refreshByNativeClient()
      guard app.clock.isOver(timer) else { return outcome }
      for cookie in await app.nativeStore.allCookies() { await app.nativeStore.deleteCookie(cookie) }
      return outcome
    }
  }

  struct Case: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var strategy: StrategyEntry
    /// Seconds after the login.
    var wait: ClosedRange<Double>
    /// Of each message, in milliseconds.
    var latency: ClosedRange<Int> = 20...80
    var isLost: Bool
  }

  static let impatient = StrategyEntry(name: "impatient", summary: "-") { Impatient(app: $0) }
  static let timekeeper = StrategyEntry(name: "timekeeper", summary: "-") { Timekeeper(app: $0) }

  /// The access token lives for ten seconds.
  static let cases = [
    Case(
      testDescription: "a wait that may end shortly before an expiry", strategy: impatient, wait: 1...30, isLost: true),
    Case(testDescription: "one that is over before", strategy: impatient, wait: 1...5, isLost: false),
    Case(testDescription: "one that is over after", strategy: impatient, wait: 11...30, isLost: false),
    Case(
      testDescription: "messages that may take as long as a timer", strategy: timekeeper, wait: 11...12,
      latency: 20...1_500, isLost: true),
    Case(
      testDescription: "messages that take no longer together", strategy: timekeeper, wait: 11...12,
      latency: 20...900, isLost: false),
  ]

  @Test(arguments: cases) func bothAnswersAreTried(example: Case) throws {
    let text = """
      { schema: "twinjar.scenario/1", name: "clock", summary: "-", profile: "ideal", policy: "rfc9700-strict",
        server: { accessLifetimeSeconds: 10 },
        network: { latencyMilliseconds: [\(example.latency.lowerBound), \(example.latency.upperBound)] },
        app: { nativeRefreshesAtExpiry: false },
        script: ["launch", "logIn", {do: "wait", seconds: [\(example.wait.lowerBound), \(example.wait.upperBound)]},
          "callNative"] }
      """
    var exploration = Exploration(
      strategy: example.strategy, scenario: try ScenarioFile.parse(Array(text.utf8), source: "clock.json5"))
    exploration.options.bounds = ExplorationBounds(faults: 0, preemptions: nil)
    exploration.options.properties = [.lost]
    exploration.timedRuns = 100
    let report = exploration.run()
    #expect(report.findings.isEmpty != example.isLost)
    #expect(report.holds != example.isLost)
    #expect(report.checks.failure == nil)
  }
}
