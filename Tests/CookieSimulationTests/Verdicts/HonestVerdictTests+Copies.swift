/// What was put down to the strategy, or to a side that had not been told, where a copy was stale, a cookie was over, or what was
/// to be copied was gone or could not be seen.
extension HonestVerdictTests {
  static let ofCopies = [
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
        """, strategies: ["shared-cookies-flag", "capacitor-cookies", "two-way-observer"], causes: ["F26"],
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
