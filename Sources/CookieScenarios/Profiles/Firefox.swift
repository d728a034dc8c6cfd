extension Profile {
  /// Firefox ESR 153.7 as measured: an acknowledged write reaches the disk within half a second.
  ///
  /// Lost after killing it at 0 ms: 5 of 5, at 10 ms: 4 of 4, at 100 ms: 3 of 4, at 500 ms and later: none. Latencies
  /// are ``PlatformTiming/assumed``: none were measured on Firefox.
  public static let firefox = Profile(
    name: "firefox-153",
    summary: "Firefox ESR 153 as measured: writes reach the disk after 10-500 ms",
    timing: .assumed,
    faults: {
      var faults = FaultOptions()
      faults.flushDelay = .quantiles([(0, 10), (0.25, 100), (1, 500)])
      faults.sessionCookiesDieWithProcess = true
      return faults
    }()
  )
}
