import CookieScenarios
import CookieSimulation
import CookieSync
import Cookies
import SyncStrategies
import Testing

/// Cookies that script on the page reads and writes, and headers that follow a redirect.
@Suite struct PageScriptTests {
  @Test("F26: script cookies do not live long", arguments: [(nil, 30.0), (7.0, 7.0)])
  func scriptCookieCap(capDays: Double?, livesDays: Double) throws {
    let scenario = scriptScenario { $0.profile.faults.scriptCookieCapSeconds = capDays.map { $0 * 86_400 } }
    let trace = run(PushesWithoutHTTPOnly.self, scenario).trace
    let write = try #require(
      trace.all(.cookieWritten).last { $0.store == .web && $0.actor == .page && $0.name == .refresh })
    #expect(Int(Double(write.expiresAt - write.time) / 86_400e9 + 0.01) == Int(livesDays))
  }

  @Test("F46: a patched document.cookie writes to the other store", arguments: [(false, 2, 0), (true, 0, 2)])
  func patchedDocumentCookie(isPatched: Bool, web: Int, native: Int) {
    let scenario = scriptScenario { $0.profile.faults.documentCookieIsPatched = isPatched }
    let written = run(PushesWithoutHTTPOnly.self, scenario).trace.all(.cookieWritten).filter { $0.actor == .page }
    #expect(written.count { $0.store == .web } == web)
    #expect(written.count { $0.store == .native } == native)
  }

  @Test("a refresh token that script can read is a leak", arguments: [(true, 0), (false, 1)])
  func readableToken(isHTTPOnly: Bool, leaks: Int) {
    let scenario = testScenario(TestScript.session + [.readOnPage]) { $0.policy.cookiesAreHTTPOnly = isHTTPOnly }
    #expect(run(PushOnly.self, scenario).summary.leaks == leaks)
  }

  @Test(
    "F40: a header that the app wrote follows the redirect",
    arguments: [
      (entry(Nothing.self), 0), (entry(InjectsHeader.self), 1),
    ])
  func staticHeader(strategy: StrategyEntry, leaks: Int) {
    let script: [ScriptStep] = [.launch, .logIn, .openPagePassingOtherSite, TestScript.pause]
    let (summary, trace) = run(strategy, testScenario(script))
    #expect(summary.leaks == leaks)
    #expect(trace.count(.requestSent) { $0.endpoint == .otherSite } == leaks)
  }

  @Test("a page that keeps its tokens by script deletes after a logout what it wrote, where it wrote it")
  func logoutByScript() {
    for patched in [false, true] {
      let scenario = testScenario([
        .launch, .openPage, .logInOnPage, TestScript.pause, .logOut(on: .page), TestScript.pause, .openPage,
        TestScript.pause,
      ]) {
        $0.app.pageStoresTokensByScript = true
        $0.policy.cookiesAreHTTPOnly = false
        $0.profile.faults.documentCookieIsPatched = patched
      }
      let (summary, trace) = run(Nothing.self, scenario)
      let deletions = trace.records.filter { $0.kind == .cookieDeleted }
      #expect(deletions.map(\.store) == Array(repeating: patched ? .native : .web, count: 2))
      #expect(deletions.allSatisfy { $0.actor == .page })
      #expect(summary.resurrectedSessions == 0)
    }
  }

  private func scriptScenario(_ change: (inout Scenario) -> Void) -> Scenario {
    testScenario(TestScript.session + [.refreshBoth(offsetNanoseconds: -3_600_000_000_000), TestScript.pause]) {
      $0.app.pageStoresTokensByScript = true
      $0.policy.cookiesAreHTTPOnly = false
      change(&$0)
    }
  }

  // MARK: - Strategies

  struct PushesWithoutHTTPOnly: PlainStrategy {
    let app: HybridApp
    func nativeDidReceive(_ response: NativeResponse) async {
      guard response.purpose == .logIn else { return }
      for cookie in response.setCookies { await app.webStore.setCookie(cookie) }
    }
  }
}
