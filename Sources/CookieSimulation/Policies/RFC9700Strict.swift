extension ServerPolicy {
  /// Rotation with reuse detection and no grace, as RFC 9700, sections 2.2.2 and 4.14.2, asks for public clients.
  ///
  /// The RFC sets no lifetimes. The 15 minutes are those of a documented deployment (nightscout/nocturne PR #391); the
  /// 30 days are IdentityServer's default.
  public static let rfc9700Strict = ServerPolicy(
    name: "rfc9700-strict",
    summary: "single-use refresh tokens; a reused one revokes the session; no grace",
    accessLifetimeSeconds: 15 * 60,
    refreshLifetimeSeconds: 30 * 86_400,
    rotation: .singleUse,
    reuseReaction: .revokeSession
  )
}
