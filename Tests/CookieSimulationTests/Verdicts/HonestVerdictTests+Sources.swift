/// What was put down to a stale copy, to one that survived a logout, or to a side that had not been told, where the copy's source
/// had not got what was newer, showed nothing, or had lost what tells a logout from a loss. Without the one fault of each world
/// nobody comes to harm there.
extension HonestVerdictTests {
  private static let refreshing = """
    policy: "rfc9700-strict", app: { nativeRefreshesAtExpiry: false, pageRefreshesAtExpiry: false },
    script: ["launch", "logIn", "openPage", { do: "wait", minutes: 16 }, "fetchOnPage", { do: "wait", seconds: 40 },
    """
  /// In which it is seen that code copies from the web store, if it does.
  private static let later = "{ do: \"wait\", minutes: 16 }, \"callNative\""
  private static let copying = """
    policy: "rfc9700-strict", app: { nativeRefreshesAtExpiry: false, pageRefreshesAtExpiry: false },
    script: ["launch", "logIn", "openPage",
    """
  private static let loggingOut = """
    policy: "rfc9700-strict", app: { nativeRefreshesAtExpiry: false, pageRefreshesAtExpiry: false },
    script: ["launch", "logIn", "openPage", { do: "wait", minutes: 2 }, { do: "logOut", on: "page" },
    """
  private static let pageAlone = """
    { do: "wait", minutes: 16 }, "fetchOnPage", { do: "wait", seconds: 10 }, "openPage", { do: "wait", minutes: 16 },
    "fetchOnPage"]
    """
  private static let renewals = """
    policy: "keycloak", app: { nativeRefreshesAtExpiry: false, pageRefreshesAtExpiry: false },
    script: ["launch", "logIn", "openPage", { do: "wait", minutes: 16 }, { do: "callNative", awaited: false },
      { do: "wait", minutes: 16 }, { do: "callNative", awaited: false }, { do: "wait", minutes: 5 }, "callNative"]
    """

  static let ofSources = [
    Case(
      testDescription: "a copy from where a lost completion kept the newer token out is not the beginning",
      world: "faults: { completionsLost: 0.2 }, \(renewals)",
      strategies: ["single-source-web", "native-backup", "borrowed-cookies"], causes: ["F62"], kinds: [.lost]),
    Case(
      testDescription: "a copy from where a write without effect left the older token is not the beginning",
      world: "faults: { writesWithoutEffect: 0.2 }, \(renewals)", strategies: ["single-source-web", "snapshot-mirror"],
      asked: .needlessLogin, causes: ["F08"], kinds: [.needlessLogin]),
    Case(
      testDescription: "a cookie that had run out before the store was read is no source of a copy",
      world: """
        policy: "keycloak", faults: { flushDelayMilliseconds: 30000 },
        app: { nativeRefreshesAtExpiry: false, pageRefreshesAtExpiry: false },
        script: ["launch", "logIn", { do: "wait", minutes: 41 }, "logIn", "kill", "launch", "callNative"]
        """, strategies: ["snapshot-mirror", "cookie-manager-jar"], causes: ["F20"], kinds: [.lost]),
    Case(
      testDescription: "a copy by code whose observer nobody kept",
      world: "faults: { observerIsReleased: true }, \(copying) \(pageAlone)",
      strategies: ["capacitor-cookies", "shared-cookies-flag"], causes: ["F31"], kinds: [.lost]),
    Case(
      testDescription: "a copy by code whose observer went deaf",
      world: """
        faults: { deadNetworkProcess: { noticeDelayMilliseconds: 50, observerGoesDeaf: true } },
        \(copying) "killNetworkProcess", \(pageAlone)
        """, strategies: ["capacitor-cookies", "shared-cookies-flag"], causes: ["F32"], kinds: [.lost]),
    Case(
      testDescription: "a copy by code whose observer foreign code took",
      world: "faults: { sdk: \"silences-observer\" }, \(copying) \"openSDKScreen\", \(pageAlone)",
      strategies: ["capacitor-cookies", "shared-cookies-flag"], causes: ["F28"], kinds: [.lost]),
    Case(
      testDescription: "a copy by code that was told too late",
      world: """
        faults: { observerCoalescingMilliseconds: 500 },
        \(copying) \(pageAlone.replacing("seconds: 10", with: "milliseconds: 200"))
        """, strategies: ["capacitor-cookies", "shared-cookies-flag"], causes: ["F30"], kinds: [.lost]),
    Case(
      testDescription: "an old token that native code sends since the web store showed nothing yet",
      world: "faults: { readsEmptyUntilStarted: true }, \(refreshing) \"kill\", \"launch\", \"callNative\", \(later)]",
      strategies: ["single-source-web", "borrowed-cookies", "snapshot-on-use"], causes: ["F02"], kinds: [.lost]),
    Case(
      testDescription: "an old token that native code sends since a dead process showed nothing, from a backup as well",
      world: """
        faults: { deadNetworkProcess: { noticeDelayMilliseconds: 50, observerGoesDeaf: true } },
        \(refreshing) "killNetworkProcess", "callNative", "openPage", "fetchOnPage", \(later)]
        """, strategies: ["single-source-web", "cold-start-wake", "native-backup"], causes: ["dead-process"],
      kinds: [.lost]),
    Case(
      testDescription: "what a look after the logout shows had been deleted, and loaded again",
      world: "faults: { flushDelayMilliseconds: 30000 }, \(loggingOut) \"kill\", \"launch\", \"callNative\"]",
      strategies: ["twinjar", "snapshot-mirror"], asked: .resurrected, causes: ["F22"], kinds: [.resurrected]),
    Case(
      testDescription: "a mark that a locked store lost would have told the logout from a loss",
      world: "faults: { zombiePerKill: 1 }, \(loggingOut) \"kill\", \"launch\", \"callNative\"]",
      strategies: ["twinjar"], causes: ["F58"], kinds: [.resurrected]),
    Case(
      testDescription: "a mark that a store lost by itself would have told the logout from a loss",
      world: "faults: { unexplainedLossPerLaunch: 1 }, \(loggingOut) \"kill\", \"launch\", \"callNative\"]",
      strategies: ["twinjar"], causes: ["F24"], kinds: [.resurrected]),
    Case(
      testDescription: "deletions without effect left what the page then sent",
      world: """
        policy: "rfc9700-strict", faults: { writesWithoutEffect: 0.3 },
        app: { nativeRefreshesAtExpiry: false, pageRefreshesAtExpiry: false },
        script: ["launch", "logIn", "openPage", { do: "wait", seconds: 40 }, { do: "logOut", on: "native" }, "openPage"]
        """, strategies: ["twinjar", "single-source-native"], causes: ["F08"], kinds: [.resurrected]),
    Case(
      testDescription: "code that logs an earlier session out had not heard of the page's own login",
      world: """
        policy: "rfc9700-strict", server: { logoutEndsAccess: true }, faults: { observerIsReleased: true },
        script: ["launch", "logIn", "openPage", { do: "logIn", on: "page" }, { do: "wait", seconds: 30 },
          { do: "logOut", on: "native" }, { do: "wait", seconds: 30 }, "fetchOnPage"]
        """, strategies: ["two-way-observer", "single-flight"], asked: .resurrected, causes: ["F31"],
      kinds: [.resurrected]),
    Case(
      testDescription: "what others had put into both stores tells no logout from a loss",
      world: """
        bystanders: "everyday", faults: { unexplainedLossPerLaunch: 1 },
        \(loggingOut) "kill", "launch", "callNative"]
        """, strategies: ["native-backup", "snapshot-on-use"], asked: .resurrected, causes: ["F33"],
      kinds: [.resurrected]),
    Case(
      testDescription: "a sentinel that a cold store did not show",
      world: "faults: { readsEmptyUntilStarted: true }, \(loggingOut) \"kill\", \"launch\", \"callNative\"]",
      strategies: ["sentinel-mirror"], causes: ["F02"], kinds: [.resurrected]),
    Case(
      testDescription: "a sentinel whose write had no effect",
      world: """
        faults: { writesWithoutEffect: 0.3 }, \(loggingOut) { do: "wait", seconds: 10 }, "callNative"]
        """, strategies: ["sentinel-mirror"], asked: .resurrected, causes: ["F08"], kinds: [.resurrected]),
    Case(
      testDescription: "a mark that was not flushed",
      world: """
        policy: "rfc9700-strict", faults: { flushDelayMilliseconds: 30000 },
        script: ["launch", "logIn", "openPage", { do: "logOut", on: "page" }, "kill", "launch", "callNative"]
        """, strategies: ["twinjar", "sentinel-mirror"], causes: ["F20"], kinds: [.resurrected]),
    Case(
      testDescription: "a mark that foreign code took",
      world: "faults: { sdk: \"clears-web-store\" }, \(loggingOut) \"openSDKScreen\", \"callNative\"]",
      strategies: ["twinjar", "sentinel-mirror"], asked: .resurrected, causes: ["F28"], kinds: [.resurrected]),
    Case(
      testDescription: "a look whose completion was lost",
      world: """
        faults: { completionsLost: 0.5 },
        \(loggingOut) { do: "wait", seconds: 10 }, "callFromExtension", { do: "wait", seconds: 5 }]
        """, strategies: ["snapshot-mirror", "sentinel-mirror"], causes: ["F62"], kinds: [.resurrected]),
    Case(
      testDescription: "a deletion without effect left what native code then copied",
      world: """
        policy: "rfc9700-strict", faults: { writesWithoutEffect: 0.3 },
        script: ["launch", "logIn", { do: "wait", seconds: 40 }, { do: "logOut", on: "native" }, "callNative"]
        """, strategies: ["single-source-web", "snapshot-mirror", "borrowed-cookies"], asked: .resurrected,
      causes: ["F08"], kinds: [.resurrected]),
    Case(
      testDescription:
        "code that looks at the web store to delete from it goes on with its own token, whatever it sees",
      world: """
        faults: { readsEmptyUntilStarted: true },
        \(refreshing.replacing("seconds: 40", with: "seconds: 20")) "kill", "launch", "openPage", "callNative"]
        """, strategies: ["single-source-native"], causes: ["F01"], kinds: [.lost]),
    Case(
      testDescription: "a copy was under way whatever had become of a look just before",
      world: """
        faults: { completionsLost: 1 },
        timing: { webReadMilliseconds: [200, 300], webWriteMilliseconds: [200, 300] },
        \(copying) { do: "wait", minutes: 16 }, "fetchOnPage", "openPage", { do: "wait", minutes: 16 }, "fetchOnPage"]
        """, strategies: ["capacitor-cookies"], causes: ["F35"], kinds: [.lost]),
    Case(
      testDescription: "what was restored since a cold store showed nothing is no copy from a while ago",
      world: """
        policy: "keycloak", faults: { readsEmptyUntilStarted: true },
        app: { nativeRefreshesAtExpiry: false, pageRefreshesAtExpiry: false },
        script: ["launch", "logIn", { do: "wait", minutes: 41 }, { do: "logIn", on: "page" },
          { do: "wait", milliseconds: 300 }, "kill", "launch", "callNative"]
        """, strategies: ["native-backup"], causes: ["F02"], kinds: [.lost]),
    Case(
      testDescription: "a write without effect left what the device's clock had taken already",
      world: """
        policy: "rfc9700-strict", faults: { writesWithoutEffect: 0.3 },
        app: { nativeRefreshesAtExpiry: false, pageRefreshesAtExpiry: false },
        script: ["launch", "logIn", "openPage", { do: "setClock", hours: 2 }, "callNative", { do: "wait", seconds: 10 },
          "callNative"]
        """, strategies: ["single-source-web", "native-backup"], asked: .needlessLogin, causes: ["F08"],
      kinds: [.needlessLogin]),
  ]
}
