import Choices
import CookieScenarios
import CookieSimulation
import SyncStrategies

/// What exhaustive searches are made of, as a journal has it.
package struct ExploreSettings: Codable, Sendable {
  package var strategies: [String]
  package var scenarios: [JournalHeader.Scenario]
  package var faults: Int
  /// Nil for any number.
  package var preemptions: Int?
  package var properties: [String]
  package var isReduced: Bool
  package var timedRuns: Int
  package var shrinks: Bool
  package var schedules: Int?
  package var seconds: Double?

  /// - Parameter explorations: of all strategies and scenarios, with the same options.
  package init(_ exploration: Exploration, strategies: [String], scenarios: [JournalHeader.Scenario]) {
    let options = exploration.options
    (self.strategies, self.scenarios) = (strategies, scenarios)
    (faults, preemptions) = (options.bounds.faults, options.bounds.preemptions)
    properties = options.properties.map(\.rawValue)
    isReduced = options.reduction == .states
    (timedRuns, shrinks) = (exploration.timedRuns, exploration.shrinks)
    (schedules, seconds) = (options.budget.schedules, options.budget.seconds)
  }

  /// What results follow from. Time is no part of it: who has more of it goes on.
  ///
  /// - Parameter strategies: all, also those that ended their process.
  package func header(shard: CampaignShard, program: String, strategies: [String]) -> ExploreJournal.Header {
    var facts: [ExploreJournal.Header.Fact] = [
      .init("strategies", strategies.sorted().joined(separator: ", ")), .init("faults", faults),
      .init("preemptions", preemptions.map(String.init) ?? "any"),
      .init("properties", properties.joined(separator: ", ")),
      .init("reduction", isReduced ? "states" : "none"), .init("schedules", schedules.map(String.init) ?? "any"),
    ]
    for scenario in scenarios { facts.append(.init("scenario \(scenario.title)", "content \(scenario.digest)")) }
    facts.append(.init("executor", PlatformExecutor.current.rawValue))
    facts.append(.init("version of the program", program))
    return ExploreJournal.Header(facts: facts, details: self, shard: shard)
  }

  /// What to search.
  ///
  /// - Throws: what no command writes.
  package func exploration(
    of strategy: StrategyEntry, in scenario: Scenario, jobs: Int, source: String
  ) throws(InputError) -> Exploration {
    func mistake(_ place: String, _ found: String, _ expected: String) -> InputError {
      InputError(.data, source: source, place: place, found: found, expected: expected)
    }
    guard ExplorationBounds.faultRange.contains(faults), (0...1_000).contains(preemptions ?? 0) else {
      throw mistake("faults", "\(faults) faults and \(preemptions ?? 0) preemptions", "0 to 8, 0 to 1000")
    }
    guard (0...100_000_000).contains(timedRuns), (1...1_000_000_000).contains(schedules ?? 1) else {
      throw mistake("schedules", "\(schedules ?? 0), \(timedRuns) with delays", "1 to 1000000000, 0 to 100000000")
    }
    var exploration = Exploration(strategy: strategy, scenario: scenario)
    exploration.options.bounds = ExplorationBounds(faults: faults, preemptions: preemptions)
    exploration.options.properties = []
    for name in properties {
      guard let property = Property(rawValue: name) else { throw mistake("properties", name, "properties") }
      exploration.options.properties.append(property)
    }
    exploration.options.reduction = isReduced ? .states : .none
    exploration.options.budget.schedules = schedules
    exploration.options.budget.seconds = seconds
    exploration.options.jobs = jobs
    exploration.timedRuns = timedRuns
    exploration.shrinks = shrinks
    return exploration
  }
}
