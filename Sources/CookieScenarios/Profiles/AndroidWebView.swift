import Choices

extension Profile {
  /// Android's web view beside OkHttp: one process, `CookieManager` in the web store's place.
  ///
  /// Its store is Chromium's, whose batches reach the disk after 30 s (measured on Chromium 156), and keeps cookies without
  /// an expiry on the disk as well (`restore_old_session_cookies`, `persist_session_cookies` in Chromium's
  /// android_webview/browser/cookie_manager.cc). `CookieManager` tells nobody of changes, and can be flushed. Latencies are
  /// ``PlatformTiming/assumed``: none were measured on Android. What else is Android's (F58) is another profile's.
  public static let androidWebView = Profile(
    name: "android-webview",
    summary: "writes reach the disk after 30 s or by CookieManager.flush(); no observer; session cookies last",
    timing: .assumed,
    faults: {
      var faults = FaultOptions()
      faults.flushDelay = .fixed(milliseconds: 30_000)
      return faults
    }(),
    webStoreInterface: .cookieManager
  )
}
