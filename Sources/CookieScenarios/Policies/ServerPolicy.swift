import Choices

/// The server's session rules. Times are in seconds.
///
/// A preset is one file; what its source does not state is one of the catalogue's presets and is said to be.
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
    /// Revokes all of the user's sessions.
    case revokeUser = "revoke-user"
  }

  /// What a used-up token gets within the grace.
  public enum GraceAnswer: String, Hashable, Sendable, CaseIterable {
    /// Another new token beside the first successor.
    case newSibling = "new-sibling"
    /// The successor that was issued the first time.
    case sameSuccessor = "same-successor"
    /// Success without tokens: the request is accepted and nobody is signed in by it (catalogue F53).
    case acceptedWithoutTokens = "accepted-without-tokens"
  }

  /// Which used-up tokens the grace is for.
  public enum GraceDepth: String, Hashable, Sendable, CaseIterable {
    /// The predecessor of the session's newest token only.
    case previous
    /// Any ancestor.
    case anyAncestor = "any-ancestor"
  }

  /// What a request for a document or a file gets without a session.
  public enum RefusalOfContent: String, Hashable, Sendable, CaseIterable {
    /// 401.
    case status
    /// 200 with the login page (catalogue D1).
    case loginPage = "login-page"
    /// 302 to the login page.
    case redirect
  }

  /// How a cookie says when it expires.
  public enum ExpiryFormat: String, Hashable, Sendable, CaseIterable {
    case maxAge = "max-age"
    /// `Expires` with an HTTP date.
    case httpDate = "http-date"
    /// `Expires` as ECMAScript's `Date` prints itself (catalogue F42).
    case scriptDate = "script-date"
  }

  /// The SameSite attribute of the session's cookies.
  public enum SameSiteAttribute: String, Hashable, Sendable, CaseIterable {
    case lax
    case none
    case absent
  }

  /// On which hosts the server lives.
  public enum Hosts: String, Hashable, Sendable, CaseIterable {
    case one
    /// The page on `www`, the API on `api`, the login and the session's renewal on `id`.
    case several
  }

  public var name: String
  public var summary: String
  public var accessLifetimeSeconds: Double
  /// How long a refresh token lives from its issue.
  public var refreshLifetimeSeconds: Double
  /// How long a session lives from its login, whatever is refreshed; nil for no limit.
  public var absoluteLifetimeSeconds: Double?
  public var rotation: Rotation
  /// False: a session is one access token; when that has expired the user logs in again.
  public var issuesRefreshTokens = true
  /// How long after its rotation a token is still answered; 0 for none.
  public var graceSeconds: Double
  public var graceDepth = GraceDepth.anyAncestor
  public var graceAnswer: GraceAnswer
  /// True if the predecessor of the newest token is answered at any time, grace or not.
  public var previousTokenStaysGood = false
  public var reuseReaction: ReuseReaction
  /// How long the server takes between reading a token and marking it used; 0 for an atomic rotation. Requests in
  /// between get a sibling each; the session keeps the last, and the use of any other counts as reuse (catalogue F54).
  public var rotationTakesSeconds: Double = 0
  /// True if a failed refresh deletes the cookies (catalogue F52).
  public var clearsCookiesOnFailure = false
  /// False: a logout deletes cookies, and who still has the refresh token goes on with it.
  public var logoutEndsRefresh = true
  /// True if a logout ends the session's access tokens at once; false if they live on until they expire.
  public var logoutEndsAccess = false
  /// True if the cookies carry Max-Age, so that they outlive their process.
  public var cookiesArePersistent = true
  public var expiryFormat = ExpiryFormat.maxAge
  /// False: page script can read the session's cookies.
  public var cookiesAreHTTPOnly = true
  public var sameSite = SameSiteAttribute.lax
  /// True if the cookies are partitioned by top-level site (CHIPS).
  public var cookiesArePartitioned = false
  public var hosts = Hosts.one
  /// True if the session's cookies have a Domain, so that all hosts of the site get them; false if they are host-only.
  public var cookiesCoverSite = false
  /// True if each authenticated answer sets a new access token. For the verdicts a session ends with its last refresh token
  /// all the same.
  public var slidesAccess = false
  /// True if a login is answered by a redirect that sets the cookies (catalogue F39).
  public var logInRedirects = false
  public var refusalOfContent = RefusalOfContent.status
  /// True if an address of a file works from the network address only that it was made for (catalogue D7).
  public var keysAreBoundToAddress = false
  /// True if a session ends when the device gets another network address (catalogue D8).
  public var sessionsAreBoundToAddress = false

  public init(
    name: String, summary: String, accessLifetimeSeconds: Double, refreshLifetimeSeconds: Double, rotation: Rotation,
    graceSeconds: Double = 0, graceAnswer: GraceAnswer = .newSibling, reuseReaction: ReuseReaction = .reject,
    _ change: (inout ServerPolicy) -> Void = { _ in }
  ) {
    self.name = name
    self.summary = summary
    self.accessLifetimeSeconds = accessLifetimeSeconds
    self.refreshLifetimeSeconds = refreshLifetimeSeconds
    self.rotation = rotation
    self.graceSeconds = graceSeconds
    self.graceAnswer = graceAnswer
    self.reuseReaction = reuseReaction
    change(&self)
  }

  /// All policies, in the order in which a list shows them.
  package static let catalogue = Catalogue<ServerPolicy>([
    .rfc9700Strict, .auth0, .okta, .supabase, .cognito, .keycloak, .entra, .firebase, .connect2id, .curity, .oryHydra,
    .noRotation,
  ])

  public static var all: [ServerPolicy] { catalogue.all }

  public static func named(_ name: String) -> ServerPolicy? { all.first { $0.name == name } }

  /// "Until revoked" and "no expiry": the 400 days that a cookie can live (RFC 6265bis, section 5.5).
  static let untilRevoked = 400.0 * 86_400
  /// The catalogue's presets for an access lifetime that a source leaves open: 5, 15 and 60 minutes.
  static let presetAccessSeconds = (short: 5.0 * 60, medium: 15.0 * 60, long: 60.0 * 60)
  /// For a refresh lifetime that a source leaves open: IdentityServer's default, 30 days.
  static let presetRefreshSeconds = 30.0 * 86_400
}
