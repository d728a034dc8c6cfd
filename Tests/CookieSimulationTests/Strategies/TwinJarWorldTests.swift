import CookieDiagnosis
import CookieScenarios
import CookieSimulation
import SyncStrategies
import Testing

/// Worlds in which twinjar once lost, split or brought back a session that it could have kept or ended.
@Suite struct TwinJarWorldTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var testDescription: String
    /// Keys of a scenario file, but for those that all worlds share.
    var world: String
    var script: String

    init(_ description: String, world: String, script: String) {
      (testDescription, self.world, self.script) = (description, world, script)
    }

    func scenario() throws -> Scenario {
      let shared = """
        schema: "twinjar.scenario/1", name: "world", summary: "made up", profile: "ideal"
        """
      var keys = [shared, world].filter { !$0.isEmpty }
      if !world.contains("policy:") { keys.append("policy: \"rfc9700-strict\"") }
      if !world.contains("network:") { keys.append("network: {latencyMilliseconds: [20, 80]}") }
      let text = "{\(keys.joined(separator: ", ")), script: [\(script)]}"
      return try ScenarioFile.parse(Array(text.utf8), source: testDescription)
    }
  }

  @Test("twinjar comes to no harm", arguments: cases) func keeps(_ example: Case) throws {
    let twinjar = try #require(StrategyCatalogue.entry(named: "twinjar"))
    let simulator = Simulator(scenario: try example.scenario(), strategy: twinjar)
    for seed in 0..<100 as Range<UInt64> {
      let summary = simulator.run(Tape(seed: seed))
      #expect(summary.end == .finished && !summary.isHarmed, "seed \(seed): \(summary.verdicts)")
    }
  }

  static let cases: [Case] = [
    Case(
      "a login that got no answer ends nothing (an access token that slid meanwhile is no new session)",
      world: """
        server: {slidesAccess: true}
        """,
      script: """
        "launch", "logIn", "openPage", {do: "wait", minutes: 1}, "callFromExtension", {do: "wait", seconds: 5},
        "goOffline", "logIn", "goOnline", {do: "wait", minutes: 16}, "callNative", "openPage"
        """),
    Case(
      "nor does one that met a 503, beside an extension",
      world: """
        server: {slidesAccess: true}, app: {extensionTakesLock: true}
        """,
      script: """
        "launch", "logIn", "openPage", {do: "wait", minutes: 1}, "callFromExtension", {do: "wait", seconds: 5},
        {do: "beginTrouble", kind: "503"}, "logIn", "endTrouble", {do: "wait", seconds: 5}, "openPage",
        {do: "wait", minutes: 16}, "callNative", "openPage"
        """),
    Case(
      "a logout on the page ends what an extension has refreshed as well",
      world: """
        app: {extensionTakesLock: true, nativeRefreshesAtExpiry: false, pageRefreshesAtExpiry: false}
        """,
      script: """
        "launch", "logIn", "openPage", {do: "wait", minutes: 16}, "callFromExtension", {do: "wait", seconds: 5},
        {do: "logOut", on: "page"}, {do: "wait", seconds: 5}, "callNative", "openPage"
        """),
    Case(
      "and what the second try of a refresh brings after the refresh is over",
      world: """
        network: {latencyMilliseconds: [1000, 3500]}, server: {graceSeconds: 30},
        app: {nativeRefreshesAtExpiry: false, pageRefreshesAtExpiry: false}
        """,
      script: """
        "launch", "logIn", "openPage", {do: "wait", minutes: 16}, "callNative",
        {do: "wait", milliseconds: [0, 500]}, {do: "logOut", on: "page"}, {do: "wait", seconds: 30}, "callNative",
        "openPage"
        """),
    Case(
      "a download that a logout overtook brings no session back",
      world: """
        server: {slidesAccess: true}
        """,
      script: """
        "launch", "logIn", "openPage", {do: "wait", minutes: 1},
        {do: "download", by: "background", transferMilliseconds: 10000, validation: "MIME", awaited: false},
        {do: "wait", seconds: 2}, {do: "logOut", on: "page"}, {do: "wait", minutes: 1}
        """),
    Case(
      "a native login stands against the answer to a refresh of the session before it",
      world: """
        server: {absoluteLifetimeSeconds: 1800}, app: {nativeRefreshesAtExpiry: false, pageRefreshesAtExpiry: false}
        """,
      script: """
        "launch", "logIn", "openPage", {do: "wait", minutes: 16}, {do: "callNative", awaited: false},
        {do: "wait", milliseconds: [50, 250]}, "logIn", {do: "wait", seconds: 5}, "callNative", "openPage",
        {do: "wait", minutes: 20}, "callNative", "openPage"
        """),
    Case(
      "a login on the page as well",
      world: """
        server: {absoluteLifetimeSeconds: 1800}, app: {nativeRefreshesAtExpiry: false, pageRefreshesAtExpiry: false}
        """,
      script: """
        "launch", "logIn", "openPage", {do: "wait", minutes: 16}, {do: "callNative", awaited: false},
        {do: "wait", milliseconds: [50, 250]}, {do: "logIn", on: "page"}, {do: "wait", seconds: 5}, "callNative",
        "openPage", {do: "wait", minutes: 20}, "callNative", "openPage"
        """),
    Case(
      "and one in the browser that is handed over",
      world: """
        app: {nativeRefreshesAtExpiry: false, pageRefreshesAtExpiry: false}, server: {absoluteLifetimeSeconds: 1800}
        """,
      script: """
        "launch", "logIn", "openPage", {do: "wait", minutes: 16}, {do: "callNative", awaited: false},
        {do: "wait", milliseconds: [50, 250]}, {do: "logIn", on: "system-browser", handsOver: true},
        {do: "wait", seconds: 5}, "callNative", "openPage", {do: "wait", minutes: 20}, "callNative", "openPage"
        """),
    Case(
      "what an extension has refreshed is saved before the app is killed",
      world: """
        server: {cookiesArePersistent: false}, faults: {sessionCookiesDieWithProcess: true},
        app: {extensionTakesLock: true, nativeRefreshesAtExpiry: false, pageRefreshesAtExpiry: false}
        """,
      script: """
        "launch", "logIn", "openPage", {do: "wait", minutes: 16}, "callFromExtension", {do: "wait", seconds: 5},
        "callNative", {do: "wait", minutes: 5}, "callNative", "kill", "launch", "callNative", "openPage"
        """),
    Case(
      "what the native store alone had after a restored device is saved",
      world: """
        app: {nativeRefreshesAtExpiry: false, pageRefreshesAtExpiry: false}
        """,
      script: """
        "launch", "logIn", "openPage", {do: "wait", minutes: 5}, "restoreDevice", "launch", "callNative",
        {do: "wait", minutes: 5}, "callNative", "reinstall", "launch", "callNative", "openPage"
        """),
    Case(
      "and outlives an SDK that clears both stores",
      world: """
        app: {nativeRefreshesAtExpiry: false, pageRefreshesAtExpiry: false}, faults: {sdk: "clears-both-stores"}
        """,
      script: """
        "launch", "logIn", "openPage", {do: "wait", minutes: 5}, "restoreDevice", "launch",
        {do: "wait", minutes: 5}, "callNative", "openSDKScreen", "kill", "launch", "openSDKScreen", "callNative",
        "openPage"
        """),
    Case(
      "a look that nobody waits for does not wait for ever",
      world: """
        faults: {completionsLost: 0.05, sessionCookiesDieWithProcess: true}, server: {cookiesArePersistent: false}
        """,
      script: """
        "launch", {do: "logIn", on: "page"}, {do: "wait", minutes: 5}, "kill", "launch", "openPage"
        """),
    Case(
      "what a look has seen is saved before the next read",
      world: """
        faults: {completionsLost: 0.16, sessionCookiesDieWithProcess: true}, server: {cookiesArePersistent: false}
        """,
      script: """
        "launch", "openPage", {do: "logIn", on: "page"}, {do: "wait", minutes: 5}, "fetchOnPage",
        {do: "wait", minutes: 1}, "kill", "launch", "openPage", "callNative"
        """),
    Case(
      "a mark does not outlive the session where the clock is set forward and back",
      world: """
        policy: "keycloak"
        """,
      script: """
        "launch", "logIn", "openPage", {do: "setClock", hours: 1}, "killNetworkProcess", {do: "wait", seconds: 5},
        {do: "setClock", hours: -1}, "callNative"
        """),
    Case(
      "nor where the app is killed in between",
      world: """
        policy: "keycloak"
        """,
      script: """
        "launch", "logIn", "openPage", {do: "wait", minutes: 1}, "kill", {do: "setClock", hours: 3}, "launch",
        {do: "wait", seconds: 10}, {do: "setClock", hours: -3}, {do: "wait", seconds: 30}, "callNative", "openPage"
        """),
    Case(
      "a lock is waited for longer than a refresh takes over a slow network",
      world: """
        network: {latencyMilliseconds: [300, 900]},
        app: {extensionTakesLock: true, nativeRefreshesAtExpiry: false, pageRefreshesAtExpiry: false}
        """,
      script: """
        "launch", "logIn", "openPage",
        {do: "repeat", times: 3, steps: [{do: "wait", minutes: 16}, "callFromExtension", {do: "wait", milliseconds: [0, 400]}, "callNative", "fetchOnPage"]}
        """),
    Case(
      "a login before the first unlock stands against the saved session",
      world: """
        server: {cookiesArePersistent: false}, faults: {sessionCookiesDieWithProcess: true}
        """,
      script: """
        "launch", "logIn", "openPage", {do: "wait", minutes: 1}, "kill", {do: "wait", days: 40},
        {do: "launch", beforeFirstUnlock: true}, "logIn", {do: "wait", seconds: 5}, "openPage", "unlock",
        {do: "wait", seconds: 5}, "callNative", "openPage"
        """),
    Case(
      "on the page as well",
      world: """
        server: {cookiesArePersistent: false}, faults: {sessionCookiesDieWithProcess: true}
        """,
      script: """
        "launch", "logIn", "openPage", {do: "wait", minutes: 1}, "kill", {do: "wait", days: 40},
        {do: "launch", beforeFirstUnlock: true}, {do: "logIn", on: "page"}, {do: "wait", seconds: 5}, "unlock",
        {do: "wait", seconds: 5}, "callNative", "openPage"
        """),
  ]
}
