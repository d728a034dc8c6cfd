import CookieScenarios

/// The tokens of a real server's sessions: the same policy as the simulated server's, on a real clock.
///
/// Kept apart from the simulated one, whose moments are intervals in a search: where the two part, one of them is wrong.
struct TokenRules {
  /// Why a session is over.
  enum End: Sendable {
    case loggedOut
    case reused
  }

  private struct Token {
    var session: Int
    var isRefresh: Bool
    /// Seconds of the server's clock.
    var expiresAt: Double
    var rotatedAt: Double?
    /// The pair that it was exchanged for.
    var successors: Pair?
  }

  /// An access token and the refresh token beside it.
  struct Pair: Hashable {
    var access: Int
    var refresh: Int
  }

  let policy: ServerPolicy
  private var tokens: [Token] = []
  private(set) var ends: [End?] = []
  private(set) var refreshes = 0

  init(policy: ServerPolicy) { self.policy = policy }

  mutating func logIn(at now: Double) -> Pair {
    ends.append(nil)
    return issue(session: ends.count - 1, beside: nil, at: now)
  }

  /// True if a call with this access token is answered.
  func accepts(access text: String?, at now: Double) -> Bool {
    guard let token = token(text, isRefresh: false), token.expiresAt > now else { return false }
    switch ends[token.session] {
    case nil: return true
    case .loggedOut: return !policy.logoutEndsAccess
    case .reused: return policy.reuseReaction == .revokeSession
    }
  }

  /// When an access token expires; nil if it is none.
  func expiry(ofAccess text: String?) -> Double? { token(text, isRefresh: false)?.expiresAt }

  func expiry(ofAccess number: Int) -> Double? { tokens.indices.contains(number) ? tokens[number].expiresAt : nil }

  /// True if a refresh token would get new ones for the newest session, for the first time or within the grace.
  func isUsable(refresh text: String, at now: Double) -> Bool {
    guard let token = token(text, isRefresh: true), token.session == ends.count - 1 else { return false }
    guard ends[token.session] == nil, token.expiresAt > now else { return false }
    guard let rotatedAt = token.rotatedAt else { return true }
    return policy.graceAnswer != .acceptedWithoutTokens && isInGrace(rotatedAt, at: now)
  }

  private func isInGrace(_ rotatedAt: Double, at now: Double) -> Bool {
    policy.graceSeconds > 0 && now - rotatedAt <= policy.graceSeconds
  }

  /// True if the newest session is over by the policy's lifetimes, whatever else became of it.
  func newestSessionHasExpired(at now: Double) -> Bool {
    tokens.last { $0.isRefresh && $0.session == ends.count - 1 }.map { $0.expiresAt <= now } ?? false
  }

  /// Which session the tokens of a request are of; nil if none.
  func session(access: String?, refresh: String?) -> Int? {
    token(refresh, isRefresh: true)?.session ?? token(access, isRefresh: false)?.session
  }

  mutating func logOut(access: String?, refresh: String?) {
    guard policy.logoutEndsRefresh, let session = session(access: access, refresh: refresh) else { return }
    ends[session] = ends[session] ?? .loggedOut
  }

  /// What a refresh gets: a pair, success without one, or neither.
  enum Renewal: Hashable {
    case issued(Pair)
    case acceptedWithoutTokens
    case refused
  }

  mutating func refresh(_ text: String?, at now: Double) -> Renewal {
    refreshes += 1
    guard let number = number(text, isRefresh: true) else { return .refused }
    let token = tokens[number]
    guard ends[token.session] == nil, token.expiresAt > now else { return .refused }
    guard let rotatedAt = token.rotatedAt else {
      let pair = issue(session: token.session, beside: policy.rotation == .none ? number : nil, at: now)
      if policy.rotation == .singleUse { (tokens[number].rotatedAt, tokens[number].successors) = (now, pair) }
      return .issued(pair)
    }
    guard isInGrace(rotatedAt, at: now) else {
      if policy.reuseReaction != .reject { ends[token.session] = .reused }
      return .refused
    }
    switch policy.graceAnswer {
    case .sameSuccessor: return token.successors.map { .issued($0) } ?? .refused
    case .newSibling: return .issued(issue(session: token.session, beside: nil, at: now))
    case .acceptedWithoutTokens: return .acceptedWithoutTokens
    }
  }

  private mutating func issue(session: Int, beside refresh: Int?, at now: Double) -> Pair {
    tokens.append(Token(session: session, isRefresh: false, expiresAt: now + policy.accessLifetimeSeconds))
    let access = tokens.count - 1
    if let refresh { return Pair(access: access, refresh: refresh) }
    tokens.append(Token(session: session, isRefresh: true, expiresAt: now + policy.refreshLifetimeSeconds))
    return Pair(access: access, refresh: tokens.count - 1)
  }

  private func token(_ text: String?, isRefresh: Bool) -> Token? {
    number(text, isRefresh: isRefresh).map { tokens[$0] }
  }

  private func number(_ text: String?, isRefresh: Bool) -> Int? {
    guard let text, text.first == (isRefresh ? "r" : "a"), let number = Int(text.dropFirst()),
      tokens.indices.contains(number), tokens[number].isRefresh == isRefresh
    else { return nil }
    return number
  }
}
