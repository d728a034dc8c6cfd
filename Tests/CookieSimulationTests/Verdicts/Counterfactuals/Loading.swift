import CookieScenarios
import CookieSimulation
import CookieSync
import SyncStrategies

/// Loading, visibility and completion: F01 to F13.
extension Counterfactuals {
  static let loading: [Counterfactual] = [
    Counterfactual(
      .twoJars, PushOnly.self,
      steady(session + [minute, maybe(.callNative(awaited: true)), .fetchOnPage(awaited: true)]) {
        $0.policy.accessLifetimeSeconds = 30
      }, without: .step("the native refresh that the page is never told of"),
      .strategy("saying nothing", TwoWayObserver.self)),
    Counterfactual(
      .emptyColdRead, SnapshotMirror.self,
      steady(session + [minute, .kill, .launch, .callNative(awaited: true)]) {
        $0.profile.faults.readsEmptyUntilStarted = true
        $0.profile.timing.networkProcessStart = .uniform(milliseconds: 0, 20_000)
      }, without: .shortest("the start of the network process"),
      fault("empty reads") { $0.readsEmptyUntilStarted = false }),
    Counterfactual(
      .firstRunDeaf, PushOnly.self,
      steady([.launch, .logInOnPage, .openPage]) { $0.profile.faults.firstRunIgnoresResponses = true },
      without: fault("a first run that ignores responses") { $0.firstRunIgnoresResponses = false }),
    Counterfactual(
      .writtenElsewhere, PushOnly.self,
      steady(session) { $0.profile.faults.writesBeforeProcessGoElsewhere = true },
      without: fault("writes that go elsewhere") { $0.writesBeforeProcessGoElsewhere = false }),
    Counterfactual(
      .withoutEffect, PushOnly.self,
      steady(session + [minute, .fetchOnPage(awaited: true)]) {
        $0.policy.accessLifetimeSeconds = 30
        $0.profile.faults.writesWithoutEffect = half
      }, without: .strike),
    Counterfactual(
      .processExit, PushOnly.self,
      steady(refreshInTheBackground) { $0.profile.faults.networkProcessDeathPerForeground = half },
      without: .strike),
    Counterfactual(
      .appBound, PushOnly.self,
      steady(session) { $0.profile.faults.sessionIsOutsideAppBoundDomains = true },
      without: fault("app-bound domains, which drop the write") { $0.sessionIsOutsideAppBoundDomains = false }),
    Counterfactual(
      .appBound, SnapshotMirror.self,
      steady([.launch, .logInOnPage, .openPage, pause, .callNative(awaited: true)]) {
        $0.profile.faults.sessionIsOutsideAppBoundDomains = true
      },
      without: fault("app-bound domains, which empty the read") { $0.sessionIsOutsideAppBoundDomains = false }),
    Counterfactual(
      .pageDied, PushOnly.self,
      steady(refreshInTheBackground) { $0.profile.faults.webContentDeathPerForeground = half },
      without: .strike),
  ]

  /// The page's refresh is on its way back when the app is left; after the return the page refreshes again.
  private static let refreshInTheBackground: [ScriptStep] =
    session + [
      second, pageRefreshes, .wait(.fixed(milliseconds: 30)), .background, .foreground, second, pageRefreshes, pause,
    ]
}
