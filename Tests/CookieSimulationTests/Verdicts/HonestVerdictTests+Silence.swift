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
  ]
}
