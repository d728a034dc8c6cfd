import CookieDiagnosis
import CookieScenarios

/// What was seen of a server's rules for its tokens.
struct TokenEvidence: Sendable {
  /// One kind of token's life.
  struct Lifetime: Sendable {
    /// What its cookies' dates say, in seconds: each token's range, since the server's clock is not seen.
    var announced: [ClosedRange<Double>] = []
    /// By use, in seconds: accepted at this age, refused at that one for no other reason that is seen.
    var byUse = Bounds()
    /// Tokens with and without a date.
    var dated = Tries()

    mutating func add(_ other: Lifetime) {
      announced += other.announced
      byUse.add(other.byUse)
      dated.add(other.dated)
    }
  }

  var access = Lifetime()
  var refresh = Lifetime()
  /// Tokens that script cannot read.
  var httpOnly = Tries()
  /// Logins that brought a refresh token.
  var logInsWithRefresh = Tries()
  /// Refreshes with new tokens, and those of them that brought a new refresh token.
  var rotations = Tries()
  /// Seconds after its exchange at which a used-up token was still taken, and no longer taken.
  var grace = Bounds()
  /// The same by what is most likely, halfway between sending and answer; of those that were taken.
  var likelyGrace: Double?
  /// Used-up tokens that were taken, by what they got.
  var graceAnswers: [ServerPolicy.GraceAnswer: Int] = [:]
  /// Used-up tokens whose successor was used up as well: taken, of all that came within a grace that others got.
  var deepGrace = Tries()
  /// Refusals of used-up tokens after which the newest refresh token was refused, of those that say.
  var revocations = Tries()
  /// The same for the access token.
  var accessRevocations = Tries()

  mutating func add(_ other: TokenEvidence) {
    access.add(other.access)
    refresh.add(other.refresh)
    httpOnly.add(other.httpOnly)
    logInsWithRefresh.add(other.logInsWithRefresh)
    rotations.add(other.rotations)
    grace.add(other.grace)
    if let likely = other.likelyGrace { likelyGrace = max(likelyGrace ?? 0, likely) }
    graceAnswers.merge(other.graceAnswers, uniquingKeysWith: +)
    deepGrace.add(other.deepGrace)
    revocations.add(other.revocations)
    accessRevocations.add(other.accessRevocations)
  }
}
