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
