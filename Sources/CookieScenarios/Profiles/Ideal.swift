extension Profile {
  /// A platform without faults, with the latencies of ``PlatformTiming/assumed``.
  public static let ideal = Profile(
    name: "ideal",
    summary: "no fault at all; the stores' latencies were fitted to a race on WebKitGTK",
    timing: .assumed
  )
}
