extension ServerPolicy {
  /// Okta with rotation, its default for single-page apps (native and web apps do not rotate by default).
  ///
  /// Refresh tokens live without limit but for 7 days of idleness, the grace is 30 s (0-60), and a reuse ends the newest
  /// refresh token and all access tokens since the login. The access lifetime is one of the catalogue's presets. Source,
  /// looked up on 2026-11-22: ``PolicySource/link``.
  public static let okta = ServerPolicy(
    name: "okta",
    summary: "single use, 30 s grace, 7 days idle; a reuse ends refresh and access tokens",
    accessLifetimeSeconds: presetAccessSeconds.long,
    refreshLifetimeSeconds: 7 * 86_400,
    rotation: .singleUse,
    graceSeconds: 30,
    reuseReaction: .revokeSessionAndAccess
  )

  static let oktaSource = PolicySource(
    "https://developer.okta.com/docs/guides/refresh-tokens/main/",
    unverified: "the access token's lifetime, which used-up tokens the grace is for")
}
