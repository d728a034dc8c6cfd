import CookieExploration
import CookieSimulation
import SyncStrategies
import Testing

/// Searches of which their own checks once said that they are not sound.
@Suite struct OwnChecksTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var strategy: String
    var scenario: String
    var testDescription: String
  }

  static let cases = [
    Case(
      strategy: "push-only", scenario: "concurrent-refresh",
      testDescription: "whether a cookie has expired when an answer is stored is decided, and no matter of the clock"),
    Case(
      strategy: "capacitor-cookies", scenario: "cookies-sent-elsewhere",
      testDescription: "when something is due after it was passed over is part of the state"),
  ]

  struct Late: Sendable, CustomTestStringConvertible {
    var strategy: String
    var rest: String
    var testDescription: String { strategy }
  }

  /// Answers that may arrive after the cookies in them have expired, by a date.
  static let late = [
    Late(
      strategy: "single-flight-native",
      rest: """
        policy: "cognito", server: { accessLifetimeSeconds: 30, absoluteLifetimeSeconds: 60, expiryFormat: "script-date" },
        network: { latencyMilliseconds: [100, 3000] }, app: { pageRefreshesAtExpiry: false },
        faults: { driftToNativeMilliseconds: 30000 },
        script: ["launch", { do: "logIn", on: "page" }, { do: "wait", seconds: 31 }, "openPage", "callNative"]
        """),
    Late(
      strategy: "shared-process-pool",
      rest: """
        policy: "rfc9700-strict", server: { accessLifetimeSeconds: 2, refreshLifetimeSeconds: 4, expiryFormat: "http-date" },
        network: { latencyMilliseconds: { quantiles: [[0, 20], [0.5, 50], [1, 5000]] } },
        script: ["launch", { do: "logIn", on: "page" }, "callNative"]
        """),
  ]

  @Test(arguments: late) func aDateThatIsOverOnArrivalIsDecided(example: Late) throws {
    let text = """
      { schema: "twinjar.scenario/1", name: "late", summary: "-", profile: "ideal", \(example.rest) }
      """
    var exploration = Exploration(
      strategy: try #require(StrategyCatalogue.entry(named: example.strategy)),
      scenario: try ScenarioFile.parse(Array(text.utf8), source: "late.json5"))
    exploration.options.bounds = ExplorationBounds(faults: 0, preemptions: nil)
    exploration.options.budget = ExplorationBudget(seconds: nil, schedules: 600)
    exploration.shrinks = false
    exploration.timedRuns = 0
    let report = exploration.run()
    #expect(report.undetermined == nil)
    #expect(report.checks.failure == nil)
  }

  @Test(arguments: cases) func findNothing(example: Case) throws {
    var exploration = Exploration(
      strategy: try #require(StrategyCatalogue.entry(named: example.strategy)),
      scenario: try #require(try BuiltInScenarios.scenario(named: example.scenario)))
    exploration.options.budget = ExplorationBudget(seconds: nil)
    exploration.shrinks = false
    exploration.timedRuns = 0
    let checks = exploration.run().checks
    #expect(checks.failure == nil)
    #expect(checks.continuedCuts == 64)
  }
}
