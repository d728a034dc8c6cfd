import Benchmark
import CookieExploration
import CookieScenarios
import CookieSimulation
import Measurement
import SyncStrategies

/// Whole runs of a strategy in a scenario, scoring included, on one worker. One run in fifty is repeated, as in every
/// campaign.
let benchmarks: @Sendable () -> Void = {
  for scenario in BuiltInScenarios.defaultNames {
    for strategy in ["push-only", "two-way-observer", "native-refresh"] { runs(of: strategy, in: scenario) }
  }
  for strategy in ["push-only", "two-way-observer", "native-refresh"] {
    schedules(of: strategy, in: "concurrent-refresh")
  }
}

/// Schedules of an exhaustive search, the cut ones included, on one worker.
private func schedules(of strategy: String, in scenario: String) {
  guard let entry = StrategyCatalogue.entry(named: strategy),
    let scenario = try? BuiltInScenarios.scenario(named: scenario)
  else { return }
  let options = {
    var options = BoundedSearch.Options()
    options.budget = ExplorationBudget(seconds: nil)
    options.stopsWhenAllViolated = false
    return options
  }()
  let search: @Sendable () -> SearchReport = {
    BoundedSearch(options) { Simulator(scenario: scenario, strategy: entry) }.run()
  }
  let report = search()
  Benchmark.operations(
    "Explore \(strategy) in \(scenario.name)", count: report.schedules + report.cutSchedules, samples: 5
  ) {
    blackHole(search())
  }
}

private func runs(of strategy: String, in scenario: String) {
  guard let entry = StrategyCatalogue.entry(named: strategy),
    let scenario = try? BuiltInScenarios.scenario(named: scenario)
  else { return }
  let campaign = Campaign(scenarios: [scenario], strategies: [entry], runs: 1_000, seed: 1)
  Benchmark.operations("Run \(strategy) in \(scenario.name)", count: campaign.runs, samples: 10) {
    blackHole(campaign.run(jobs: 1))
  }
}
