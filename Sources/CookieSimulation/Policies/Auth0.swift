extension ServerPolicy {
  /// Auth0: rotation with a `leeway` of 0 s by default; a reused token revokes the family.
  ///
  /// Within a leeway only the immediately previous token counts, and a new one is issued. Source: auth0.com, configure
  /// refresh token rotation, and the client schema. Lifetimes are configurable: the catalogue's presets.
  public static let auth0 = ServerPolicy(
    name: "auth0",
    summary: "single use, leeway 0 s unless set, previous token only; a reuse revokes the family",
    accessLifetimeSeconds: presetAccessSeconds.long,
    refreshLifetimeSeconds: presetRefreshSeconds,
    rotation: .singleUse,
    reuseReaction: .revokeSession
  ) { $0.graceDepth = .previous }
}
