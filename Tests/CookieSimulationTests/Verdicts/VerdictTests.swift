import CookieDiagnosis
import CookieScenarios
import CookieSimulation
import CookieSync
import SyncStrategies
import Testing

/// Verdicts and causes, each from a scenario that leaves only one thing to go wrong.
@Suite struct VerdictTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var name: String
    var strategy: any PlainStrategy.Type
    var scenario: Scenario
    var lost = 0
    var split = 0
    var resurrected = 0
    var cause: Cause?
    var testDescription: String { name }
  }

  private static let second = ScriptStep.wait(.fixed(milliseconds: 1_000))
  private static let minute = ScriptStep.wait(.fixed(milliseconds: 60_000))

  private static func faulty(_ change: (inout FaultOptions) -> Void) -> Profile {
    var profile = Profile.ideal
    change(&profile.faults)
    return profile
  }

  static let cases: [Case] = [
    Case(
      name: "nothing goes wrong", strategy: PushOnly.self,
      scenario: testScenario([.launch, .logIn, .openPage, minute, .callNative(awaited: true)])),
    Case(
      name: "F01: the page never gets the login", strategy: Nothing.self,
      scenario: testScenario([.launch, .logIn, .openPage]), split: 1, cause: .twoJars),
    Case(
      name: "F50: both sides refresh at once", strategy: PushOnly.self,
      scenario: testScenario([.launch, .logIn, .openPage, second, .refreshBoth(offsetNanoseconds: 0), minute]),
      lost: 1, cause: .doubleRefresh),
    Case(
      name: "F50 is no loss for one refresher", strategy: NativeRefresh.self,
      scenario: testScenario([.launch, .logIn, .openPage, second, .refreshBoth(offsetNanoseconds: 0), minute])),
    Case(
      name: "F01: the other side uses the old token a minute later", strategy: PushOnly.self,
      scenario: testScenario([
        .launch, .logIn, .openPage, second, .refreshBoth(offsetNanoseconds: 60_000_000_000),
        .wait(.fixed(milliseconds: 120_000)),
      ]), lost: 1, cause: .twoJars),
    Case(
      name: "F51: the reply is lost, the old token comes again", strategy: NativeRefresh.self,
      scenario: testScenario(
        [
          .launch, .logIn, second, .refreshBoth(offsetNanoseconds: 0), .wait(.fixed(milliseconds: 90_000)),
          .refreshBoth(offsetNanoseconds: 0), .wait(.fixed(milliseconds: 90_000)),
        ], profile: faulty { $0.replyLoss = .always }), lost: 1, cause: .replyLost),
    Case(
      name: "F20: the web store forgets an unflushed login", strategy: PushOnly.self,
      scenario: testScenario(
        [.launch, .logIn, .openPage, second, .kill, .launch, .openPage],
        profile: faulty { $0.flushDelay = .fixed(milliseconds: 9_000) }), split: 1, cause: .notDurable),
    Case(
      name: "F23: the session cookie dies with the app", strategy: PushOnly.self,
      scenario: testScenario(
        [.launch, .logIn, .openPage, minute, .kill, .launch, .openPage],
        profile: faulty { $0.sessionCookiesDieWithProcess = true }
      ) { $0.policy.cookiesArePersistent = false }, lost: 1, cause: .sessionCookieDied),
    Case(
      name: "F24: the web store's cookies vanish", strategy: PushOnly.self,
      scenario: testScenario(
        [.launch, .logIn, .openPage, minute, .kill, .launch, .openPage],
        profile: faulty { $0.unexplainedLossPerLaunch = .always }), split: 1, cause: .vanished),
    Case(
      name: "a dead network process reads empty, and a mirror erases the native session", strategy: SnapshotMirror.self,
      scenario: testScenario(
        [.launch, .logIn, .openPage, minute, .killNetworkProcess, .callNative(awaited: true)],
        profile: .webKitGTK), split: 1, cause: .deadNetworkProcess),
    Case(
      name: "F02: a mirror of an empty cold read erases the native session", strategy: SnapshotMirror.self,
      scenario: testScenario(
        [.launch, .logIn, .openPage, minute, .kill, .launch, .callNative(awaited: true)],
        profile: faulty { $0.readsEmptyUntilStarted = true }
      ) { $0.profile.timing.networkProcessStart = .fixed(milliseconds: 20_000) }, split: 1, cause: .emptyColdRead),
    Case(
      name: "F57: the backup is from before the page's rotation", strategy: NativeBackup.self,
      scenario: testScenario(
        [
          .launch, .logIn, .openPage, minute, .fetchOnPage(awaited: true), .kill, .launch, .openPage,
          .callNative(awaited: true),
        ], profile: faulty { $0.unexplainedLossPerLaunch = .always }
      ) { $0.policy.accessLifetimeSeconds = 30 }, lost: 1, cause: .oldBackup),
    Case(
      name: "the strategy throws the token away", strategy: BrokenCanary.self,
      scenario: testScenario([.launch, .logIn, minute, .callNative(awaited: true)]) {
        $0.policy.accessLifetimeSeconds = 30
      }, lost: 1, cause: .droppedByStrategy),
    Case(
      name: "F50, though the loser's answer cleared its cookies (F52)", strategy: PushOnly.self,
      scenario: testScenario([.launch, .logIn, .openPage, second, .refreshBoth(offsetNanoseconds: 0), minute]) {
        $0.policy.clearsCookiesOnFailure = true
      }, lost: 1, cause: .doubleRefresh),
    Case(
      name: "F51, though it is the other side that replays the token", strategy: TwoWayObserver.self,
      scenario: testScenario(
        [
          .launch, .logIn, .openPage, second, .refreshBoth(offsetNanoseconds: 300_000_000_000),
          .wait(.fixed(milliseconds: 400_000)),
        ], profile: faulty { $0.replyLoss = .always }), lost: 1, cause: .replyLost),
    Case(
      name: "F08: the login's copy had no effect", strategy: PushOnly.self,
      scenario: testScenario([.launch, .logIn, .openPage], profile: faulty { $0.writesWithoutEffect = .always }),
      split: 1, cause: .withoutEffect),
    Case(
      name: "a logout that reaches the server without a token ends the session for the user", strategy: Nothing.self,
      scenario: testScenario([.launch, .logIn, .openPage, .logOut(on: .page), second, .callNative(awaited: true)]),
      split: 1, resurrected: 1, cause: .twoJars),
    Case(
      name: "a logout in the page, undone by a copy", strategy: TwoWayObserver.self,
      scenario: testScenario([
        .launch, .logIn, .openPage, second, .logOut(on: .page), second, .callNative(awaited: true),
      ]), resurrected: 1),
    Case(
      name: "a logout that reaches both sides", strategy: NativeRefresh.self,
      scenario: testScenario([
        .launch, .logIn, .openPage, second, .logOut(on: .native), second, .callNative(awaited: true), .openPage,
      ])),
  ]

  @Test(arguments: cases) func verdict(_ test: Case) {
    let (summary, trace) = run(test.strategy, test.scenario)
    #expect(summary.end == .finished)
    #expect(summary.lostSessions == test.lost)
    #expect(summary.splitSessions == test.split)
    #expect(summary.resurrectedSessions == test.resurrected)
    #expect(summary.firstCause == test.cause)
    // The verdict is read from the trace alone.
    #expect(VerdictReader().read(trace, end: summary.end, steps: summary.steps, duration: summary.duration) == summary)
  }
}

@Suite struct RaceTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var name: String
    var strategy: any PlainStrategy.Type
    var script: [ScriptStep]
    var races: Int
    var testDescription: String { name }
  }

  @Test(arguments: [
    Case(
      name: "a page load that native code starts after its writes is ordered", strategy: PushOnly.self,
      script: [.launch, .logIn, .openPage], races: 0),
    Case(
      name: "two refreshes with one token are not", strategy: PushOnly.self,
      script: [
        .launch, .logIn, .openPage, .wait(.fixed(milliseconds: 1_000)), .refreshBoth(offsetNanoseconds: 0),
        .wait(.fixed(milliseconds: 200)),
      ], races: 1),
    Case(
      name: "an unrelated request to the same server orders nothing", strategy: PushOnly.self,
      script: [
        .launch, .logIn, .openPage, .wait(.fixed(milliseconds: 1_000)), .refreshBoth(offsetNanoseconds: -3_000_000_000),
        .wait(.fixed(milliseconds: 500)), .callNative(awaited: true), .wait(.fixed(milliseconds: 5_000)),
      ], races: 1),
    Case(
      name: "one refresh over the bridge is ordered", strategy: NativeRefresh.self,
      script: [
        .launch, .logIn, .openPage, .wait(.fixed(milliseconds: 1_000)),
        .refreshBoth(offsetNanoseconds: -3_000_000_000), .wait(.fixed(milliseconds: 2_000)),
      ], races: 0),
  ])
  func races(_ test: Case) {
    #expect(run(test.strategy, testScenario(test.script)).summary.races == test.races)
  }

  @Test("document.cookie does not see the session, so it makes no race") func documentCookie() {
    let script: [ScriptStep] = [
      .launch, .logIn, .openPage, .wait(.fixed(milliseconds: 1_000)), .fetchOnPage(awaited: true),
      .refreshBoth(offsetNanoseconds: 900_000_000_000), .wait(.fixed(milliseconds: 2_000)),
    ]
    let races = [script, script + [.readOnPage]].map { run(NativeRefresh.self, testScenario($0)).summary.races }
    #expect(races[0] == races[1])
  }
}
