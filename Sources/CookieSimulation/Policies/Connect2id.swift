extension ServerPolicy {
  /// Connect2id: rotation with a grace of 5 s; a later reuse gets `invalid_grant`.
  ///
  /// Source: the notes of Connect2id 14.2. Lifetimes are not stated: the catalogue's presets.
  public static let connect2id = ServerPolicy(
    name: "connect2id",
    summary: "single use, 5 s grace; a later reuse is refused",
    accessLifetimeSeconds: presetAccessSeconds.medium,
    refreshLifetimeSeconds: presetRefreshSeconds,
    rotation: .singleUse,
    graceSeconds: 5
  )
}
