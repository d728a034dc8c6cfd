import CookieSimulation
import CookieSync
import SyncStrategies

/// Loss: F20 to F28, and stores in memory.
extension Counterfactuals {
  static let loss: [Counterfactual] = [
    Counterfactual(
      .notDurable, PushOnly.self,
      steady(session + [second, .kill, .launch, .openPage]) {
        $0.profile.faults.flushDelay = .uniform(milliseconds: 500, 9_000)
      }, without: .shortest("the time until the flush"), fault("a late flush") { $0.flushDelay = nil }),
    Counterfactual(
      .deletionNotDurable, PushOnly.self,
      steady(session + [minute, .logOut(on: .page), second, .kill, .launch, .openPage]) {
        $0.profile.faults.flushDelay = .uniform(milliseconds: 500, 9_000)
      }, without: .shortest("the time until the flush"), fault("a late flush") { $0.flushDelay = nil }),
    Counterfactual(
      .sessionCookieDied, PushOnly.self,
      steady(session + [minute, maybe(.kill), .launch, .openPage]) {
        $0.profile.faults.sessionCookiesDieWithProcess = true
        $0.policy.cookiesArePersistent = false
      }, without: .step("the kill"), server("cookies without an expiry") { $0.cookiesArePersistent = true }),
    Counterfactual(
      .vanished, PushOnly.self, steady(restart) { $0.profile.faults.unexplainedLossPerLaunch = half },
      without: .strike),
    Counterfactual(
      .wipedAfterIdle, PushOnly.self,
      steady(session + [.kill, .wait(.fixed(milliseconds: 20 * 86_400_000)), .launch, .openPage]) {
        $0.profile.faults.wipeAfterIdle = .uniform(milliseconds: 14 * 86_400_000, 28 * 86_400_000)
      }, without: .longest("the time after which the store is wiped")),
    Counterfactual(
      .scriptCookieCapped, PushOnly.self,
      steady(
        session + [
          expiry, .fetchOnPage(awaited: true), .wait(.fixed(milliseconds: 8 * 86_400_000)), .fetchOnPage(awaited: true),
        ]
      ) {
        $0.app.pageStoresTokensByScript = true
        $0.policy.cookiesAreHTTPOnly = false
        $0.profile.faults.scriptCookieCapSeconds = 7 * 86_400
      }, without: fault("the cap") { $0.scriptCookieCapSeconds = nil }),
    Counterfactual(
      .cookieCapped, PushOnly.self,
      steady(session + [.wait(.fixed(milliseconds: 450 * 86_400_000)), .callNative(awaited: true)]) {
        $0.policy.accessLifetimeSeconds = 1_000 * 86_400
        $0.policy.refreshLifetimeSeconds = 1_000 * 86_400
      },
      without: server("a token that outlives its cookie") { $0.refreshLifetimeSeconds = 400 * 86_400 }),
    Counterfactual(
      .backupUnreadable, NativeBackup.self,
      steady(restart) {
        $0.profile.faults.unexplainedLossPerLaunch = .always
        $0.profile.faults.backupUnreadablePerLaunch = half
      }, without: .strike),
    Counterfactual(
      .foreignCode, PushOnly.self,
      steady(session + [minute, maybe(.openSDKScreen), .openPage]) { $0.profile.faults.sdk = .clearsWebStore },
      without: .step("the screen of foreign code")),
    Counterfactual(
      .foreignCode, TwoWayObserver.self,
      steady(session + [minute, maybe(.openSDKScreen), .fetchOnPage(awaited: true), pause, .callNative(awaited: true)])
      {
        $0.profile.faults.sdk = .silencesObserver
        $0.policy.accessLifetimeSeconds = 30
      }, without: .step("the screen of foreign code, which silences the observer")),
    Counterfactual(
      .storeInMemory, InMemory.self, steady(session + [minute, maybe(.kill), .launch, .openPage]),
      without: .step("the kill")),
  ]

  /// Both stores in memory and nothing beside them.
  struct InMemory: PlainStrategy {
    static var usesEphemeralStores: Bool { true }
    let app: HybridApp
    func nativeDidReceive(_ response: NativeResponse) async {
      for cookie in response.setCookies { await app.webStore.setCookie(cookie) }
    }
  }
}
