import CookieDiagnosis
import CookieScenarios
import CookieSimulation
import SyncStrategies
import Testing

/// What was put down to a side that had not been told, or to a stale copy, where the platform had undone or hindered what code
/// did, or had done what no code did. Without the one fault of each world nobody comes to harm there.
extension HonestVerdictTests {
  private static let loggingOut = """
    policy: "rfc9700-strict", app: { nativeRefreshesAtExpiry: false, pageRefreshesAtExpiry: false },
    script: ["launch", "openPage", { do: "logIn", on: "page" }, "openPage", { do: "logOut", on: "native" },
      { do: "wait", seconds: 5 }, "openPage"]
    """
  private static let drifting = """
    policy: "rfc9700-strict", app: { nativeRefreshesAtExpiry: false, pageRefreshesAtExpiry: false },
    faults: { driftToNativeMilliseconds: 3000 },
    script: ["launch", "openPage", { do: "logIn", on: "page" }, "openPage", { do: "wait", seconds: 10 },
    """

  static let ofUndone = [
    Case(
      testDescription: "what would tell a logout from a loss was not there yet, since an operation had no end",
      world: """
        policy: "rfc9700-strict", faults: { completionsLost: 0.1 },
        script: ["launch", "openPage", { do: "logIn", on: "page" }, { do: "logOut", on: "page" }, { do: "wait", seconds: 3 },
          "callNative"]
        """, strategies: ["twinjar"], asked: .resurrected, causes: ["F62"], kinds: [.resurrected]),
    Case(
      testDescription: "a deletion without effect left what the page sends, whatever the logout carried",
      world: "faults: { writesWithoutEffect: 0.3 }, \(loggingOut)",
      strategies: ["native-refresh", "access-only-web", "ephemeral-stores", "own-stores"], causes: ["F08"],
      kinds: [.resurrected]),
    Case(
      testDescription: "a deletion that the store's interface drops left it, likewise",
      world: "faults: { sessionIsOutsideAppBoundDomains: true }, \(loggingOut)",
      strategies: ["native-refresh", "access-only-web", "ephemeral-stores", "own-stores"], causes: ["F12"],
      kinds: [.resurrected]),
    Case(
      testDescription: "what was deleted after a logout without a token comes back by the platform's own copy",
      world: "faults: { driftToNativeMilliseconds: 3000 }, \(loggingOut)",
      strategies: ["native-refresh", "access-only-web"], asked: .resurrected, causes: ["F36"], kinds: [.resurrected]),
    Case(
      testDescription: "what the platform brings to a store that had none before the logout",
      world: """
        policy: "rfc9700-strict", app: { nativeRefreshesAtExpiry: false, pageRefreshesAtExpiry: false },
        faults: { driftToNativeMilliseconds: 3000 },
        script: ["launch", "openPage", { do: "logIn", on: "page" }, "openPage", { do: "logOut", on: "native" },
          { do: "wait", seconds: 5 }, "callNative"]
        """, strategies: ["native-refresh", "access-only-web"], asked: .resurrected, causes: ["F36"],
      kinds: [.resurrected]),
    Case(
      testDescription: "what the platform alone had brought to a store nobody takes away from there",
      world: """
        \(drifting) { do: "logOut", on: "page" }, { do: "wait", seconds: 1 }, "kill", "launch", "callNative"]
        """, strategies: ["native-refresh", "push-only", "borrowed-cookies", "cold-start-wake"], asked: .resurrected,
      causes: ["F36"], kinds: [.resurrected]),
    Case(
      testDescription: "native code renews what the platform alone had brought it, and the page is told nothing",
      world: """
        policy: "rfc9700-strict", app: { nativeRefreshesAtExpiry: true, pageRefreshesAtExpiry: false },
        faults: { driftToNativeMilliseconds: 3000 },
        script: ["launch", "logIn", "openPage", { do: "logIn", on: "page" }, { do: "wait", minutes: 40 }, "openPage",
          { do: "logIn", on: "page" }]
        """, strategies: ["push-only", "dummy-cookie", "persistent-copy"], causes: ["F36"], kinds: [.lost]),
    Case(
      testDescription: "code pushes what the platform had brought over what the page has renewed since",
      world: """
        \(drifting) { do: "wait", minutes: 16 }, "fetchOnPage", "openPage", { do: "wait", minutes: 16 }, "fetchOnPage"]
        """, strategies: ["header-injection", "read-back", "persistent-cookie-jar"], causes: ["F36"], kinds: [.lost]),
    Case(
      testDescription: "a deletion that was not flushed left it, likewise",
      world: """
        policy: "rfc9700-strict", app: { nativeRefreshesAtExpiry: false, pageRefreshesAtExpiry: false },
        faults: { flushDelayMilliseconds: 5000 },
        script: ["launch", "openPage", { do: "logIn", on: "page" }, "openPage", { do: "wait", seconds: 20 },
          { do: "logOut", on: "native" }, { do: "wait", seconds: 1 }, "kill", "launch", "openPage"]
        """, strategies: ["native-refresh", "access-only-web"], causes: ["F22"], kinds: [.resurrected]),
    Case(
      testDescription: "no flush keeps what is written to a store whose file is locked, where an older one is back",
      world: """
        policy: "rfc9700-strict", faults: { zombiePerKill: 0.5 }, server: { logoutEndsAccess: true },
        app: { nativeRefreshesAtExpiry: false, pageRefreshesAtExpiry: false },
        script: ["launch", "logIn", "openPage", { do: "logOut", on: "native" }, { do: "wait", seconds: 2 }, "kill",
          "launch", "logIn", { do: "wait", seconds: 2 }, "kill", "launch", "openPage"]
        """, strategies: ["push-only", "two-way-observer", "persistent-copy"], causes: ["F58"],
      kinds: [.lost, .split]),
    Case(
      testDescription: "a completion that was lost kept the newer token from the page",
      world: """
        policy: "keycloak", faults: { completionsLost: 0.1 },
        app: { nativeRefreshesAtExpiry: true, pageRefreshesAtExpiry: true },
        script: ["launch", "openPage", { do: "logIn", on: "page" }, "openPage", { do: "wait", minutes: 4 },
          { do: "refreshBoth", offsetMilliseconds: -2000 }, { do: "wait", minutes: 20 }]
        """, strategies: ["single-source-web", "borrowed-cookies", "cold-start-wake"], causes: ["F50", "F62"],
      kinds: [.lost, .split]),
    Case(
      testDescription: "a copy that a notification of the first of two writes begins, where the second did not come",
      world: """
        policy: "rfc9700-strict", faults: { completionsLost: 0.1 },
        app: { nativeRefreshesAtExpiry: true, pageRefreshesAtExpiry: false },
        script: ["launch", "logIn", "openPage", { do: "wait", hours: 2 }]
        """, strategies: ["snapshot-mirror"], causes: ["F62"], kinds: [.lost, .split]),
    Case(
      testDescription: "a reply that was lost within a grace, whoever had exchanged the token first",
      world: """
        policy: "connect2id", faults: { replyLoss: 0.3 },
        app: { nativeRefreshesAtExpiry: false, pageRefreshesAtExpiry: false },
        script: ["launch", "logIn", "openPage", { do: "wait", minutes: 16 }, "callNative", "openPage", "fetchOnPage",
          { do: "wait", minutes: 2 }, "openPage"]
        """, strategies: ["push-only", "dummy-cookie", "persistent-copy"], causes: ["F51"], kinds: [.lost, .split]),
  ]
}
