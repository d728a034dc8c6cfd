import Choices
import CookieDiagnosis
import CookieScenarios
import CookieSimulation
import CookieSync
import SyncStrategies

/// What cookies of others, answers of others and a copy that comes too late do to a session.
extension Counterfactuals {
  static let crowded: [Counterfactual] = [
    Counterfactual(
      .evicted, PushOnly.self,
      steady(session + [minute, expiry, .fetchOnPage(awaited: true)]) {
        $0.bystanders = [
          Bystander("analytics", of: .script) {
            $0.count = 200
            $0.writes = 1
          }
        ]
      }, without: .property("the other cookies") { $0.bystanders = [] }),
    Counterfactual(
      .tokenOfOtherSide, TwoWayObserver.self,
      steady(session + [second, .callNative(awaited: true)]) {
        $0.bystanders = [
          Bystander("csrf", of: .server) {
            $0.occasion = .beginning
            $0.mustMatch = true
          }
        ]
      }, without: .strategy("code that copies the page's cookies", NativeRefresh.self),
      .property("the check") { $0.bystanders = [] }),
    Counterfactual(
      .troubleTakenForRefusal, TakesTroubleForRefusal.self,
      steady([.launch, .logIn, expiry, .callNative(awaited: true)]) {
        $0.network.troublePerRequest = .always
        $0.network.troubleStrikes = .refresh
      }, without: .strategy("code that takes every failure for a refusal", Nothing.self),
      .property("the trouble") { $0.network.troublePerRequest = .never }),
    Counterfactual(
      .falseFailure, Nothing.self, steady([.launch, .logIn, download { $0.readsMovedFile = true }]),
      without: client("a client that looks where the file was") { $0.readsMovedFile = false }),
    Counterfactual(
      .writtenBack, NativeBackup.self,
      steady(session + [second, maybe(.logOut(on: .page)), second, .openPage]) {
        $0.policy.logoutEndsAccess = true
      }, without: .step("the logout")),
    Counterfactual(
      .appMoved, Nothing.self,
      steady([.launch, .logIn, maybe(.moveApp(.reinstall)), .launch, .callNative(awaited: true)]),
      without: .step("the new installation")),
    Counterfactual(
      .onTwoDevices, Nothing.self,
      steady([
        .launch, .logIn, .moveApp(.migrateDevice), .launch, expiry, maybe(.callFromOldDevice), second,
        .callNative(awaited: true),
      ]),
      without: .step("the old device")),
    Counterfactual(
      .clockSet, Nothing.self,
      steady([.launch, .logIn, maybe(.setClock(seconds: 40 * 86_400)), .callNative(awaited: true)]),
      without: .step("the clock's step")),
    Counterfactual(
      .completionLost, WritesAfterALook.self,
      steady([.launch, .logIn, second, .openPage]) {
        $0.profile.faults.completionsLost = Probability(0.5) ?? .never
      }, without: .strike),
  ]

  /// Waits for nothing, so that the login ends whatever the web store does.
  struct WritesAfterALook: PlainStrategy {
    let app: HybridApp
    func nativeDidReceive(_ response: NativeResponse) async {
      guard response.purpose == .logIn else { return }
      Task {
        _ = await app.webStore.allCookies()
        for cookie in await app.nativeStore.allCookies() { await app.webStore.setCookie(cookie) }
      }
    }
  }

  struct TakesTroubleForRefusal: PlainStrategy {
    let app: HybridApp
    func refreshForNative() async -> RefreshOutcome {
      await app.client.refreshSession().isSuccess ? .renewed : .refused
    }
  }
}
