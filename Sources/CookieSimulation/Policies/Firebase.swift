extension ServerPolicy {
  /// Firebase: access 1 h, one refresh token until it is revoked. Source: firebase, manage sessions.
  public static let firebase = ServerPolicy(
    name: "firebase",
    summary: "access 1 h, the refresh token never changes",
    accessLifetimeSeconds: 3_600,
    refreshLifetimeSeconds: untilRevoked,
    rotation: .none
  )
}
