extension ServerPolicy {
  /// One refresh token for the whole session, as Firebase has it (access 1 h, refresh until revoked).
  ///
  /// "Until revoked" is modelled as the 400 days a cookie can live.
  public static let noRotation = ServerPolicy(
    name: "no-rotation",
    summary: "the refresh token never changes",
    accessLifetimeSeconds: 3_600,
    refreshLifetimeSeconds: 400 * 86_400,
    rotation: .none
  )
}
