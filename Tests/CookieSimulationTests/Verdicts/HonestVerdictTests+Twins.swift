import CookieDiagnosis

/// What was blamed on the other side, or on code, where a store had two cookies of one name, kept one without a value, or had
/// an old one again.
extension HonestVerdictTests {
  static let ofTwins = [
    Case(
      testDescription: "the page's new token comes beside the one that was pushed without a partition key",
      world: """
        policy: "rfc9700-strict", server: { sameSite: "none", cookiesArePartitioned: true },
        app: { pageIsEmbedded: true, nativeRefreshesAtExpiry: false },
        script: ["launch", "logIn", "openPage", { do: "wait", minutes: 40 }]
        """, strategies: ["push-only", "snapshot-mirror", "two-way-observer"], causes: ["F44"], kinds: [.lost]),
    Case(
      testDescription: "native code gets the page's token with its partition key, and cannot send it",
      world: """
        policy: "rfc9700-strict", server: { sameSite: "none", cookiesArePartitioned: true },
        app: { pageIsEmbedded: true, nativeRefreshesAtExpiry: false },
        script: ["launch", "logIn", "openPage", { do: "wait", minutes: 16 }, "callNative"]
        """, strategies: ["snapshot-on-use", "single-source-web"], causes: ["same-site"], kinds: [.lost, .split]),
    Case(
      testDescription: "a platform keeps a cookie without a value where the server clears one, and code copies that",
      profile: "linux-foundation",
      world: """
        policy: "rfc9700-strict", server: { clearsCookiesOnFailure: true },
        script: ["launch", "logIn", "openPage", { do: "wait", minutes: 20 }, "fetchOnPage", "callNative"]
        """, strategies: ["snapshot-mirror"], causes: ["F50"], kinds: [.lost]),
    Case(
      testDescription: "a logout that leaves a cookie without a value has not left the session's",
      profile: "linux-foundation",
      world: """
        policy: "rfc9700-strict", script: ["launch", "logIn", "openPage", { do: "wait", seconds: 5 },
          { do: "logOut", on: "native" }, { do: "wait", seconds: 2 }, "fetchOnPage"]
        """, strategies: ["push-only", "single-flight-native"], causes: ["F01"], kinds: [.resurrected]),
    Case(
      testDescription: "where there are access tokens only, a copy that looks and sees no deletion keeps one as well",
      world: """
        policy: "rfc9700-strict", server: { issuesRefreshTokens: false },
        script: ["launch", "logIn", "openPage", { do: "wait", seconds: 5 }, { do: "logOut", on: "page" }, "callNative"]
        """, strategies: ["single-source-web", "borrowed-cookies", "cold-start-wake"], causes: ["F33"],
      kinds: [.resurrected]),
    Case(
      testDescription: "an old token against forgery that a lost flush brought back is nobody's copy",
      world: """
        policy: "no-rotation", faults: { flushDelayMilliseconds: 30000 },
        bystanders: [{ name: "csrf", by: "server", on: "each-answer", mustMatch: true, arePersistent: true }],
        script: ["launch", "logIn", "openPage", { do: "wait", minutes: 1 }, "fetchOnPage", "killNetworkProcess",
          "fetchOnPage"]
        """, strategies: ["native-refresh", "own-stores"], causes: ["F20"], kinds: [.forbidden]),
    Case(
      testDescription: "a token against forgery that the platform copies by itself is nobody's copy",
      world: """
        policy: "no-rotation", faults: { driftToNativeMilliseconds: 3000 },
        bystanders: [{ name: "csrf", by: "server", on: "each-answer", mustMatch: true, arePersistent: true }],
        script: ["launch", "logIn", "openPage", { do: "wait", seconds: 1 }, "callNative", { do: "wait", seconds: 5 },
          "callNative"]
        """, strategies: ["push-only", "single-flight-native", "twinjar"], causes: ["F36"], kinds: [.forbidden]),
  ]
}
