import Choices

extension Profile {
  /// iOS 17, from reports and WebKit's source; latencies are ``PlatformTiming/assumed``, since none are published for iOS.
  public static let iOS17 = Profile(
    name: "ios-17",
    summary: "iOS 17 from reports: empty cold-start reads, late flush, session cookies die, unexplained loss",
    timing: .assumed,
    faults: {
      var faults = FaultOptions()
      // F02, WebKit PR #65430 of May 2026: earlier builds answer reads with nothing until the process runs.
      faults.readsEmptyUntilStarted = true
      // F06, closed by WebKit PR #42797 of March 2025, after iOS 17.
      faults.loadOvertakesWrites = true
      // F20, Apple forum 832538: writes are debounced by about 2-10 s.
      faults.flushDelay = .uniform(milliseconds: 2_000, 10_000)
      // F23, react-native-webview #2228.
      faults.sessionCookiesDieWithProcess = true
      // F24: no field data; a free parameter, set so that a week of use shows it now and then.
      faults.unexplainedLossPerLaunch = probability(0.002)
      // F51: no field data for a mobile client; a free parameter.
      faults.replyLoss = probability(0.001)
      // No field data; the consequences are those measured on WebKitGTK, which has the same processes.
      faults.networkProcessDeathPerForeground = probability(0.01)
      faults.deadNetworkProcess = .assumed
      return faults
    }()
  )

  private static func probability(_ value: Double) -> Probability { Probability(value) ?? .never }
}
