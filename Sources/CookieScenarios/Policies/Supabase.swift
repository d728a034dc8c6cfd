extension ServerPolicy {
  /// Supabase Auth: access 1 h, refresh without expiry, single use, 10 s grace, a reuse revokes the session.
  ///
  /// The parent of the active token returns the active token at any time. Source, looked up on 2026-11-22:
  /// ``PolicySource/link``.
  public static let supabase = ServerPolicy(
    name: "supabase",
    summary: "single use, 10 s grace, the previous token always gets the active one; a reuse revokes the session",
    accessLifetimeSeconds: 3_600,
    refreshLifetimeSeconds: untilRevoked,
    rotation: .singleUse,
    graceSeconds: 10,
    graceAnswer: .sameSuccessor,
    reuseReaction: .revokeSession
  ) { $0.previousTokenStaysGood = true }

  static let supabaseSource = PolicySource("https://supabase.com/docs/guides/auth/sessions")
}
