import CookieDiagnosis
import CookieScenarios
import CookieSimulation
import SyncStrategies
import Testing

/// What the page "Strategies" says that twinjar does not keep, as far as a short script shows it each time. Where one of these
/// comes to no harm any more, the page is to be mended.
@Suite struct TwinJarLimitTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var testDescription: String
    /// Keys of a scenario file, but for those that all worlds share.
    var world: String
    var script: String
    var kinds: Set<Verdict.Kind>
    var causes: Set<String>
    /// Runs that show it.
    var seeds: [UInt64] = [0, 1, 2, 3, 4]
  }

  @Test(arguments: cases) func isAsDocumented(_ example: Case) throws {
    let profile = example.world.contains("profile:") ? "" : "profile: \"ideal\", "
    let network = example.world.contains("network:") ? "" : "network: {latencyMilliseconds: 20}, "
    let text = """
      {schema: "twinjar.scenario/1", name: "limit", summary: "made up", \(profile)policy: "rfc9700-strict",
      \(network)\(example.world), script: ["launch", "logIn", "openPage", \(example.script)]}
      """
    let scenario = try ScenarioFile.parse(Array(text.utf8), source: example.testDescription)
    let twinjar = try #require(StrategyCatalogue.entry(named: "twinjar"))
    for seed in example.seeds {
      let verdicts = Simulator(scenario: scenario, strategy: twinjar).run(Tape(seed: seed)).verdicts
      #expect(Set(verdicts.map(\.kind)) == example.kinds)
      #expect(Set(verdicts.map(\.cause.id)) == example.causes)
    }
  }

  static let cases = [
    Case(
      testDescription:
        "a logout of the page right after its login, whose tokens native code is still writing back",
      world: "timing: {webWriteMilliseconds: 40}",
      script: """
        {do: "wait", seconds: 20}, {do: "logIn", on: "page"}, {do: "logOut", on: "page"}, {do: "wait", seconds: 3},
        "callNative", "openPage"
        """, kinds: [.resurrected, .writtenBack], causes: ["F33", "written-back"]),
    Case(
      testDescription: "a logout of a page whose script cannot delete what native code has put there",
      world: "app: {pageStoresTokensByScript: true}",
      script: """
        {do: "wait", seconds: 5}, {do: "logOut", on: "page"}, {do: "wait", seconds: 3}, "callNative", "openPage"
        """, kinds: [.resurrected], causes: ["undeleted"]),
    Case(
      testDescription: "an answer that slides and was under way at such a logout",
      world: "app: {pageStoresTokensByScript: true}, server: {slidesAccess: true}",
      script: """
        {do: "wait", seconds: 5}, {do: "callNative", awaited: false}, {do: "logOut", on: "page"},
        {do: "wait", seconds: 3}, "callNative", "openPage"
        """, kinds: [.resurrected, .writtenBack], causes: ["late-answer", "written-back"]),
    Case(
      testDescription: "an answer to the page that slides and comes after that to its logout, as a form's session does",
      world: "server: {slidesAccess: true}, network: {latencyMilliseconds: [20, 80]}",
      script: """
        {do: "wait", minutes: 1}, {do: "fetchOnPage", awaited: false}, {do: "logOut", on: "page"},
        {do: "wait", seconds: 10}, "openPage"
        """, kinds: [.resurrected], causes: ["late-answer"], seeds: [0, 1, 6, 7, 8]),
    Case(
      testDescription: "a login whose tokens script puts into the native store after a native logout",
      world: "app: {pageStoresTokensByScript: true}, faults: {documentCookieIsPatched: true}",
      script: """
        {do: "logOut", on: "native"}, {do: "wait", seconds: 30}, {do: "logIn", on: "page"}, {do: "wait", seconds: 30},
        "callNative", "openPage"
        """, kinds: [.lost], causes: ["F46"]),
    Case(
      testDescription: "a login on the page whose cookies the web store's interface hides",
      world: "faults: {sessionIsOutsideAppBoundDomains: true}",
      script: """
        {do: "logOut", on: "native"}, {do: "wait", seconds: 5}, {do: "logIn", on: "page"}, {do: "wait", minutes: 16},
        "fetchOnPage"
        """, kinds: [.split], causes: ["F12"]),
    Case(
      testDescription: "a logout on the page of Android's web view, and a kill before the login was on the disk",
      world: "profile: \"android-webview\"",
      script: """
        {do: "logOut", on: "page"}, {do: "wait", seconds: 3}, "kill", "launch", "openPage"
        """, kinds: [.resurrected, .writtenBack], causes: ["F34", "written-back"]),
    Case(
      testDescription: "and one before the logout was: what a flush of the mark would make of the case before",
      world: "profile: \"android-webview\"",
      script: """
        {do: "wait", minutes: 5}, {do: "logOut", on: "page"}, {do: "wait", seconds: 3}, "kill", "launch", "openPage"
        """, kinds: [.resurrected], causes: ["F22"]),
    Case(
      testDescription: "a logout on the page whose observer nobody keeps, and a kill before the login was on the disk",
      world: "profile: \"ios-17\", faults: {observerIsReleased: true}",
      script: """
        {do: "logOut", on: "page"}, {do: "wait", seconds: 1}, "kill", "launch", "openPage"
        """, kinds: [.resurrected, .writtenBack], causes: ["F34", "written-back"]),
  ]
}
