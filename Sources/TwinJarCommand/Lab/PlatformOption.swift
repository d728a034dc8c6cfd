import ArgumentParser
import CookieLab

/// `--platform` of the lab: which of the simulator's platforms is put beside the engine.
struct LabPlatformOption: ParsableArguments {
  private static let words = LabEngine.allCases.map { engine in
    "\(engine.platforms.joined(separator: ", ")) for \(engine.rawValue)"
  }.joined(separator: "; ")

  @Option(
    name: .customLong("platform"),
    help: ArgumentHelp(
      "The simulator's platform: \(words). Default: the engine's first.", valueName: "name"))
  var name: String?
}
