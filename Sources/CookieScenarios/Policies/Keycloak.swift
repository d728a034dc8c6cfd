extension ServerPolicy {
  /// Keycloak with `Revoke Refresh Token` switched on and `Refresh Token Max Reuse` at its default, 0: a reuse gets
  /// `invalid_grant` and ends the client session, with all of its refresh tokens (KEYCLOAK-18368).
  ///
  /// There is no time grace. Access tokens are checked by their signature, so that those of an ended session live on.
  /// Access 5 min, SSO idle 30 min and a window of 2 min after it are the catalogue's. Source, looked up on 2026-11-22:
  /// ``PolicySource/link``, and the server administration guide on timeouts.
  public static let keycloak = ServerPolicy(
    name: "keycloak",
    summary: "single use, 32 min idle, no grace; a reuse ends the client session",
    accessLifetimeSeconds: 5 * 60,
    refreshLifetimeSeconds: 32 * 60,
    rotation: .singleUse,
    reuseReaction: .revokeSession
  )

  static let keycloakSource = PolicySource(
    "https://github.com/keycloak/keycloak/pull/8130",
    unverified: "the defaults of both lifetimes, the length of the window after the idle time")
}
