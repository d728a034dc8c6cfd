extension Profile {
  /// A platform without faults, at the speed of WebKitGTK.
  public static let ideal = Profile(
    name: "ideal",
    summary: "no fault at all; the store's latencies are WebKitGTK's",
    timing: .webKitGTK
  )
}
