/// A refused request leads back to the token that it carried, or to the store that had none.
enum RefusalRule: CauseRule {
  static let causes: [Cause] = []
  static let needs: Set<TraceRecord.Kind> = []

  static func explain(_ effect: Effect, in trace: TraceIndex, steps: inout [CauseChain.Step]) -> Explanation? {
    guard case .refused(let refusal) = effect else { return nil }
    let sent = trace.exchange(of: refusal).sent
    switch trace.records[refusal].reason {
    case .missing where sent >= 0:
      steps.append(.init(sent, .ofChain, "the store has no such token to send"))
      let name = trace.records[refusal].name
      return .because(.missing(name, from: trace.store(ofRequest: sent), use: sent))
    case .expired where sent >= 0 && trace.records[refusal].name == .access:
      // The client had renewed its session, and this is still the old token.
      steps.append(.init(sent))
      steps.append(.init(refusal))
      return .because(.neverArrived(.access, in: trace.store(ofRequest: sent), use: sent))
    case .expired where sent >= 0:
      if let explanation = outlived(refusal, in: trace, steps: &steps) { return explanation }
      return superseded(refusal, in: trace, steps: &steps)
    case .reused where isOfEarlierSession(refusal, in: trace), .revoked where isOfEarlierSession(refusal, in: trace),
      .loggedOut where isOfEarlierSession(refusal, in: trace):
      return earlierSession(refusal, in: trace, steps: &steps)
    case .reused, .revoked:
      return replay(behind: refusal, in: trace, steps: &steps) ?? superseded(refusal, in: trace, steps: &steps)
    case .loggedOut where sent >= 0:
      let session = trace.records[refusal].number
      let logout = trace.last(trace.revocations, before: refusal) { $0.number == session && $0.reason == .loggedOut }
      guard let logout else { return nil }
      let store = trace.store(ofRequest: sent)
      return .because(.keptAfterLogout(trace.records[sent].value, in: store, use: sent, logout: logout))
    default:
      return nil
    }
  }

  /// The session goes on with newer tokens, of which this store has none.
  private static func outlived(
    _ refusal: Int, in trace: TraceIndex, steps: inout [CauseChain.Step]
  ) -> Explanation? {
    let (token, sent) = (trace.records[refusal].value, trace.exchange(of: refusal).sent)
    guard let newer = trace.successor(of: token, before: refusal) else { return nil }
    steps.append(.init(newer, .ofChain, "the session goes on with it"))
    steps.append(.init(sent, .ofChain, "a token from before"))
    steps.append(.init(refusal))
    let winner = trace.exchange(of: newer).sent
    if trace.records[winner].value == token {
      steps.append(.init(winner))
      return .because(.replayed(token, loser: sent, winner: winner))
    }
    return .because(.stale(token, in: trace.store(ofRequest: sent), use: sent, winner: winner))
  }

  // MARK: - A token of an earlier session

  private static func opening(before refusal: Int, in trace: TraceIndex) -> Int? {
    trace.last(trace.openings, before: refusal)
  }

  private static func isOfEarlierSession(_ refusal: Int, in trace: TraceIndex) -> Bool {
    trace.exchange(of: refusal).sent >= 0 && trace.isOfEarlierSession(trace.records[refusal].value, at: refusal)
  }

  /// An earlier session that was renewed after the user had logged in anew, and is over now.
  private static func superseded(
    _ refusal: Int, in trace: TraceIndex, steps: inout [CauseChain.Step]
  ) -> Explanation? {
    guard let opening = opening(before: refusal, in: trace),
      trace.records[refusal].number < trace.records[opening].number, trace.exchange(of: refusal).sent >= 0
    else { return nil }
    return earlierSession(refusal, in: trace, steps: &steps)
  }

  /// The user has logged in since, and this store has not got that session, or no longer.
  private static func earlierSession(
    _ refusal: Int, in trace: TraceIndex, steps: inout [CauseChain.Step]
  ) -> Explanation? {
    guard let opening = opening(before: refusal, in: trace) else { return nil }
    let (sent, logIn) = (trace.exchange(of: refusal).sent, trace.exchange(of: opening).sent)
    guard logIn >= 0 else { return nil }
    steps.append(.init(opening, .ofChain, "the user has logged in anew"))
    steps.append(.init(sent, .ofChain, "a token of an earlier session"))
    steps.append(.init(refusal))
    let store = trace.store(ofRequest: sent)
    return .because(.stale(trace.records[sent].value, in: store, use: sent, winner: logIn))
  }

  // MARK: - A used token

  /// Who exchanged the token first, and who sent it again.
  private static func replay(
    behind refusal: Int, in trace: TraceIndex, steps: inout [CauseChain.Step]
  ) -> Explanation? {
    let session = trace.records[refusal].number
    let revocation = trace.last(trace.revocations, before: refusal + 2) {
      $0.number == session && $0.reason == .reused
    }
    if let revocation { return replay(endingWith: revocation, in: trace, steps: &steps) }
    return replay(of: trace.records[refusal].value, before: refusal + 1, in: trace, steps: &steps)
  }

  /// The same, behind the end of a session.
  static func replay(
    endingWith revocation: Int, in trace: TraceIndex, steps: inout [CauseChain.Step]
  ) -> Explanation? {
    let token = trace.records[revocation].value
    guard let explanation = replay(of: token, before: revocation, in: trace, steps: &steps) else { return nil }
    steps.append(.init(revocation, .ofChain, "nobody can renew it any more"))
    return explanation
  }

  private static func replay(
    of token: TraceText, before limit: Int, in trace: TraceIndex, steps: inout [CauseChain.Step]
  ) -> Explanation? {
    guard
      let rotation = trace.last(trace.rotations, before: limit, where: { $0.value == token }),
      let reuse = trace.last(trace.refusals, before: limit, where: { $0.value == token && $0.reason == .reused })
    else { return nil }
    let (first, loser) = (trace.exchange(of: rotation).sent, trace.exchange(of: reuse).sent)
    guard first >= 0, loser >= 0, first != loser else { return nil }
    let winner = graced(token, sentAgainAt: loser, after: first, in: trace) ?? first
    steps.append(.init(min(winner, loser)))
    steps.append(.init(rotation, .ofChain, "exchanged for a new one"))
    steps.append(.init(max(winner, loser), .ofChain, "the same token again"))
    steps.append(.init(reuse, .ofChain, "the server takes it for theft"))
    return .because(.replayed(token, loser: loser, winner: winner))
  }

  /// Who sent it again had sent it within a grace before, and got a token for it, of which it never heard: with that it would
  /// have gone on, whoever had exchanged it first.
  private static func graced(
    _ token: TraceText, sentAgainAt loser: Int, after first: Int, in trace: TraceIndex
  ) -> Int? {
    guard trace.records[first].actor != trace.records[loser].actor,
      let own = trace.last(
        trace.refreshesSent, before: loser,
        where: {
          $0.value == token && $0.actor == trace.records[loser].actor && trace.exchange($0.request).issued >= 0
        }),
      own > first, let end = trace.end(ofExchange: own), end < loser, !trace.isAnswer(end)
    else { return nil }
    return own
  }
}

extension TraceIndex {
  /// Where the server issued the next refresh token of a token's session, for a request.
  func successor(of token: TraceText, before limit: Int) -> Int? {
    guard let issue = issue(of: token), let number = token.tokenNumber else { return nil }
    let next = records[..<limit].firstIndex {
      $0.kind == .tokenIssued && $0.name == .refresh && $0.number == records[issue].number && $0.tokenOrder > number
    }
    return next.flatMap { exchange(of: $0).sent >= 0 ? $0 : nil }
  }
}
