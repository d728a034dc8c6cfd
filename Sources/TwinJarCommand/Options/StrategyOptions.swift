import ArgumentParser
import SyncStrategies

/// `--strategy`, where several are taken.
struct StrategyOptions: ParsableArguments {
  @Option(
    name: .customLong("strategy"), help: ArgumentHelp("A strategy; may be repeated. Default: all.", valueName: "name"),
    completion: .list(StrategySelection.visible.map(\.name)))
  var chosen: [String] = []

  /// - Parameter orNone: true for who has an answer also where each of them has just ended its process.
  func entries(orNone: Bool = false) throws -> [StrategyEntry] {
    try StrategySelection.strategies(chosen, orNone: orNone)
  }
}

/// `--strategy` and `--all`, where a few are shown unless somebody asks for more.
struct ComparedStrategyOptions: ParsableArguments {
  @Option(
    name: .customLong("strategy"),
    help: ArgumentHelp(
      "A strategy; may be repeated. Default: \(StrategySelection.usualNames.joined(separator: ", ")), and your own.",
      valueName: "name"), completion: .list(StrategySelection.visible.map(\.name)))
  var chosen: [String] = []

  @Flag(
    name: .customLong("all"),
    help: "Each kind of harm, what the common tapes tell apart, and without --strategy all strategies.")
  var isFull = false

  /// There is none where each of them has just ended its process, which is an answer as well.
  func entries() throws -> [StrategyEntry] {
    guard chosen.isEmpty, !isFull else { return try StrategySelection.strategies(chosen, orNone: true) }
    return try StrategySelection.usual()
  }
}
