extension Profile {
  /// iOS 11.3 from reports: `WKHTTPCookieStore` was new. Latencies are
  /// ``PlatformTiming/assumed``: none are published for iOS.
  ///
  /// An app that sets cookies before its first load hangs (F03): such a run ends as stuck. Later versions of the
  /// platform have none of the three.
  public static let iOS11 = Profile(
    name: "ios-11",
    summary: "iOS 11.3 from reports: completions wait for a load, the first run ignores cookies, early writes are lost",
    timing: .assumed,
    faults: {
      var faults = Profile.iOS17.faults
      // F03, rdar 40100673: always, on affected builds.
      faults.completionsWaitForLoad = true
      // F04, cordova-plugin-ionic-webview #22: always on the first run of affected users.
      faults.firstRunIgnoresResponses = true
      // F05, WebKit, APIHTTPCookieStore.cpp @dbaf5961.
      faults.writesBeforeProcessGoElsewhere = true
      // F09, the same file: the completion of a deletion is dispatched at once.
      faults.deletionsCompleteEarly = true
      return faults
    }()
  )
}
