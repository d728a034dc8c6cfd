extension ServerPolicy {
  /// Keycloak with `Revoke Refresh Token` switched on: access 5 min, SSO idle 30 min and a window of 2 min.
  ///
  /// No time grace and a reuse count of 0; a reuse gets `invalid_grant`. Source: server_admin, timeouts.adoc, and
  /// third-party configurations.
  public static let keycloak = ServerPolicy(
    name: "keycloak",
    summary: "single use, 32 min idle, no grace; a reuse is refused",
    accessLifetimeSeconds: 5 * 60,
    refreshLifetimeSeconds: 32 * 60,
    rotation: .singleUse
  )
}
