/// A refused request leads back to the token that it carried, or to the store that had none.
enum RefusalRule: CauseRule {
  static let causes: [Cause] = []

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
      return .because(.neverArrived(.access, in: trace.store(ofRequest: sent), use: sent))
    case .expired where sent >= 0:
      if let explanation = outlived(refusal, in: trace, steps: &steps) { return explanation }
      return isOfEarlierSession(refusal, in: trace) ? earlierSession(refusal, in: trace, steps: &steps) : nil
    case .reused where isOfEarlierSession(refusal, in: trace), .revoked where isOfEarlierSession(refusal, in: trace),
      .loggedOut where isOfEarlierSession(refusal, in: trace):
      return earlierSession(refusal, in: trace, steps: &steps)
    case .reused, .revoked:
      return replay(behind: refusal, in: trace, steps: &steps)
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
    steps.append(.init(refusal, .ofChain, "a token from before"))
    let store = trace.store(ofRequest: sent)
    return .because(.stale(token, in: store, use: sent, winner: trace.exchange(of: newer).sent))
  }

  // MARK: - A token of an earlier session

  private static func opening(before refusal: Int, in trace: TraceIndex) -> Int? {
    trace.last(trace.openings, before: refusal)
  }

  private static func isOfEarlierSession(_ refusal: Int, in trace: TraceIndex) -> Bool {
    guard trace.exchange(of: refusal).sent >= 0, let opening = opening(before: refusal, in: trace) else { return false }
    return trace.records[refusal].number < trace.records[opening].number
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
    let token = trace.records[revocation ?? refusal].value
    let limit = revocation ?? refusal + 1
    guard
      let rotation = trace.last(trace.rotations, before: limit, where: { $0.value == token }),
      let reuse = trace.last(trace.refusals, before: limit, where: { $0.value == token && $0.reason == .reused })
    else { return nil }
    let (winner, loser) = (trace.exchange(of: rotation).sent, trace.exchange(of: reuse).sent)
    guard winner >= 0, loser >= 0, winner != loser else { return nil }
    steps.append(.init(min(winner, loser)))
    steps.append(.init(rotation, .ofChain, "exchanged for a new one"))
    steps.append(.init(max(winner, loser), .ofChain, "the same token again"))
    steps.append(.init(reuse, .ofChain, "the server takes it for theft"))
    if let revocation { steps.append(.init(revocation, .ofChain, "nobody can renew it any more")) }
    return .because(.replayed(token, loser: loser, winner: winner))
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
