import CookieDiagnosis
import CookieScenarios
import CookieSimulation
import SyncStrategies
import Testing

/// A made-up world that twinjar is played in, in keys of a scenario file.
struct TwinJarWorld: CustomTestStringConvertible, Sendable {
  var testDescription: String
  /// But for those that all worlds share.
  var world: String
  var script: String
  /// Seeds in which its page writes within the moment between a look and the write behind it: a limit that Strategies.md names,
  /// and no store can be asked about.
  var strikes: Set<UInt64> = []

  init(_ description: String, world: String, script: String, strikesBetweenLookAndWrite strikes: Set<UInt64> = []) {
    (testDescription, self.world, self.script, self.strikes) = (description, world, script, strikes)
  }

  func scenario() throws -> Scenario {
    let shared = """
      schema: "twinjar.scenario/1", name: "world", summary: "made up"
      """
    var keys = [shared, world].filter { !$0.isEmpty }
    if !world.contains("profile:") { keys.append("profile: \"ideal\"") }
    if !world.contains("policy:") { keys.append("policy: \"rfc9700-strict\"") }
    if !world.contains("network:") { keys.append("network: {latencyMilliseconds: [20, 80]}") }
    let text = "{\(keys.joined(separator: ", ")), script: [\(script)]}"
    return try ScenarioFile.parse(Array(text.utf8), source: testDescription)
  }

  /// Plays it once for each seed.
  func expectNoHarm(seeds: Range<UInt64> = 0..<100) throws {
    let twinjar = try #require(StrategyCatalogue.entry(named: "twinjar"))
    let simulator = Simulator(scenario: try scenario(), strategy: twinjar)
    for seed in seeds where !strikes.contains(seed) {
      let summary = simulator.run(Tape(seed: seed))
      #expect(summary.end == .finished && !summary.isHarmed, "\(testDescription), seed \(seed): \(summary.verdicts)")
    }
  }
}
