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
        schema: "twinjar.scenario/1", name: "world", summary: "made up"
        """
      var keys = [shared, world].filter { !$0.isEmpty }
      if !world.contains("profile:") { keys.append("profile: \"ideal\"") }
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
      "a hook of another request sees the cookies of a login before its own does, and refreshes with them",
      world: "network: {latencyMilliseconds: 20}",
      script: """
        "launch", "logIn", "openPage", {do: "wait", seconds: 30}, {do: "logOut", on: "native"}, {do: "wait", seconds: 30},
        {do: "callNative", awaited: false}, "logIn", {do: "wait", minutes: 16}, "callNative", {do: "wait", minutes: 16},
        "callNative"
        """),
    Case(
      "requests that begin with a slow logout wait for its answer",
      world: "network: {latencyMilliseconds: [1000, 1500]}",
      script: """
        "launch", "logIn", "openPage", {do: "wait", seconds: 5}, {do: "callNative", awaited: false},
        {do: "download", by: "background", awaited: false, transferMilliseconds: 50}, {do: "logOut", on: "native"},
        {do: "wait", seconds: 30}
        """),
    Case(
      "the refusal of a refresh that had no token to send ends nothing: the access token slides on",
      world: "network: {latencyMilliseconds: 20}, server: {slidesAccess: true, refreshLifetimeSeconds: 3600}",
      script: """
        "launch", "logIn", "openPage",
        {do: "repeat", times: 8, steps: [{do: "wait", minutes: 10}, "callNative", "fetchOnPage"]}, {do: "wait", minutes: 12},
        {do: "download", by: "background", validation: "MIME"}, "callNative", "fetchOnPage"
        """),
    Case(
      "an access token that slides as the page logs out is no session",
      world: "network: {latencyMilliseconds: [20, 80]}, server: {slidesAccess: true}",
      script: """
        "launch", "logIn", "openPage", {do: "wait", minutes: 1}, {do: "fetchOnPage", awaited: false},
        {do: "logOut", on: "page"}, {do: "wait", seconds: 10}, "openPage"
        """),
    Case(
      "a web store that takes 450 ms to answer is slow, not silent",
      world: "network: {latencyMilliseconds: 20}, timing: {webReadMilliseconds: 450}",
      script: """
        "launch", "logIn", "callNative", "openPage", {do: "wait", minutes: 1}, "fetchOnPage", {do: "wait", minutes: 16},
        "fetchOnPage", "callNative", {do: "wait", minutes: 16}, "callNative", "openPage"
        """),
    Case(
      "nor is one that takes up to 600 ms when the user logs out",
      world: "network: {latencyMilliseconds: 20}, timing: {webReadMilliseconds: [300, 600]}",
      script: """
        "launch", "logIn", "callNative", "openPage", {do: "wait", minutes: 1}, {do: "logOut", on: "native"},
        {do: "wait", seconds: 30}, "fetchOnPage"
        """),
    Case(
      "the answers to a refresh and to a logout come together",
      world:
        "network: {latencyMilliseconds: 20}, server: {slidesAccess: true}, timing: {nativeCompletionMilliseconds: [1, 15]}",
      script: """
        "launch", "logIn", "openPage", {do: "wait", minutes: 1}, "logIn", {do: "fetchOnPage", awaited: false}, "background",
        {do: "wait", minutes: 20}, "foreground", {do: "logOut", on: "native"}, {do: "wait", minutes: 16}, "callNative",
        "openPage", {do: "wait", minutes: 16}, "callNative", "openPage"
        """),
    Case(
      "the platform writes the token before over the one that a refresh has just brought",
      world: """
        profile: "android-two-processes", server: {graceSeconds: 10}, faults: {driftToNativeMilliseconds: [2000, 5000]}
        """,
      script: """
        "launch", "openPage", {do: "logIn", on: "page"}, "openPage", {do: "refreshBoth", offsetMilliseconds: 31},
        {do: "wait", milliseconds: [0, 300]}, "background", {do: "wait", seconds: [1, 20]}, "foreground",
        {do: "refreshBoth", offsetMilliseconds: -14}, "openPage", "openPage"
        """),
    Case(
      "a launch that ended in the midst of a refresh goes on with nothing, for hours",
      world: """
        faults: {observerCoalescingMilliseconds: 50}, app: {nativeRefreshesAtExpiry: false, pageRefreshesAtExpiry: false}
        """,
      script: """
        "launch", "logIn", "openPage", {do: "wait", minutes: [13, 17]}, {do: "refreshBoth", offsetMilliseconds: 2},
        {do: "refreshBoth", offsetMilliseconds: -3}, "kill", {do: "wait", hours: 3}, "launch", "callNative", "openPage"
        """),
    Case(
      "nor does one that ended in the midst of a download",
      world: """
        profile: "webkitgtk-2.50", policy: "firebase", server: {hosts: "several", cookiesCoverSite: true}
        """,
      script: """
        "launch", "logIn", "openPage", {do: "wait", minutes: 16},
        {do: "download", by: "background", validation: "MIME", awaited: false}, "kill", {do: "wait", hours: [1, 3]}, "launch",
        "fetchOnPage", {do: "logOut", on: "native"}, {do: "wait", seconds: 3}, "callNative"
        """),
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
    Case(
      "what a refresh brings while a logout is under way sets out nowhere",
      world: """
        app: {nativeRefreshesAtExpiry: false, pageRefreshesAtExpiry: false}
        """,
      script: """
        "launch", "logIn", "openPage", {do: "wait", hours: 1},
        {do: "download", by: "background", validation: "MIME", awaited: false}, {do: "logOut", on: "native"},
        {do: "wait", seconds: 3}, {do: "logIn", on: "page"}, "callNative"
        """),
    Case(
      "a logout on the page is seen behind a write that had no end",
      world: """
        profile: "ideal", faults: {completionsLost: 0.1}, bystanders: "everyday"
        """,
      script: """
        "launch", "logIn", "openPage", {do: "wait", minutes: [1, 5]}, {do: "refreshBoth", offsetMilliseconds: 11},
        {do: "logOut", on: "page"}, {do: "wait", seconds: 3}, "logIn", "openPage"
        """),
    Case(
      "a native logout ends what the page has received since, backup or not",
      world: """
        server: {slidesAccess: true, expiryFormat: "http-date"}, app: {backupIsFile: false}
        """,
      script: """
        "launch", "logIn", "openPage", "kill", "restoreDevice", "launch", {do: "logOut", on: "native"},
        {do: "wait", seconds: 5}, "openPage"
        """),
    Case(
      "a session that the server has refused to renew is over everywhere",
      world: """
        profile: "ios-17", policy: "supabase", network: {latencyMilliseconds: 20}, app: {pageStoresTokensByScript: true}
        """,
      script: """
        "launch", "logIn", "openPage", {do: "wait", seconds: 20}, {do: "logOut", on: "page"},
        {do: "wait", milliseconds: [0, 100]}, "background", {do: "wait", hours: 1}, "foreground", "openPage",
        "killNetworkProcess", {do: "wait", days: 1}, "callNative", "openPage"
        """),
    Case(
      "a refresh before the first unlock, with nothing to send, is made later",
      world: """
        server: {cookiesArePersistent: false}, faults: {sessionCookiesDieWithProcess: true}, app: {nativeRefreshesAtExpiry: true}
        """,
      script: """
        "launch", "logIn", "openPage", {do: "wait", minutes: 1}, "kill", {do: "launch", beforeFirstUnlock: true},
        "callNative", {do: "wait", minutes: 1}, "unlock", "callNative"
        """),
    Case(
      "a call that has waited for a logout sets out with nothing that the platform has copied meanwhile",
      world: """
        faults: {driftToNativeMilliseconds: [0, 300]}
        """,
      script: """
        "launch", "logIn", {do: "callNative", awaited: false}, {do: "logOut", on: "native"}, {do: "wait", seconds: 10}
        """),
    Case(
      "a call that waits for its look waits for the next one too, if the page has logged out meanwhile",
      world: """
        faults: {snapshotDelayMilliseconds: [300, 500]}
        """,
      script: """
        "launch", "logIn", "openPage", {do: "wait", minutes: 1}, {do: "callNative", awaited: false},
        {do: "logOut", on: "page"}, {do: "wait", minutes: 1}
        """),
    Case(
      "after a launch native code learns of the page's logout before it sends",
      world: """
        profile: "ideal"
        """,
      script: """
        "launch", "logIn", "openPage", {do: "wait", seconds: 10}, {do: "logOut", on: "page"}, "kill",
        "launch", "callNative", {do: "wait", seconds: 10}, "openPage"
        """),
    Case(
      "on Android as well",
      world: """
        profile: "android-webview"
        """,
      script: """
        "launch", "logIn", "openPage", {do: "wait", seconds: 10}, {do: "logOut", on: "page"}, {do: "wait", minutes: 1},
        "kill", "launch", "callNative", {do: "wait", seconds: 10}, "openPage"
        """),
    Case(
      "and where nobody keeps the observer",
      world: """
        faults: {observerIsReleased: true}
        """,
      script: """
        "launch", "logIn", "openPage", {do: "wait", seconds: 10}, {do: "logOut", on: "page"}, "kill",
        "launch", "callNative", {do: "wait", seconds: 10}, "openPage"
        """),
    Case(
      "what a silent web store did not take is written at the next look, so that a logout is seen",
      world: """
        faults: {completionsLost: 0.16}
        """,
      script: """
        "launch", "logIn", {do: "showDocument", validation: "status"}, {do: "logOut", on: "page"},
        {do: "wait", minutes: 1}, "kill", "launch", "openPage"
        """),
    Case(
      "a download whose token lives asks for no new one: the answer may be lost",
      world: "faults: {replyLoss: 1}",
      script: """
        "launch", "logIn", {do: "wait", minutes: 11}, {do: "download", by: "foreground"}, {do: "wait", minutes: 1},
        {do: "download", by: "foreground"}
        """),
    Case(
      "nor does a download in the background twice",
      world: "faults: {replyLoss: 1}",
      script: """
        "launch", "logIn", {do: "wait", minutes: 11}, {do: "download", by: "background"}, {do: "wait", minutes: 1},
        {do: "download", by: "background"}
        """),
    Case(
      "nor does one with a fresh token that is to live for five minutes",
      world: "faults: {replyLoss: 0.05}, server: {accessLifetimeSeconds: 300}",
      script: """
        "launch", "logIn", {do: "repeat", times: 20, steps: [{do: "wait", seconds: 5}, {do: "download", by: "background"}]}
        """),
    full(178, "a full store that gives up the tokens, and not the mark, has not logged out", then: ""),
    full(179, "nor one that gives up what was written again before the mark", then: ""),
    full(179, "a logout in the page of a full store is one", then: #"{do: "logOut", on: "page"}, "#),
    full(180, "whatever was given up before", then: #"{do: "logOut", on: "page"}, "#),
  ]

  private static func full(_ count: Int, _ description: String, then end: String) -> Case {
    Case(
      "\(description) (\(count))",
      world: """
        bystanders: [{name: "an", by: "script", count: \(count), arePersistent: true, writes: 3}]
        """,
      script: """
        "launch", "logIn", "openPage", {do: "wait", minutes: 16}, "fetchOnPage", "callNative", {do: "wait", minutes: 16},
        "openPage", "callNative", \(end){do: "wait", seconds: 20}, "callNative", "kill", "launch", "openPage", "callNative"
        """)
  }
}
