import Choices
import CookieExploration
import CookieScenarios
import CookieSimulation
import Foundation
import SyncStrategies
import Testing

/// Shrinking ends when its time is up or the user wants no more of it, with a tape that still fails.
@Suite struct ShrinkLimitTests {
  private let strategy: StrategyEntry
  private let scenario: Scenario

  init() throws {
    strategy = try #require(StrategyCatalogue.entry(named: "two-way-observer"))
    scenario = try #require(try BuiltInScenarios.scenario(named: "week-of-use"))
  }

  /// A run of hundreds of choices in which a session is lost.
  private func lostRun() throws -> [Tape.Choice] {
    let simulator = Simulator(scenario: scenario, strategy: strategy)
    for seed: UInt64 in 1...50 {
      let tape = Tape(seed: seed, records: true)
      if simulator.run(tape).lostSessions > 0 { return tape.recording }
    }
    throw InputError(.data, source: "seeds 1 to 50", found: "no lost session", expected: "one")
  }

  @Test("after so many candidates the best so far is the answer", arguments: [1, 2, 5, 50])
  func candidates(most: Int) throws {
    let choices = try lostRun()
    var asked = 0
    let shrinker = TapeShrinker(
      Simulator(scenario: scenario, strategy: strategy), keeping: .lost, isScheduled: false,
      isOver: {
        asked += 1
        return asked > most
      })
    let result = try #require(shrinker.shrink(choices))
    // The run itself, and one for each time that it was not over.
    #expect(result.candidates == most + 1)
    #expect(shrinker.isCutShort)
    let tape = Tape(replaying: result.choices, fitting: true)
    #expect(Simulator(scenario: scenario, strategy: strategy).run(tape).lostSessions > 0)
  }

  @Test("without a limit nothing is cut short") func unlimited() throws {
    let scenario = try #require(try BuiltInScenarios.scenario(named: "concurrent-refresh"))
    let simulator = Simulator(scenario: scenario, strategy: strategy)
    let tape = Tape(seed: 1, records: true)
    try #require(simulator.run(tape).lostSessions > 0)
    let shrinker = TapeShrinker(simulator, keeping: .lost, isScheduled: false)
    #expect(shrinker.shrink(tape.recording) != nil)
    #expect(!shrinker.isCutShort)
  }

  @Test("an exploration's budget is for shrinking too, and the report says that it was used up") func budget() throws {
    var exploration = Exploration(strategy: strategy, scenario: scenario)
    exploration.options.properties = [.lost]
    exploration.search = .random(seed: 1)
    exploration.options.budget = ExplorationBudget(seconds: 4)
    let start = Date()
    let report = exploration.run()
    // Enough for a batch beside all the other tests; shrinking takes half a minute in all.
    #expect(Date().timeIntervalSince(start) < 25)
    #expect(report.findings.map(\.property) == [.lost])
    #expect(report.isCutShort(.lost))
    exploration.shrinks = false
    #expect(!exploration.run().isCutShort(.lost))
  }

  @Test("a search that is stopped has shown nothing", arguments: [Exploration.Search.exhaustive, .random(seed: 1)])
  func stopped(search: Exploration.Search) throws {
    let control = CampaignControl()
    control.stop()
    var exploration = Exploration(strategy: strategy, scenario: scenario)
    exploration.search = search
    let report = exploration.run(control: control)
    #expect(!report.holds)
    #expect(report.findings.isEmpty)
  }
}
