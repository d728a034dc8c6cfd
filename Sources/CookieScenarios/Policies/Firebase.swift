extension ServerPolicy {
  /// Firebase: access 1 h, one refresh token until it is revoked. Source, looked up on 2026-11-22:
  /// ``PolicySource/link``.
  public static let firebase = ServerPolicy(
    name: "firebase",
    summary: "access 1 h, the refresh token never changes",
    accessLifetimeSeconds: 3_600,
    refreshLifetimeSeconds: untilRevoked,
    rotation: .none
  )

  static let firebaseSource = PolicySource("https://firebase.google.com/docs/auth/admin/manage-sessions")
}
