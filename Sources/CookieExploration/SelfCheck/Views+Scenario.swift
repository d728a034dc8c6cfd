import CaptureDiagnosis
import CookieDiagnosis
import CookieScenarios
import SyncStrategies

extension RecordedDevice {
  /// What a recorder would say of the app of a simulated run. A world of no platform writes at once, as WebKitGTK does,
  /// whose latencies it has, and is taken for one, unless it has what only Android has.
  package init(of scenario: Scenario, with strategy: StrategyEntry, readsBack: Bool) {
    let (name, faults) = (scenario.profile.name, scenario.profile.faults)
    let engines: [(name: String, system: System, engine: Engine, version: Int?)] = [
      ("android", .android, .chromium, nil), ("ios-11", .apple, .webkit, 11), ("ios-", .apple, .webkit, 17),
      ("chromium", .linux, .chromium, nil), ("firefox", .linux, .firefox, nil),
    ]
    let known = faults.zombiePerKill != .never ? engines[0] : engines.first { name.hasPrefix($0.name) }
    let (_, system, engine, version) = known ?? ("", .linux, .webkitgtk, nil)
    self.init(
      system: system, storesAreEphemeral: strategy.traits.usesEphemeralStores, readsBack: readsBack, engine: engine,
      version: version)
  }
}

extension CaptureView.Dates {
  /// How a policy's server says until when its cookies live.
  package init(of policy: ServerPolicy) {
    switch policy.expiryFormat {
    case .httpDate where policy.cookiesArePersistent: self = .ofHTTP
    case .scriptDate where policy.cookiesArePersistent: self = .ofScript
    case .maxAge, .httpDate, .scriptDate: self = .age
    }
  }
}

extension RecorderView {
  /// What the recorder of a simulated run's app would have written down.
  ///
  /// - Parameters:
  ///   - epoch: microseconds since 1970 at which the run begins.
  ///   - readsBack: it reads the web store back.
  ///   - asks: `Simulator.nativeAsks`.
  package static func view(
    of trace: Trace, epoch: Int64? = nil, in scenario: Scenario, with strategy: StrategyEntry, readsBack: Bool,
    asks: [Int32: Int64]
  ) -> RecordedTrace {
    view(
      of: trace, epoch: epoch, on: RecordedDevice(of: scenario, with: strategy, readsBack: readsBack),
      hidesWebStore: scenario.profile.faults.sessionIsOutsideAppBoundDomains, asks: asks)
  }
}
