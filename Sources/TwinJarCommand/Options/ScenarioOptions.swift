import ArgumentParser
import Choices
import CookieScenarios

/// `--scenario`, where several are taken.
struct ScenarioOptions: ParsableArguments {
  @Option(
    name: .customLong("scenario"),
    help: ArgumentHelp(
      "A built-in scenario or a file; may be repeated. all: every built-in one; reports: those that stand for a public"
        + " thread; crowded: each with 40 cookies of others beside the session's, also NAME-crowded. Without one, those that are named above.",
      valueName: "name|file"), completion: ScenarioSelection.completion(["all", "reports", "crowded"]))
  var chosen: [String] = []

  /// Counts of one scenario would be counted twice.
  func validate() throws {
    if let name = names(unlessGiven: []).firstRepeated {
      throw ValidationError("--scenario: found \"\(name)\" twice, expected each scenario once")
    }
  }

  /// The names and files that are meant.
  func names(unlessGiven defaults: [String]) -> [String] {
    chosen.isEmpty ? defaults : chosen.flatMap(ScenarioSelection.names)
  }
}
