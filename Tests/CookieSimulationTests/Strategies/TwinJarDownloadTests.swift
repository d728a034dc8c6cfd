import CookieDiagnosis
import CookieScenarios
import CookieSimulation
import SyncStrategies
import Testing

/// When twinjar renews a session that needs no renewal yet: before a download that the system may start minutes later, with a
/// token that may not live until then, and never for a token that is merely short-lived.
@Suite struct TwinJarDownloadTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var testDescription: String
    /// Seconds.
    var life = 900
    var world = ""
    var script: String
    var refreshes: Int
  }

  @Test("so many refreshes before downloads", arguments: cases) func refreshes(_ example: Case) throws {
    let text = """
      {schema: "twinjar.scenario/1", name: "downloads", summary: "made up", profile: "ideal", policy: "rfc9700-strict",
      network: {latencyMilliseconds: 20}, server: {accessLifetimeSeconds: \(example.life)}, \(example.world)
      app: {nativeRefreshesAtExpiry: false, pageRefreshesAtExpiry: false}, script: [\(example.script)]}
      """
    let scenario = try ScenarioFile.parse(Array(text.utf8), source: example.testDescription)
    let twinjar = try #require(StrategyCatalogue.entry(named: "twinjar"))
    for seed in 0..<5 as Range<UInt64> {
      let summary = Simulator(scenario: scenario, strategy: twinjar).run(Tape(seed: seed))
      #expect(summary.end == .finished && !summary.isHarmed, "seed \(seed): \(summary.verdicts)")
      #expect(summary.refreshes == example.refreshes, "seed \(seed)")
    }
  }

  private static func downloads(_ times: Int, by means: String) -> String {
    "{do: \"repeat\", times: \(times), steps: [{do: \"wait\", seconds: 5}, {do: \"download\", by: \"\(means)\"}]}"
  }

  static let cases = [
    Case(
      testDescription: "none in the foreground, however old the token is",
      script: "\"launch\", \"logIn\", {do: \"wait\", minutes: 11}, \(downloads(3, by: "foreground"))", refreshes: 0),
    Case(
      testDescription: "none for the page's downloads",
      script: """
        "launch", "logIn", "openPage", {do: "wait", minutes: 11}, \(downloads(3, by: "page"))
        """, refreshes: 0),
    Case(
      testDescription: "none in the background while the token lives for more than five minutes",
      script: "\"launch\", \"logIn\", {do: \"wait\", minutes: 9}, \(downloads(3, by: "background"))", refreshes: 0),
    Case(
      testDescription: "one in the background in its last five minutes",
      script: "\"launch\", \"logIn\", {do: \"wait\", minutes: 11}, \(downloads(3, by: "background"))", refreshes: 1),
    Case(
      testDescription: "in a later launch as well",
      script: """
        "launch", "logIn", "openPage", {do: "wait", minutes: 11}, "kill", "launch", \(downloads(3, by: "background"))
        """, refreshes: 1),
    Case(
      testDescription: "none for fresh tokens that live for five minutes",
      life: 300, script: "\"launch\", \"logIn\", \(downloads(20, by: "background"))", refreshes: 0),
    Case(
      testDescription: "one for such a token in its last two minutes",
      life: 300, script: "\"launch\", \"logIn\", {do: \"wait\", minutes: 4}, \(downloads(6, by: "background"))",
      refreshes: 1),
    Case(
      testDescription: "none for fresh tokens that live for one minute",
      life: 60, script: "\"launch\", \"logIn\", \(downloads(5, by: "background"))", refreshes: 0),
    Case(
      testDescription: "one for a login on the page, which does not say how long its token was to live",
      life: 300,
      script: """
        "launch", {do: "logIn", on: "page"}, \(downloads(10, by: "background"))
        """, refreshes: 1),
    Case(
      testDescription: "none after one whose answer was lost, while the token lives",
      world: "faults: {replyLoss: 1},",
      script: "\"launch\", \"logIn\", {do: \"wait\", minutes: 11}, \(downloads(6, by: "background"))", refreshes: 1),
  ]
}
