import ArgumentParser
import CookieLab

/// `--platform` of the lab: which of the simulator's platforms is put beside the engine.
struct LabPlatformOption: ParsableArguments {
  private static let names = LabEngine.allCases.flatMap(\.platforms)

  @Option(
    name: .customLong("platform"),
    help: ArgumentHelp(
      "The simulator's platform: \(names.joined(separator: ", ")). Default: \(names[0]).", valueName: "name"),
    transform: Self.parse)
  var name: String = names[0]

  @Sendable
  private static func parse(_ text: String) throws -> String {
    guard names.contains(text) else { throw ValidationError("expected \(names.joined(separator: " or "))") }
    return text
  }
}
