import CookieExploration
import CookieScenarios
import CookieSimulation
import SyncStrategies
import Testing

/// Searches of which their own checks once said that they are not sound.
@Suite struct OwnChecksTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var strategy: String
    var scenario: String
    var testDescription: String
  }

  static let cases = [
    Case(
      strategy: "push-only", scenario: "concurrent-refresh",
      testDescription: "whether a cookie has expired when an answer is stored is decided, and no matter of the clock"),
    Case(
      strategy: "capacitor-cookies", scenario: "cookies-sent-elsewhere",
      testDescription: "when something is due after it was passed over is part of the state"),
  ]

  struct MadeUp: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var strategy: String
    /// A fault and two preemptions, or no fault and any number of preemptions.
    var isBounded = false
    var rest: String
  }

  static let madeUp = [
    MadeUp(
      testDescription: "what a killed app waited for does not wake its code beside the next one's",
      strategy: "single-flight",
      rest: """
        policy: "no-rotation", timing: { observerDelayMilliseconds: [0, 2000] },
        script: ["launch", "logIn", "kill", { do: "wait", seconds: 1 }, "launch", "callNative"]
        """),
    MadeUp(
      testDescription: "an answer that may arrive after the cookies in it have expired, by a script's date",
      strategy: "single-flight-native",
      rest: """
        policy: "cognito", server: { accessLifetimeSeconds: 30, absoluteLifetimeSeconds: 60, expiryFormat: "script-date" },
        network: { latencyMilliseconds: [100, 3000] }, app: { pageRefreshesAtExpiry: false },
        faults: { driftToNativeMilliseconds: 30000 },
        script: ["launch", { do: "logIn", on: "page" }, { do: "wait", seconds: 31 }, "openPage", "callNative"]
        """),
    MadeUp(
      testDescription: "an answer that may arrive after the cookies in it have expired, which script then writes",
      strategy: "push-only", isBounded: true,
      rest: """
        policy: "rfc9700-strict", server: { accessLifetimeSeconds: 10, expiryFormat: "script-date" },
        network: { latencyMilliseconds: { quantiles: [[0, 0], [0.5, 50], [1, 20000]] } },
        app: { pageStoresTokensByScript: true }, script: ["launch", "logIn", "kill", "launch", "openPage"]
        """),
    MadeUp(
      testDescription: "an answer that may arrive after the cookies in it have expired, by a date",
      strategy: "shared-process-pool",
      rest: """
        policy: "rfc9700-strict", server: { accessLifetimeSeconds: 2, refreshLifetimeSeconds: 4, expiryFormat: "http-date" },
        network: { latencyMilliseconds: { quantiles: [[0, 20], [0.5, 50], [1, 5000]] } },
        script: ["launch", { do: "logIn", on: "page" }, "callNative"]
        """),
    MadeUp(
      testDescription: "whether a session is alive is asked before it is known how long messages took",
      strategy: "twinjar",
      rest: """
        policy: "no-rotation", server: { accessLifetimeSeconds: 3 }, network: { latencyMilliseconds: [100, 3000] },
        script: ["launch", "logIn"]
        """),
    MadeUp(
      testDescription: "the later of two cookies, sleeps that are cancelled, and slots that are free again",
      strategy: "twinjar",
      rest: """
        policy: "no-rotation", server: { accessLifetimeSeconds: 30, refreshLifetimeSeconds: 90 },
        network: { latencyMilliseconds: [1, 20000] }, app: { nativeRefreshesAtExpiry: false },
        script: ["launch", "logIn", "openPage", "fetchOnPage"]
        """),
    MadeUp(
      testDescription: "two notifications of which one was passed over",
      strategy: "twinjar",
      rest: """
        policy: "curity", server: { accessLifetimeSeconds: 30, graceSeconds: 60, clearsCookiesOnFailure: true },
        network: { latencyMilliseconds: [20, 20] }, app: { patienceMilliseconds: 100 },
        timing: { networkProcessStartMilliseconds: [0, 20000] },
        script: ["launch", "logIn", "openPage", { do: "callNative", awaited: false }, { do: "logOut", on: "page" },
          { do: "fetchOnPage", awaited: false }, "background", "foreground", "callNative"]
        """),
    MadeUp(
      testDescription: "a write whose way back no longer has to wait", strategy: "borrowed-cookies",
      rest: """
        policy: "rfc9700-strict",
        server: { accessLifetimeSeconds: 120, reuseReaction: "reject", cookiesAreHTTPOnly: false },
        network: { latencyMilliseconds: [20, 80] }, app: { patienceMilliseconds: 100 },
        script: ["launch", "logIn", { do: "wait", seconds: 120 }, { do: "callNative", awaited: false }, "callNative",
          { do: "wait", seconds: [1, 10] }]
        """),
    MadeUp(
      testDescription: "an answer with the expiry that native code has its timer set for", strategy: "access-only-web",
      rest: """
        policy: "okta", server: { accessLifetimeSeconds: 60, graceDepth: "previous", cookiesAreHTTPOnly: false },
        network: { latencyMilliseconds: [1, 20000] }, app: { refreshJitterMilliseconds: [0, 50] },
        faults: { sessionCookiesDieWithProcess: true, readsEmptyUntilStarted: true },
        script: ["launch", "logIn", { do: "wait", seconds: [0, 3] }, { do: "wait", seconds: [9, 12] },
          { do: "wait", seconds: 5 }, "callNative"]
        """),
    MadeUp(
      testDescription: "what will be scheduled for an expiry is due at different times", strategy: "twinjar",
      isBounded: true,
      rest: """
        policy: "okta", server: { accessLifetimeSeconds: 2, refreshLifetimeSeconds: 7, expiryFormat: "http-date",
          cookiesArePersistent: false },
        network: { latencyMilliseconds: [100, 3000] },
        app: { nativeRefreshesAtExpiry: false, pageRefreshesAtExpiry: true },
        script: ["launch", "logIn", "openPage", "kill", { do: "wait", seconds: [0, 3] }, "launch",
          { do: "callNative", awaited: false }, { do: "wait", seconds: 1.5 }, "callNative"]
        """),
    MadeUp(
      testDescription: "a run that is played again passes its own states again", strategy: "borrowed-cookies",
      isBounded: true,
      rest: """
        policy: "no-rotation", server: { accessLifetimeSeconds: 10, graceSeconds: 10, refreshLifetimeSeconds: 15,
          rotationTakesSeconds: 3, logInRedirects: true },
        network: { latencyMilliseconds: [1, 20000] },
        app: { nativeRefreshesAtExpiry: false, pageRefreshesAtExpiry: false },
        script: ["launch", "openPage", { do: "logIn", on: "page" }, { do: "wait", seconds: 9.5 }, "callNative"]
        """),
    MadeUp(
      testDescription: "code of a killed process is among the jobs", strategy: "access-only-web",
      rest: """
        policy: "rfc9700-strict", server: { absoluteLifetimeSeconds: 1801, clearsCookiesOnFailure: true,
          expiryFormat: "http-date" },
        network: { latencyMilliseconds: { quantiles: [[0, 20], [0.9, 50], [1, 12000]] } },
        faults: { observerCoalescingMilliseconds: 1000 }, timing: { observerDelayMilliseconds: [0, 20000] },
        script: ["launch", "logIn", "openPage", { do: "wait", seconds: 1801 }, { do: "callNative", awaited: false },
          "kill", "launch", "callNative"]
        """),
    MadeUp(
      testDescription: "answers that can all come at once take no time to tell apart", strategy: "cold-start-wake",
      rest: """
        policy: "rfc9700-strict", server: { accessLifetimeSeconds: 15, graceSeconds: 30 },
        network: { latencyMilliseconds: { quantiles: [[0, 0], [0.999, 1], [1, 9000]] } },
        timing: { nativeCompletionMilliseconds: 1000 },
        script: ["launch", "logIn",
          { do: "download", by: "foreground", validation: "marker", isOneTime: true },
          { do: "download", by: "foreground", validation: "marker", transferMilliseconds: 3000 }, "callNative"]
        """),
    MadeUp(
      testDescription: "two notifications that can come at the same times, and two that cannot",
      strategy: "capacitor-cookies",
      rest: #"policy: "auth0", script: ["launch", "logIn", "openPage"]"#),
    MadeUp(
      testDescription: "one value is received twice", strategy: "cold-start-wake", isBounded: true,
      rest: """
        policy: "rfc9700-strict", server: { accessLifetimeSeconds: 3, graceSeconds: 10,
          graceAnswer: "same-successor", refreshLifetimeSeconds: 6, reuseReaction: "revoke-session" },
        network: { latencyMilliseconds: [500, 1500], timeoutMilliseconds: 1000 },
        app: { nativeRefreshesAtExpiry: true, pageRefreshesAtExpiry: false },
        timing: { pageLoadMilliseconds: [0, 5000] },
        script: ["launch", "logIn", "openPage", { do: "wait", seconds: 2.5 },
          { do: "fetchOnPage", awaited: false }, "fetchOnPage"]
        """),
  ]

  /// A debug build takes ten times as long; the nightly run has them optimised as well.
  private static var schedules: Int {
    #if DEBUG
      50
    #else
      800
    #endif
  }

  @Test(arguments: madeUp) func nothingDependsOnTheTimesThatARunShows(example: MadeUp) throws {
    let text = """
      { schema: "twinjar.scenario/1", name: "made-up", summary: "-", profile: "ideal", \(example.rest) }
      """
    var exploration = Exploration(
      strategy: try #require(StrategyCatalogue.entry(named: example.strategy)),
      scenario: try ScenarioFile.parse(Array(text.utf8), source: "made-up.json5"))
    if !example.isBounded { exploration.options.bounds = ExplorationBounds(faults: 0, preemptions: nil) }
    exploration.options.budget = ExplorationBudget(seconds: nil, schedules: Self.schedules)
    exploration.shrinks = false
    exploration.timedRuns = 0
    let report = exploration.run()
    #expect(report.undetermined == nil)
    #expect(report.checks.failure == nil)
  }

  @Test(arguments: cases) func findNothing(example: Case) throws {
    var exploration = Exploration(
      strategy: try #require(StrategyCatalogue.entry(named: example.strategy)),
      scenario: try #require(try BuiltInScenarios.scenario(named: example.scenario)))
    exploration.options.budget = ExplorationBudget(seconds: nil)
    exploration.shrinks = false
    exploration.timedRuns = 0
    let checks = exploration.run().checks
    #expect(checks.failure == nil)
    #expect(checks.continuedCuts == 64)
  }
}
