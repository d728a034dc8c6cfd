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
      causes: ["F31"]),
    Case(
      testDescription: "nor does a death of the network process that comes after it",
      world: """
        policy: "rfc9700-strict", app: { nativeRefreshesAtExpiry: false, pageRefreshesAtExpiry: false }, faults: { observerIsReleased: true },
        script: ["launch", "openPage", { do: "logIn", on: "page" }, "killNetworkProcess", "callNative"]
        """, strategies: ["two-way-observer", "capacitor-cookies"], causes: ["F31"]),
    Case(
      testDescription: "a notification that several changes share comes after the use",
      world: """
        policy: "rfc9700-strict", app: { nativeRefreshesAtExpiry: false, pageRefreshesAtExpiry: false }, faults: { observerCoalescingMilliseconds: 500 },
        script: ["launch", "logIn", "openPage", { do: "wait", minutes: 16 }, "openPage", "callNative"]
        """, strategies: ["two-way-observer", "capacitor-cookies"], causes: ["F30"]),
    Case(
      testDescription: "half a cookie is kept back: it has not the path that stood behind the comma",
      world: """
        policy: "rfc9700-strict", app: { nativeRefreshesAtExpiry: false, pageRefreshesAtExpiry: false }, faults: { foldedFieldIsSplitAtCommas: true }, server: { expiryFormat: "http-date" },
        script: ["launch", "openPage", { do: "logIn", on: "page" }, { do: "wait", minutes: 16 }, "callNative", "openPage"]
        """, strategies: ["snapshot-mirror"], causes: ["F41"]),
    Case(
      testDescription: "half a cookie is copied over the whole one that followed it",
      world: """
        policy: "rfc9700-strict", app: { nativeRefreshesAtExpiry: false, pageRefreshesAtExpiry: false }, faults: { foldedFieldIsSplitAtCommas: true }, server: { expiryFormat: "http-date" },
        script: ["launch", "openPage", { do: "logIn", on: "page" }, { do: "wait", seconds: 20 },
          { do: "logOut", on: "page" }, { do: "wait", seconds: 20 }, "logIn", "openPage", { do: "wait", minutes: 16 },
          "callNative", "openPage"]
        """, strategies: ["snapshot-mirror"], causes: ["F41"]),
    Case(
      testDescription: "half a cookie outlives the logout, and hides it",
      world: """
        policy: "rfc9700-strict", app: { nativeRefreshesAtExpiry: false, pageRefreshesAtExpiry: false }, faults: { foldedFieldIsSplitAtCommas: true }, server: { expiryFormat: "http-date" },
        script: ["launch", "openPage", { do: "logIn", on: "page" }, { do: "wait", seconds: 20 },
          { do: "logOut", on: "page" }, { do: "wait", seconds: 20 }, "logIn", "openPage", { do: "logOut", on: "page" },
          { do: "wait", seconds: 5 }, "callNative", "openPage"]
        """, strategies: ["sentinel-mirror"], causes: ["F41"], kinds: [.resurrected]),
  ]
}
