import Choices
import CookieScenarios
import SyncStrategies
import Testing

@testable import CookieDiagnosis
@testable import CookieSimulation

/// A trace may come from a file, where anything may be missing or come first: what rules look at beside a record need not be there.
@Suite("Traces that no run leaves") struct MangledTraceTests {
  static let worlds = [
    "lost-completions", "kill-after-set", "android-lock", "drift-between-stores", "clock-set", "two-devices",
    "one-logout",
    "logout-at-once",
  ]

  private static func scenario(_ name: String) throws -> Scenario {
    if let builtIn = try BuiltInScenarios.scenario(named: name) { return builtIn }
    let text = """
      { schema: "twinjar.scenario/1", name: "\(name)", profile: "ideal", policy: "rfc9700-strict",
        faults: { completionsLost: 0.1 },
        script: ["launch", "openPage", { do: "logIn", on: "page" }, { do: "logOut", on: "page" }, { do: "wait", seconds: 3 },
          "callNative"] }
      """
    return try ScenarioFile.parse(Array(text.utf8), source: name)
  }

  /// Drops some records, puts some to the front, and takes away what would lead beyond the rest.
  private static func mangled(_ records: [TraceRecord], _ random: inout SplitMix64) -> [TraceRecord] {
    var rest = records.dropFirst(random.choose(below: 8) == 0 ? random.choose(below: records.count) : 0)
      .filter { _ in random.choose(below: 12) > 0 }
    for _ in 0..<random.choose(below: 4) where !rest.isEmpty {
      // What is noted behind something else, mostly.
      let chosen = rest.indices.filter { rest[$0].kind == .completionLost || random.choose(below: 20) == 0 }
      guard !chosen.isEmpty else { continue }
      rest.insert(rest.remove(at: chosen[random.choose(below: chosen.count)]), at: 0)
    }
    // Only what comes first is left of these.
    if random.choose(below: 3) == 0, let lost = rest.first(where: { $0.kind == .completionLost }) {
      rest = [lost] + rest.filter { $0.kind != .completionLost }
    }
    for place in rest.indices where rest[place].cause >= place { rest[place].cause = -1 }
    return rest
  }

  @Test("have verdicts and chains all the same", arguments: worlds) func total(_ world: String) throws {
    let scenario = try Self.scenario(world)
    var random = SplitMix64(seed: 17)
    for name in ["twinjar", "two-way-observer", "native-backup", "push-only"] {
      let simulator = Simulator(scenario: scenario, strategy: try #require(StrategyCatalogue.entry(named: name)))
      for seed in 0..<12 as Range<UInt64> {
        let summary = simulator.run(Tape(seed: seed))
        for _ in 0..<20 {
          var trace = simulator.trace
          trace.records = Self.mangled(trace.records, &random)
          let reader = VerdictReader()
          let read = reader.read(trace, end: summary.end, steps: summary.steps, duration: summary.duration)
          #expect(reader.chains(of: read, in: trace).count == read.verdicts.count)
        }
      }
    }
  }
}
