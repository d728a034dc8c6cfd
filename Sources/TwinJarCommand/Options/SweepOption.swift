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
        + "faults.replyLoss=1e-4..1e-1:4; repeated, once for every pair of values. Any key of a scenario's groups, profile, "
        + "policy, eventBudget or bystanders; also faults.F51=… by the catalogue's id, and network.latency=5ms..500ms:3 with "
        + "a unit.",
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
    if let (whole, part) = undone {
      throw ValidationError("--sweep: found \(whole) behind \(part), which it would undo; expected it before")
    }
    let points = sweeps.reduce(1) { min($0, Self.mostPoints + 1) * $1.settings.count }
    guard points <= Self.mostPoints else {
      throw ValidationError("--sweep: found more than \(Self.mostPoints) combinations, expected fewer")
    }
  }

  /// A key whose values stand for whole groups, and a key of those groups that stands before it.
  private var undone: (whole: String, part: String)? {
    let groups = ["profile": ["timing", "faults"], "policy": ["server"]]
    for (place, sweep) in sweeps.enumerated() {
      let parts = groups[sweep.key] ?? []
      let part = sweeps[..<place].first { before in parts.contains { before.key.hasPrefix("\($0).") } }
      if let part { return (sweep.key, part.key) }
    }
    return nil
  }

  /// Each scenario with each combination of values; themselves without a sweep.
  func points(of scenarios: [JournalledScenario]) throws -> [JournalledScenario] {
    try sweeps.reduce(scenarios) { scenarios, sweep in
      try scenarios.flatMap { scenario in
        let points = try sweep.settings.map { (setting) throws(InputError) in
          try scenario.setting(setting, source: "--sweep")
        }
        try Self.checkDifferent(points, sweep)
        return points
      }
    }
  }

  /// Values that differ by less than the model knows are one: 1e-7 ms and none.
  private static func checkDifferent(_ points: [JournalledScenario], _ sweep: ScenarioSweep) throws(InputError) {
    // Names may stand for the same rules, and are shown as two wherever they are.
    guard sweep.key.contains(".") || sweep.key == "eventBudget" else { return }
    var places: [UInt64: Int] = [:]
    for (place, point) in points.enumerated() {
      guard let other = places.updateValue(place, forKey: point.scenario.digest) else { continue }
      let texts = [other, place].map { "\"\(sweep.settings[$0].text)\"" }
      throw InputError(
        .usage, source: "--sweep", place: sweep.key, found: "\(texts.joined(separator: " and ")), which are one value",
        expected: "each value once")
    }
  }
}
