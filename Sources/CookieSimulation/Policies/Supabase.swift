extension ServerPolicy {
  /// Supabase Auth: access 1 h, refresh without expiry, single use, 10 s grace, a reused token revokes the session.
  ///
  /// Source: supabase docs, auth/sessions. "No expiry" is modelled as the 400 days a cookie can live.
  public static let supabase = ServerPolicy(
    name: "supabase",
    summary: "single use, 10 s grace that returns the successor; a later reuse revokes the session",
    accessLifetimeSeconds: 3_600,
    refreshLifetimeSeconds: 400 * 86_400,
    rotation: .singleUse,
    graceSeconds: 10,
    graceAnswer: .sameSuccessor,
    reuseReaction: .revokeSession
  )
}
