import CookieDiagnosis
import CookieScenarios

/// Which refresh and access tokens the server takes: the policy's lifetimes, grace and rotation.
extension World {
  func refusal(ofAccess presented: Int32?, from address: Int32) -> RefusalReason {
    guard let presented else { return .missing }
    guard tokens.contains(presented), !tokens[presented].isRefresh else { return .unknown }
    let token = tokens[presented]
    if hasCome(token.expiresAt) { return .expired }
    if hasMoved(tokens[session: token.session], to: address) { return .movedAddress }
    return presented < tokens[session: token.session].accessRevokedBefore ? .revoked : .none
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
    if hasCome(token.expiresAt) { return .expired }
    return isUsedUp(token) && !isInGrace(token) ? .reused : .none
  }

  /// A rotation that is not atomic marks its token late (F54): until then the token is as good as new.
  func isUsedUp(_ token: TokenTable.Token) -> Bool { token.state == .rotated && hasCome(token.rotatedAt) }

  private func isInGrace(_ token: TokenTable.Token) -> Bool {
    let isPrevious = !tokens.contains(token.successor) || tokens[token.successor].state == .active
    if policy.previousTokenStaysGood, isPrevious { return true }
    // A policy without grace has none even at the very same instant.
    guard policy.graceSeconds > 0, policy.graceDepth == .anyAncestor || isPrevious else { return false }
    return !hasCome(endOfGrace(after: token.rotatedAt))
  }

  /// The first moment at which a used-up token gets nothing any more.
  private func endOfGrace(after rotatedAt: Deadline) -> Deadline {
    rotatedAt.moved(by: nanoseconds(policy.graceSeconds) + 1)
  }

  /// Until when a token that has just been exchanged gets new ones all the same, 0 if it gets none; and whether that ends
  /// once its successor is exchanged. What is accepted and gets no tokens does not go on with the session.
  func takenAfterRotation(_ token: Int32) -> (until: Int64, endsWithSuccessor: Bool) {
    let (expiry, rotatedAt) = (tokens[token].expiresAt.time, tokens[token].rotatedAt)
    // Until it is marked it is as good as new (F54).
    let unmarked = rotatedAt.time > now ? min(rotatedAt.time, expiry) : 0
    guard policy.graceAnswer != .acceptedWithoutTokens else { return (unmarked, false) }
    if policy.previousTokenStaysGood { return (expiry, true) }
    guard policy.graceSeconds > 0 else { return (unmarked, false) }
    return (min(endOfGrace(after: rotatedAt).time, expiry), policy.graceDepth != .anyAncestor)
  }

  /// When a token is used up that is exchanged now.
  func rotation(after delay: Int64) -> Deadline {
    let rotatedAt = deadline(after: delay)
    if isScheduled { instants.keep(endOfGrace(after: rotatedAt).time - now) }
    return rotatedAt
  }

  /// When a token that is issued now expires: by its own lifetime or with its session.
  func expiry(isRefresh: Bool, session: Int32) -> Deadline {
    let lifetime = nanoseconds(isRefresh ? policy.refreshLifetimeSeconds : policy.accessLifetimeSeconds)
    guard let limit = policy.absoluteLifetimeSeconds.map(nanoseconds) else { return deadline(after: lifetime) }
    let end = tokens[session: session].startedAt.moved(by: limit)
    return hasCome(end.moved(by: -lifetime)) ? end : deadline(after: lifetime)
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
