extension ServerPolicy {
  /// Microsoft Entra ID: a new refresh token with each use, the old one not revoked; 90 days.
  ///
  /// Source: learn.microsoft.com, refresh-tokens. The access lifetime is one of the catalogue's presets.
  public static let entra = ServerPolicy(
    name: "entra",
    summary: "a new refresh token with each use; old ones stay valid",
    accessLifetimeSeconds: presetAccessSeconds.long,
    refreshLifetimeSeconds: 90 * 86_400,
    rotation: .keepOld
  )
}
