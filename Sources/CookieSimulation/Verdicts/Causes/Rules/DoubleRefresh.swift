extension Cause {
  public static let doubleRefresh = Cause("F50", "both sides refreshed one token")
}

/// F50: two requests with one refresh token, neither of which could know of the other.
enum ConcurrentRefreshRule: CauseRule {
  static let causes = [Cause.doubleRefresh]

  static func explain(_ effect: Effect, in trace: TraceIndex, steps: inout [CauseChain.Step]) -> Explanation? {
    guard case .replayed(_, let loser, let winner) = effect else { return nil }
    let answered = trace.exchange(of: winner).answered
    // Sent first and overtaken on the way.
    if loser < winner { return .first(.doubleRefresh) }
    guard answered >= 0, loser < answered else { return nil }
    let isOtherClient = trace.records[loser].actor != trace.records[winner].actor
    guard isOtherClient || trace.records[answered].number != 0 else { return nil }
    steps.append(.init(answered, .doubleRefresh, "too late for the other request"))
    return .first(.doubleRefresh)
  }
}

/// F50: the winner's answer had come, and its new token was still on the way to the other store.
enum LateCopyRule: CauseRule {
  static let causes = [Cause.doubleRefresh]

  static func explain(_ effect: Effect, in trace: TraceIndex, steps: inout [CauseChain.Step]) -> Explanation? {
    guard case .stale(_, let store, let use, let winner) = effect else { return nil }
    let issued = trace.exchange(of: winner).issued
    guard issued >= 0 else { return nil }
    let successor = trace.records[issued].value
    guard
      let late = trace.first(
        trace.changes, after: use, where: { $0.isArrival(in: store) && $0.value == successor })
    else { return nil }
    steps.append(.init(late, .doubleRefresh, "the new token comes too late"))
    return .first(.doubleRefresh)
  }
}
