extension ServerPolicy {
  /// Rotation with reuse detection and no grace, as RFC 9700, sections 2.2.2 and 4.14.2, asks for public clients.
  ///
  /// The RFC sets no lifetimes: 15 minutes are one of the catalogue's presets (and nightscout/nocturne's), 30 days
  /// IdentityServer's default. Source, looked up on 2026-11-22 in public quotations: ``PolicySource/link``.
  public static let rfc9700Strict = ServerPolicy(
    name: "rfc9700-strict",
    summary: "single-use refresh tokens; a reused one revokes the session; no grace",
    accessLifetimeSeconds: presetAccessSeconds.medium,
    refreshLifetimeSeconds: presetRefreshSeconds,
    rotation: .singleUse,
    reuseReaction: .revokeSession
  )

  /// Nothing is left to verify: what the RFC leaves open is a choice of this policy.
  static let rfc9700Source = PolicySource("https://www.rfc-editor.org/rfc/rfc9700.html#section-4.14.2")
}
