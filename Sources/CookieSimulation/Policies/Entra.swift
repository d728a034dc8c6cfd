extension ServerPolicy {
  /// Microsoft Entra ID: a new refresh token with each use, the old one not revoked.
  ///
  /// Source: learn.microsoft.com, refresh-tokens (90 days). The access lifetime of 60 minutes is one of the
  /// catalogue's presets.
  public static let entra = ServerPolicy(
    name: "entra",
    summary: "a new refresh token with each use; old ones stay valid",
    accessLifetimeSeconds: 3_600,
    refreshLifetimeSeconds: 90 * 86_400,
    rotation: .keepOld
  )
}
