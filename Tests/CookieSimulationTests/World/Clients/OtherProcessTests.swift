import CookieScenarios
import CookieSimulation
import CookieSync
import Cookies
import SyncStrategies
import Testing

/// Code of others in the app, other browsers and other processes that use its session.
@Suite struct OtherProcessTests {
  @Test(
    "F28: foreign code empties the stores",
    arguments: [
      (SDKBehaviour.none, 0, 0), (.clearsNativeStore, 2, 0), (.clearsWebStore, 0, 2), (.clearsBothStores, 2, 2),
    ])
  func embeddedSDK(behaviour: SDKBehaviour, native: Int, web: Int) {
    let scenario = testScenario(TestScript.session + [.openSDKScreen]) { $0.profile.faults.sdk = behaviour }
    let deleted = run(PushOnly.self, scenario).trace.all(.cookieDeleted).filter { $0.actor == .sdk }
    #expect(deleted.count { $0.store == .native } == native)
    #expect(deleted.count { $0.store == .web } == web)
  }

  @Test("F28: or silence the observer", arguments: [(SDKBehaviour.none, true), (.silencesObserver, false)])
  func silencedObserver(behaviour: SDKBehaviour, isTold: Bool) {
    let script =
      TestScript.session + [.openSDKScreen, .refreshBoth(offsetNanoseconds: -3_600_000_000_000), TestScript.pause]
    let scenario = testScenario(script) { $0.profile.faults.sdk = behaviour }
    let trace = run(TwoWayObserver.self, scenario).trace
    let opened = trace.records.firstIndex { $0.kind == .sdkOpened } ?? 0
    #expect(trace.records[opened...].contains { $0.kind == .observerNotified } == isTold)
  }

  @Test("F45: the app knows nothing of a login in the system's browser") func systemBrowser() {
    let scenario = testScenario([
      .launch, .logInInSystemBrowser(handsOver: false), TestScript.pause, .callNative(awaited: true),
    ])
    let (summary, trace) = run(PushOnly.self, scenario)
    #expect(trace.count(.userLogsInAgain) == 1)
    #expect(summary.lostSessions == 1)
    #expect(trace.count(.cookieWritten) { $0.value == trace.all(.tokenIssued)[1].value } == 0)
  }

  @Test("F50 between processes: app and extension refresh one token") func appExtension() {
    let script: [ScriptStep] = [
      .launch, .logIn, TestScript.expiry, .callFromExtension, .callNative(awaited: true), TestScript.pause,
    ]
    let (summary, trace) = run(Nothing.self, testScenario(script))
    #expect(trace.count(.requestSent) { $0.endpoint == .refresh && $0.client == .appExtension } == 1)
    #expect(summary.lostSessions == 1)
  }

  @Test("an extension goes on while the app is suspended") func suspendedApp() {
    let script: [ScriptStep] = [
      .launch, .logIn, .background, TestScript.pause, .callFromExtension, TestScript.pause, .foreground,
    ]
    let trace = run(Nothing.self, testScenario(script)).trace
    let answered = trace.all(.responseReceived).first { $0.actor == .appExtension }?.time ?? .max
    #expect(answered < trace.all(.appForegrounded)[0].time)
  }
}
