import CookieDiagnosis
import CookieExploration
import CookieScenarios
import CookieSimulation
import SyncStrategies
import Testing

/// What a shrinker leaves of known bugs, written out: its quality, not only that it works.
@Suite struct TapeShrinkerTests {
  struct Bug: Sendable, CustomTestStringConvertible {
    var strategy: String
    var scenario: String
    var property: Property
    var cause: Cause?
    var faults: Int
    var preemptions: Int
    var events: Int
    var testDescription: String { "\(strategy) in \(scenario): \(property.rawValue)" }

    var entry: StrategyEntry? { ([.brokenCanary] + StrategyCatalogue.all).first { $0.name == strategy } }
  }

  static let bugs: [Bug] = [
    Bug(
      strategy: "push-only", scenario: "concurrent-refresh", property: .lost, cause: .doubleRefresh, faults: 0,
      preemptions: 0, events: 73),
    Bug(
      strategy: "two-way-observer", scenario: "concurrent-refresh", property: .lost, cause: .doubleRefresh, faults: 0,
      preemptions: 1, events: 73),
    Bug(
      strategy: "native-refresh", scenario: "concurrent-refresh", property: .lost, cause: .replyLost, faults: 1,
      preemptions: 0, events: 104),
    Bug(
      strategy: "native-backup", scenario: "concurrent-refresh", property: .lost, cause: .doubleRefresh, faults: 0,
      preemptions: 1, events: 67),
    Bug(
      strategy: "single-source-native", scenario: "concurrent-refresh", property: .lost, cause: .doubleRefresh,
      faults: 0, preemptions: 1, events: 77),
    Bug(
      strategy: "snapshot-mirror", scenario: "one-relaunch", property: .lost, cause: .notDurable, faults: 1,
      preemptions: 0, events: 107),
    Bug(
      strategy: "single-source-web", scenario: "one-relaunch", property: .split, cause: .notDurable, faults: 0,
      preemptions: 0, events: 79),
    Bug(
      strategy: "two-way-observer", scenario: "one-relaunch", property: .split, cause: .notDurable, faults: 0,
      preemptions: 0, events: 91),
    Bug(
      strategy: "snapshot-mirror", scenario: "one-process-death", property: .split, cause: .deadNetworkProcess,
      faults: 0, preemptions: 0, events: 152),
    Bug(
      strategy: "push-only", scenario: "one-process-death", property: .lost, cause: .twoJars, faults: 0, preemptions: 0,
      events: 92),
    Bug(
      strategy: "push-only", scenario: "one-logout", property: .resurrected, cause: .twoJars, faults: 0,
      preemptions: 0, events: 78),
    Bug(
      strategy: "two-way-observer", scenario: "one-logout", property: .resurrected, cause: .copyLostDeletion,
      faults: 0, preemptions: 0, events: 108),
    Bug(
      strategy: "broken-canary", scenario: "with-grace", property: .lost, cause: .twoJars, faults: 0, preemptions: 0,
      events: 60),
  ]

  @Test(arguments: bugs) func minimal(bug: Bug) throws {
    let strategy = try #require(bug.entry)
    let scenario = try #require(try BuiltInScenarios.scenario(named: bug.scenario))
    var exploration = Exploration(strategy: strategy, scenario: scenario)
    exploration.search = .random(seed: 5)
    exploration.options.bounds = ExplorationBounds(faults: 3, preemptions: nil)
    exploration.options.properties = [bug.property]
    exploration.options.budget = ExplorationBudget(seconds: nil, schedules: 2_000)
    let finding = try #require(exploration.run().findings.first)
    #expect(finding.cause == bug.cause)
    #expect(finding.measure == FindingMeasure(faults: bug.faults, preemptions: bug.preemptions, events: bug.events))
  }

  /// The sizes above are the shrinker's; this is what there is.
  @Test(arguments: bugs) func noScheduleIsLess(bug: Bug) throws {
    let strategy = try #require(bug.entry)
    let scenario = try #require(try BuiltInScenarios.scenario(named: bug.scenario))
    let all = EverySchedule(
      system: Simulator(scenario: scenario, strategy: strategy),
      bounds: ExplorationBounds(faults: max(1, bug.faults), preemptions: 1))
    let least = try #require(all.least(violating: bug.property, for: bug.cause))
    #expect(
      FindingMeasure(faults: least.faults, preemptions: least.preemptions, events: least.events)
        == FindingMeasure(faults: bug.faults, preemptions: bug.preemptions, events: bug.events))
  }

  @Test("the model's counterexamples shrink to the shortest there are", arguments: TwoStoreModel.Discipline.allCases)
  func model(discipline: TwoStoreModel.Discipline) {
    let check = ModelCheck(discipline)
    #expect(check.agrees)
    #expect(check.steps == [.naive: 4, .gate: 6, .gateUntilLanded: nil][discipline])
  }

  @Test func theReferenceKnowsAsManyStatesAsSPIN() {
    #expect(TwoStoreReference(.gateUntilLanded, rounds: 4).search() == (nil, 735))
  }

  @Test func whatViolatesNothingIsNotShrunk() throws {
    let strategy = try #require(StrategyCatalogue.entry(named: "native-refresh"))
    let scenario = try #require(try BuiltInScenarios.scenario(named: "with-grace"))
    #expect(Finding.shrinking([], of: strategy, in: scenario, violating: .lost) == nil)
  }
}
