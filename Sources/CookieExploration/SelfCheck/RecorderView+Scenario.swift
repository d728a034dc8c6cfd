import CaptureDiagnosis
import CookieDiagnosis
import CookieScenarios
import SyncStrategies

extension RecordedDevice {
  /// What a recorder would say of the app of a simulated run. A world of no platform is Apple's, unless it has what only
  /// Android has.
  fileprivate init(of scenario: Scenario, with strategy: StrategyEntry, readsBack: Bool) {
    let (name, faults) = (scenario.profile.name, scenario.profile.faults)
    let system: System =
      if name.hasPrefix("android") || faults.zombiePerKill != .never {
        .android
      } else if ["webkitgtk", "chromium", "firefox", "linux"].contains(where: name.hasPrefix) { .linux } else { .apple }
    self.init(system: system, storesAreEphemeral: strategy.traits.usesEphemeralStores, readsBack: readsBack)
  }
}

extension RecorderView {
  /// What the recorder of a simulated run's app would have written down.
  ///
  /// - Parameters:
  ///   - epoch: microseconds since 1970 at which the run begins.
  ///   - readsBack: it reads the web store back.
  package static func view(
    of trace: Trace, epoch: Int64? = nil, in scenario: Scenario, with strategy: StrategyEntry, readsBack: Bool
  ) -> RecordedTrace {
    view(
      of: trace, epoch: epoch, on: RecordedDevice(of: scenario, with: strategy, readsBack: readsBack),
      hidesWebStore: scenario.profile.faults.sessionIsOutsideAppBoundDomains)
  }
}
