import CookieDiagnosis
import CookieScenarios
import CookieSimulation
import SyncStrategies
import Testing

/// Verdicts and causes where a request was struck: what did not happen is not to be blamed.
@Suite struct TroubledVerdictTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var strategy: String
    /// Keys of a scenario file, but for those that all worlds share.
    var world: String
    var script: String
    /// The first causes of its verdicts.
    var causes: Set<String>
  }

  @Test("what a struck request did not do is not blamed", arguments: cases) func causes(_ example: Case) throws {
    let entry = try #require(StrategyCatalogue.entry(named: example.strategy))
    let text = """
      {schema: "twinjar.scenario/1", name: "world", summary: "made up", profile: "ideal", \(example.world),
      script: [\(example.script)]}
      """
    let scenario = try ScenarioFile.parse(Array(text.utf8), source: example.testDescription)
    let summary = Simulator(scenario: scenario, strategy: entry).run(Tape(seed: 1))
    #expect(Set(summary.verdicts.map(\.cause.id)) == example.causes)
  }

  static let cases: [Case] =
    ["500", "503", "captive-portal"].map { kind in
      Case(
        testDescription: "a logout that met \(kind) is not known to the device", strategy: "native-refresh",
        world: "policy: \"no-rotation\"",
        script: """
          "launch", "logIn", "openPage", {do: "beginTrouble", kind: "\(kind)"}, {do: "logOut", on: "page"}, "endTrouble",
          {do: "wait", minutes: 70}, "callNative", "openPage"
          """,
        causes: ["logout-failed"])
    } + [
      Case(
        testDescription: "a file whose answer was lost did not come", strategy: "push-only",
        world: "policy: \"no-rotation\"",
        script: """
          "launch", "logIn", "openPage",
          {do: "download", by: "foreground", validation: "MIME", awaited: false, transferMilliseconds: 60000},
          "goOffline", {do: "wait", minutes: 2}, "goOnline", "callNative"
          """,
        causes: []),
      Case(
        testDescription: "who has no token has not given up", strategy: "push-only",
        world: """
          policy: "rfc9700-strict", network: {troublePerRequest: 1, trouble: "503", troubleStrikes: "refresh"},
          faults: {sessionCookiesDieWithProcess: true, refreshAfterFailure: "never"},
          server: {cookiesArePersistent: false}
          """,
        script: """
          "launch", "logIn", "openPage", "kill", "launch", {do: "wait", seconds: 1}, "callNative",
          {do: "wait", seconds: 9}, "callNative"
          """,
        causes: ["F23"]),
    ]
}
