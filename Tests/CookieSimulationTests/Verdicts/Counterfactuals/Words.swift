import CookieDiagnosis
import CookieScenarios
import CookieSimulation
import CookieSync
import SyncStrategies

/// Causes that the catalogue does not number.
extension Counterfactuals {
  static let words: [Counterfactual] = [
    Counterfactual(
      .deadNetworkProcess, SnapshotMirror.self,
      steady(session + [minute, .background, minute, .foreground, .callNative(awaited: true)]) {
        $0.profile.faults.networkProcessDeathPerForeground = half
        $0.profile.faults.deadNetworkProcess = DeadNetworkProcess(
          noticeDelay: .fixed(milliseconds: 20), observerGoesDeaf: true)
      }, without: .strike),
    Counterfactual(
      .droppedByStrategy, DropsAtLoad.self,
      steady([.launch, .logIn, maybe(.openPage), minute, .callNative(awaited: true)]) {
        $0.policy.accessLifetimeSeconds = 30
      }, without: .step("the load at which the strategy deletes the token"),
      .strategy("the deletion", PushOnly.self)),
    Counterfactual(
      .headerDropped, HiddenWebViewRenewal.self,
      steady([.launch, .logIn, .openPage]) { $0.profile.faults.loadHeaderIsDropped = true },
      without: .property("a platform that does not send a load's header") {
        $0.profile.faults.loadHeaderIsDropped = false
      }),
    Counterfactual(
      .ranOutUnused, PushOnly.self,
      steady(session) {
        $0.policy.accessLifetimeSeconds = 1
        $0.network.latency = .fixed(milliseconds: 600)
      }, without: server("a token that lives no longer than its way") { $0.accessLifetimeSeconds = 900 }),
    Counterfactual(
      .notRenewed, SaysItHasRenewed.self,
      steady([.launch, .logIn, .callNative(awaited: true), maybe(expiry), .callNative(awaited: true)]),
      without: .step("the time in which the token ran out"), .strategy("a renewal that is none", Nothing.self)),
    Counterfactual(
      .logoutLeftCookies, PushOnly.self,
      steady(session + [minute, .logOut(on: .page), pause, .openPage]) { $0.app.pageStoresTokensByScript = true },
      without: .property("script that deletes the tokens, and does not see them") {
        $0.app.pageStoresTokensByScript = false
      }),
    Counterfactual(
      .withoutHTTPOnly, PushOnly.self, steady(session + [.readOnPage]) { $0.policy.cookiesAreHTTPOnly = false },
      without: server("a token without HttpOnly") { $0.cookiesAreHTTPOnly = true }),
  ]

  /// Native code says that there are new tokens, and has asked for none.
  struct SaysItHasRenewed: PlainStrategy {
    let app: HybridApp
    func refreshForNative() async -> RefreshOutcome { .renewed }
  }

  /// Gives the page its session, and deletes its own refresh token when a page loads.
  struct DropsAtLoad: PlainStrategy {
    let app: HybridApp
    func pageWillLoad() async {
      for cookie in await app.nativeStore.allCookies() {
        await app.webStore.setCookie(cookie)
        if cookie.name == SessionCookie.refresh { await app.nativeStore.deleteCookie(cookie) }
      }
    }
  }
}
