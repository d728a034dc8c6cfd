import Choices
import CookieScenarios
import CookieSimulation
import Cookies
import SyncStrategies
import Testing

/// What `compare` asks of a strategy where clocks are the machine's: that its runs go the same in another year.
@Suite struct CalendarTests {
  /// Their runs take thousands of events and have nothing that shorter ones have not.
  private static let long = ["fault-free", "no-perfect-solution", "week-of-use", "refresh-token-not-found"]

  @Test("the year of a run changes nothing", arguments: BuiltInScenarios.names.filter { !long.contains($0) })
  func year(name: String) throws {
    let scenario = try #require(try BuiltInScenarios.scenario(named: name))
    for strategy in StrategyCatalogue.all {
      let runs = [2026, 2054].map { year in
        let beginning = UnixTime(seconds: year == 2026 ? 1_767_225_600 : 2_650_838_400)
        return Simulator(scenario: scenario, strategy: strategy, from: beginning).run(Tape(seed: 11))
      }
      #expect(runs[0] == runs[1], "\(strategy.name)")
    }
  }
}
