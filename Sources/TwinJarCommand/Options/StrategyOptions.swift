import ArgumentParser
import SyncStrategies

/// `--strategy`, where several are taken.
struct StrategyOptions: ParsableArguments {
  @Option(
    name: .customLong("strategy"), help: ArgumentHelp("A strategy; may be repeated. Default: all.", valueName: "name"))
  var chosen: [String] = []

  func entries() throws -> [StrategyEntry] { try StrategySelection.strategies(chosen) }
}
