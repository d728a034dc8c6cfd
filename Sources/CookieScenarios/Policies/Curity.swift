extension ServerPolicy {
  /// Curity with rotation: no grace by default.
  ///
  /// The source says that a used token is revoked at once, and not what its reuse does to the session: here it revokes
  /// it, as RFC 9700, section 4.14.2, asks. Lifetimes are the catalogue's presets. Source, looked up on 2026-11-22:
  /// ``PolicySource/link``.
  public static let curity = ServerPolicy(
    name: "curity",
    summary: "single use, no grace; a reuse revokes the session",
    accessLifetimeSeconds: presetAccessSeconds.medium,
    refreshLifetimeSeconds: presetRefreshSeconds,
    rotation: .singleUse,
    reuseReaction: .revokeSession
  )

  static let curitySource = PolicySource(
    "https://curity.io/docs/identity-server/configuration-reference/profiles/profile/settings/authorization-server/refresh-token-revocation",
    unverified: "whether a reuse ends the session, both lifetimes")
}
