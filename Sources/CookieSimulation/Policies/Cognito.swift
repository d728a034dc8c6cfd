extension ServerPolicy {
  /// Amazon Cognito with rotation switched on, and the longest grace that it allows: 60 s (0-60).
  ///
  /// Source: AWS RefreshTokenRotationType. Lifetimes are configurable and the reaction to a reuse is not stated: the
  /// catalogue's presets, and no reaction.
  public static let cognito = ServerPolicy(
    name: "cognito",
    summary: "single use, 60 s grace (0-60); a later reuse is refused",
    accessLifetimeSeconds: presetAccessSeconds.long,
    refreshLifetimeSeconds: presetRefreshSeconds,
    rotation: .singleUse,
    graceSeconds: 60
  )
}
