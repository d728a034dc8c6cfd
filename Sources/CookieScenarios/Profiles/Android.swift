import Choices

extension Profile {
  /// Android with two processes of one app that share a cookie file under an advisory lock (F58).
  ///
  /// Nothing else of Android is modelled. Latencies are ``PlatformTiming/assumed``, and the rate has no field data: rare, on certain
  /// devices, says the source.
  public static let android = Profile(
    name: "android-two-processes",
    summary: "an old process may survive its kill and keep the lock of the cookie file",
    timing: .assumed,
    faults: {
      var faults = FaultOptions()
      // No field data; a free parameter.
      faults.zombiePerKill = Probability(0.01) ?? .never
      faults.sessionCookiesDieWithProcess = true
      return faults
    }()
  )
}
