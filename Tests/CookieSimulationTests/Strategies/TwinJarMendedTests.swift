import Testing

/// Worlds that were made by hand to bring twinjar to harm, and once did: dates that differ, fields that are misread, copies that come
/// late, answers that never come.
@Suite struct TwinJarMendedTests {
  @Test("twinjar keeps the session, and what has ended is over", arguments: worlds)
  func keeps(_ world: TwinJarWorld) throws { try world.expectNoHarm() }

  private static let noTimers = "app: {nativeRefreshesAtExpiry: false, pageRefreshesAtExpiry: false}"
  private static let pageLogOut =
    #"{do: "logOut", on: "page"}, {do: "wait", seconds: 5}, "callNative", "fetchOnPage""#

  static let worlds: [TwinJarWorld] = [
    TwinJarWorld(
      "a refresh without a token is not sent twice: the second refusal would take what the login has brought meanwhile",
      world: """
        policy: "connect2id", server: {clearsCookiesOnFailure: true, logInRedirects: true},
        network: {latencyMilliseconds: [500, 2000]}
        """,
      script: """
        "launch", "openPage", {do: "logIn", on: "native"}, {do: "wait", seconds: 20}, "callNative", "openPage",
        "fetchOnPage"
        """),
    TwinJarWorld(
      "a logout on the page while the session that it has just opened is written there, slowly",
      world:
        "policy: \"supabase\", timing: {webWriteMilliseconds: [20, 60]}, network: {latencyMilliseconds: [10, 100]}",
      script: """
        "launch", "logIn", "openPage", {do: "wait", seconds: 20}, {do: "logIn", on: "page"},
        {do: "wait", milliseconds: 80}, {do: "logOut", on: "page"}, {do: "wait", seconds: 3}, "callNative",
        "openPage", "fetchOnPage"
        """),
    TwinJarWorld(
      "a refresh that leaves after a login on the page, and would take the new token with it",
      world: "timing: {nativeRequestMilliseconds: [100, 200]}, \(noTimers)",
      script: """
        "launch", "logIn", "openPage", {do: "wait", seconds: 5}, {do: "refreshBoth", offsetMilliseconds: 20},
        {do: "logIn", on: "page"}, {do: "wait", seconds: 5}, "callNative", "fetchOnPage", {do: "wait", minutes: 16},
        "callNative", "openPage"
        """),
    TwinJarWorld(
      "the same of a native login, and half a second",
      world: "timing: {nativeRequestMilliseconds: [0, 500]}, \(noTimers)",
      script: """
        "launch", "logIn", "openPage", {do: "wait", seconds: 5}, {do: "refreshBoth", offsetMilliseconds: 20},
        {do: "logIn", on: "native"}, {do: "wait", seconds: 5}, "callNative", "fetchOnPage", {do: "wait", minutes: 16},
        "callNative", "openPage"
        """),
    TwinJarWorld(
      "a login on the page to a deaf observer, and a dead process as native code asks",
      world: """
        faults: {deadNetworkProcess: {noticeDelayMilliseconds: 50, observerGoesDeaf: true}},
        bystanders: [{name: "lb", by: "server", on: "each-answer"}]
        """,
      script: """
        "launch", "openPage", "killNetworkProcess", "openPage", {do: "logIn", on: "page"}, {do: "wait", minutes: 1},
        "killNetworkProcess", "callNative"
        """),
    TwinJarWorld(
      "the same in the next launch",
      world: """
        faults: {deadNetworkProcess: {noticeDelayMilliseconds: 50, observerGoesDeaf: true}},
        bystanders: [{name: "lb", by: "server", on: "each-answer"}]
        """,
      script: """
        "launch", "openPage", {do: "logIn", on: "page"}, "kill", "launch", "killNetworkProcess", "callNative"
        """),
    TwinJarWorld(
      "a logout on the page that nobody told of, and a cold start by which the store reads empty",
      world: "profile: \"ios-17\"",
      script: """
        "launch", "logIn", "openPage", "killNetworkProcess", "callNative", {do: "logOut", on: "page"},
        {do: "wait", minutes: 6}, "kill", "launch", "openPage"
        """),
    TwinJarWorld(
      "the same of one whose page has logged in again",
      world: "profile: \"ios-17\", faults: {observerIsReleased: true}",
      script: """
        "launch", "logIn", "openPage", {do: "wait", minutes: 6}, {do: "logOut", on: "page"}, {do: "logIn", on: "page"},
        {do: "wait", minutes: 6}, "kill", "launch", "openPage", "callNative"
        """),
    TwinJarWorld(
      "the same before a native request",
      world: "faults: {readsEmptyUntilStarted: true, observerIsReleased: true}",
      script: """
        "launch", "logIn", "openPage", {do: "wait", minutes: 5}, {do: "logOut", on: "page"}, {do: "wait", minutes: 5},
        "kill", "launch", "callNative"
        """),
    TwinJarWorld(
      "a logout on the page that nobody told of, and a network process that has just died",
      world: "profile: \"ios-18\"",
      script: """
        "launch", "logIn", "openPage", "killNetworkProcess", "callNative", {do: "wait", minutes: 6},
        {do: "logOut", on: "page"}, {do: "wait", minutes: 6}, "killNetworkProcess", "openPage"
        """),
    TwinJarWorld(
      "the same of one whose page has logged in again, before a native request",
      world: "profile: \"ios-18\", faults: {observerIsReleased: true}",
      script: """
        "launch", "logIn", "openPage", {do: "wait", minutes: 6}, {do: "logOut", on: "page"}, {do: "logIn", on: "page"},
        {do: "wait", minutes: 6}, "killNetworkProcess", "callNative", "openPage"
        """),
    TwinJarWorld(
      "a restored device, a logout on its disk and a login that was not",
      world: "profile: \"android-webview\"",
      script: """
        "launch", "logIn", "openPage", {do: "wait", minutes: 1}, {do: "logOut", on: "page"}, {do: "wait", minutes: 1},
        {do: "logIn", on: "native"}, {do: "wait", seconds: 20}, "kill", "restoreDevice", "launch", "openPage"
        """),
    TwinJarWorld(
      "a network process that dies before the first flush, and a logout of the page right behind the notification",
      world: """
        profile: "ios-18", network: {latencyMilliseconds: [5, 20]}, bystanders: [{name: "lb", by: "server", on: "each-answer"}]
        """,
      script: """
        "launch", "logIn", "openPage", "killNetworkProcess", {do: "logOut", on: "page"}, {do: "wait", minutes: 6}, "openPage"
        """),
    TwinJarWorld(
      "a logout on the page, a kill, a launch in which nobody asks for anything, and a new installation",
      world: "",
      script: """
        "launch", "logIn", "openPage", {do: "logOut", on: "page"}, "kill", "launch", {do: "wait", minutes: 1}, "kill",
        "reinstall", "launch", "callNative"
        """),
    TwinJarWorld(
      "a logout in a document that native code shows, where nobody tells of changes",
      world: "profile: \"ios-17\", faults: {observerIsReleased: true}",
      script: """
        "launch", "logIn", {do: "showDocument", validation: "status"}, {do: "wait", minutes: 1},
        {do: "logOut", on: "page"}, {do: "wait", seconds: 5}, "callNative"
        """),
    TwinJarWorld(
      "a logout on the page after the refresh token's date, while the access token lives",
      world: "\(noTimers), policy: \"keycloak\", server: {accessLifetimeSeconds: 3600}",
      script: "\"launch\", \"logIn\", \"openPage\", {do: \"wait\", minutes: 35}, \(pageLogOut)"),
    TwinJarWorld(
      "the same of a page that was loaded again since that date",
      world: "\(noTimers), server: {accessLifetimeSeconds: 900, refreshLifetimeSeconds: 60}",
      script: "\"launch\", \"logIn\", \"openPage\", {do: \"wait\", minutes: 3}, \"openPage\", \(pageLogOut)"),
    TwinJarWorld(
      "the same at a server that ends the access token as well",
      world: "\(noTimers), server: {accessLifetimeSeconds: 900, refreshLifetimeSeconds: 60, logoutEndsAccess: true}",
      script: """
        "launch", "logIn", "openPage", {do: "wait", minutes: 3}, "callNative", "fetchOnPage", \(pageLogOut)
        """),
    TwinJarWorld(
      "a logout on the page as the session expires, whose tokens are saved no more",
      world: "\(noTimers), profile: \"ideal\", policy: \"keycloak\"",
      script: """
        "launch", "logIn", "openPage", {do: "wait", minutes: 32}, {do: "refreshBoth", offsetMilliseconds: -4},
        {do: "logOut", on: "page"}, {do: "wait", seconds: 3}, "openPage"
        """),
    TwinJarWorld(
      "a login on the page long after a logout, of which the platform's copy alone is left",
      world: "\(noTimers), faults: {driftToNativeMilliseconds: [2000, 5000], flushDelayMilliseconds: 30000}",
      script: """
        "launch", "openPage", {do: "logIn", on: "page"}, {do: "wait", seconds: 20}, {do: "logOut", on: "native"},
        {do: "wait", seconds: 2}, {do: "logIn", on: "page"}, "killNetworkProcess", {do: "wait", seconds: 20}, "callNative",
        "openPage", "fetchOnPage"
        """),
    TwinJarWorld(
      "a logout on the page of a client that takes a part of a date for a cookie (F41)",
      world: "\(noTimers), faults: {foldedFieldIsSplitAtCommas: true}, server: {expiryFormat: \"http-date\"}",
      script: "\"launch\", \"logIn\", \"openPage\", {do: \"wait\", seconds: 5}, \(pageLogOut)"),
    TwinJarWorld(
      "the same behind refreshes, of a session that began on the page",
      world: "\(noTimers), faults: {foldedFieldIsSplitAtCommas: true}, server: {expiryFormat: \"http-date\"}",
      script: """
        "launch", "openPage", {do: "logIn", on: "page"}, {do: "wait", minutes: 16}, "callNative", "fetchOnPage",
        {do: "wait", minutes: 16}, "callNative", "fetchOnPage", \(pageLogOut)
        """),
    TwinJarWorld(
      "a refresh of the page's while a login in native code is without an answer",
      world: """
        \(noTimers), network: {latencyMilliseconds: [20, 80], troublePerRequest: 0.3, trouble: "timeout"}
        """,
      script: """
        "launch", "logIn", "openPage", {do: "wait", minutes: 16}, {do: "fetchOnPage", awaited: false}, "logIn",
        {do: "wait", seconds: 5}, "callNative", "fetchOnPage"
        """),
    TwinJarWorld(
      "a token of an ended session that the platform copies late, and that nobody had heard of",
      world: """
        \(noTimers), faults: {observerCoalescingMilliseconds: 50, driftToNativeMilliseconds: [2000, 5000]},
        network: {latencyMilliseconds: [5, 20]}
        """,
      script: """
        "launch", "logIn", "openPage", {do: "wait", seconds: 20}, {do: "logIn", on: "page"}, {do: "logOut", on: "page"},
        {do: "wait", seconds: 30}, "callNative", "openPage", "fetchOnPage"
        """),
    TwinJarWorld(
      "the same without an observer",
      world: "\(noTimers), faults: {observerIsReleased: true, driftToNativeMilliseconds: [2000, 5000]}",
      script: """
        "launch", "openPage", {do: "logIn", on: "page"}, "callNative", {do: "wait", seconds: 20}, {do: "logIn", on: "page"},
        {do: "wait", seconds: 1}, {do: "logOut", on: "page"}, "callNative", {do: "wait", seconds: 30}, "callNative",
        "openPage", "fetchOnPage"
        """),
    TwinJarWorld(
      "a load into a network process whose death shows late, and a logout on the page behind it",
      world: "\(noTimers), faults: {deadNetworkProcess: {noticeDelayMilliseconds: 500, observerGoesDeaf: false}}",
      script: """
        "launch", "logIn", "openPage", {do: "wait", seconds: 10}, "killNetworkProcess", "openPage", {do: "wait", seconds: 5},
        {do: "logOut", on: "page"}, {do: "wait", seconds: 2}, "callNative", "openPage", {do: "wait", seconds: 2},
        "fetchOnPage"
        """),
    TwinJarWorld(
      "a refresh that is refused before the backup can be read ends all that came with its tokens",
      world: """
        profile: "ios-26", policy: "keycloak", faults: {backupUnreadablePerLaunch: 1},
        app: {nativeRefreshesAtExpiry: false, pageRefreshesAtExpiry: false, workerRenewsByItself: true},
        network: {latencyMilliseconds: [5, 20]}
        """,
      script: """
        "launch", "openPage", {do: "logIn", on: "page"}, {do: "logOut", on: "page"}, "background", {do: "wait", seconds: 1},
        "kill", {do: "wait", seconds: 20}, "launch", {do: "refreshBoth", offsetMilliseconds: 2000}, "fetchOnPage",
        "fetchOnPage", "callNative", "openPage"
        """),
    TwinJarWorld(
      "a logout on the page, whose store a dead process has set back to the version before a refresh",
      world: """
        policy: "okta", profile: "ios-17", faults: {networkProcessDeathPerForeground: 1}, \(noTimers)
        """,
      script: """
        "launch", "logIn", "openPage", {do: "wait", minutes: 70}, "openPage", "background", {do: "wait", seconds: 1},
        "foreground", \(pageLogOut)
        """),
    TwinJarWorld(
      "the same to the version before the last two, of a server whose access token slides",
      world: """
        policy: "okta", profile: "ios-17", server: {slidesAccess: true},
        faults: {networkProcessDeathPerForeground: 1}, \(noTimers)
        """,
      script: """
        "launch", "logIn", "openPage", {do: "wait", minutes: 16}, "callNative", "callNative", "background",
        {do: "wait", seconds: 1}, "foreground", \(pageLogOut)
        """),
    TwinJarWorld(
      "the same behind two refreshes that were not flushed",
      world: "faults: {flushDelayMilliseconds: 30000}, \(noTimers)",
      script: """
        "launch", "logIn", "openPage", {do: "wait", minutes: 16}, "openPage", "callNative",
        {do: "refreshBoth", offsetMilliseconds: 0}, {do: "wait", seconds: 2}, "killNetworkProcess", \(pageLogOut)
        """),
    TwinJarWorld(
      "the same behind a restart of the app",
      world: "policy: \"okta\", profile: \"ios-17\", server: {slidesAccess: true}, \(noTimers)",
      script: """
        "launch", "logIn", "openPage", {do: "wait", minutes: 16}, "callNative", "kill", "launch", "openPage", "callNative",
        "killNetworkProcess", \(pageLogOut)
        """),
    TwinJarWorld(
      "a login on the page behind a logout that nobody was told of, and a dead process that brings back the time between",
      world: "policy: \"okta\", profile: \"android-webview\", \(noTimers)",
      script: """
        "launch", "logIn", "openPage", {do: "wait", minutes: 1}, {do: "logOut", on: "page"}, {do: "wait", minutes: 1},
        {do: "logIn", on: "page"}, "callNative", "killNetworkProcess", "callNative", "openPage"
        """),
    TwinJarWorld(
      "a network process whose death shows after two seconds, and a logout on the page a quarter of an hour later",
      world: """
        policy: "curity", faults: {deadNetworkProcess: {noticeDelayMilliseconds: 2000, observerGoesDeaf: false}},
        app: {nativeRefreshesAtExpiry: false, pageRefreshesAtExpiry: true}
        """,
      script: """
        "launch", "logIn", "openPage", "killNetworkProcess", "callNative", {do: "wait", minutes: 16}, "fetchOnPage",
        {do: "logOut", on: "page"}, {do: "wait", seconds: 10}, "openPage"
        """),
    TwinJarWorld(
      "the same long after it",
      world: """
        faults: {flushDelayMilliseconds: 30000}, \(noTimers)
        """,
      script: """
        "launch", "logIn", "openPage", {do: "wait", minutes: 16}, "openPage", "callNative", "killNetworkProcess",
        {do: "wait", seconds: 120}, \(pageLogOut)
        """),
    TwinJarWorld(
      "an extension's refresh, before a service worker that refreshes by itself",
      world: """
        app: {nativeRefreshesAtExpiry: false, pageRefreshesAtExpiry: false, extensionTakesLock: true,
          workerRenewsByItself: true}
        """,
      script: """
        "launch", "logIn", "openPage", {do: "wait", minutes: 16}, "callFromExtension", {do: "wait", seconds: 5},
        "callNative", {do: "wait", seconds: 5}, "fetchInServiceWorker", {do: "wait", seconds: 5}, "callNative",
        "fetchOnPage"
        """),
    TwinJarWorld(
      "a refresh whose tokens a look finds before its answer is heard, in a storm of notifications",
      world: """
        app: {nativeRefreshesAtExpiry: false, pageRefreshesAtExpiry: false, workerRenewsByItself: true},
        server: {accessLifetimeSeconds: 20},
        bystanders: [{name: "an", by: "script", count: 1, writes: 300, pauseMilliseconds: 100}]
        """,
      script: """
        "launch", "logIn", "openPage", {do: "wait", seconds: 21}, "callNative", {do: "wait", seconds: 1},
        "fetchInServiceWorker", {do: "wait", seconds: 3}, "callNative", "fetchOnPage"
        """),
  ]
}
