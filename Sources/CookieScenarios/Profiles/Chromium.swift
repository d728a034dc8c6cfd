extension Profile {
  /// Chromium 156 as measured: an acknowledged write reaches the disk with a batch every 30 s.
  ///
  /// Lost after killing the browser at 0-29 s: 3 of 3 each; at 31 and 35 s: 0 of 3. Latencies are
  /// ``PlatformTiming/assumed``: none were measured on Chromium.
  public static let chromium = Profile(
    name: "chromium-156",
    summary: "Chromium 156 as measured: writes reach the disk in a batch after 30 s",
    timing: .assumed,
    faults: {
      var faults = FaultOptions()
      faults.flushDelay = .fixed(milliseconds: 30_000)
      faults.sessionCookiesDieWithProcess = true
      return faults
    }()
  )
}
