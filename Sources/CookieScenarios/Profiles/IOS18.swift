extension Profile {
  /// iOS 18, as ``iOS17`` but for SameSite and partitioned cookies; both show only on an embedded page.
  public static let iOS18 = Profile(
    name: "ios-18",
    summary: "as ios-17, and cookies without SameSite are Lax, partition keys are stripped on read",
    timing: Profile.iOS17.timing,
    faults: {
      var faults = Profile.iOS17.faults
      // F43, Apple forum 765199: from iOS 18.
      faults.sameSiteDefaultsToLax = true
      // F44, WebKit PR #44767; partitioned cookies shipped in 18.4 and were off again later.
      faults.partitionKeyIsStripped = true
      return faults
    }()
  )
}
