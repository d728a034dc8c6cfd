import ArgumentParser
import Choices
import CookieLab
import Foundation

/// `--platform` of the lab: which of the simulator's platforms is put beside the engine.
struct LabPlatformOption: ParsableArguments {
  private static let words = LabEngine.allCases.map { engine in
    "\(engine.platforms.joined(separator: ", ")) for \(engine.rawValue)"
  }.joined(separator: "; ")

  @Option(
    name: .customLong("platform"),
    help: ArgumentHelp(
      """
      The simulator's platform: \(words); or a file of 'lab measure -o', for the durations of this machine. Default: the \
      engine's first.
      """, valueName: "name|file"))
  var name: String?

  /// A name of a platform is no file's.
  func choice() throws(InputError) -> LabPlatform.Choice {
    guard let name else { return .first }
    let isName = LabEngine.allCases.contains { $0.platforms.contains(name) }
    if isName || !name.contains("/") && !FileManager.default.fileExists(atPath: name) { return .named(name) }
    return .measured(try InputFile.read(name, expected: "what 'lab measure -o' writes"), file: name)
  }
}
