import CookieSimulation
import CookieSync
import SyncStrategies

/// Refresh, and other processes: F50 to F58.
extension Counterfactuals {
  static let refresh: [Counterfactual] = [
    Counterfactual(
      .doubleRefresh, TwoWayObserver.self,
      steady(session + [.wait(.fixed(milliseconds: 910_000))]) {
        $0.app.nativeRefreshesAtExpiry = true
        $0.app.pageRefreshesAtExpiry = true
        $0.app.refreshJitter = .uniform(milliseconds: 0, 2_000)
      }, without: .longest("the moment of one side's refresh"),
      .strategy("a second refresher", NativeRefresh.self)),
    Counterfactual(
      .replyLost, NativeRefresh.self,
      steady([
        .launch, .logIn, second, .refreshBoth(offsetNanoseconds: 0), .wait(.fixed(milliseconds: 90_000)),
        .refreshBoth(offsetNanoseconds: 0), .wait(.fixed(milliseconds: 90_000)),
      ]) { $0.profile.faults.replyLoss = half }, without: .strike),
    Counterfactual(
      .loserClearsWinner, Nothing.self,
      steady([.launch, .logIn, expiry, .callFromExtension, .callNative(awaited: true), pause]) {
        $0.policy.reuseReaction = .reject
        $0.policy.clearsCookiesOnFailure = true
      }, without: server("refusals that clear the cookies") { $0.clearsCookiesOnFailure = false }),
    Counterfactual(
      .graceWithoutTokens, PushOnly.self,
      steady(session + [minute, .callNative(awaited: true), .fetchOnPage(awaited: true)]) {
        $0.policy.accessLifetimeSeconds = 30
        $0.policy.graceSeconds = 600
        $0.policy.graceAnswer = .acceptedWithoutTokens
      }, without: server("a grace that sends no tokens") { $0.graceAnswer = .newSibling }),
    Counterfactual(
      .rotationNotAtomic, PushOnly.self,
      steady(
        session + [second, .refreshBoth(offsetNanoseconds: 0), minute, .refreshBoth(offsetNanoseconds: 0), minute]
      ) {
        $0.policy.graceSeconds = 10
        $0.policy.graceAnswer = .sameSuccessor
        $0.policy.rotationTakesSeconds = 0.5
      }, without: server("a rotation that takes time") { $0.rotationTakesSeconds = 0 }),
    Counterfactual(
      .refreshOutlivesLogout, Nothing.self,
      steady([.launch, .logIn, second, nativeRefreshes, .logOut(on: .native), pause, .callNative(awaited: true)]) {
        $0.network.latency = .uniform(milliseconds: 20, 500)
      }, without: .shortest("the way of the refresh's answer")),
    Counterfactual(
      .answerOutlivesLogout, Nothing.self,
      steady([
        .launch, .logIn, second, .callNative(awaited: false), .logOut(on: .native), pause, .callNative(awaited: true),
      ]) {
        $0.policy.slidesAccess = true
        $0.network.latency = .uniform(milliseconds: 20, 500)
      }, without: server("a session that slides with each answer") { $0.slidesAccess = false }),
    Counterfactual(
      .refreshOutlivesLogIn, Nothing.self,
      steady([.launch, .logIn, expiry, maybe(nativeRefreshes), .logIn, expiry, .callNative(awaited: true)]) {
        $0.policy.absoluteLifetimeSeconds = 1_800
        $0.network.latency = .uniform(milliseconds: 20, 500)
      }, without: .step("the refresh under way at the login")),
    Counterfactual(
      .givenUp, NativeRefresh.self,
      steady([.launch, .logIn, second, maybe(.goOffline), minute, .goOnline, .callNative(awaited: true), minute]) {
        $0.profile.faults.refreshAfterFailure = .never
        $0.policy.accessLifetimeSeconds = 30
        $0.app.nativeRefreshesAtExpiry = true
      }, without: .step("the time without a connection"),
      fault("a client that gives up") { $0.refreshAfterFailure = .later }),
    Counterfactual(
      .oldBackup, NativeBackup.self,
      steady(
        session + [minute, maybe(.fetchOnPage(awaited: true)), .kill, .launch, .openPage, .callNative(awaited: true)]
      ) {
        $0.profile.faults.unexplainedLossPerLaunch = .always
        $0.policy.accessLifetimeSeconds = 30
      }, without: .step("the exchange after the backup was made")),
    Counterfactual(
      .lockHeld, PushOnly.self, steady(restart) { $0.profile.faults.zombiePerKill = half }, without: .strike),
  ]
}
