import CookieScenarios
import CookieSimulation
import CookieSync
import Cookies
import SyncStrategies

/// Copying and observing: F31 to F46.
extension Counterfactuals {
  static let copying: [Counterfactual] = [
    Counterfactual(
      .observerReleased, TwoWayObserver.self,
      steady(session + [minute, .fetchOnPage(awaited: true), pause, .callNative(awaited: true)]) {
        $0.profile.faults.observerIsReleased = true
        $0.policy.accessLifetimeSeconds = 30
      }, without: fault("an observer that nobody keeps") { $0.observerIsReleased = false }),
    Counterfactual(
      .observerReleased, TwoWayObserver.self,
      steady([.launch, .logInOnPage, .openPage, minute, .callNative(awaited: true)]) {
        $0.profile.faults.observerIsReleased = true
      }, without: fault("an observer that nobody keeps") { $0.observerIsReleased = false }),
    Counterfactual(
      .notificationLate, TwoWayObserver.self,
      steady(session + [minute, .fetchOnPage(awaited: true), .callNative(awaited: true)]) {
        $0.profile.faults.observerCoalescing = .uniform(milliseconds: 0, 1_000)
        $0.policy.accessLifetimeSeconds = 30
      }, without: .shortest("the time for which notifications are merged"),
      fault("the merging") { $0.observerCoalescing = nil }),
    Counterfactual(
      .observerDeaf, TwoWayObserver.self,
      steady(
        session + [
          minute, .background, .foreground, .fetchOnPage(awaited: true), pause, .callNative(awaited: true),
        ]
      ) {
        $0.profile.faults.networkProcessDeathPerForeground = half
        $0.profile.faults.deadNetworkProcess = DeadNetworkProcess(
          noticeDelay: .fixed(milliseconds: 20), observerGoesDeaf: true)
        $0.policy.accessLifetimeSeconds = 30
      }, without: .strike),
    Counterfactual(
      .copyLostDeletion, TwoWayObserver.self,
      steady(session + [second, maybe(.logOut(on: .page)), second, .callNative(awaited: true)]),
      without: .step("the logout"), .strategy("a copy without deletions", SnapshotMirror.self)),
    Counterfactual(
      .pushedBack, PushesBack.self, steady(session + [second, maybe(.logOut(on: .page)), second, .openPage]),
      without: .step("the logout"), .strategy("the push", PushOnly.self)),
    Counterfactual(
      .staleOverwrite, CopiesBackOnCall.self,
      steady(
        session + [
          second, .callNative(awaited: false), .wait(.fixed(milliseconds: 100)), nativeRefreshes, pause,
          nativeRefreshes, pause,
        ]
      ) { $0.profile.faults.snapshotDelay = .uniform(milliseconds: 0, 800) },
      without: .shortest("the way of the snapshot")),
    Counterfactual(
      .drift, NativeRefresh.self,
      steady(
        session + [
          .wait(.fixed(milliseconds: 2_000)), nativeRefreshes, .wait(.fixed(milliseconds: 1_500)), nativeRefreshes,
          minute,
        ]
      ) { $0.profile.faults.driftToNative = .uniform(milliseconds: 500, 3_000) },
      without: .shortest("the platform's copy"), fault("drift") { $0.driftToNative = nil }),
    Counterfactual(
      .httpOnlySticky, LosesHTTPOnlyLater.self,
      steady(session + [minute, .callNative(awaited: true), minute, .fetchOnPage(awaited: true)]) {
        $0.profile.faults.httpOnlyIsSticky = true
        $0.policy.accessLifetimeSeconds = 30
      }, without: fault("sticky HttpOnly") { $0.httpOnlyIsSticky = false }),
    Counterfactual(
      .redirectHidesCookies, CopiesAnswers.self,
      steady(session + [expiry, .callNative(awaited: true)]) { $0.policy.logInRedirects = true },
      without: server("the redirect") { $0.logInRedirects = false }),
    Counterfactual(
      .headerFollowsRedirect, InjectsHeader.self, steady([.launch, .logIn, maybe(.openPagePassingOtherSite), pause]),
      without: .step("the way over the other site")),
    Counterfactual(
      .splitAtComma, CopiesAnswers.self,
      steady(restart) {
        $0.profile.faults.foldedFieldIsSplitAtCommas = true
        $0.profile.faults.sessionCookiesDieWithProcess = true
        $0.policy.expiryFormat = .httpDate
      }, without: fault("the split") { $0.foldedFieldIsSplitAtCommas = false }),
    Counterfactual(
      .expiryNotUnderstood, PushOnly.self,
      steady(restart) {
        $0.profile.faults.unknownDatesMakeSessionCookies = true
        $0.profile.faults.sessionCookiesDieWithProcess = true
        $0.policy.expiryFormat = .scriptDate
      }, without: fault("dates that the platform does not take") { $0.unknownDatesMakeSessionCookies = false },
      server("the date's format") { $0.expiryFormat = .maxAge }),
    Counterfactual(
      .sameSiteDefault, PushOnly.self,
      steady(session) {
        $0.profile.faults.sameSiteDefaultsToLax = true
        $0.policy.sameSite = .absent
        $0.app.pageIsEmbedded = true
      }, without: fault("Lax for want of an attribute") { $0.sameSiteDefaultsToLax = false }),
    Counterfactual(
      .otherSite, PushOnly.self,
      steady(session) {
        $0.policy.sameSite = .lax
        $0.app.pageIsEmbedded = true
      }, without: server("SameSite=Lax") { $0.sameSite = .none }),
    Counterfactual(
      .partitionKeyLost, WritesBackOnLoad.self,
      steady([.launch, .logInOnPage, .openPage, .logOut(on: .page), second, .openPage]) { embedPartitioned(&$0) },
      without: fault("keys that are stripped") { $0.partitionKeyIsStripped = false }),
    Counterfactual(
      .systemBrowser, PushOnly.self,
      steady([.launch, maybe(.logInInSystemBrowser(handsOver: false)), pause, .callNative(awaited: true)]),
      without: .step("the login in the system's browser")),
    Counterfactual(
      .logoutFailed, SnapshotMirror.self,
      steady([
        .launch, .logIn, .openPage, pause, maybe(.goOffline), .logOut(on: .native), pause, .goOnline,
        .callNative(awaited: true),
      ]), without: .step("the time without a connection")),
    Counterfactual(
      .patchedScript, PushOnly.self,
      steady(session + [pageRefreshes, pause, pageRefreshes, pause]) {
        $0.app.pageStoresTokensByScript = true
        $0.policy.cookiesAreHTTPOnly = false
        $0.profile.faults.documentCookieIsPatched = true
      }, without: fault("the patch") { $0.documentCookieIsPatched = false }),
  ]

  private static func embedPartitioned(_ scenario: inout Scenario) {
    scenario.profile.faults.partitionKeyIsStripped = true
    scenario.policy.cookiesArePartitioned = true
    scenario.policy.sameSite = .none
    scenario.app.pageIsEmbedded = true
  }

  /// Pushes all of the native store to the web store before each load, and hears nothing.
  struct PushesBack: PlainStrategy {
    let app: HybridApp
    func pageWillLoad() async {
      for cookie in await app.nativeStore.allCookies() { await app.webStore.setCookie(cookie) }
    }
  }

  /// A copier of the web store that nothing keeps from running beside a refresh.
  struct CopiesBackOnCall: PlainStrategy {
    let app: HybridApp
    func nativeDidReceive(_ response: NativeResponse) async {
      guard response.purpose == .logIn else { return }
      for cookie in response.setCookies { await app.webStore.setCookie(cookie) }
    }
    func nativeWillSend(_ purpose: RequestPurpose) async {
      guard purpose == .call else { return }
      for cookie in await app.webStore.allCookies() { await app.nativeStore.setCookie(cookie) }
    }
  }

  /// Copies the login whole, and later tokens as a wrapper does that knows only the public keys.
  struct LosesHTTPOnlyLater: PlainStrategy {
    let app: HybridApp
    func nativeDidReceive(_ response: NativeResponse) async {
      for var cookie in response.setCookies {
        if response.purpose != .logIn { cookie.httpOnly = false }
        await app.webStore.setCookie(cookie)
      }
    }
  }

  /// Writes back what it reads, as code does that wants to renew an expiry.
  struct WritesBackOnLoad: PlainStrategy {
    let app: HybridApp
    func pageWillLoad() async {
      for cookie in await app.webStore.allCookies() { await app.webStore.setCookie(cookie) }
    }
  }
}
