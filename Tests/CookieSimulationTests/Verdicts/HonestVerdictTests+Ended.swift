/// Losses of what was over already, deletions by which another store has lost nothing, and what another device has done.
extension HonestVerdictTests {
  private static let noTimers = "app: { nativeRefreshesAtExpiry: false, pageRefreshesAtExpiry: false }"

  static let ofEnded = [
    Case(
      testDescription: "a reinstallation behind the end of the session has lost nothing",
      world: """
        policy: "keycloak", \(noTimers),
        script: ["launch", "logIn", "openPage", { do: "refreshBoth", offsetMilliseconds: 2000 },
          { do: "refreshBoth", offsetMilliseconds: 2000 }, "openPage", "fetchOnPage", "reinstall", "launch", "callNative"]
        """, strategies: ["push-only"], causes: ["F50"], kinds: [.lost]),
    Case(
      testDescription: "nor has a cookie that code deletes when the server has ended its session",
      world: """
        policy: "rfc9700-strict", server: { clearsCookiesOnFailure: true },
        app: { nativeRefreshesAtExpiry: false, pageRefreshesAtExpiry: false, workerRenewsByItself: true },
        script: ["launch", "logIn", "openPage", { do: "wait", minutes: 16 }, "fetchInServiceWorker", "callNative", "openPage",
          "fetchOnPage"]
        """, strategies: ["sentinel-mirror"], causes: ["F50"], kinds: [.lost]),
    Case(
      testDescription: "a cookie that is back in the web store is none that a native call has sent",
      world: """
        policy: "rfc9700-strict", faults: { flushDelayMilliseconds: 3000 }, \(noTimers),
        server: { graceSeconds: 20, graceAnswer: "accepted-without-tokens" },
        script: ["launch", "logIn", "openPage", "openPage", "callNative", { do: "wait", seconds: 61 }, "fetchOnPage",
          { do: "logOut", on: "page" }, "openPage", "fetchOnPage", "kill", "launch", "callNative"]
        """, strategies: ["push-only", "single-flight-native", "dummy-cookie"], causes: ["F01"], kinds: [.resurrected]),
    Case(
      testDescription:
        "what a page's logout leaves in the web store keeps nothing in the native one, where nobody looks",
      world: """
        policy: "rfc9700-strict",
        app: { nativeRefreshesAtExpiry: false, pageRefreshesAtExpiry: false, pageStoresTokensByScript: true },
        script: ["launch", "logIn", "openPage", { do: "wait", seconds: 10 }, { do: "logOut", on: "page" },
          { do: "wait", seconds: 30 }, "callNative"]
        """, strategies: ["push-only", "native-refresh", "single-source-native"], causes: ["F01"], kinds: [.resurrected]
    ),
    Case(
      testDescription: "and whoever listens there hears of no deletion",
      world: """
        policy: "rfc9700-strict",
        app: { nativeRefreshesAtExpiry: false, pageRefreshesAtExpiry: false, pageStoresTokensByScript: true },
        script: ["launch", "logIn", "openPage", { do: "wait", seconds: 10 }, { do: "logOut", on: "page" },
          { do: "wait", seconds: 30 }, "callNative"]
        """, strategies: ["two-way-observer"], causes: ["undeleted"], kinds: [.resurrected]),
    Case(
      testDescription: "a clock that is ahead keeps no store from having the newest token's like",
      world: """
        policy: "keycloak", faults: { unknownDatesMakeSessionCookies: true }, server: { expiryFormat: "script-date" },
        network: { latencyMilliseconds: 10 }, \(noTimers),
        script: ["launch", "openPage", { do: "logIn", on: "page" }, { do: "wait", seconds: 10 }, { do: "setClock", hours: 5 },
          { do: "wait", minutes: 16 }, "callNative", "openPage"]
        """, strategies: ["twinjar", "two-way-observer", "capacitor-cookies"], causes: ["F65"], kinds: [.lost]),
    Case(
      testDescription: "a download that began with no cookie has kept none",
      world: """
        policy: "no-rotation", server: { refusalOfContent: "login-page" },
        app: { nativeRefreshesAtExpiry: false, pageRefreshesAtExpiry: false, backgroundStartDelayMilliseconds: 5000 },
        script: ["launch", "openPage", { do: "logIn", on: "page" },
          { do: "download", by: "background", validation: "status", awaited: false }, { do: "wait", seconds: 1 }, "logIn",
          { do: "wait", seconds: 20 }]
        """, strategies: ["push-only"], causes: ["D1"], kinds: [.falseSuccess]),
    Case(
      testDescription: "what had run out when code deleted it was no loss: the writes behind it had no effect",
      world: """
        policy: "rfc9700-strict", faults: { writesWithoutEffect: 0.5 }, network: { latencyMilliseconds: 10 }, \(noTimers),
        script: ["launch", "logIn", "openPage", { do: "wait", minutes: 16 }, "openPage", "fetchOnPage", "callNative"]
        """, strategies: ["native-refresh"], causes: ["F08"], kinds: [.needlessLogin, .split]),
    Case(
      testDescription: "a process that would not die stays on the device that it is on",
      world: """
        policy: "no-rotation", faults: { zombiePerKill: 1 }, \(noTimers),
        script: ["launch", "logIn", "openPage", { do: "wait", seconds: 10 }, "migrateDevice", "launch", "openPage",
          "callNative", "kill"]
        """, strategies: ["push-only", "two-way-observer"], causes: [], kinds: []),
    Case(
      testDescription: "the old device sends what it has, whatever native code reads on the new one",
      world: """
        policy: "okta", network: { latencyMilliseconds: [5, 20] }, \(noTimers),
        script: ["launch", "logIn", "openPage", "callNative", { do: "wait", seconds: 128 }, { do: "logOut", on: "page" },
          "migrateDevice", "launch", "callFromOldDevice", "callNative"]
        """, strategies: ["twinjar"], causes: ["F01"], kinds: [.resurrected]),
  ]
}
