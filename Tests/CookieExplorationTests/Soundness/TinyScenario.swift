import CookieExploration
import CookieScenarios
import CookieSimulation
import SyncStrategies

extension Exploration {
  /// A login, a minute, a call: all orders are a few hundred schedules.
  static func ofTinyScenario(_ strategy: StrategyEntry, timedRuns: Int) -> Exploration {
    var scenario = Scenario(
      name: "tiny", profile: .ideal, policy: .noRotation,
      script: [
        .launch, .logIn, .wait(.fixed(milliseconds: 60_000)), .callNative(awaited: true),
        .wait(.fixed(milliseconds: 5_000)),
      ])
    scenario.network.latency = .uniform(milliseconds: 20, 80)
    var exploration = Exploration(strategy: strategy, scenario: scenario)
    exploration.options.bounds = ExplorationBounds(faults: 1, preemptions: nil)
    exploration.options.properties = [.lost]
    exploration.options.budget = ExplorationBudget(seconds: nil, schedules: 20_000)
    exploration.timedRuns = timedRuns
    return exploration
  }
}
