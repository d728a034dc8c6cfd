extension ServerPolicy {
  /// Connect2id: rotation with a grace of 5 s; a later reuse gets `invalid_grant`.
  ///
  /// The source does not say whether a reuse ends more than that request, nor how long tokens live: no more than that,
  /// and the catalogue's presets. Source, looked up on 2026-11-22: ``PolicySource/link``.
  public static let connect2id = ServerPolicy(
    name: "connect2id",
    summary: "single use, 5 s grace; a later reuse is refused",
    accessLifetimeSeconds: presetAccessSeconds.medium,
    refreshLifetimeSeconds: presetRefreshSeconds,
    rotation: .singleUse,
    graceSeconds: 5
  )

  static let connect2idSource = PolicySource(
    "https://connect2id.com/blog/connect2id-server-14-2",
    unverified: "whether a reuse after the grace ends the session, both lifetimes")
}
