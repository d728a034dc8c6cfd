import Benchmark
import CookieSimulation
import Measurement
import SyncStrategies

/// Whole runs of a strategy in a scenario, scoring included, on one thread.
let benchmarks: @Sendable () -> Void = {
  for scenario in BuiltInScenarios.defaultNames {
    for strategy in ["two-way-observer", "native-refresh"] { runs(of: strategy, in: scenario) }
  }
}

private func runs(of strategy: String, in scenario: String) {
  guard let entry = StrategyCatalogue.entry(named: strategy),
    let scenario = try? BuiltInScenarios.scenario(named: scenario)
  else { return }
  let runs = 200
  Benchmark.operations("Run \(strategy) in \(scenario.name)", count: runs) {
    let simulator = Simulator(scenario: scenario, strategy: entry)
    for index in 0..<runs { blackHole(simulator.run(Tape(seed: UInt64(index)))) }
  }
}
