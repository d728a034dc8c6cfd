import CookieDiagnosis
import CookieScenarios
import CookieSimulation
import CookieSync
import Cookies
import SyncStrategies
import Testing

/// The profile `android-webview`: a store that can be flushed, and that tells nobody of changes.
@Suite struct AndroidTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var strategy: any PlainStrategy.Type
    var profile = Profile.androidWebView
    var secondsUntilKill: Double = 1
    var change: @Sendable (inout Scenario) -> Void = { _ in }
    /// Cookies that the web store shows after the next launch.
    var kept: Int
  }

  @Test(
    "what a kill leaves of a login",
    arguments: [
      Case(testDescription: "not flushed, within 30 s", strategy: PushOnly.self, kept: 0),
      Case(testDescription: "not flushed, after 31 s", strategy: PushOnly.self, secondsUntilKill: 31, kept: 2),
      Case(testDescription: "flushed at once", strategy: PushesAndFlushes.self, kept: 2),
      Case(
        testDescription: "flushed, then written again within 30 s: what was flushed", strategy: FlushesFirst.self,
        kept: 1),
      Case(
        testDescription: "without a date, flushed: comes back", strategy: PushesAndFlushes.self,
        change: { $0.policy.cookiesArePersistent = false }, kept: 2),
      Case(
        testDescription: "where the platform has no flush the call does nothing", strategy: PushesAndFlushes.self,
        profile: .iOS17, kept: 0),
    ])
  func survives(_ example: Case) {
    let script: [ScriptStep] = [
      .launch, .logIn, .wait(.fixed(milliseconds: example.secondsUntilKill * 1_000)), .kill, .launch, .openPage,
    ]
    let scenario = testScenario(script, profile: example.profile) {
      $0.profile.faults.unexplainedLossPerLaunch = .never
      if example.profile == .iOS17 { $0.profile.faults.flushDelay = .fixed(milliseconds: 30_000) }
      example.change(&$0)
    }
    let (_, trace) = run(example.strategy, scenario)
    #expect(trace.all(.networkProcessStarted).map(\.number) == [0, Int32(example.kept)])
  }

  @Test("nobody is told of changes, and nobody is said to want to be") func noObserver() {
    let script: [ScriptStep] = [.launch, .logIn, .openPage, .wait(.fixed(milliseconds: 5_000))]
    for (profile, told) in [(Profile.ideal, true), (.androidWebView, false)] {
      let (_, trace) = run(TwoWayObserver.self, testScenario(script, profile: profile))
      #expect((trace.count(.observerNotified) > 0) == told)
      #expect((trace.count(.observerAdded) > 0) == told)
    }
  }

  @Test("a flush stands behind the writes that were issued before it, and ends the wait for the batch") func order() {
    let (_, trace) = run(
      PushesAndFlushes.self, testScenario([.launch, .logIn, .openPage], profile: .androidWebView))
    let flushed = trace.records.firstIndex { $0.kind == .storeFlushed } ?? 0
    let written =
      trace.records.lastIndex { $0.kind == .cookieWritten && $0.store == .web && $0.actor == .native } ?? .max
    #expect(written < flushed)
    #expect(trace.records[flushed].number == 2)
    #expect(trace.records[flushed].time - trace.records[written].time < 1_000_000)
  }

  private struct PushesAndFlushes: PlainStrategy {
    let app: HybridApp
    func nativeDidReceive(_ response: NativeResponse) async {
      for cookie in response.setCookies { await app.webStore.setCookie(cookie) }
      await app.webStore.flush()
    }
  }

  /// Flushes after its first cookie alone.
  private struct FlushesFirst: PlainStrategy {
    let app: HybridApp
    func nativeDidReceive(_ response: NativeResponse) async {
      guard let first = response.setCookies.first else { return }
      await app.webStore.setCookie(first)
      await app.webStore.flush()
      for cookie in response.setCookies.dropFirst() { await app.webStore.setCookie(cookie) }
    }
  }
}
