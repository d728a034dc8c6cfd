extension ServerPolicy {
  /// Ory Hydra as it comes: rotation without a grace, access 1 h, refresh 720 h; a reuse revokes all tokens of the
  /// consent request.
  ///
  /// A grace (`rotation_grace_period`) is off unless it is set, to 5 min at most, or 30 days with a count limit. Source,
  /// looked up on 2026-11-22: ``PolicySource/link``, and the guide on token expiration.
  public static let oryHydra = ServerPolicy(
    name: "ory-hydra",
    summary: "single use, no grace unless set; a reuse ends refresh and access tokens",
    accessLifetimeSeconds: 3_600,
    refreshLifetimeSeconds: 720 * 3_600,
    rotation: .singleUse,
    reuseReaction: .revokeSessionAndAccess
  )

  static let oryHydraSource = PolicySource("https://www.ory.sh/docs/hydra/guides/graceful-token-refresh")
}
