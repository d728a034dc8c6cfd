extension Profile {
  /// The native store is Foundation's on Linux, Swift 6.3.1, as measured; the web store is WebKitGTK's, whose
  /// latencies are ``PlatformTiming/assumed``.
  ///
  /// Its jar ignores Max-Age, so that a cookie without Expires is never written to disk. Killing the process 0-1,000 ms
  /// after a write lost 0 of 10 persistent cookies.
  public static let linuxFoundation = Profile(
    name: "linux-foundation",
    summary: "native store of Foundation on Linux: Max-Age and Path ignored, Secure sent over http",
    timing: .assumed,
    faults: {
      var faults = FaultOptions()
      faults.sessionCookiesDieWithProcess = true
      faults.deadNetworkProcess = .assumed
      return faults
    }(),
    nativeRules: .linuxFoundation
  )
}
