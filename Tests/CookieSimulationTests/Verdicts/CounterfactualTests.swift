import CookieSimulation
import CookieSync
import Cookies
import SyncStrategies
import Testing

/// A cause is one only if the verdict goes away without it: each is taken out of the scenario, or off the tape.
@Suite struct CounterfactualTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var cause: Cause
    var strategy: any PlainStrategy.Type
    var scenario: Scenario
    /// Takes the first cause away and leaves everything else.
    var remove: @Sendable (inout Scenario) -> Void
    var testDescription: String { "\(cause.id): \(cause.label)" }
  }

  private static let second = ScriptStep.wait(.fixed(milliseconds: 1_000))
  private static let minute = ScriptStep.wait(.fixed(milliseconds: 60_000))

  private static func faulty(_ change: (inout FaultOptions) -> Void) -> Profile {
    var profile = Profile.ideal
    change(&profile.faults)
    return profile
  }

  private static let restart: [ScriptStep] = [.launch, .logIn, .openPage, minute, .kill, .launch, .openPage]

  static let cases: [Case] = [
    Case(
      cause: .emptyColdRead, strategy: SnapshotMirror.self,
      scenario: testScenario(
        [.launch, .logIn, .openPage, minute, .kill, .launch, .callNative(awaited: true)],
        profile: faulty { $0.readsEmptyUntilStarted = true }
      ) { $0.profile.timing.networkProcessStart = .fixed(milliseconds: 20_000) }
    ) { $0.profile.faults.readsEmptyUntilStarted = false },
    Case(
      cause: .withoutEffect, strategy: PushOnly.self,
      scenario: testScenario([.launch, .logIn, .openPage], profile: faulty { $0.writesWithoutEffect = .always })
    ) { $0.profile.faults.writesWithoutEffect = .never },
    Case(
      cause: .notDurable, strategy: PushOnly.self,
      scenario: testScenario(
        [.launch, .logIn, .openPage, second, .kill, .launch, .openPage],
        profile: faulty { $0.flushDelay = .fixed(milliseconds: 9_000) })
    ) { $0.profile.faults.flushDelay = nil },
    Case(
      cause: .deletionNotDurable, strategy: PushOnly.self,
      scenario: testScenario(
        [
          .launch, .logIn, .openPage, minute, .logOut(on: .page), second, .kill, .launch, .openPage,
        ], profile: faulty { $0.flushDelay = .fixed(milliseconds: 9_000) })
    ) { $0.profile.faults.flushDelay = nil },
    Case(
      cause: .sessionCookieDied, strategy: PushOnly.self,
      scenario: testScenario(restart, profile: faulty { $0.sessionCookiesDieWithProcess = true }) {
        $0.policy.cookiesArePersistent = false
      }
    ) { $0.policy.cookiesArePersistent = true },
    Case(
      cause: .vanished, strategy: PushOnly.self,
      scenario: testScenario(restart, profile: faulty { $0.unexplainedLossPerLaunch = .always })
    ) { $0.profile.faults.unexplainedLossPerLaunch = .never },
    Case(
      cause: .wipedAfterIdle, strategy: PushOnly.self,
      scenario: testScenario(
        [
          .launch, .logIn, .openPage, .kill, .wait(.fixed(milliseconds: 20 * 86_400_000)), .launch, .openPage,
        ], profile: faulty { $0.wipeAfterIdle = .fixed(milliseconds: 15 * 86_400_000) })
    ) { $0.profile.faults.wipeAfterIdle = nil },
    Case(
      cause: .deadNetworkProcess, strategy: SnapshotMirror.self,
      scenario: testScenario(
        [.launch, .logIn, .openPage, minute, .killNetworkProcess, .callNative(awaited: true)], profile: .webKitGTK)
    ) { $0.script.removeAll { $0 == .killNetworkProcess } },
    Case(
      cause: .copyLostDeletion, strategy: TwoWayObserver.self,
      scenario: testScenario([
        .launch, .logIn, .openPage, second, .logOut(on: .page), second, .callNative(awaited: true),
      ])
    ) { $0.script.removeAll { $0 == .logOut(on: .page) } },
    Case(
      cause: .pushedBack, strategy: PushesBack.self,
      scenario: testScenario([
        .launch, .logIn, .openPage, second, .logOut(on: .page), second, .openPage,
      ])
    ) { $0.script.removeAll { $0 == .logOut(on: .page) } },
    Case(
      cause: .staleOverwrite, strategy: SharedCookiesFlag.self,
      scenario: testScenario(
        [
          .launch, .logIn, .openPage, minute, .fetchOnPage(awaited: true), second, .openPage, minute,
          .fetchOnPage(awaited: true), minute,
        ], profile: faulty { $0.observerIsReleased = true }
      ) { $0.policy.accessLifetimeSeconds = 30 }
    ) { $0.policy.rotation = .keepOld },
    Case(
      cause: .drift, strategy: NativeRefresh.self,
      scenario: testScenario(
        [
          .launch, .logIn, .openPage, .wait(.fixed(milliseconds: 2_000)), .refreshBoth(offsetNanoseconds: 0),
          .wait(.fixed(milliseconds: 1_500)), .refreshBoth(offsetNanoseconds: 0), minute,
        ], profile: faulty { $0.driftToNative = .fixed(milliseconds: 3_000) })
    ) { $0.profile.faults.driftToNative = nil },
    Case(
      cause: .doubleRefresh, strategy: PushOnly.self,
      scenario: testScenario([.launch, .logIn, .openPage, second, .refreshBoth(offsetNanoseconds: 0), minute])
    ) { $0.script.removeAll { $0 == .refreshBoth(offsetNanoseconds: 0) } },
    Case(
      cause: .replyLost, strategy: NativeRefresh.self,
      scenario: testScenario(
        [
          .launch, .logIn, second, .refreshBoth(offsetNanoseconds: 0), .wait(.fixed(milliseconds: 90_000)),
          .refreshBoth(offsetNanoseconds: 0), .wait(.fixed(milliseconds: 90_000)),
        ], profile: faulty { $0.replyLoss = .always })
    ) { $0.profile.faults.replyLoss = .never },
    Case(
      cause: .oldBackup, strategy: NativeBackup.self,
      scenario: testScenario(
        [
          .launch, .logIn, .openPage, minute, .fetchOnPage(awaited: true), .kill, .launch, .openPage,
          .callNative(awaited: true),
        ], profile: faulty { $0.unexplainedLossPerLaunch = .always }
      ) { $0.policy.accessLifetimeSeconds = 30 }
    ) { $0.policy.rotation = .none },
    Case(
      cause: .foreignCode, strategy: PushOnly.self,
      scenario: testScenario(
        [.launch, .logIn, .openPage, minute, .openSDKScreen, .openPage], profile: faulty { $0.sdk = .clearsWebStore })
    ) { $0.profile.faults.sdk = .none },
    Case(
      cause: .givenUp, strategy: NativeRefresh.self,
      scenario: testScenario(
        [.launch, .logIn, second, .goOffline, minute, .goOnline, .callNative(awaited: true), minute],
        profile: faulty { $0.refreshAfterFailure = .never }
      ) {
        $0.policy.accessLifetimeSeconds = 30
        $0.app.nativeRefreshesAtExpiry = true
      }
    ) { $0.profile.faults.refreshAfterFailure = .later },
  ]

  /// Pushes all of the native store to the web store before each load, and hears nothing.
  struct PushesBack: PlainStrategy {
    let app: HybridApp
    func pageWillLoad() async {
      for cookie in await app.nativeStore.allCookies() { await app.webStore.setCookie(cookie) }
    }
  }

  @Test(arguments: cases) func withoutItsCauseTheVerdictGoesAway(_ test: Case) {
    let simulator = Simulator(scenario: test.scenario, strategy: entry(test.strategy))
    let summary = simulator.run(Tape(seed: 1))
    #expect(summary.verdicts.first?.cause == test.cause)
    // The chain leads there, in the order of the trace, and each step names its cause.
    let chain = simulator.chains(of: summary).first
    let steps = chain?.steps ?? []
    #expect(steps.contains { $0.cause == test.cause })
    #expect(steps.map(\.record) == steps.map(\.record).sorted())
    #expect(steps.allSatisfy { simulator.trace.records.indices.contains($0.record) && !$0.cause.id.isEmpty })

    var other = test.scenario
    test.remove(&other)
    let without = Simulator(scenario: other, strategy: entry(test.strategy)).run(Tape(seed: 1))
    #expect(without.verdicts.isEmpty, "\(without.verdicts)")
  }

  struct TapeCase: Sendable, CustomTestStringConvertible {
    var cause: Cause
    var strategy: any PlainStrategy.Type
    var scenario: Scenario
    var testDescription: String { "\(cause.id) on the tape" }
  }

  private static let half = Probability(0.5) ?? .never

  @Test(
    "the fault's choice turned to no, on an otherwise equal tape",
    arguments: [
      TapeCase(
        cause: .withoutEffect, strategy: PushOnly.self,
        scenario: testScenario([.launch, .logIn, .openPage], profile: faulty { $0.writesWithoutEffect = half })),
      TapeCase(
        cause: .vanished, strategy: PushOnly.self,
        scenario: testScenario(restart, profile: faulty { $0.unexplainedLossPerLaunch = half })),
      TapeCase(
        cause: .replyLost, strategy: NativeRefresh.self,
        scenario: testScenario(
          [
            .launch, .logIn, second, .refreshBoth(offsetNanoseconds: 0), .wait(.fixed(milliseconds: 90_000)),
            .refreshBoth(offsetNanoseconds: 0), .wait(.fixed(milliseconds: 90_000)),
          ], profile: faulty { $0.replyLoss = Probability(0.3) ?? .never })),
      TapeCase(
        cause: .deadNetworkProcess, strategy: SnapshotMirror.self,
        scenario: testScenario(
          [
            .launch, .logIn, .openPage, minute, .background, minute, .foreground, .callNative(awaited: true),
          ],
          profile: {
            var profile = Profile.webKitGTK
            profile.faults.networkProcessDeathPerForeground = half
            return profile
          }())),
    ])
  func editedTape(_ test: TapeCase) throws {
    let simulator = Simulator(scenario: test.scenario, strategy: entry(test.strategy))
    // The first tape on which the cause strikes, with its choices.
    let found = (0..<200 as Range<UInt64>).lazy.compactMap { seed -> (UInt64, [Tape.Choice])? in
      let tape = Tape(hints: [], seed: seed)
      return simulator.run(tape).verdicts.map(\.cause) == [test.cause] ? (seed, tape.recording) : nil
    }.first
    let (seed, choices) = try #require(found)
    let strikes = choices.indices.filter { choices[$0].arity == 2 && choices[$0].value == 1 }
    let verdicts = strikes.map { strike -> [Verdict] in
      var guide = choices.map(\.value)
      guide[strike] = 0
      return simulator.run(Tape(hints: guide, seed: seed)).verdicts
    }
    #expect(verdicts.contains { $0.isEmpty })
    // Unedited, the same choices give the same verdict.
    #expect(simulator.run(Tape(hints: choices.map(\.value), seed: seed)).verdicts.map(\.cause) == [test.cause])
  }
}
