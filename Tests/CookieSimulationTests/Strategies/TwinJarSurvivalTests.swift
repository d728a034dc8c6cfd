import Testing

/// What a session outlives: the end of a process, a restored device, clocks that are set, slow or silent stores, answers that are
/// lost. In each of these worlds twinjar once lost one.
@Suite struct TwinJarSurvivalTests {
  @Test("twinjar keeps the session", arguments: worlds) func keeps(_ world: TwinJarWorld) throws {
    try world.expectNoHarm()
  }

  static let worlds: [TwinJarWorld] = [
    TwinJarWorld(
      "the refusal of a refresh that had no token to send ends nothing: the access token slides on",
      world: "network: {latencyMilliseconds: 20}, server: {slidesAccess: true, refreshLifetimeSeconds: 3600}",
      script: """
        "launch", "logIn", "openPage",
        {do: "repeat", times: 8, steps: [{do: "wait", minutes: 10}, "callNative", "fetchOnPage"]}, {do: "wait", minutes: 12},
        {do: "download", by: "background", validation: "MIME"}, "callNative", "fetchOnPage"
        """),
    TwinJarWorld(
      "a web store that takes 450 ms to answer is slow, not silent",
      world: "network: {latencyMilliseconds: 20}, timing: {webReadMilliseconds: 450}",
      script: """
        "launch", "logIn", "callNative", "openPage", {do: "wait", minutes: 1}, "fetchOnPage", {do: "wait", minutes: 16},
        "fetchOnPage", "callNative", {do: "wait", minutes: 16}, "callNative", "openPage"
        """),
    TwinJarWorld(
      "nor is one that takes up to 600 ms when the user logs out",
      world: "network: {latencyMilliseconds: 20}, timing: {webReadMilliseconds: [300, 600]}",
      script: """
        "launch", "logIn", "callNative", "openPage", {do: "wait", minutes: 1}, {do: "logOut", on: "native"},
        {do: "wait", seconds: 30}, "fetchOnPage"
        """),
    TwinJarWorld(
      "the platform writes the token before over the one that a refresh has just brought",
      world: """
        profile: "android-two-processes", server: {graceSeconds: 10}, faults: {driftToNativeMilliseconds: [2000, 5000]}
        """,
      script: """
        "launch", "openPage", {do: "logIn", on: "page"}, "openPage", {do: "refreshBoth", offsetMilliseconds: 31},
        {do: "wait", milliseconds: [0, 300]}, "background", {do: "wait", seconds: [1, 20]}, "foreground",
        {do: "refreshBoth", offsetMilliseconds: -14}, "openPage", "openPage"
        """),
    TwinJarWorld(
      "a launch that ended in the midst of a refresh goes on with nothing, for hours",
      world: """
        faults: {observerCoalescingMilliseconds: 50}, app: {nativeRefreshesAtExpiry: false, pageRefreshesAtExpiry: false}
        """,
      script: """
        "launch", "logIn", "openPage", {do: "wait", minutes: [13, 17]}, {do: "refreshBoth", offsetMilliseconds: 2},
        {do: "refreshBoth", offsetMilliseconds: -3}, "kill", {do: "wait", hours: 3}, "launch", "callNative", "openPage"
        """),
    TwinJarWorld(
      "nor does one that ended in the midst of a download",
      world: """
        profile: "webkitgtk-2.50", policy: "firebase", server: {hosts: "several", cookiesCoverSite: true}
        """,
      script: """
        "launch", "logIn", "openPage", {do: "wait", minutes: 16},
        {do: "download", by: "background", validation: "MIME", awaited: false}, "kill", {do: "wait", hours: [1, 3]}, "launch",
        "fetchOnPage", {do: "logOut", on: "native"}, {do: "wait", seconds: 3}, "callNative"
        """),
    TwinJarWorld(
      "what an extension has refreshed is saved before the app is killed",
      world: """
        server: {cookiesArePersistent: false}, faults: {sessionCookiesDieWithProcess: true},
        app: {extensionTakesLock: true, nativeRefreshesAtExpiry: false, pageRefreshesAtExpiry: false}
        """,
      script: """
        "launch", "logIn", "openPage", {do: "wait", minutes: 16}, "callFromExtension", {do: "wait", seconds: 5},
        "callNative", {do: "wait", minutes: 5}, "callNative", "kill", "launch", "callNative", "openPage"
        """),
    TwinJarWorld(
      "what the native store alone had after a restored device is saved",
      world: """
        app: {nativeRefreshesAtExpiry: false, pageRefreshesAtExpiry: false}
        """,
      script: """
        "launch", "logIn", "openPage", {do: "wait", minutes: 5}, "restoreDevice", "launch", "callNative",
        {do: "wait", minutes: 5}, "callNative", "reinstall", "launch", "callNative", "openPage"
        """),
    TwinJarWorld(
      "and outlives an SDK that clears both stores",
      world: """
        app: {nativeRefreshesAtExpiry: false, pageRefreshesAtExpiry: false}, faults: {sdk: "clears-both-stores"}
        """,
      script: """
        "launch", "logIn", "openPage", {do: "wait", minutes: 5}, "restoreDevice", "launch",
        {do: "wait", minutes: 5}, "callNative", "openSDKScreen", "kill", "launch", "openSDKScreen", "callNative",
        "openPage"
        """),
    TwinJarWorld(
      "a look that nobody waits for does not wait for ever",
      world: """
        faults: {completionsLost: 0.05, sessionCookiesDieWithProcess: true}, server: {cookiesArePersistent: false}
        """,
      script: """
        "launch", {do: "logIn", on: "page"}, {do: "wait", minutes: 5}, "kill", "launch", "openPage"
        """),
    TwinJarWorld(
      "what a look has seen is saved before the next read",
      world: """
        faults: {completionsLost: 0.16, sessionCookiesDieWithProcess: true}, server: {cookiesArePersistent: false}
        """,
      script: """
        "launch", "openPage", {do: "logIn", on: "page"}, {do: "wait", minutes: 5}, "fetchOnPage",
        {do: "wait", minutes: 1}, "kill", "launch", "openPage", "callNative"
        """),
    TwinJarWorld(
      "a mark does not outlive the session where the clock is set forward and back",
      world: """
        policy: "keycloak"
        """,
      script: """
        "launch", "logIn", "openPage", {do: "setClock", hours: 1}, "killNetworkProcess", {do: "wait", seconds: 5},
        {do: "setClock", hours: -1}, "callNative"
        """),
    TwinJarWorld(
      "nor where the app is killed in between",
      world: """
        policy: "keycloak"
        """,
      script: """
        "launch", "logIn", "openPage", {do: "wait", minutes: 1}, "kill", {do: "setClock", hours: 3}, "launch",
        {do: "wait", seconds: 10}, {do: "setClock", hours: -3}, {do: "wait", seconds: 30}, "callNative", "openPage"
        """),
    TwinJarWorld(
      "what was replaced stays so after a kill, though the clock was set back and the older token expires later",
      world: """
        network: {latencyMilliseconds: 20}, faults: {flushDelayMilliseconds: 30000}
        """,
      script: """
        "launch", "logIn", "openPage", {do: "wait", minutes: 5}, {do: "setClock", hours: -1}, {do: "wait", seconds: 605},
        "callNative", {do: "wait", seconds: [1, 3]}, "kill", "launch", "openPage", "callNative", {do: "wait", minutes: 16},
        "fetchOnPage"
        """),
    TwinJarWorld(
      "an older token that a kill has left in the web store is no login",
      world: """
        network: {latencyMilliseconds: 20},
        faults: {readsEmptyUntilStarted: true, flushDelayMilliseconds: 30000, writesWithoutEffect: 0.1}
        """,
      script: """
        "launch", "logIn", "openPage", {do: "wait", seconds: 905}, "callNative", {do: "wait", seconds: 1}, "kill",
        {do: "wait", minutes: 20}, "launch", "callNative", "openPage", {do: "wait", minutes: 16}, "fetchOnPage"
        """),
    TwinJarWorld(
      "a kill that takes a page's login over a session from the disk is no logout",
      world: """
        profile: "ios-17", network: {latencyMilliseconds: [100, 300]},
        app: {nativeRefreshesAtExpiry: false, pageRefreshesAtExpiry: false},
        faults: {replyLoss: 0, unexplainedLossPerLaunch: 0, unexplainedLossPerPageLoad: 0}
        """,
      script: """
        "launch", "logIn", "openPage", {do: "wait", minutes: 16}, {do: "callNative", awaited: false},
        {do: "wait", milliseconds: [0, 200]}, {do: "logIn", on: "page"}, {do: "wait", milliseconds: [0, 1500]}, "kill",
        "launch", "openPage", {do: "wait", seconds: 5}, "callNative"
        """),
    TwinJarWorld(
      "a lock is waited for longer than a refresh takes over a slow network",
      world: """
        network: {latencyMilliseconds: [300, 900]},
        app: {extensionTakesLock: true, nativeRefreshesAtExpiry: false, pageRefreshesAtExpiry: false}
        """,
      script: """
        "launch", "logIn", "openPage",
        {do: "repeat", times: 3, steps: [{do: "wait", minutes: 16}, "callFromExtension", {do: "wait", milliseconds: [0, 400]}, "callNative", "fetchOnPage"]}
        """),
    TwinJarWorld(
      "a refresh before the first unlock, with nothing to send, is made later",
      world: """
        server: {cookiesArePersistent: false}, faults: {sessionCookiesDieWithProcess: true}, app: {nativeRefreshesAtExpiry: true}
        """,
      script: """
        "launch", "logIn", "openPage", {do: "wait", minutes: 1}, "kill", {do: "launch", beforeFirstUnlock: true},
        "callNative", {do: "wait", minutes: 1}, "unlock", "callNative"
        """),
    TwinJarWorld(
      "a download whose token lives asks for no new one: the answer may be lost",
      world: "faults: {replyLoss: 1}",
      script: """
        "launch", "logIn", {do: "wait", minutes: 11}, {do: "download", by: "foreground"}, {do: "wait", minutes: 1},
        {do: "download", by: "foreground"}
        """),
    TwinJarWorld(
      "nor does a download in the background twice",
      world: "faults: {replyLoss: 1}",
      script: """
        "launch", "logIn", {do: "wait", minutes: 11}, {do: "download", by: "background"}, {do: "wait", minutes: 1},
        {do: "download", by: "background"}
        """),
    TwinJarWorld(
      "nor does one with a fresh token that is to live for five minutes",
      world: "faults: {replyLoss: 0.05}, server: {accessLifetimeSeconds: 300}",
      script: """
        "launch", "logIn", {do: "repeat", times: 20, steps: [{do: "wait", seconds: 5}, {do: "download", by: "background"}]}
        """),
  ]
}
