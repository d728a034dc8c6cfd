import CookieScenarios
import CookieSimulation
import SyncStrategies
import Testing

@testable import CookieExploration

@Suite("The simulators of a worker") struct KeptSimulatorsTests {
  @Test("are kept of so many cells, and made anew of others") func bounded() throws {
    let scenario = try #require(try BuiltInScenarios.scenario(named: "concurrent-refresh"))
    let strategy = try #require(StrategyCatalogue.entry(named: "push-only"))
    let kept = KeptSimulators()
    var made = 0
    for _ in 0..<2 {
      for cell in 0..<KeptSimulators.most + 20 {
        _ = kept.simulator(of: cell) {
          made += 1
          return Simulator(scenario: scenario, strategy: strategy)
        }
      }
    }
    #expect(kept.count == KeptSimulators.most)
    #expect(made == KeptSimulators.most + 2 * 20)
  }
}
