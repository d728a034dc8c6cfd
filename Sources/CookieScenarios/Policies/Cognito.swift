extension ServerPolicy {
  /// Amazon Cognito with rotation switched on, and the longest grace that it allows: 60 s (0-60).
  ///
  /// The source says that 0 switches the grace off, and not which value is the default; nor what a reuse does after the
  /// grace: here it is refused, no more. Refresh tokens live 30 days by default. Source, looked up on 2026-11-22:
  /// ``PolicySource/link``.
  public static let cognito = ServerPolicy(
    name: "cognito",
    summary: "single use, 60 s grace (0-60); a later reuse is refused",
    accessLifetimeSeconds: presetAccessSeconds.long,
    refreshLifetimeSeconds: 30 * 86_400,
    rotation: .singleUse,
    graceSeconds: 60
  )

  static let cognitoSource = PolicySource(
    "https://docs.aws.amazon.com/cognito-user-identity-pools/latest/APIReference/API_RefreshTokenRotationType.html",
    unverified: "the default of the grace, what a reuse after it ends, the access token's lifetime")
}
