import CookieExploration
import CookieSimulation
import SyncStrategies

/// What an exhaustive search leaves out: said wherever its certificate is.
enum SearchLimits {
  static func text(_ report: ExplorationReport) -> [String] {
    [
      "left out: other delays than the scenario's; what the strategy makes of clocks and dates that it reads by itself,"
        + " and not by app.clock (one of their values is tried);",
      "orders within one job of the strategy's code; other platforms than the simulated one. "
        + memory(report.memory),
    ] + random(report.report.randomDraws)
  }

  private static func memory(_ memory: StrategyMemory) -> String {
    switch memory {
    case .anywhere: "The strategy may remember anything anywhere."
    case .instance: "The strategy remembers in its instance alone, as it promises."
    }
  }

  private static func random(_ draws: Int) -> [String] {
    guard draws > 0 else { return [] }
    let chosen = "random numbers: the first \(RandomDraw.mostChosen) of a run take \(RandomDraw.values) values each"
    return [
      draws > RandomDraw.mostChosen ? "\(chosen); later ones (up to \(draws) were drawn) come from one seed" : chosen
    ]
  }
}
