import Choices
import CookieSimulation
import CookieSync
import Cookies
import SyncStrategies
import Testing

/// Launches, suspensions and kills, and what is under way meanwhile.
@Suite struct LifecycleTests {
  @Test("a launch of a suspended app brings it back") func launchWhileSuspended() {
    let scenario = testScenario([
      .launch, .logIn, .callNative(awaited: false), .background, .wait(.fixed(milliseconds: 5_000)), .launch,
      .callNative(awaited: true),
    ])
    let (summary, trace) = run(PushOnly.self, scenario)
    #expect(summary.end == .finished)
    #expect(trace.count(.appForegrounded) == 1)
    #expect(trace.count(.clientSucceeded) { $0.actor == .native } == 2)
  }

  @Test("an answer that comes while the app is suspended is handled when it is back") func answerWhileSuspended() throws
  {
    let scenario = testScenario([
      .launch, .logIn, .callNative(awaited: false), .wait(.fixed(milliseconds: 10)), .background,
      .wait(.fixed(milliseconds: 60_000)), .foreground, .callNative(awaited: true),
    ])
    let (_, trace) = run(PushOnly.self, scenario)
    let back = try #require(trace.records.firstIndex { $0.kind == .appForegrounded })
    let answer = try #require(
      trace.records.firstIndex { $0.kind == .responseReceived && $0.endpoint == .call })
    #expect(answer > back)
  }

  @Test("the answer to a killed app reaches nobody") func answerAfterKill() {
    let scenario = testScenario([
      .launch, .logIn, .refreshBoth(offsetNanoseconds: 0), .wait(.fixed(milliseconds: 30)), .kill,
      .wait(.fixed(milliseconds: 1_000)), .launch,
    ])
    let trace = run(PushOnly.self, scenario).trace
    #expect(trace.count(.tokenRotated) == 1)
    #expect(trace.count(.responseReceived) { $0.endpoint == .refresh } == 0)
  }

  @Test("a page's exchange dies with its network process, even if another runs by then") func exchangeOfADeadProcess() {
    let scenario = testScenario(
      [
        .launch, .logIn, .openPage, .fetchOnPage(awaited: false), .wait(.fixed(milliseconds: 200)),
        .killNetworkProcess, .openPage,
      ], latencyMilliseconds: 500)
    let trace = run(PushOnly.self, scenario).trace
    #expect(trace.count(.requestSent) { $0.endpoint == .call } == 1)
    #expect(trace.count(.responseReceived) { $0.endpoint == .call } == 0)
  }

  @Test("a reply that is lost tells nobody when the new token expires") func lostReplySchedulesNothing() {
    let scenario = testScenario([
      .launch, .logIn, .openPage, .wait(.fixed(milliseconds: 3_000_000)),
    ]) {
      $0.app.nativeRefreshesAtExpiry = true
      $0.profile.faults.replyLoss = .always
    }
    let trace = run(PushOnly.self, scenario).trace
    #expect(trace.count(.requestSent) { $0.endpoint == .refresh && $0.actor == .native } == 1)
  }

  /// Asks again and again until it is answered.
  struct Polls: PlainStrategy {
    let app: HybridApp
    func appDidLaunch() async {
      while await app.webStore.allCookies().isEmpty {}
      while await app.client.refreshSession().status == nil {}
    }
  }

  @Test("code that polls for ever is stuck, and gives its thread back") func polling() {
    let scenario = testScenario([.launch, .logIn]) { $0.eventBudget = 2_000 }
    #expect(run(Polls.self, scenario).summary.end == .stuck)
  }

  @Test("code that polls is stopped by a kill") func pollingIsKilled() {
    let scenario = testScenario([.launch])
    var script = scenario
    script.script = [.repeat(times: 3...3, steps: [.launch, .wait(.fixed(milliseconds: 1)), .kill])]
    script.eventBudget = 100_000
    let (summary, _) = run(PollsInTheBackground.self, script)
    #expect(summary.end == .finished)
    #expect(summary.steps < 1_000)
  }

  struct PollsInTheBackground: PlainStrategy {
    let app: HybridApp
    func appDidLaunch() async {
      Task { while await app.webStore.allCookies().isEmpty { try? await Task.sleep(for: .microseconds(100)) } }
    }
  }

  @Test("the longest times can be added to each other") func horizon() {
    let tenYears = DurationDistribution.fixed(milliseconds: 315_576_000_000)
    let scenario = testScenario([
      .launch, .logIn, .openPage,
      .repeat(times: 60...60, steps: [.callNative(awaited: true), .wait(tenYears), .kill, .launch, .openPage]),
    ]) {
      $0.profile.timing.webRead = tenYears
      $0.profile.timing.webWrite = tenYears
      $0.profile.timing.networkProcessStart = tenYears
      $0.policy.accessLifetimeSeconds = 315_576_000
      $0.network.latency = tenYears
      $0.eventBudget = 20_000
    }
    for strategy: any PlainStrategy.Type in [PushOnly.self, TwoWayObserver.self, NativeBackup.self] {
      #expect(run(strategy, scenario).summary.steps > 100)
    }
  }

  struct SleepsForEver: PlainStrategy {
    let app: HybridApp
    func appDidLaunch() async { try? await Task.sleep(for: .seconds(Int64.max)) }
  }

  @Test("an endless sleep ends at the horizon") func endlessSleep() {
    let end = run(SleepsForEver.self, testScenario([.launch, .logIn, .openPage])).summary.end
    #expect(end == .finished)
  }

  @Test("the loss of a write that deletes is noted like any other") func lostDeletion() {
    let scenario = testScenario([.launch, .logIn, .openPage, .logOut(on: .native)]) {
      $0.profile.faults.writesWithoutEffect = .always
    }
    let deletions = run(NativeRefresh.self, scenario).trace.all(.writeLost).filter { $0.expiresAt == .min }
    #expect(deletions.map(\.name) == [.access, .refresh])
  }

  /// Writes a random number at launch.
  struct Rolls: PlainStrategy {
    let app: HybridApp
    func appDidLaunch() async {
      let number = "\(Int.random(in: 0..<1_000_000_000))"
      await app.nativeStore.setCookie(Cookie(name: "roll", value: number, domain: "app.example"))
    }
  }

  @Test("a strategy's random numbers come from the tape") func entropy() {
    func roll(_ tape: Tape) -> String? {
      let simulator = Simulator(scenario: testScenario([.launch]), strategy: entry(Rolls.self))
      _ = simulator.run(tape)
      return simulator.trace.all(.cookieWritten).first.map { simulator.trace.text($0.value) }
    }
    let rolls = (0..<20).map { roll(Tape(seed: $0)) }
    #expect(Set(rolls).count == 20)
    #expect(rolls.first == roll(Tape(seed: 0)))
    let recorded = Tape(seed: 7, records: true)
    #expect(roll(recorded) == roll(Tape(replaying: recorded.recording)))
  }
}
