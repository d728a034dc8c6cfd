extension ServerPolicy {
  /// Curity with rotation: no grace, a reuse revokes.
  ///
  /// Source: curity, refresh-token-revocation. Lifetimes are not stated: the catalogue's presets.
  public static let curity = ServerPolicy(
    name: "curity",
    summary: "single use, no grace; a reuse revokes the session",
    accessLifetimeSeconds: presetAccessSeconds.medium,
    refreshLifetimeSeconds: presetRefreshSeconds,
    rotation: .singleUse,
    reuseReaction: .revokeSession
  )
}
