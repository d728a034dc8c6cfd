import Testing

/// Whether the user's last login or logout stands, whatever was under way when it came. In each of these worlds twinjar once
/// failed.
@Suite struct TwinJarLoginTests {
  @Test("a login stands, and a logout ends it everywhere", arguments: worlds) func keeps(_ world: TwinJarWorld) throws {
    try world.expectNoHarm()
  }

  /// Calls that a login has overtaken and that are answered seconds later, over a network with some slow legs.
  private static let slowCalls = String(repeating: #"{do: "callNative", awaited: false}, "#, count: 6)
  private static let slowLegs =
    "network: {latencyMilliseconds: {quantiles: [[0, 30], [0.75, 80], [0.8, 3000], [1, 4500]]}}"
  private static let later = """
    {do: "wait", seconds: 20}, "callNative", {do: "wait", minutes: 16}, "callNative", "openPage"
    """
  private static let loggedIn = #""launch", "logIn", "openPage", {do: "wait", minutes: 1}"#
  private static let pageRefreshesSoon =
    "{do: \"refreshBoth\", offsetMilliseconds: 2500}, {do: \"wait\", milliseconds: [300, 600]}"

  /// Two calls of native code, and a login of the page between calls, after a logout.
  private static func loginAfterLogout(on side: String) -> String {
    let call = #"{do: "callNative", awaited: false}"#
    return """
      \(loggedIn), {do: "logOut", on: "\(side)"}, {do: "wait", seconds: [1, 5]}, "openPage", \(call),
      {do: "wait", milliseconds: [0, 100]}, \(call), {do: "wait", milliseconds: [0, 100]}, \(call),
      {do: "logIn", on: "page"}, {do: "wait", milliseconds: [0, 50]}, \(call), {do: "wait", milliseconds: [0, 50]}, \(call),
      \(later)
      """
  }

  @Test("what a login begins is not taken for what it has overtaken", arguments: overtaken)
  func keepsWhatIsNew(_ world: TwinJarWorld) throws { try world.expectNoHarm() }

  static let overtaken: [TwinJarWorld] = [
    TwinJarWorld(
      "a refresh after a login on the page, while calls of before are under way", world: slowLegs,
      script: "\(loggedIn), \(pageRefreshesSoon), \(slowCalls) {do: \"logIn\", on: \"page\"}, \(later)"),
    TwinJarWorld(
      "a refresh after a login in native code, while calls of before are under way", world: slowLegs,
      script: "\(loggedIn), \(pageRefreshesSoon), \(slowCalls) \"logIn\", \(later)"),
    TwinJarWorld(
      "a refresh after the first login, while calls of before are under way", world: slowLegs,
      script: "\"launch\", \"openPage\", \(pageRefreshesSoon), \(slowCalls) \"logIn\", \(later)"),
    TwinJarWorld(
      "a login on the page after a logout there, which the platform copies before anybody looks (F36)",
      world: "network: {latencyMilliseconds: [20, 40]}, faults: {driftToNativeMilliseconds: [0, 20]}",
      script: loginAfterLogout(on: "page")),
    TwinJarWorld(
      "a login on the page after a logout in native code, which the platform copies before anybody looks (F36)",
      world: "network: {latencyMilliseconds: [20, 40]}, faults: {driftToNativeMilliseconds: [0, 20]}",
      script: loginAfterLogout(on: "native")),
    TwinJarWorld(
      "the same beside a slow observer",
      world: """
        network: {latencyMilliseconds: [20, 600]},
        faults: {observerCoalescingMilliseconds: 500, driftToNativeMilliseconds: [0, 300]}
        """,
      script: """
        \(loggedIn), {do: "logOut", on: "native"}, {do: "wait", seconds: [1, 5]}, "openPage", \(slowCalls)
        {do: "logIn", on: "page"}, \(later)
        """),
    TwinJarWorld(
      "a login over a session, a kill before the flush and a start before the first unlock: the mark is the older one's",
      world: "network: {latencyMilliseconds: [20, 40]}, faults: {flushDelayMilliseconds: [2000, 10000]}",
      script: """
        "launch", "logIn", "openPage", {do: "wait", minutes: 16}, "openPage", {do: "setClock", minutes: -20},
        {do: "wait", seconds: 2}, "logIn", {do: "wait", milliseconds: [30, 120]}, "kill",
        {do: "launch", beforeFirstUnlock: true}, "openPage", {do: "wait", minutes: 1}, "unlock", {do: "wait", seconds: 1},
        "openPage", {do: "wait", minutes: 1}, "fetchOnPage", "callNative"
        """),
  ]

  private static let refusedAtLogOut = """
    "openPage", "callNative", {do: "wait", minutes: 1}, "openPage", "callNative",
    {do: "refreshBoth", offsetMilliseconds: 50}, {do: "logOut", on: "page"}, {do: "wait", seconds: 20}, "callNative"
    """
  private static let slidInExtension = """
    \(loggedIn), "callFromExtension", {do: "wait", minutes: 2}, {do: "logOut", on: "page"}, {do: "wait", seconds: 5},
    "callNative", "openPage", "fetchOnPage"
    """

  static let worlds: [TwinJarWorld] = [
    TwinJarWorld(
      "the last answer of before a logout comes while a guest's refresh is under way",
      world: "network: {latencyMilliseconds: [20, 600]}, server: {slidesAccess: true}",
      script: """
        \(loggedIn), \(slowCalls) {do: "logOut", on: "native"}, {do: "wait", seconds: 20}, "callNative", "openPage",
        "fetchOnPage"
        """),
    TwinJarWorld(
      "a logout on the page right behind a refused refresh of a session that the page began",
      world: "network: {latencyMilliseconds: [20, 1500]}",
      script: """
        "launch", "openPage", {do: "logIn", on: "page"}, \(refusedAtLogOut)
        """),
    TwinJarWorld(
      "the same of a session that another launch began",
      world: "network: {latencyMilliseconds: [20, 1500]}",
      script: """
        "launch", "logIn", "kill", "launch", \(refusedAtLogOut)
        """),
    TwinJarWorld(
      "a refresh's second try, while a login has come",
      world: """
        network: {latencyMilliseconds: {quantiles: [[0, 30], [0.7, 80], [0.72, 3000], [1, 4500]]}}, server: {graceSeconds: 10}
        """,
      script: """
        "launch", "openPage", {do: "callNative", awaited: false}, {do: "callNative", awaited: false},
        {do: "callNative", awaited: false}, {do: "wait", milliseconds: [300, 3000]}, "logIn", {do: "wait", seconds: 30},
        "callNative", {do: "wait", minutes: 16}, "callNative", "openPage"
        """),
    TwinJarWorld(
      "a hook of another request sees the cookies of a login before its own does, and refreshes with them",
      world: "network: {latencyMilliseconds: 20}",
      script: """
        "launch", "logIn", "openPage", {do: "wait", seconds: 30}, {do: "logOut", on: "native"}, {do: "wait", seconds: 30},
        {do: "callNative", awaited: false}, "logIn", {do: "wait", minutes: 16}, "callNative", {do: "wait", minutes: 16},
        "callNative"
        """),
    TwinJarWorld(
      "requests that begin with a slow logout wait for its answer",
      world: "network: {latencyMilliseconds: [1000, 1500]}",
      script: """
        "launch", "logIn", "openPage", {do: "wait", seconds: 5}, {do: "callNative", awaited: false},
        {do: "download", by: "background", awaited: false, transferMilliseconds: 50}, {do: "logOut", on: "native"},
        {do: "wait", seconds: 30}
        """),
    TwinJarWorld(
      "the answers to a refresh and to a logout come together",
      world:
        "network: {latencyMilliseconds: 20}, server: {slidesAccess: true}, timing: {nativeCompletionMilliseconds: [1, 15]}",
      script: """
        "launch", "logIn", "openPage", {do: "wait", minutes: 1}, "logIn", {do: "fetchOnPage", awaited: false}, "background",
        {do: "wait", minutes: 20}, "foreground", {do: "logOut", on: "native"}, {do: "wait", minutes: 16}, "callNative",
        "openPage", {do: "wait", minutes: 16}, "callNative", "openPage"
        """),
    TwinJarWorld(
      "a login that got no answer ends nothing (an access token that slid meanwhile is no new session)",
      world: """
        server: {slidesAccess: true}
        """,
      script: """
        "launch", "logIn", "openPage", {do: "wait", minutes: 1}, "callFromExtension", {do: "wait", seconds: 5},
        "goOffline", "logIn", "goOnline", {do: "wait", minutes: 16}, "callNative", "openPage"
        """),
    TwinJarWorld(
      "nor does one that met a 503, beside an extension",
      world: """
        server: {slidesAccess: true}, app: {extensionTakesLock: true}
        """,
      script: """
        "launch", "logIn", "openPage", {do: "wait", minutes: 1}, "callFromExtension", {do: "wait", seconds: 5},
        {do: "beginTrouble", kind: "503"}, "logIn", "endTrouble", {do: "wait", seconds: 5}, "openPage",
        {do: "wait", minutes: 16}, "callNative", "openPage"
        """),
    TwinJarWorld(
      "a logout on the page ends the access token that slid in an extension minutes before",
      world: "network: {latencyMilliseconds: [20, 40]}, server: {issuesRefreshTokens: false, slidesAccess: true}",
      script: slidInExtension),
    TwinJarWorld(
      "the same beside a refresh token and a lock",
      world: "network: {latencyMilliseconds: [20, 40]}, server: {slidesAccess: true}, app: {extensionTakesLock: true}",
      script: slidInExtension),
    TwinJarWorld(
      "a logout on the page ends what an extension has refreshed as well",
      world: """
        app: {extensionTakesLock: true, nativeRefreshesAtExpiry: false, pageRefreshesAtExpiry: false}
        """,
      script: """
        "launch", "logIn", "openPage", {do: "wait", minutes: 16}, "callFromExtension", {do: "wait", seconds: 5},
        {do: "logOut", on: "page"}, {do: "wait", seconds: 5}, "callNative", "openPage"
        """),
    TwinJarWorld(
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
    TwinJarWorld(
      "a download that a logout overtook brings no session back",
      world: """
        server: {slidesAccess: true}
        """,
      script: """
        "launch", "logIn", "openPage", {do: "wait", minutes: 1},
        {do: "download", by: "background", transferMilliseconds: 10000, validation: "MIME", awaited: false},
        {do: "wait", seconds: 2}, {do: "logOut", on: "page"}, {do: "wait", minutes: 1}
        """),
    TwinJarWorld(
      "a native login stands against the answer to a refresh of the session before it",
      world: """
        server: {absoluteLifetimeSeconds: 1800}, app: {nativeRefreshesAtExpiry: false, pageRefreshesAtExpiry: false}
        """,
      script: """
        "launch", "logIn", "openPage", {do: "wait", minutes: 16}, {do: "callNative", awaited: false},
        {do: "wait", milliseconds: [50, 250]}, "logIn", {do: "wait", seconds: 5}, "callNative", "openPage",
        {do: "wait", minutes: 20}, "callNative", "openPage"
        """),
    TwinJarWorld(
      "a login on the page as well",
      world: """
        server: {absoluteLifetimeSeconds: 1800}, app: {nativeRefreshesAtExpiry: false, pageRefreshesAtExpiry: false}
        """,
      script: """
        "launch", "logIn", "openPage", {do: "wait", minutes: 16}, {do: "callNative", awaited: false},
        {do: "wait", milliseconds: [50, 250]}, {do: "logIn", on: "page"}, {do: "wait", seconds: 5}, "callNative",
        "openPage", {do: "wait", minutes: 20}, "callNative", "openPage"
        """, strikesBetweenLookAndWrite: [8]),
    TwinJarWorld(
      "and one in the browser that is handed over",
      world: """
        app: {nativeRefreshesAtExpiry: false, pageRefreshesAtExpiry: false}, server: {absoluteLifetimeSeconds: 1800}
        """,
      script: """
        "launch", "logIn", "openPage", {do: "wait", minutes: 16}, {do: "callNative", awaited: false},
        {do: "wait", milliseconds: [50, 250]}, {do: "logIn", on: "system-browser", handsOver: true},
        {do: "wait", seconds: 5}, "callNative", "openPage", {do: "wait", minutes: 20}, "callNative", "openPage"
        """),
    TwinJarWorld(
      "a login before the first unlock stands against the saved session",
      world: """
        server: {cookiesArePersistent: false}, faults: {sessionCookiesDieWithProcess: true}
        """,
      script: """
        "launch", "logIn", "openPage", {do: "wait", minutes: 1}, "kill", {do: "wait", days: 40},
        {do: "launch", beforeFirstUnlock: true}, "logIn", {do: "wait", seconds: 5}, "openPage", "unlock",
        {do: "wait", seconds: 5}, "callNative", "openPage"
        """),
    TwinJarWorld(
      "on the page as well",
      world: """
        server: {cookiesArePersistent: false}, faults: {sessionCookiesDieWithProcess: true}
        """,
      script: """
        "launch", "logIn", "openPage", {do: "wait", minutes: 1}, "kill", {do: "wait", days: 40},
        {do: "launch", beforeFirstUnlock: true}, {do: "logIn", on: "page"}, {do: "wait", seconds: 5}, "unlock",
        {do: "wait", seconds: 5}, "callNative", "openPage"
        """),
    TwinJarWorld(
      "what a refresh brings while a logout is under way sets out nowhere",
      world: """
        app: {nativeRefreshesAtExpiry: false, pageRefreshesAtExpiry: false}
        """,
      script: """
        "launch", "logIn", "openPage", {do: "wait", hours: 1},
        {do: "download", by: "background", validation: "MIME", awaited: false}, {do: "logOut", on: "native"},
        {do: "wait", seconds: 3}, {do: "logIn", on: "page"}, "callNative"
        """),
    TwinJarWorld(
      "a logout on the page is seen behind a write that had no end",
      world: """
        profile: "ideal", faults: {completionsLost: 0.1}, bystanders: "everyday"
        """,
      script: """
        "launch", "logIn", "openPage", {do: "wait", minutes: [1, 5]}, {do: "refreshBoth", offsetMilliseconds: 11},
        {do: "logOut", on: "page"}, {do: "wait", seconds: 3}, "logIn", "openPage"
        """, strikesBetweenLookAndWrite: [83]),
    TwinJarWorld(
      "a native logout ends what the page has received since, backup or not",
      world: """
        server: {slidesAccess: true, expiryFormat: "http-date"}, app: {backupIsFile: false}
        """,
      script: """
        "launch", "logIn", "openPage", "kill", "restoreDevice", "launch", {do: "logOut", on: "native"},
        {do: "wait", seconds: 5}, "openPage"
        """),
    TwinJarWorld(
      "a session that the server has refused to renew is over everywhere",
      world: """
        profile: "ios-17", policy: "supabase", network: {latencyMilliseconds: 20}, app: {pageStoresTokensByScript: true}
        """,
      script: """
        "launch", "logIn", "openPage", {do: "wait", seconds: 20}, {do: "logOut", on: "page"},
        {do: "wait", milliseconds: [0, 100]}, "background", {do: "wait", hours: 1}, "foreground", "openPage",
        "killNetworkProcess", {do: "wait", days: 1}, "callNative", "openPage"
        """),
    TwinJarWorld(
      "a call that has waited for a logout sets out with nothing that the platform has copied meanwhile",
      world: """
        faults: {driftToNativeMilliseconds: [0, 300]}
        """,
      script: """
        "launch", "logIn", {do: "callNative", awaited: false}, {do: "logOut", on: "native"}, {do: "wait", seconds: 10}
        """),
    TwinJarWorld(
      "a call that waits for its look waits for the next one too, if the page has logged out meanwhile",
      world: """
        faults: {snapshotDelayMilliseconds: [300, 500]}
        """,
      script: """
        "launch", "logIn", "openPage", {do: "wait", minutes: 1}, {do: "callNative", awaited: false},
        {do: "logOut", on: "page"}, {do: "wait", minutes: 1}
        """),
    TwinJarWorld(
      "after a launch native code learns of the page's logout before it sends",
      world: """
        profile: "ideal"
        """,
      script: """
        "launch", "logIn", "openPage", {do: "wait", seconds: 10}, {do: "logOut", on: "page"}, "kill",
        "launch", "callNative", {do: "wait", seconds: 10}, "openPage"
        """),
    TwinJarWorld(
      "on Android as well",
      world: """
        profile: "android-webview"
        """,
      script: """
        "launch", "logIn", "openPage", {do: "wait", seconds: 10}, {do: "logOut", on: "page"}, {do: "wait", minutes: 1},
        "kill", "launch", "callNative", {do: "wait", seconds: 10}, "openPage"
        """),
    TwinJarWorld(
      "and where nobody keeps the observer",
      world: """
        faults: {observerIsReleased: true}
        """,
      script: """
        "launch", "logIn", "openPage", {do: "wait", seconds: 10}, {do: "logOut", on: "page"}, "kill",
        "launch", "callNative", {do: "wait", seconds: 10}, "openPage"
        """),
    TwinJarWorld(
      "what a silent web store did not take is written at the next look, so that a logout is seen",
      world: """
        faults: {completionsLost: 0.16}
        """,
      script: """
        "launch", "logIn", {do: "showDocument", validation: "status"}, {do: "logOut", on: "page"},
        {do: "wait", minutes: 1}, "kill", "launch", "openPage"
        """),
  ]
}
