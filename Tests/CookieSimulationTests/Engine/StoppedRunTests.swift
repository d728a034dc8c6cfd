import CookieScenarios
import CookieSimulation
import SyncStrategies
import Testing

/// A run can be ended from outside, and asking whether it is changes nothing.
@Suite struct StoppedRunTests {
  private let simulator: Simulator

  init() throws {
    simulator = Simulator(
      scenario: try #require(try BuiltInScenarios.scenario(named: "week-of-use")),
      strategy: try #require(StrategyCatalogue.entry(named: "twinjar")))
  }

  @Test("a run that goes on is the same whether it is asked or not", arguments: 1...8)
  func sameTrace(seed: UInt64) {
    let summary = simulator.run(Tape(seed: seed))
    let digest = simulator.trace.digest
    var asked = 0
    simulator.isStopped = {
      asked += 1
      return false
    }
    #expect(simulator.run(Tape(seed: seed)) == summary)
    #expect(simulator.trace.digest == digest)
    // Once in 64 steps, and in none that a burst of them is over by.
    #expect((1...(summary.steps / 64)).contains(asked))
  }

  @Test("a run that is stopped is cut, and the next one is whole") func stopped() {
    let summary = simulator.run(Tape(seed: 1))
    simulator.isStopped = { true }
    let cut = simulator.run(Tape(seed: 1))
    #expect(cut.end == .cut)
    #expect(cut.steps < summary.steps)
    #expect(cut.sessions == 0)
    simulator.isStopped = nil
    #expect(simulator.run(Tape(seed: 1)) == summary)
  }
}
