/// The server's session rules. Times are in seconds.
public struct ServerPolicy: Hashable, Sendable {
  /// What a refresh does to the refresh token.
  public enum Rotation: String, Hashable, Sendable, CaseIterable {
    /// The token stays the same.
    case none
    /// A new one is issued and the old one stays valid.
    case keepOld = "keep-old"
    /// A new one is issued and the old one is used up.
    case singleUse = "single-use"
  }

  /// What the server does when a used-up refresh token comes again, outside the grace.
  public enum ReuseReaction: String, Hashable, Sendable, CaseIterable {
    /// Refuses that request, no more.
    case reject
    /// Revokes the session's refresh tokens.
    case revokeSession = "revoke-session"
    /// Revokes the session's refresh and access tokens.
    case revokeSessionAndAccess = "revoke-session-and-access"
  }

  /// What a used-up token gets within the grace.
  public enum GraceAnswer: String, Hashable, Sendable, CaseIterable {
    /// Another new token beside the first successor.
    case newSibling = "new-sibling"
    /// The successor that was issued the first time.
    case sameSuccessor = "same-successor"
  }

  public var name: String
  public var summary: String
  public var accessLifetimeSeconds: Double
  public var refreshLifetimeSeconds: Double
  public var rotation: Rotation
  /// How long after its rotation a token is still answered; 0 for none.
  public var graceSeconds: Double
  public var graceAnswer: GraceAnswer
  public var reuseReaction: ReuseReaction
  /// True if a failed refresh deletes the cookies (catalogue F52).
  public var clearsCookiesOnFailure: Bool
  /// True if a logout ends the session's access tokens at once; false if they live on until they expire.
  public var logoutEndsAccess: Bool
  /// True if the cookies carry Max-Age, so that they outlive their process.
  public var cookiesArePersistent: Bool

  public init(
    name: String, summary: String, accessLifetimeSeconds: Double, refreshLifetimeSeconds: Double, rotation: Rotation,
    graceSeconds: Double = 0, graceAnswer: GraceAnswer = .newSibling, reuseReaction: ReuseReaction = .reject,
    clearsCookiesOnFailure: Bool = false, logoutEndsAccess: Bool = false, cookiesArePersistent: Bool = true
  ) {
    self.name = name
    self.summary = summary
    self.accessLifetimeSeconds = accessLifetimeSeconds
    self.refreshLifetimeSeconds = refreshLifetimeSeconds
    self.rotation = rotation
    self.graceSeconds = graceSeconds
    self.graceAnswer = graceAnswer
    self.reuseReaction = reuseReaction
    self.clearsCookiesOnFailure = clearsCookiesOnFailure
    self.logoutEndsAccess = logoutEndsAccess
    self.cookiesArePersistent = cookiesArePersistent
  }

  /// All policies, in the order in which a list shows them.
  public static let all: [ServerPolicy] = [.rfc9700Strict, .supabase, .entra, .noRotation]

  public static func named(_ name: String) -> ServerPolicy? { all.first { $0.name == name } }
}
