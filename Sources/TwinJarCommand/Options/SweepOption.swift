import ArgumentParser
import Choices
import CookieExploration
import CookieScenarios

/// `--sweep`.
struct SweepOption: ParsableArguments {
  @Option(
    name: .customLong("sweep"),
    help: ArgumentHelp(
      "Run each scenario once for every value of a key, as in network.latencyMilliseconds=5,50,500 or "
        + "faults.replyLoss=1e-4..1e-1:4; repeated, once for every pair of values. Any key of a scenario's groups.",
      valueName: "key=values"),
    transform: Self.parse)
  var sweeps: [ScenarioSweep] = []

  /// More scenarios than anybody compares.
  private static let mostPoints = 1_000

  @Sendable
  private static func parse(_ text: String) throws -> ScenarioSweep {
    do throws(InputError) { return try ScenarioSweep(parsing: text, source: "--sweep") } catch {
      let place = error.place.isEmpty ? "" : "\(error.place): "
      throw ValidationError("\(place)found \(error.found), expected \(error.expected)")
    }
  }

  func validate() throws {
    if let key = sweeps.map(\.key).firstRepeated {
      throw ValidationError("--sweep: found \(key) twice, expected each key once")
    }
    let points = sweeps.reduce(1) { min($0, Self.mostPoints + 1) * $1.settings.count }
    guard points <= Self.mostPoints else {
      throw ValidationError("--sweep: found more than \(Self.mostPoints) combinations, expected fewer")
    }
  }

  /// Each scenario with each combination of values; themselves without a sweep.
  func points(of scenarios: [JournalledScenario]) throws -> [JournalledScenario] {
    try sweeps.reduce(scenarios) { scenarios, sweep in
      try scenarios.flatMap { scenario in
        try sweep.settings.map { (setting) throws(InputError) in try scenario.setting(setting, source: "--sweep") }
      }
    }
  }
}
