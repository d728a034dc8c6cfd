import CookieExploration
import CookieScenarios
import CookieSimulation
import SyncStrategies
import Testing

/// What depends on how long things take is searched as well: each of these held once, and runs with delays violate it.
@Suite struct TimingTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var waits: [ClosedRange<Double>]
    var isLost: Bool
  }

  /// The old token is used after these waits, of seconds; the server's grace is 30 s.
  static let cases = [
    Case(testDescription: "a wait of 1 to 60 s", waits: [1...60], isLost: true),
    Case(
      testDescription: "three waits that can last 30.12 s together", waits: [0.1...10.04, 0.1...10.04, 0.1...10.04],
      isLost: true),
    Case(testDescription: "three waits that cannot", waits: [0.1...9, 0.1...9, 0.1...9], isLost: false),
  ]

  private func report(_ waits: [ClosedRange<Double>]) throws -> ExplorationReport {
    let steps = waits.map { "{do: 'wait', seconds: [\($0.lowerBound), \($0.upperBound)]}" }.joined(separator: ", ")
    let text = """
      { schema: "twinjar.scenario/1", name: "grace", summary: "-", profile: "ideal", policy: "rfc9700-strict",
        server: { graceSeconds: 30, graceDepth: "previous", graceAnswer: "new-sibling" },
        network: { latencyMilliseconds: [20, 80] },
        app: { nativeRefreshesAtExpiry: false, pageRefreshesAtExpiry: false },
        script: ["launch", "logIn", "openPage", {do: "wait", minutes: 16}, "callNative", \(steps), "fetchOnPage",
          {do: "wait", seconds: 5}, "callNative", "fetchOnPage", {do: "wait", seconds: 5}] }
      """
    var exploration = Exploration(
      strategy: try #require(StrategyCatalogue.entry(named: "push-only")),
      scenario: try ScenarioFile.parse(Array(text.utf8), source: "grace.json5"))
    exploration.options.properties = [.lost]
    exploration.timedRuns = 0
    return exploration.run()
  }

  @Test(arguments: cases) func anExpiredGraceIsFound(example: Case) throws {
    let report = try report(example.waits)
    #expect(report.findings.isEmpty != example.isLost)
    #expect(report.holds != example.isLost)
  }
}
