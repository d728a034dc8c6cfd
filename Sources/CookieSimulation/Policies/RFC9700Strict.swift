extension ServerPolicy {
  /// Rotation with reuse detection and no grace, as RFC 9700, sections 2.2.2 and 4.14.2, asks for public clients.
  ///
  /// The RFC sets no lifetimes: 15 minutes are one of the catalogue's presets (and nightscout/nocturne's), 30 days
  /// IdentityServer's default.
  public static let rfc9700Strict = ServerPolicy(
    name: "rfc9700-strict",
    summary: "single-use refresh tokens; a reused one revokes the session; no grace",
    accessLifetimeSeconds: presetAccessSeconds.medium,
    refreshLifetimeSeconds: presetRefreshSeconds,
    rotation: .singleUse,
    reuseReaction: .revokeSession
  )
}
