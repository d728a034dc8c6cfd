import CookieExploration
import CookieSimulation
import SyncStrategies

/// What an exhaustive search leaves out: said wherever its certificate is.
enum SearchLimits {
  ///
  /// - Parameter isWhole: whether all names are in it, however many there are.
  static func text(_ report: ExplorationReport, isWhole: Bool = false) -> [String] {
    [
      "left out: other delays than the scenario's; what the strategy makes of clocks and dates that it reads by itself,"
        + " and not by app.clock (one of their values is tried); "
        + "orders within one job of the strategy's code; other platforms than the simulated one. "
        + memory(report.memory)
    ] + outer(report, isWhole: isWhole) + random(report.report.randomDraws)
  }

  /// That variables were set which a kill does not clear, or that it is not seen.
  static func outer(_ report: ExplorationReport, isWhole: Bool = false) -> [String] {
    (report.outerVariablesAreHidden ? [VariableNames.hidden] : []) + outer(report.outerVariables, isWhole: isWhole)
  }

  /// What is to be said of several explorations: once if it is the same of all, else with the strategies that it is said of.
  static func same(_ reports: [ExplorationReport], _ lines: (ExplorationReport) -> [String]) -> [String] {
    var said: [(text: String, strategies: [String])] = []
    for report in reports {
      let text = lines(report).joined(separator: " ")
      guard let place = said.firstIndex(where: { $0.text == text }) else {
        said.append((text, [report.strategy]))
        continue
      }
      if !said[place].strategies.contains(report.strategy) { said[place].strategies.append(report.strategy) }
    }
    guard said.count > 1 else { return said.map(\.text) }
    return said.map { "Of \($0.strategies.map { "`\($0)`" }.joined(separator: ", ")): \($0.text)" }
  }

  private static func memory(_ memory: StrategyMemory) -> String {
    switch memory {
    case .anywhere:
      "The strategy may remember anything anywhere; what it keeps in global or static variables outlives a kill here, and "
        + "does not on a device."
    case .instance: "The strategy remembers in its instance alone, as it promises."
    }
  }

  /// Seen is that they were set, and not whether anything of a session is in them.
  private static func outer(_ variables: [String], isWhole: Bool) -> [String] {
    guard !variables.isEmpty else { return [] }
    return [
      "set while strategies ran, and not cleared by a kill, as they are on a device: "
        + (isWhole ? variables.joined(separator: "; ") : VariableNames.first(variables))
    ]
  }

  private static func random(_ draws: Int) -> [String] {
    guard draws > 0 else { return [] }
    let chosen = "random numbers: the first \(RandomDraw.mostChosen) of a run take \(RandomDraw.values) values each"
    return [
      draws > RandomDraw.mostChosen ? "\(chosen); later ones (up to \(draws) were drawn) come from one seed" : chosen
    ]
  }
}
