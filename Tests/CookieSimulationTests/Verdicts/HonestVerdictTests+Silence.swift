/// What was put down to a side that had not been told, or to nothing, where an observer was silent, answers were lost, or a logout had
/// left cookies without a value.
extension HonestVerdictTests {
  static let ofSilence = [
    Case(
      testDescription: "what a process was not told of, the next one is not told of either",
      world: """
        policy: "ory-hydra", faults: { observerIsReleased: true },
        app: { nativeRefreshesAtExpiry: false, pageRefreshesAtExpiry: true },
        script: ["launch", "openPage", { do: "logIn", on: "page" }, { do: "wait", seconds: 30 }, "kill", "launch",
          "callNative"]
        """, strategies: ["two-way-observer", "capacitor-cookies", "shared-cookies-flag", "single-flight"],
      causes: ["F31"], kinds: [.split]),
    Case(
      testDescription: "a reused token that is refused alone lies behind what is deleted for it",
      world: """
        policy: "cognito", faults: { replyLoss: 0.3 }, server: { reuseReaction: "reject" },
        app: { nativeRefreshesAtExpiry: false, pageRefreshesAtExpiry: false },
        script: ["launch", "logIn", "openPage", { do: "wait", hours: 1.5 }, "openPage", "openPage"]
        """, strategies: ["twinjar"], causes: ["F51"], kinds: [.lost]),
    Case(
      testDescription: "cookies without a value that a logout has left are copied over a later login",
      profile: "linux-foundation",
      world: """
        policy: "firebase", app: { nativeRefreshesAtExpiry: true, pageRefreshesAtExpiry: true },
        script: ["launch", "openPage", { do: "logIn", on: "page" }, "openPage", { do: "wait", seconds: 20 }, "kill",
          "launch", { do: "logOut", on: "native" }, { do: "wait", seconds: 20 }, "openPage",
          { do: "logIn", on: "page" }, { do: "wait", seconds: 20 }, "openPage"]
        """,
      strategies: [
        "native-refresh", "ephemeral-stores", "own-stores", "header-injection", "read-back", "persistent-cookie-jar",
      ], causes: ["F35"], kinds: [.lost]),
    Case(
      testDescription: "a screen of foreign code that comes after the change silences nobody's notification of it",
      world: """
        policy: "rfc9700-strict", app: { nativeRefreshesAtExpiry: false, pageRefreshesAtExpiry: false }, faults: { observerIsReleased: true },
        script: ["launch", "openPage", { do: "logIn", on: "page" }, "openSDKScreen", { do: "wait", minutes: 16 },
          "callNative"]
        """, strategies: ["two-way-observer", "capacitor-cookies", "shared-cookies-flag", "single-flight"],
      causes: ["F31"], kinds: [.split]),
    Case(
      testDescription: "nor does a death of the network process that comes after it",
      world: """
        policy: "rfc9700-strict", app: { nativeRefreshesAtExpiry: false, pageRefreshesAtExpiry: false }, faults: { observerIsReleased: true },
        script: ["launch", "openPage", { do: "logIn", on: "page" }, "killNetworkProcess", "callNative",
          { do: "wait", seconds: 10 }]
        """, strategies: ["two-way-observer", "capacitor-cookies"], causes: ["F31"], kinds: [.split]),
    Case(
      testDescription: "a notification that several changes share comes after the use",
      world: """
        policy: "rfc9700-strict", app: { nativeRefreshesAtExpiry: false, pageRefreshesAtExpiry: false }, faults: { observerCoalescingMilliseconds: 500 },
        script: ["launch", "logIn", "openPage", { do: "wait", minutes: 16 }, "openPage", "callNative"]
        """, strategies: ["two-way-observer", "capacitor-cookies"], causes: ["F30"], kinds: [.lost]),
    Case(
      testDescription: "half a cookie is kept back: it has not the path that stood behind the comma",
      world: """
        policy: "rfc9700-strict", app: { nativeRefreshesAtExpiry: false, pageRefreshesAtExpiry: false }, faults: { foldedFieldIsSplitAtCommas: true }, server: { expiryFormat: "http-date" },
        script: ["launch", "openPage", { do: "logIn", on: "page" }, { do: "wait", minutes: 16 }, "callNative", "openPage"]
        """, strategies: ["snapshot-mirror"], causes: ["F41"], kinds: [.split]),
    Case(
      testDescription: "half a cookie is copied over the whole one that followed it",
      world: """
        policy: "rfc9700-strict", app: { nativeRefreshesAtExpiry: false, pageRefreshesAtExpiry: false }, faults: { foldedFieldIsSplitAtCommas: true }, server: { expiryFormat: "http-date" },
        script: ["launch", "openPage", { do: "logIn", on: "page" }, { do: "wait", seconds: 20 },
          { do: "logOut", on: "page" }, { do: "wait", seconds: 20 }, "logIn", "openPage", { do: "wait", minutes: 16 },
          "callNative", "openPage"]
        """, strategies: ["snapshot-mirror"], causes: ["F41"], kinds: [.needlessLogin]),
    Case(
      testDescription: "half a cookie outlives the logout, and hides it",
      world: """
        policy: "rfc9700-strict", app: { nativeRefreshesAtExpiry: false, pageRefreshesAtExpiry: false }, faults: { foldedFieldIsSplitAtCommas: true }, server: { expiryFormat: "http-date" },
        script: ["launch", "openPage", { do: "logIn", on: "page" }, { do: "wait", seconds: 20 },
          { do: "logOut", on: "page" }, { do: "wait", seconds: 20 }, "logIn", "openPage", { do: "logOut", on: "page" },
          { do: "wait", seconds: 5 }, "callNative", "openPage"]
        """, strategies: ["sentinel-mirror"], causes: ["F41", "written-back"],
      kinds: [.resurrected, .writtenBack]),
    Case(
      testDescription:
        "an observer that is to be told when notifications are merged is not gone, if the process ends before",
      world: """
        policy: "rfc9700-strict", app: { nativeRefreshesAtExpiry: false, pageRefreshesAtExpiry: false }, faults: { observerCoalescingMilliseconds: 3000 },
        script: ["launch", "openPage", { do: "logIn", on: "page" }, { do: "wait", seconds: 2 }, "kill", "launch",
          "callNative"]
        """, strategies: ["two-way-observer", "capacitor-cookies", "single-flight"], causes: ["F01"], kinds: [.split]),
    Case(
      testDescription: "foreign code silences nobody who had no time to be told",
      world: """
        policy: "rfc9700-strict", app: { nativeRefreshesAtExpiry: false, pageRefreshesAtExpiry: false }, timing: { observerDelayMilliseconds: 200 },
        script: ["launch", "openPage", "openSDKScreen", { do: "wait", seconds: 2 }, { do: "logIn", on: "page" },
          { do: "wait", milliseconds: 60 }, "kill", "launch", "callNative"]
        """, strategies: ["two-way-observer", "capacitor-cookies"], causes: ["F01"], kinds: [.split]),
    Case(
      testDescription: "a cookie without a value that has HttpOnly keeps script from writing its own",
      profile: "linux-foundation",
      world: """
        policy: "entra",
        app: { nativeRefreshesAtExpiry: false, pageRefreshesAtExpiry: false, pageStoresTokensByScript: true },
        script: ["launch", "openPage", { do: "logIn", on: "page" }, { do: "wait", seconds: 5 },
          { do: "logOut", on: "native" }, { do: "wait", minutes: 2 }, "openPage", { do: "logIn", on: "page" },
          "fetchOnPage", { do: "wait", minutes: 70 }, "fetchOnPage"]
        """, strategies: ["two-way-observer", "native-refresh", "own-stores"], causes: ["F38"],
      kinds: [.lost, .split, .needlessLogin]),
    Case(
      testDescription: "an answer clears nothing here, and the copy of that takes the other store's session",
      profile: "linux-foundation",
      world: """
        policy: "supabase", server: { clearsCookiesOnFailure: true },
        app: { nativeRefreshesAtExpiry: false, pageRefreshesAtExpiry: false },
        script: ["launch", "openPage", { do: "logIn", on: "page" }, "openPage", "callNative", "openPage"]
        """, strategies: ["own-stores"], causes: ["F52"], kinds: [.lost]),
    Case(
      testDescription: "what had not reached the disk would have gone with the app's files",
      profile: "ios-17",
      world: """
        policy: "curity", app: { nativeRefreshesAtExpiry: false, pageRefreshesAtExpiry: true },
        script: ["launch", "openPage", { do: "logIn", on: "page" }, { do: "wait", seconds: 1 }, "reinstall", "launch",
          "openPage", "callNative"]
        """, strategies: ["capacitor-cookies", "shared-cookies-flag", "single-flight"], causes: ["F64"],
      kinds: [.lost]),
    Case(
      testDescription: "and so what foreign code had emptied",
      world: """
        policy: "curity", app: { nativeRefreshesAtExpiry: false, pageRefreshesAtExpiry: true }, faults: { sdk: "clears-web-store" },
        script: ["launch", "logIn", "openPage", "openSDKScreen", { do: "wait", minutes: 2 }, "reinstall", "launch",
          "openPage", "callNative"]
        """, strategies: ["capacitor-cookies", "single-flight", "native-refresh", "snapshot-on-use"], causes: ["F64"],
      kinds: [.lost]),
    Case(
      testDescription: "and so a write that came to nothing",
      world: """
        policy: "curity", app: { nativeRefreshesAtExpiry: false, pageRefreshesAtExpiry: true }, faults: { writesBeforeProcessGoElsewhere: true },
        script: ["launch", "logIn", "openPage", { do: "wait", minutes: 2 }, "reinstall", "launch", "openPage",
          "callNative"]
        """, strategies: ["header-injection"], causes: ["F64"], kinds: [.lost]),
    Case(
      testDescription: "what vanished would be over by the clock that was set",
      world: """
        policy: "curity", app: { nativeRefreshesAtExpiry: false, pageRefreshesAtExpiry: true }, faults: { unexplainedLossPerPageLoad: 1 },
        script: ["launch", "logIn", "openPage", { do: "wait", minutes: 2 }, { do: "setClock", days: 60 }, "openPage",
          "callNative"]
        """, strategies: ["twinjar", "capacitor-cookies", "single-flight"], causes: ["F65"], kinds: [.split]),
  ]
}
