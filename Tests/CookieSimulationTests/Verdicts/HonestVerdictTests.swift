import CookieDiagnosis
import CookieScenarios
import CookieSimulation
import SyncStrategies
import Testing

/// Worlds in which a verdict or its cause was false once.
@Suite("Verdicts and causes that were false once") struct HonestVerdictTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var profile = "ideal"
    /// What stands in the file besides its name and its profile.
    var world: String
    var strategies = StrategyCatalogue.all.map(\.name)
    /// Which verdicts are looked at; all, unless told otherwise.
    var asked: Verdict.Kind?
    /// All causes of all verdicts of 40 runs may be.
    var causes: Set<String>
    /// What comes at all.
    var kinds: Set<Verdict.Kind>
  }

  static let cases = [
    Case(
      testDescription: "a logout does not end a session that began after it was sent",
      world: """
        policy: "no-rotation", network: { latencyMilliseconds: [5, 400] },
        script: ["launch", { do: "logIn", on: "system-browser", handsOver: true }, { do: "logOut", on: "native" },
          { do: "wait", seconds: 5 }, "callNative"]
        """, causes: [], kinds: []),
    Case(
      testDescription: "a logout that met a 503 did not get through",
      world: """
        policy: "rfc9700-strict", script: ["launch", "logIn", "openPage", { do: "wait", seconds: 5 },
          { do: "beginTrouble", kind: "503" }, { do: "logOut", on: "page" }, "endTrouble", { do: "wait", seconds: 5 },
          "callNative", "fetchOnPage"]
        """, strategies: ["push-only", "twinjar", "session-proxy"], causes: ["logout-failed"], kinds: [.resurrected]),
    Case(
      testDescription: "a logout that met a captive portal's page did not get through",
      world: """
        policy: "rfc9700-strict", script: ["launch", "logIn", "openPage", { do: "wait", seconds: 5 },
          { do: "beginTrouble", kind: "captive-portal" }, { do: "logOut", on: "native" }, "endTrouble",
          { do: "wait", seconds: 5 }, "callNative", "fetchOnPage"]
        """, strategies: ["push-only", "session-proxy"], causes: ["logout-failed"], kinds: [.resurrected]),
    Case(
      testDescription: "whatever empties a store behind a logout that did not get through",
      world: """
        policy: "rfc9700-strict", faults: { sdk: "clears-web-store" },
        script: ["launch", "logIn", "openPage", { do: "beginTrouble", kind: "429" }, { do: "logOut", on: "page" },
          "openSDKScreen", "endTrouble", { do: "wait", seconds: 1 }, "callNative", { do: "wait", seconds: 5 },
          "callNative"]
        """, strategies: ["push-only", "native-refresh", "twinjar"], causes: ["logout-failed"], kinds: [.resurrected]),
    Case(
      testDescription: "a login that reached nobody leaves the session that goes on, and is lost to foreign code",
      world: """
        policy: "rfc9700-strict", app: { nativeRefreshesAtExpiry: false, pageRefreshesAtExpiry: false },
        network: { latencyMilliseconds: 1000 }, faults: { sdk: "clears-both-stores" },
        script: ["launch", "logIn", "openPage", { do: "wait", seconds: 1 },
          { do: "logIn", on: "system-browser", handsOver: true }, { do: "wait", milliseconds: 3500 }, "kill", "launch",
          { do: "wait", seconds: 5 }, "openSDKScreen", { do: "wait", seconds: 1 }, "openPage"]
        """, strategies: ["push-only", "two-way-observer"], causes: ["F28"], kinds: [.lost]),
    Case(
      testDescription: "a web store that a kill has set back, and what was copied from it ran out",
      world: """
        policy: "rfc9700-strict", app: { nativeRefreshesAtExpiry: false, pageRefreshesAtExpiry: false },
        server: { refreshLifetimeSeconds: 1800 }, faults: { flushDelayMilliseconds: 5000 },
        script: ["launch", "logIn", "openPage", { do: "wait", minutes: 20 }, "fetchOnPage", { do: "wait", seconds: 1 },
          "callNative", "kill", { do: "wait", seconds: 1 }, "launch", { do: "wait", seconds: 5 }, "callNative",
          { do: "wait", minutes: 16 }, "callNative"]
        """, strategies: ["native-backup", "sentinel-mirror", "snapshot-mirror"], causes: ["F20"],
      kinds: [.lost, .split]),
    Case(
      testDescription: "a logout takes back nothing of what a token's reuse has ended",
      world: """
        policy: "okta", server: { graceSeconds: 0 },
        app: { nativeRefreshesAtExpiry: false, pageRefreshesAtExpiry: false, workerRenewsByItself: true },
        script: ["launch", "logIn", "openPage", { do: "wait", minutes: 70 }, "callNative", "fetchInServiceWorker",
          { do: "wait", seconds: 2 }, { do: "logOut", on: "page" }, { do: "wait", seconds: 2 }, "callNative"]
        """, strategies: ["push-only"], causes: [], kinds: []),
    Case(
      testDescription: "a file that was cut and refused is no failure that was needless",
      world: """
        policy: "rfc9700-strict", server: { keysAreBoundToAddress: true },
        script: ["launch", "logIn", "openPage",
          { do: "download", by: "foreground", validation: "marker", transferMilliseconds: 20000, awaited: false },
          { do: "download", by: "web-view", validation: "marker", transferMilliseconds: 20000, awaited: false },
          { do: "wait", seconds: 5 }, "switchNetwork", { do: "wait", seconds: 30 }]
        """, strategies: ["push-only", "twinjar"], causes: [], kinds: []),
    Case(
      testDescription: "a transfer that had ended before the address changed is whole",
      world: """
        policy: "rfc9700-strict", server: { keysAreBoundToAddress: true },
        timing: { nativeCompletionMilliseconds: 5000 },
        script: ["launch", "logIn",
          { do: "download", by: "foreground", validation: "status", transferMilliseconds: 1000,
            onAddressChange: "starts-anew", awaited: false },
          { do: "wait", seconds: 3 }, "switchNetwork", { do: "wait", seconds: 30 }]
        """, strategies: ["push-only"], causes: [], kinds: []),
    Case(
      testDescription: "a captive portal's page is no login page",
      world: """
        policy: "rfc9700-strict",
        script: ["launch", "logIn", "openPage", { do: "beginTrouble", kind: "captive-portal" },
          { do: "download", by: "foreground", validation: "status" }, { do: "showDocument", validation: "status" },
          "endTrouble"]
        """, strategies: ["push-only", "twinjar"], causes: ["portal-page"], kinds: [.falseSuccess]),
    Case(
      testDescription: "a refresh with nothing to send is refused, and the page's login meanwhile is taken away for it",
      profile: "ios-17",
      world: """
        policy: "auth0", server: { clearsCookiesOnFailure: true }, network: { latencyMilliseconds: [20, 80] },
        script: ["launch", "openPage", { do: "callNative", awaited: false }, { do: "logIn", on: "page" },
          "fetchOnPage", { do: "wait", seconds: 3 }, "openPage"]
        """,
      strategies: ["single-source-web", "native-backup", "cold-start-wake", "borrowed-cookies", "cookie-manager-jar"],
      causes: ["strategy"], kinds: [.lost, .split]),
    Case(
      testDescription: "the same of a user who had logged out before",
      world: """
        policy: "rfc9700-strict", server: { clearsCookiesOnFailure: true },
        app: { nativeRefreshesAtExpiry: false, pageRefreshesAtExpiry: false }, network: { latencyMilliseconds: [10, 400] },
        script: ["launch", "logIn", "openPage", { do: "logOut", on: "native" }, { do: "wait", minutes: 1 },
          { do: "refreshBoth", offsetMilliseconds: 100 }, { do: "logIn", on: "page" }, "fetchOnPage",
          { do: "wait", seconds: 5 }, "openPage"]
        """,
      strategies: ["single-source-web", "native-backup", "cold-start-wake", "borrowed-cookies", "cookie-manager-jar"],
      causes: ["strategy"], kinds: [.lost, .split]),
    Case(
      testDescription: "a suspended app keeps the lock, and whoever waits for it goes on with it",
      world: """
        policy: "rfc9700-strict", network: { latencyMilliseconds: 100 },
        app: { extensionTakesLock: true, nativeRefreshesAtExpiry: false, pageRefreshesAtExpiry: false },
        script: ["launch", "logIn", { do: "wait", minutes: 16 }, { do: "callNative", awaited: false },
          { do: "wait", milliseconds: 300 }, "background", "callFromExtension", { do: "wait", hours: 1 },
          "foreground", "callNative"]
        """, strategies: ["twinjar"], causes: [], kinds: []),
    Case(
      testDescription: "the answer to a login that came was heard, whatever became of the page that it leads to",
      world: """
        policy: "okta", network: { troublePerRequest: 0.4, trouble: "dns-failure", troubleStrikes: "all" },
        server: { logInRedirects: true }, app: { nativeRefreshesAtExpiry: false, pageRefreshesAtExpiry: false },
        script: ["launch", "openPage", { do: "logIn", on: "page" }, { do: "wait", seconds: 2 },
          { do: "logOut", on: "native" }, { do: "wait", seconds: 2 }, "openPage", "fetchOnPage"]
        """, strategies: ["push-only"], causes: ["F01", "logout-failed"], kinds: [.resurrected]),
    Case(
      testDescription: "a refresh that the script asks of one launch is none of the next",
      world: """
        policy: "rfc9700-strict", app: { nativeRefreshesAtExpiry: false, pageRefreshesAtExpiry: false },
        script: ["launch", "logIn", "openPage", { do: "refreshBoth", offsetMilliseconds: 100 }, "kill", "launch",
          { do: "wait", seconds: 1 }, "callNative"]
        """, strategies: ["push-only"], causes: [], kinds: []),
    Case(
      testDescription: "of two logouts the one that had a token counts",
      world: """
        policy: "no-rotation", network: { troublePerRequest: 0.2, trouble: "dns-failure" },
        server: { logoutEndsRefresh: false }, faults: { loadOvertakesWrites: true },
        script: ["launch", "logIn", "openPage", { do: "wait", seconds: 5 }, { do: "logOut", on: "native" },
          { do: "wait", seconds: 30 }, "callNative", { do: "logOut", on: "native" }, { do: "wait", seconds: 5 },
          "fetchOnPage"]
        """, strategies: ["push-only", "dummy-cookie", "hidden-web-view"], causes: ["F01", "logout-failed"],
      kinds: [.resurrected]),
    Case(
      testDescription: "the token of an older session that a flush brought back is not held back from this one",
      world: """
        policy: "rfc9700-strict", faults: { flushDelayMilliseconds: [2000, 3000] },
        app: { nativeRefreshesAtExpiry: false, pageRefreshesAtExpiry: false },
        script: ["launch", "logIn", "openPage", { do: "wait", minutes: 20 }, { do: "logOut", on: "native" },
          { do: "logIn", on: "page" }, "kill", "launch", "openPage", { do: "wait", seconds: 5 }, "fetchOnPage"]
        """, strategies: ["push-only", "native-refresh", "own-stores", "single-flight"], causes: ["F20"],
      kinds: [.lost, .split]),
    Case(
      testDescription: "a web store that is empty since the clock was set is not a cold one",
      world: """
        policy: "connect2id", script: ["launch", "logIn", "openPage", { do: "setClock", hours: 960 },
          { do: "wait", hours: 1 }, "callNative", "fetchOnPage", { do: "wait", minutes: 20 }, "callNative",
          "fetchOnPage", "kill", "launch", "openPage", "callNative"]
        """, strategies: ["native-backup"], causes: ["F65"],
      kinds: [.lost, .split, .needlessLogin]),
    Case(
      testDescription: "a token that is over by the device's clock as it comes is kept from nobody", profile: "ios-17",
      world: """
        policy: "rfc9700-strict", network: { latencyMilliseconds: [20, 40] },
        server: { expiryFormat: "http-date" }, faults: { replyLoss: 0 },
        script: ["launch", "logIn", "openPage", { do: "wait", seconds: 15 }, "openPage", { do: "wait", seconds: 5 },
          { do: "setClock", hours: 1 }, "callNative", { do: "wait", seconds: 5 }, "callNative", "fetchOnPage"]
        """, strategies: ["twinjar", "native-refresh"], causes: ["F65"], kinds: [.needlessLogin]),
    Case(
      testDescription: "a look at the web store that is never answered",
      world: """
        policy: "rfc9700-strict", faults: { completionsLost: 1 },
        script: ["launch", "logIn", "openPage", { do: "wait", seconds: 5 }, "callNative", "fetchOnPage"]
        """, strategies: ["twinjar"], causes: ["F62"], kinds: [.split]),
    Case(
      testDescription: "a token against forgery of another host is not sent to this one",
      world: """
        policy: "no-rotation", server: { hosts: "several", cookiesCoverSite: true },
        bystanders: [{ name: "csrf", by: "server", on: "each-answer", mustMatch: true }],
        script: ["launch", "logIn", { do: "wait", seconds: 5 }, "callNative", { do: "wait", seconds: 5 },
          { do: "showDocument", validation: "marker" }, { do: "wait", seconds: 5 }, "callNative"]
        """, strategies: ["push-only", "twinjar"], causes: [], kinds: []),
    Case(
      testDescription: "a token against forgery that the system's browser was given is not native code's",
      world: """
        policy: "rfc9700-strict", bystanders: [{ name: "csrf", by: "server", on: "beginning", mustMatch: true }],
        script: ["launch", "logIn", "openPage", "callNative", { do: "logIn", on: "system-browser" },
          { do: "wait", seconds: 5 }, "callNative"]
        """, strategies: ["native-refresh", "own-stores", "session-proxy"], causes: [], kinds: []),
    Case(
      testDescription: "a token against forgery that the old device was given is not the new one's",
      world: """
        policy: "rfc9700-strict", bystanders: [{ name: "csrf", by: "server", on: "each-answer", mustMatch: true }],
        script: ["launch", "logIn", "openPage", "callNative", "migrateDevice", "launch", "callFromOldDevice",
          { do: "wait", seconds: 5 }, "callNative"]
        """, strategies: ["native-refresh", "own-stores", "session-proxy"], causes: [], kinds: []),
    Case(
      testDescription: "code writes what a sliding session's answer brought after the logout",
      world: """
        policy: "rfc9700-strict", server: { slidesAccess: true },
        script: ["launch", "logIn", "openPage", { do: "wait", minutes: 1 },
          { do: "download", by: "background", transferMilliseconds: 10000, validation: "MIME", awaited: false },
          { do: "wait", seconds: 2 }, { do: "logOut", on: "page" }, { do: "wait", minutes: 1 }]
        """, strategies: ["native-backup"], causes: ["written-back"], kinds: [.writtenBack]),
    Case(
      testDescription: "a call that slides the session is no refresh that outlives the logout",
      world: """
        policy: "rfc9700-strict", network: { latencyMilliseconds: [20, 80] }, server: { slidesAccess: true },
        script: ["launch", "logIn", { do: "wait", minutes: 5 }, { do: "callNative", awaited: false },
          { do: "logOut", on: "native" }, { do: "wait", seconds: 5 }, "callNative"]
        """, strategies: ["shared-process-pool"], causes: ["late-answer"], kinds: [.resurrected]),
    Case(
      testDescription: "native code's own refresh overtakes its own login: the other side has nothing to do with it",
      world: """
        policy: "rfc9700-strict", network: { latencyMilliseconds: [20, 80] },
        server: { absoluteLifetimeSeconds: 1800 },
        app: { nativeRefreshesAtExpiry: false, pageRefreshesAtExpiry: false },
        script: ["launch", "logIn", "openPage", { do: "wait", minutes: 16 }, { do: "callNative", awaited: false },
          { do: "wait", milliseconds: [50, 250] }, "logIn", { do: "wait", seconds: 5 }, "callNative", "openPage",
          { do: "wait", minutes: 20 }, "callNative", "openPage"]
        """, strategies: ["native-refresh", "snapshot-mirror"], causes: ["F35", "overtaken"], kinds: [.lost]),
    Case(
      testDescription: "a page in another site's frame is given nothing, so native code is told nothing",
      world: """
        policy: "rfc9700-strict", app: { pageIsEmbedded: true },
        script: ["launch", { do: "logIn", on: "page" }, "openPage"]
        """, strategies: ["native-refresh", "own-stores", "single-flight", "native-backup"], causes: ["same-site"],
      kinds: [.lost]),
    Case(
      testDescription:
        "script cannot delete the HttpOnly cookies of its own store at the logout, and who never looks there misses nothing",
      world: """
        policy: "rfc9700-strict", app: { pageStoresTokensByScript: true },
        script: ["launch", "logIn", "openPage", { do: "wait", minutes: 1 }, { do: "logOut", on: "page" },
          { do: "wait", seconds: 3 }, "callNative", "openPage"]
        """, strategies: ["push-only"], causes: ["F01"], kinds: [.resurrected]),
    Case(
      testDescription: "a logout is its own session's, and a login's answer is no copy",
      world: """
        policy: "rfc9700-strict", server: { sameSite: "none" },
        script: ["launch", "logIn", "openPage", { do: "logOut", on: "page" }, { do: "wait", seconds: 3 }, "logIn",
          "killNetworkProcess", { do: "logOut", on: "page" }, { do: "wait", seconds: 3 }, "callNative"]
        """, strategies: ["cold-start-wake", "push-only"], causes: ["F01", "F33"], kinds: [.resurrected]),
    Case(
      testDescription: "a login in the system's browser that is under way has opened no session",
      world: """
        policy: "rfc9700-strict",
        script: ["launch", { do: "logIn", on: "page" }, "openPage",
          { do: "logIn", on: "system-browser", handsOver: true }, { do: "logOut", on: "native" },
          { do: "wait", seconds: 3 }, "openPage"]
        """, strategies: ["push-only"], causes: ["F01"], kinds: [.resurrected]),
    Case(
      testDescription: "the policy ends the app's session, and the browser's login is none of the app's",
      world: """
        policy: "rfc9700-strict", server: { refreshLifetimeSeconds: 3600 },
        script: ["launch", "logIn", "openPage", "kill", { do: "wait", minutes: 50 },
          { do: "logIn", on: "system-browser" }, { do: "wait", minutes: 30 }, "launch", "callNative"]
        """, strategies: ["push-only", "twinjar"], causes: [], kinds: []),
    Case(
      testDescription: "both sides refresh one token, whoever has logged in in the browser",
      world: """
        policy: "rfc9700-strict", network: { latencyMilliseconds: 20 },
        script: ["launch", "logIn", "openPage", { do: "wait", minutes: 1 }, { do: "logIn", on: "system-browser" },
          { do: "wait", minutes: 16 }, "callNative", "openPage"]
        """, strategies: ["push-only"], causes: ["F01", "F50"], kinds: [.lost]),
    Case(
      testDescription: "a session that the server refuses for the new address is not there for the asking",
      world: """
        policy: "no-rotation", server: { sessionsAreBoundToAddress: true },
        script: ["launch", "logIn", "openPage", "switchNetwork", { do: "wait", seconds: 3 }, "callNative", "openPage"]
        """, strategies: ["push-only", "native-refresh", "twinjar"], causes: ["D8"], kinds: [.lost]),
    Case(
      testDescription: "cookies for one host are not there for the asking on another",
      world: """
        policy: "rfc9700-strict", server: { hosts: "several", cookiesCoverSite: false },
        script: ["launch", "logIn", "openPage", "callNative"]
        """, strategies: ["native-refresh", "twinjar"], causes: ["same-site"], kinds: [.lost, .split]),
    Case(
      testDescription: "a cookie that is copied into a full store is not the first to go",
      world: """
        policy: "rfc9700-strict", faults: { observerCoalescingMilliseconds: 50 },
        bystanders: [{ name: "analytics", by: "script", count: 200, arePersistent: true, writes: 1 }],
        script: ["launch", "logIn", "openPage", { do: "wait", minutes: 16 }, "fetchOnPage", "callNative"]
        """, strategies: ["read-back", "persistent-cookie-jar"], causes: [], kinds: []),
    Case(
      testDescription: "a logout ends the session whose token it carries, while another one is being opened",
      world: """
        policy: "rfc9700-strict", server: { logoutEndsAccess: true }, network: { latencyMilliseconds: [20, 80] },
        script: ["launch", "logIn", "openPage", { do: "wait", seconds: 5 },
          { do: "logIn", on: "system-browser", handsOver: true }, { do: "wait", milliseconds: [0, 200] },
          { do: "refreshBoth", offsetMilliseconds: 20 }, { do: "wait", milliseconds: [0, 50] },
          { do: "logOut", on: "page" }, { do: "wait", seconds: 5 }, "callNative", "openPage", "fetchOnPage"]
        """, strategies: ["access-only-web", "native-refresh", "two-way-observer"],
      causes: ["written-back"], kinds: [.writtenBack]),
    Case(
      testDescription: "a logout without a token, while a session is being opened, ends no other",
      world: """
        policy: "rfc9700-strict", network: { latencyMilliseconds: [20, 80] },
        script: ["launch", "openPage", { do: "logIn", on: "page" }, { do: "wait", seconds: 5 },
          { do: "logIn", on: "system-browser", handsOver: true }, { do: "wait", milliseconds: [0, 300] },
          { do: "logOut", on: "native" }, { do: "wait", minutes: 20 }, "callNative", "openPage", "fetchOnPage"]
        """, strategies: ["header-injection", "persistent-cookie-jar"], causes: ["F01"],
      kinds: [.lost, .split, .resurrected]),
    Case(
      testDescription: "the last refusal that native code had heard is passed on, whatever was refused since",
      profile: "ios-17",
      world: """
        policy: "rfc9700-strict", network: { latencyMilliseconds: [20, 80] }, server: { clearsCookiesOnFailure: true },
        script: ["launch", { do: "logIn", on: "native" }, "openPage", { do: "wait", seconds: 5 },
          { do: "logOut", on: "native" }, { do: "callNative", awaited: false }, { do: "callNative", awaited: false },
          { do: "wait", milliseconds: [0, 100] }, { do: "logIn", on: "page" }, { do: "wait", seconds: 5 }, "callNative",
          "openPage", "fetchOnPage"]
        """, strategies: ["snapshot-on-use", "native-backup", "cookie-manager-jar"],
      causes: ["strategy", "F50", "F52"], kinds: [.lost]),
    Case(
      testDescription: "what a refusal cleared before a session began took nothing of it", profile: "ios-17",
      world: """
        policy: "rfc9700-strict", network: { latencyMilliseconds: [20, 80] },
        server: { clearsCookiesOnFailure: true, logInRedirects: true },
        script: ["launch", "openPage", { do: "logIn", on: "page" }, { do: "wait", seconds: [6, 21] },
          { do: "logIn", on: "native" }, { do: "wait", seconds: [3, 6] },
          { do: "refreshBoth", offsetMilliseconds: 20 }, { do: "wait", seconds: 5 }, "callNative", "openPage",
          "fetchOnPage"]
        """, strategies: ["snapshot-mirror", "sentinel-mirror", "cookie-manager-jar"],
      causes: ["F01", "F35", "F39"], kinds: [.lost, .split, .needlessLogin]),
    Case(
      testDescription: "a backup brings back over native code's own newer login what a page's logout had deleted",
      profile: "ios-17",
      world: """
        policy: "rfc9700-strict", network: { latencyMilliseconds: [20, 80] }, server: { logInRedirects: true },
        bystanders: [{ name: "lb", by: "server", on: "each-answer" }],
        script: ["launch", "logIn", "openPage", { do: "wait", seconds: 5 }, { do: "logIn", on: "native" },
          { do: "logOut", on: "page" }, { do: "wait", milliseconds: [0, 600] },
          { do: "logIn", on: "system-browser", handsOver: true }, { do: "wait", seconds: 5 }, "callNative", "openPage",
          "fetchOnPage"]
        """, strategies: ["native-backup"], causes: ["F34", "written-back"], kinds: [.resurrected, .writtenBack]),
  ]

  static func scenario(_ world: String, on profile: String = "ideal") throws -> Scenario {
    let text = """
      { schema: "twinjar.scenario/1", name: "made-up", summary: "made up", profile: "\(profile)",
        \(world) }
      """
    return try ScenarioFile.parse(Array(text.utf8), source: "made-up")
  }

  @Test(arguments: cases + ofStoresApart + ofTwins + ofUses + ofCopies + ofEnded + ofSilence + ofSources + ofUndone)
  func isTrue(_ test: Case) throws {
    let scenario = try Self.scenario(test.world, on: test.profile)
    var (causes, kinds) = (Set<String>(), Set<Verdict.Kind>())
    for name in test.strategies {
      let simulator = Simulator(scenario: scenario, strategy: try #require(StrategyCatalogue.entry(named: name)))
      for seed in 0..<40 as Range<UInt64> {
        for verdict in simulator.run(Tape(seed: seed)).verdicts where test.asked ?? verdict.kind == verdict.kind {
          causes.insert(verdict.cause.id)
          kinds.insert(verdict.kind)
        }
      }
    }
    #expect(causes == test.causes)
    #expect(kinds.isSubset(of: test.kinds) && kinds.isEmpty == test.kinds.isEmpty, "\(kinds)")
  }
}
