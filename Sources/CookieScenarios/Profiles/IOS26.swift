extension Profile {
  /// iOS 26, as ``iOS17`` but for what WebKit mended on its main branch before iOS 26 was released.
  ///
  /// That a fix on main is in a release is inferred from its date: no source ties one to a build. F06 was closed in
  /// March 2025; the fix of F02 is of May 2026 and later.
  public static let iOS26 = Profile(
    name: "ios-26",
    summary: "as ios-17, but a page load waits for the writes before it",
    timing: Profile.iOS17.timing,
    faults: {
      var faults = Profile.iOS17.faults
      faults.loadOvertakesWrites = false
      return faults
    }()
  )
}
