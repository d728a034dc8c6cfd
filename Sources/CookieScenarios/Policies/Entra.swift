extension ServerPolicy {
  /// Microsoft Entra ID: a new refresh token with each use, the old one not revoked; 90 days (24 hours for single-page
  /// apps).
  ///
  /// The access lifetime is one of the catalogue's presets. Source, looked up on 2026-11-22: ``PolicySource/link``.
  public static let entra = ServerPolicy(
    name: "entra",
    summary: "a new refresh token with each use; old ones stay valid",
    accessLifetimeSeconds: presetAccessSeconds.long,
    refreshLifetimeSeconds: 90 * 86_400,
    rotation: .keepOld
  )

  static let entraSource = PolicySource(
    "https://learn.microsoft.com/en-us/entra/identity-platform/refresh-tokens",
    unverified: "the access token's lifetime")
}
