extension ServerPolicy {
  /// Auth0: rotation without a `leeway`, which is off by default; a reused token revokes the family.
  ///
  /// Within a leeway only the immediately previous token counts, and a new one is issued. Refresh tokens live 30 days by
  /// default, which rotation does not extend. The access lifetime is the catalogue's preset. Source, looked up on
  /// 2026-11-22: ``PolicySource/link``, and its neighbour on expiration.
  public static let auth0 = ServerPolicy(
    name: "auth0",
    summary: "single use, leeway 0 s unless set, previous token only, 30 days in all; a reuse revokes the family",
    accessLifetimeSeconds: presetAccessSeconds.long,
    refreshLifetimeSeconds: 30 * 86_400,
    rotation: .singleUse,
    reuseReaction: .revokeSession
  ) {
    $0.graceDepth = .previous
    $0.absoluteLifetimeSeconds = 30 * 86_400
  }

  static let auth0Source = PolicySource(
    "https://auth0.com/docs/secure/tokens/refresh-tokens/configure-refresh-token-rotation",
    unverified: "the access token's lifetime")
}
