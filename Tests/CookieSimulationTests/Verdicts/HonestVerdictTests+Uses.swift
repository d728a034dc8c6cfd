import CookieDiagnosis

/// What was blamed on two requests at once, on the other side or on the disk, where the next request had something else to
/// send, or nothing: a refusal had cleared it, it was gone with its process, or it had been written into a header before.
extension HonestVerdictTests {
  static let ofUses = [
    Case(
      testDescription: "one hidden page after the other is no double refresh, whatever the platform copies meanwhile",
      world: """
        policy: "rfc9700-strict",
        faults: { unexplainedLossPerPageLoad: 1, driftToNativeMilliseconds: [3000, 4000] },
        script: ["launch", "logIn", "openPage", "openPage", { do: "wait", seconds: 10 }]
        """, strategies: ["hidden-web-view"], causes: ["F24"], kinds: [.lost]),
    Case(
      testDescription: "native code's old token, cleared since, ended the session, not the death of the page's",
      world: """
        policy: "rfc9700-strict", server: { clearsCookiesOnFailure: true },
        faults: { flushDelayMilliseconds: 30000 },
        app: { nativeRefreshesAtExpiry: false, pageRefreshesAtExpiry: false },
        script: ["launch", "logIn", "openPage", "kill", "launch", { do: "wait", minutes: 16 }, "callNative",
          "callNative"]
        """, strategies: ["hidden-web-view"], causes: ["F01"], kinds: [.lost]),
    Case(
      testDescription:
        "where cookies without a date stay, one not yet on the disk is lost, and the one before it is back",
      world: """
        policy: "rfc9700-strict", server: { cookiesArePersistent: false }, faults: { flushDelayMilliseconds: 2000 },
        app: { nativeRefreshesAtExpiry: false, pageRefreshesAtExpiry: false },
        script: ["launch", "logIn", "openPage", { do: "wait", minutes: 16 }, "fetchOnPage", "kill", "launch",
          "openPage"]
        """, strategies: ["persistent-copy"], causes: ["F20"], kinds: [.lost]),
    Case(
      testDescription: "a hidden page carries in its header what a logout takes from the store while it is loading",
      world: """
        policy: "no-rotation", server: { logoutEndsRefresh: false },
        app: { nativeRefreshesAtExpiry: false, pageRefreshesAtExpiry: false },
        script: ["launch", "logIn", "openPage", "killNetworkProcess",
          { do: "refreshBoth", offsetMilliseconds: 30 }, { do: "logOut", on: "native" }, { do: "wait", seconds: 5 }]
        """, strategies: ["hidden-web-view"], causes: ["F01", "F35"], kinds: [.resurrected]),
  ]
}
