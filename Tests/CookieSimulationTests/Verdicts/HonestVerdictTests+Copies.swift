/// What was put down to the strategy, or to a side that had not been told, where a copy was stale, a cookie was over, or what was
/// to be copied was gone or could not be seen.
extension HonestVerdictTests {
  static let ofCopies = [
    Case(
      testDescription: "what a redirect brought and HttpOnly kept out was not kept back for another site",
      world: """
        policy: "keycloak", server: { accessLifetimeSeconds: 20, logInRedirects: true },
        app: { nativeRefreshesAtExpiry: true, pageRefreshesAtExpiry: false, pageStoresTokensByScript: true },
        script: ["launch", "logIn", "openPage", { do: "wait", minutes: 1 }, { do: "logOut", on: "page" },
          { do: "wait", seconds: 3 }, { do: "logIn", on: "page" }, { do: "wait", seconds: 30 }, "callNative", "fetchOnPage"]
        """, strategies: ["push-only", "persistent-copy", "read-back", "single-flight"],
      causes: ["F38", "written-back"], kinds: [.lost, .writtenBack]),
    Case(
      testDescription: "a cookie that the clock took needs no earlier session, whatever ended that",
      profile: "android-webview",
      world: """
        policy: "curity", server: { graceAnswer: "new-sibling", expiryFormat: "script-date" },
        network: { latencyMilliseconds: [5, 20] }, timing: { webProcessStartMilliseconds: [50, 800] },
        script: ["launch", "logIn", "openPage", { do: "wait", seconds: 5 }, "restoreDevice", "launch", "openPage",
          "openPage", "callNative", "background", { do: "wait", hours: 2 }, "killNetworkProcess", "foreground",
          "fetchOnPage", { do: "setClock", days: 8 }, "callFromExtension", "openPage", { do: "wait", seconds: 3 },
          "callNative", "openPage", "fetchOnPage"]
        """, strategies: ["single-source-web", "borrowed-cookies", "sentinel-mirror", "snapshot-mirror"],
      asked: .needlessLogin, causes: ["F65"], kinds: [.needlessLogin]),
    Case(
      testDescription: "what native code had all the time was not brought back there by its own copy",
      profile: "chromium-156",
      world: """
        policy: "okta",
        script: ["launch", "logIn", "openPage", "background", "killNetworkProcess", "foreground", "callNative",
          { do: "callNative", awaited: false }, { do: "logOut", on: "native" }]
        """, strategies: ["capacitor-cookies"], causes: ["F33", "F34", "written-back"],
      kinds: [.resurrected, .writtenBack]),
    Case(
      testDescription: "what a process loads from its disk was restored from no backup",
      profile: "ios-17",
      world: """
        policy: "rfc9700-strict", app: { pageRefreshesAtExpiry: false },
        script: ["launch", { do: "logIn", on: "page" }, "openPage", { do: "wait", minutes: 15 },
          { do: "beginTrouble", kind: "503" }, "endTrouble", "kill", { do: "launch", beforeFirstUnlock: true }, "unlock",
          "openPage", "kill", "launch", "openPage"]
        """, strategies: ["native-backup"], causes: ["F20"], kinds: [.lost]),
    Case(
      testDescription: "what the page could not keep misled no native code that never looks there",
      world: """
        policy: "rfc9700-strict", app: { pageStoresTokensByScript: true },
        script: ["launch", "logIn", "openPage", { do: "wait", minutes: 16 }, "fetchOnPage", "callNative",
          { do: "wait", minutes: 16 }, "fetchOnPage", "callNative"]
        """, strategies: ["push-only", "persistent-copy", "dummy-cookie", "keychain-restore"],
      causes: ["F01", "F50"], kinds: [.lost]),
    Case(
      testDescription: "what a logout had left empty takes no later session as it goes",
      profile: "linux-foundation",
      world: """
        policy: "rfc9700-strict",
        script: ["launch", "logIn", "openPage", { do: "logOut", on: "native" }, { do: "wait", seconds: 3 }, "kill",
          "launch", "openPage", { do: "logIn", on: "page" }, "openPage"]
        """, strategies: ["single-source-native"], causes: ["strategy"], kinds: [.lost]),
    Case(
      testDescription: "nor with the app's files",
      profile: "linux-foundation",
      world: """
        policy: "rfc9700-strict",
        script: ["launch", "logIn", "openPage", { do: "logOut", on: "native" }, { do: "wait", seconds: 3 }, "reinstall",
          "launch", "openPage", { do: "logIn", on: "page" }, "openPage"]
        """, strategies: ["single-source-native"], causes: ["strategy"], kinds: [.lost]),
    Case(
      testDescription: "what had not reached the disk when the app was deleted would have gone with its files",
      profile: "ios-17",
      world: """
        policy: "rfc9700-strict",
        script: ["launch", "openPage", { do: "logIn", on: "page" }, "openPage", "reinstall", "launch", "openPage"]
        """, strategies: ["push-only", "native-refresh", "access-only-web", "own-stores", "two-way-observer"],
      causes: ["F64"], kinds: [.lost]),
    Case(
      testDescription: "what was kept back is so too once the answer has cleared it",
      profile: "ios-18",
      world: """
        policy: "rfc9700-strict", server: { clearsCookiesOnFailure: true, sameSite: "none" }, app: { pageIsEmbedded: true },
        script: ["launch", "logIn", "openPage", "callNative"]
        """, strategies: ["push-only", "persistent-copy"], causes: ["F43"], kinds: [.split]),
    Case(
      testDescription: "and so where native code finds it gone",
      profile: "ios-17",
      world: """
        policy: "rfc9700-strict",
        script: ["launch", "openPage", { do: "logIn", on: "page" }, "reinstall", "launch", "callNative"]
        """, strategies: ["push-only", "native-refresh", "two-way-observer", "snapshot-mirror", "twinjar"],
      causes: ["F64"], kinds: [.lost]),
    Case(
      testDescription: "nor what a first run ignored",
      profile: "ios-17",
      world: """
        policy: "keycloak", faults: { firstRunIgnoresResponses: true, foldedFieldIsSplitAtCommas: true },
        server: {
          cookiesAreHTTPOnly: false, clearsCookiesOnFailure: true, hosts: "several", cookiesCoverSite: true, logInRedirects: true,
        }, network: { latencyMilliseconds: [5, 20] },
        script: ["launch", "logIn", "openPage", { do: "wait", seconds: 5 }, { do: "logIn", on: "page" }, "fetchOnPage",
          { do: "wait", seconds: 3 }, "callNative", "openPage", "fetchOnPage"]
        """, strategies: ["hidden-web-view"], causes: ["F04"], kinds: [.lost]),
    Case(
      testDescription: "a read shows no cookie that is over, and is no cold one",
      world: """
        policy: "rfc9700-strict", faults: { scriptCookieCapSeconds: 1200 }, server: { cookiesAreHTTPOnly: false },
        app: { pageStoresTokensByScript: true },
        script: ["launch", "openPage", { do: "logIn", on: "page" }, { do: "wait", seconds: 10 }, "kill", "launch",
          { do: "wait", minutes: 50 }, "callNative"]
        """,
      strategies: [
        "single-source-web", "native-backup", "borrowed-cookies", "snapshot-on-use", "cookie-manager-jar",
        "cold-start-wake",
      ],
      causes: ["F26"], kinds: [.lost]),
    Case(
      testDescription: "another login that nobody heard of explains nothing of the session that goes on",
      world: """
        policy: "rfc9700-strict", network: { latencyMilliseconds: [5, 20] },
        script: ["launch", { do: "logIn", on: "page" }, { do: "logIn", on: "system-browser", handsOver: true }, "goOffline",
          { do: "wait", milliseconds: 100 }, "goOnline", "callNative"]
        """, strategies: ["push-only", "hidden-web-view", "read-back"], causes: ["F01"], kinds: [.split]),
    Case(
      testDescription: "a platform that takes no SameSite for None takes the cookie in an embedded page as well",
      world: """
        policy: "rfc9700-strict", server: { sameSite: "absent" }, app: { pageIsEmbedded: true },
        script: ["launch", "openPage", { do: "logIn", on: "page" }, { do: "wait", seconds: 10 }, "callNative", "openPage"]
        """, strategies: ["two-way-observer", "twinjar", "single-source-web"], causes: [], kinds: []),
    Case(
      testDescription: "a strategy that reads nothing but what it has written is not misled by an empty read",
      world: """
        policy: "rfc9700-strict", faults: { readsEmptyUntilStarted: true },
        script: ["launch", { do: "logIn", on: "page" }, "openPage", "kill", "launch", "openPage", "callNative"]
        """, strategies: ["read-back"], causes: ["F01"], kinds: [.split]),
    Case(
      testDescription: "a store in memory goes with its process, whatever date its cookies have",
      world: """
        policy: "rfc9700-strict", faults: { unknownDatesMakeSessionCookies: true }, server: { expiryFormat: "script-date" },
        script: ["launch", "openPage", { do: "logIn", on: "page" }, "kill", "launch", "openPage"]
        """, strategies: ["ephemeral-stores"], causes: ["S9"], kinds: [.lost]),
    Case(
      testDescription: "a load whose header the platform does not send has told the page nothing",
      world: """
        policy: "rfc9700-strict", faults: { loadHeaderIsDropped: true }, script: ["launch", "logIn", "openPage"]
        """, strategies: ["hidden-web-view"], causes: ["header-dropped"], kinds: [.split]),
    Case(
      testDescription: "whatever other cookies its answers bring",
      world: """
        policy: "rfc9700-strict", server: { hosts: "several" }, faults: { loadHeaderIsDropped: true },
        script: ["launch", "logIn", "openPage", { do: "logOut", on: "page" }, "callNative"]
        """, strategies: ["hidden-web-view"], causes: ["header-dropped"], kinds: [.split, .resurrected]),
    Case(
      testDescription: "what the page sends after such a load, as a logout, has nothing either",
      world: """
        policy: "rfc9700-strict", faults: { loadHeaderIsDropped: true },
        script: ["launch", "logIn", "openPage", { do: "logOut", on: "page" }, "callNative"]
        """, strategies: ["hidden-web-view"], causes: ["header-dropped"], kinds: [.split, .resurrected]),
    Case(
      testDescription: "a cookie without a date is lost for want of a flush where such cookies stay",
      profile: "android-webview",
      world: """
        policy: "rfc9700-strict", server: { cookiesArePersistent: false }, network: { latencyMilliseconds: [5, 20] },
        script: ["launch", "openPage", { do: "logIn", on: "page" }, { do: "wait", milliseconds: [0, 30] }, "kill",
          "launch", "callNative", "openPage"]
        """, strategies: ["twinjar", "push-only", "two-way-observer", "native-refresh"], causes: ["F20"], kinds: [.lost]
    ),
    Case(
      testDescription: "an earlier session's cookie that was over early explains nothing of a later one",
      profile: "ios-18",
      world: """
        policy: "rfc9700-strict", faults: { scriptCookieCapSeconds: 1200 }, app: { pageStoresTokensByScript: true },
        network: { latencyMilliseconds: [5, 20] },
        script: ["launch", "openPage", { do: "logIn", on: "page" }, { do: "wait", seconds: 15 },
          { do: "logOut", on: "native" }, "logIn", "kill", { do: "wait", minutes: 50 }, "launch", "openPage"]
        """, strategies: ["snapshot-mirror", "single-source-web", "cold-start-wake", "borrowed-cookies"],
      causes: ["F20"],
      kinds: [.split]),
    Case(
      testDescription: "a clock past a cookie's date empties the store that the other side copies from",
      profile: "ios-18",
      world: """
        policy: "rfc9700-strict", network: { latencyMilliseconds: [5, 20] },
        script: ["launch", "openPage", { do: "logIn", on: "page" }, { do: "wait", minutes: 6 },
          { do: "setClock", hours: 800 }, "kill", "launch", "callNative"]
        """, strategies: ["cold-start-wake", "native-backup", "single-source-web", "borrowed-cookies"], causes: ["F65"],
      kinds: [.lost]),
    Case(
      testDescription:
        "what was on its way to the page's store when the app ended was lost with the store it came from",
      world: """
        policy: "no-rotation", faults: { sessionCookiesDieWithProcess: true }, server: { cookiesArePersistent: false },
        script: ["launch", "logIn", "kill", "launch", "openPage"]
        """, strategies: ["capacitor-cookies"], causes: ["F23"], kinds: [.lost]),
    Case(
      testDescription: "code that copies what answers show does not see a redirect's cookies, on either side",
      world: several(redirects: true), strategies: ["cookie-manager-jar", "snapshot-mirror"], causes: ["F39"],
      kinds: [.lost, .split]),
    Case(
      testDescription: "without the redirect nothing happens to them", world: several(redirects: false),
      strategies: ["cookie-manager-jar", "snapshot-mirror"], causes: [], kinds: []),
    Case(
      testDescription: "what native code lends to its page was lost in a kill, and not kept from the page",
      world: """
        policy: "no-rotation", faults: { sessionCookiesDieWithProcess: true }, server: { cookiesArePersistent: false },
        script: ["launch", "logIn", "openPage", { do: "wait", minutes: 5 }, "kill", "launch", "openPage"]
        """, strategies: ["hidden-web-view"], causes: ["F23"], kinds: [.lost]),
    Case(
      testDescription: "with rotation it was lost just as well, though the page was lent an older token then",
      world: """
        policy: "rfc9700-strict", faults: { unexplainedLossPerLaunch: 1 },
        script: ["launch", "logIn", "openPage", { do: "wait", minutes: 1 }, "kill", "launch", "openPage"]
        """, strategies: ["hidden-web-view"], causes: ["F24"], kinds: [.lost]),
    Case(
      testDescription:
        "a redirect after which nothing was copied yet shows no more than that the page had not been told",
      world: """
        policy: "rfc9700-strict", server: { logInRedirects: true }, script: ["launch", "logIn", "openPage", "callNative"]
        """, strategies: ["snapshot-mirror", "cookie-manager-jar", "shared-process-pool"], causes: ["F01"],
      kinds: [.lost, .split]),
    Case(
      testDescription: "what page script writes to the native store alone is not the strategy's to delete",
      world: """
        policy: "rfc9700-strict", faults: { documentCookieIsPatched: true }, server: { cookiesAreHTTPOnly: false },
        app: { pageStoresTokensByScript: true },
        script: ["launch", "openPage", { do: "logIn", on: "page" }, { do: "wait", minutes: 1 }, "callNative"]
        """, strategies: ["snapshot-mirror", "cookie-manager-jar"], causes: ["F46"], kinds: [.lost, .split]),
    Case(
      testDescription: "a mirror of a store that a lock keeps in memory has lost what that lost",
      world: """
        policy: "rfc9700-strict", faults: { zombiePerKill: 1 },
        script: ["launch", "logIn", "openPage", "kill", "launch", { do: "logIn", on: "native" }, "kill", "launch",
          "callNative"]
        """, strategies: ["snapshot-mirror", "cookie-manager-jar"], causes: ["F58"], kinds: [.lost]),
    Case(
      testDescription: "native code had been told, looked, and had no answer",
      world: """
        policy: "rfc9700-strict", faults: { completionsLost: 1 },
        app: { nativeRefreshesAtExpiry: false, pageRefreshesAtExpiry: false },
        script: ["launch", "openPage", { do: "logIn", on: "page" }, { do: "wait", minutes: 1 }, "callNative"]
        """, strategies: ["two-way-observer", "single-flight", "twinjar"], causes: ["F62"], kinds: [.split]),
    Case(
      testDescription: "a copy brings an older token, since a write of the newer one had no effect",
      world: """
        policy: "rfc9700-strict", faults: { writesWithoutEffect: 1 },
        app: { nativeRefreshesAtExpiry: false, pageRefreshesAtExpiry: false },
        script: ["launch", "openPage", { do: "logIn", on: "page" }, { do: "wait", minutes: 16 }, "callNative",
          { do: "wait", minutes: 16 }, "callNative"]
        """, strategies: ["snapshot-mirror", "native-backup", "cookie-manager-jar"], causes: ["F08"],
      kinds: [.lost, .split]),
    Case(
      testDescription: "a copy of an access token that has just run out deletes its successor",
      world: """
        policy: "no-rotation", bystanders: "everyday", network: { latencyMilliseconds: [20, 80] },
        script: ["launch", "logIn", "openPage", "background", { do: "wait", hours: 3 }, "foreground", "callNative",
          "fetchOnPage"]
        """, strategies: ["single-flight"], causes: ["F35", "F59"], kinds: [.needlessLogin, .forbidden]),
    Case(
      testDescription: "a cookie that is over by a clock that was set is not deleted by whoever writes it again",
      world: """
        policy: "keycloak", app: { nativeRefreshesAtExpiry: false, pageRefreshesAtExpiry: false },
        script: ["launch", "logIn", "openPage", { do: "setClock", hours: 5 }, "openPage"]
        """, strategies: ["native-refresh", "push-only", "two-way-observer", "twinjar"], causes: ["F65"],
      kinds: [.lost, .split, .needlessLogin]),
    Case(
      testDescription: "nor one of page script that is over before its token",
      world: """
        policy: "rfc9700-strict", faults: { scriptCookieCapSeconds: 604800 }, server: { cookiesAreHTTPOnly: false },
        app: { nativeRefreshesAtExpiry: false, pageRefreshesAtExpiry: false, pageStoresTokensByScript: true },
        script: ["launch", "logIn", "openPage", { do: "wait", minutes: 16 }, "fetchOnPage", { do: "wait", days: 8 },
          "openPage", "callNative"]
        """, strategies: ["shared-cookies-flag", "capacitor-cookies", "two-way-observer", "snapshot-on-use"],
      causes: ["F26"],
      kinds: [.lost, .split]),
    Case(
      testDescription: "a cookie that an earlier logout has cleared is copied over the next session's",
      profile: "linux-foundation",
      world: """
        policy: "rfc9700-strict", bystanders: "everyday", network: { latencyMilliseconds: [5, 20] },
        script: ["launch", "logIn", "openPage", { do: "logOut", on: "native" }, { do: "logIn", on: "native" },
          "callNative", "openPage", "fetchOnPage"]
        """, strategies: ["single-flight", "capacitor-cookies"], causes: ["F33", "F35", "written-back"],
      kinds: [.lost, .resurrected, .writtenBack]),
    Case(
      testDescription: "an extension that has no part in the app's own stores is signed out, and the app is not",
      world: """
        policy: "rfc9700-strict", script: ["launch", "logIn", "callFromExtension", { do: "wait", seconds: 5 },
          "callFromExtension", { do: "wait", seconds: 5 }, "callNative"]
        """, strategies: ["own-stores", "ephemeral-stores"], causes: ["F01"], kinds: [.split]),
    Case(
      testDescription: "one that shares the native store is not, nor is one of an app without a session",
      world: """
        policy: "rfc9700-strict", script: ["launch", "callFromExtension", { do: "wait", seconds: 5 }, "logIn",
          "callFromExtension", { do: "wait", seconds: 5 }, "callNative"]
        """, strategies: ["native-refresh", "twinjar"], causes: [], kinds: []),
  ]

  private static func several(redirects: Bool) -> String {
    """
    policy: "rfc9700-strict", server: { hosts: "several", cookiesCoverSite: true, logInRedirects: \(redirects) },
    bystanders: [{ name: "lb", by: "server", on: "each-answer" }],
    app: { nativeRefreshesAtExpiry: false, pageRefreshesAtExpiry: false },
    script: ["launch", "logIn", "openPage", { do: "wait", minutes: 16 }, "callNative"]
    """
  }
}
