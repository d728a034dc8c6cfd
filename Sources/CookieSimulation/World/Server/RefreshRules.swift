/// Which refresh and access tokens the server takes: the policy's lifetimes, grace and rotation.
extension World {
  func refusal(ofAccess presented: Int32?, from address: Int32) -> RefusalReason {
    guard let presented else { return .missing }
    guard tokens.contains(presented), !tokens[presented].isRefresh else { return .unknown }
    let token = tokens[presented]
    if token.expiresAt <= now { return .expired }
    if hasMoved(tokens[session: token.session], to: address) { return .movedAddress }
    return tokens[session: token.session].accessIsRevoked ? .revoked : .none
  }

  /// D8: the session was opened from another address.
  private func hasMoved(_ session: TokenTable.Session, to address: Int32) -> Bool {
    policy.sessionsAreBoundToAddress && session.address != address
  }

  func refusal(ofRefresh presented: Int32?, from address: Int32) -> RefusalReason {
    guard let presented else { return .missing }
    guard tokens.contains(presented), tokens[presented].isRefresh else { return .unknown }
    let token = tokens[presented]
    if tokens[session: token.session].isLoggedOut { return .loggedOut }
    if tokens[session: token.session].isRevoked { return .revoked }
    if hasMoved(tokens[session: token.session], to: address) { return .movedAddress }
    if token.expiresAt <= now { return .expired }
    return isUsedUp(token) && !isInGrace(token) ? .reused : .none
  }

  /// A rotation that is not atomic marks its token late (F54): until then the token is as good as new.
  func isUsedUp(_ token: TokenTable.Token) -> Bool { token.state == .rotated && now >= token.rotatedAt }

  private func isInGrace(_ token: TokenTable.Token) -> Bool {
    let isPrevious = !tokens.contains(token.successor) || tokens[token.successor].state == .active
    if policy.previousTokenStaysGood, isPrevious { return true }
    // A policy without grace has none even at the very same instant.
    guard policy.graceSeconds > 0, now - token.rotatedAt <= nanoseconds(policy.graceSeconds) else { return false }
    return policy.graceDepth == .anyAncestor || isPrevious
  }

  /// When a token that is issued now expires: by its own lifetime or with its session.
  func expiry(isRefresh: Bool, session: Int32) -> Int64 {
    let lifetime = isRefresh ? policy.refreshLifetimeSeconds : policy.accessLifetimeSeconds
    let ownExpiry = time(after: nanoseconds(lifetime))
    guard let limit = policy.absoluteLifetimeSeconds else { return ownExpiry }
    return min(ownExpiry, tokens[session: session].startedAt + nanoseconds(limit))
  }

  func nanoseconds(_ seconds: Double) -> Int64 { Int64(seconds * 1e9) }
}

extension ServerPolicy {
  /// What the app's developers know of the server: how long a token that was exchanged still gets new ones.
  var refreshGrace: Duration {
    if graceAnswer == .acceptedWithoutTokens { return .zero }
    let isAlwaysGood = rotation != .singleUse || previousTokenStaysGood
    return .seconds(isAlwaysGood ? max(graceSeconds, Self.longTimeSeconds) : graceSeconds)
  }

  /// Longer than anybody waits for an answer.
  private static let longTimeSeconds = 60.0
}
