import CookieDiagnosis
import CookieScenarios
import CookieSimulation
import CookieSync
import Cookies
import SyncStrategies
import Testing

/// Faults of the web store's interface and of the app's own code around it: what is seen without each, and with it.
@Suite struct InterfaceFaultTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var script: [ScriptStep]
    var strategy: any PlainStrategy.Type = PushOnly.self
    var always: @Sendable (inout Scenario) -> Void = { _ in }
    var fault: @Sendable (inout FaultOptions) -> Void
    var seen: @Sendable (RunSummary, Trace) -> Int
    var without: Int
    var with: Int
  }

  static let session: [ScriptStep] = [.launch, .logIn, .openPage]
  static let pause = ScriptStep.wait(.fixed(milliseconds: 5_000))

  @Test(arguments: cases) func showsWithTheFaultAndNotWithout(_ example: Case) {
    for (isOn, expected) in [(false, example.without), (true, example.with)] {
      let scenario = testScenario(example.script) {
        example.always(&$0)
        if isOn { example.fault(&$0.profile.faults) }
      }
      let (summary, trace) = run(example.strategy, scenario)
      #expect(example.seen(summary, trace) == expected, "the fault is \(isOn ? "on" : "off")")
    }
  }

  static let cases: [Case] = [
    Case(
      testDescription: "F03: code that sets cookies before the first load waits for ever",
      script: session, fault: { $0.completionsWaitForLoad = true },
      seen: { summary, _ in summary.end == .stuck ? 1 : 0 }, without: 0, with: 1),
    Case(
      testDescription: "F03: with a load under way the completions come",
      script: [.launch, .openPage, .logIn], fault: { $0.completionsWaitForLoad = true },
      seen: { summary, _ in summary.end == .stuck ? 1 : 0 }, without: 0, with: 0),
    Case(
      testDescription: "F04: in the first launch cookies of responses are ignored",
      script: session, strategy: RenewsHidden.self, fault: { $0.firstRunIgnoresResponses = true },
      seen: { _, trace in trace.count(.cookieWritten) { $0.store == .web && $0.actor == .page } },
      without: 2, with: 0),
    Case(
      testDescription: "F04: a write of native code ends it",
      script: [.launch, .logIn, .openPage, .refreshBoth(offsetNanoseconds: -3_600_000_000_000), pause],
      fault: { $0.firstRunIgnoresResponses = true },
      seen: { _, trace in trace.count(.cookieWritten) { $0.store == .web && $0.actor == .page } },
      without: 2, with: 2),
    Case(
      testDescription: "F05: persistent cookies that are written before the process exists are lost",
      script: session, fault: { $0.writesBeforeProcessGoElsewhere = true },
      seen: { _, trace in trace.count(.writeLost) { $0.store == .web } }, without: 0, with: 2),
    Case(
      testDescription: "F05: session cookies wait for the process",
      script: session, always: { $0.policy.cookiesArePersistent = false },
      fault: { $0.writesBeforeProcessGoElsewhere = true },
      seen: { _, trace in trace.count(.cookieWritten) { $0.store == .web } }, without: 2, with: 2),
    Case(
      testDescription: "F07: a load is held",
      script: session, fault: { $0.loadHeldBack = .fixed(milliseconds: 700) },
      seen: { _, trace in
        let begun = trace.all(.pageLoadStarted)[0].time
        let sent = trace.all(.requestSent).first { $0.endpoint == .page }?.time ?? 0
        return Int((sent - begun) / 700_000_000)
      }, without: 0, with: 1),
    Case(
      testDescription: "F09: a deletion completes while it is still under way",
      script: session + [.callNative(awaited: true)], strategy: DeletesThenNotes.self,
      always: { $0.profile.timing.webWrite = .fixed(milliseconds: 50) },
      fault: { $0.deletionsCompleteEarly = true },
      seen: { _, trace in
        // The note is a native write right after the deletion's completion.
        let noted = trace.records.firstIndex { trace.text($0.name) == "note" } ?? 0
        let deleted = trace.records.firstIndex { $0.kind == .cookieDeleted && $0.store == .web } ?? 0
        return noted < deleted ? 1 : 0
      }, without: 0, with: 1),
    Case(
      testDescription: "F12: outside the app-bound domains writes are dropped",
      script: session, fault: { $0.sessionIsOutsideAppBoundDomains = true },
      // Those of the login, and of the one that the page's login page leads to.
      seen: { _, trace in trace.count(.writeLost) { $0.store == .web } }, without: 0, with: 4),
    Case(
      testDescription: "F12: and reads are empty",
      script: session + [.callNative(awaited: true)], strategy: ReadsBeforeCalls.self,
      fault: { $0.sessionIsOutsideAppBoundDomains = true },
      seen: { _, trace in Int(trace.all(.storeRead).last { $0.store == .web }?.number ?? -1) },
      without: 2, with: 0),
    Case(
      testDescription: "F31: an observer that nobody keeps is never called",
      script: session + [pause], strategy: TwoWayObserver.self, fault: { $0.observerIsReleased = true },
      seen: { _, trace in min(1, trace.count(.observerNotified)) }, without: 1, with: 0),
    Case(
      testDescription: "F39: the cookies of a login by redirect reach the native store and no strategy",
      script: session, strategy: CopiesAnswers.self, always: { $0.policy.logInRedirects = true }, fault: { _ in },
      seen: { _, trace in
        10 * trace.count(.cookieWritten) { $0.store == .native } + trace.count(.cookieWritten) { $0.store == .web }
      }, without: 40, with: 40),
    Case(
      testDescription: "F41: dates are cut at their commas, and what is left has no expiry",
      script: session, strategy: CopiesAnswers.self, always: { $0.policy.expiryFormat = .httpDate },
      fault: { $0.foldedFieldIsSplitAtCommas = true },
      seen: { _, trace in
        trace.count(.cookieWritten) { $0.store == .web && $0.name == .refresh && $0.expiresAt == 0 }
      }, without: 0, with: 1),
    Case(
      testDescription: "F42: a script date makes a session cookie",
      script: session, always: { $0.policy.expiryFormat = .scriptDate },
      fault: { $0.unknownDatesMakeSessionCookies = true },
      seen: { _, trace in trace.count(.cookieWritten) { $0.name == .refresh && $0.expiresAt == 0 } },
      without: 0, with: 2),
    Case(
      testDescription: "F43: on an embedded page cookies without SameSite stay behind",
      script: session + [.fetchOnPage(awaited: true)],
      always: {
        $0.policy.sameSite = .absent
        $0.app.pageIsEmbedded = true
      }, fault: { $0.sameSiteDefaultsToLax = true },
      seen: { _, trace in trace.count(.tokenRefused) { $0.reason == .missing } }, without: 0, with: 6),
    Case(
      testDescription: "F44: cookies read through the interface have lost their partition",
      script: session + [.callNative(awaited: true)], strategy: RenewsHidden.self,
      always: {
        $0.policy.sameSite = .none
        $0.policy.cookiesArePartitioned = true
        $0.app.pageIsEmbedded = true
      }, fault: { $0.partitionKeyIsStripped = true },
      // The copies stand beside the originals.
      seen: { _, trace in Int(trace.all(.storeRead).last { $0.store == .web }?.number ?? -1) },
      without: 2, with: 4),
    Case(
      testDescription: "F56: a client that never refreshes again shows the login page",
      script: session + [
        .goOffline, .refreshBoth(offsetNanoseconds: 3_600_000_000_000), pause, .goOnline,
        .wait(.fixed(milliseconds: 20 * 60_000)), .callNative(awaited: true),
      ], fault: { $0.refreshAfterFailure = .never },
      seen: { summary, trace in trace.count(.userLogsInAgain) { $0.about == .native } }, without: 0, with: 1),
    Case(
      testDescription: "F56: a client that tries again at once sends ten refreshes",
      script: session + [.goOffline, .refreshBoth(offsetNanoseconds: 3_600_000_000_000), pause],
      fault: { $0.refreshAfterFailure = .atOnce },
      seen: { summary, _ in summary.refreshes }, without: 1, with: 10),
    Case(
      testDescription: "F58: while an old process keeps the lock the web store begins empty",
      script: session + [pause, .kill, .launch, .openPage], strategy: Nothing.self,
      fault: { $0.zombiePerKill = .always },
      seen: { _, trace in trace.count(.lockRefused) }, without: 0, with: 1),
  ]

  /// Gives the page a session of its own by a hidden web view; before a call it writes back what it reads.
  struct RenewsHidden: PlainStrategy {
    let app: HybridApp
    func pageWillLoad() async {
      _ = await app.hiddenWebView.renewSession(carrying: await app.nativeStore.allCookies())
    }
    func nativeWillSend(_ purpose: RequestPurpose) async {
      guard purpose == .call else { return }
      for cookie in await app.webStore.allCookies() { await app.webStore.setCookie(cookie) }
      _ = await app.webStore.allCookies()
    }
  }

  struct ReadsBeforeCalls: PlainStrategy {
    let app: HybridApp
    func nativeDidReceive(_ response: NativeResponse) async {
      for cookie in response.setCookies { await app.webStore.setCookie(cookie) }
    }
    func nativeWillSend(_ purpose: RequestPurpose) async {
      if purpose == .call { _ = await app.webStore.allCookies() }
    }
  }

  struct DeletesThenNotes: PlainStrategy {
    let app: HybridApp
    func nativeDidReceive(_ response: NativeResponse) async {
      for cookie in response.setCookies { await app.webStore.setCookie(cookie) }
    }
    func nativeWillSend(_ purpose: RequestPurpose) async {
      guard purpose == .call, let cookie = await app.nativeStore.allCookies().first else { return }
      await app.webStore.deleteCookie(cookie)
      await app.nativeStore.setCookie(Cookie(name: "note", value: "1", domain: "app.example"))
    }
  }
}
