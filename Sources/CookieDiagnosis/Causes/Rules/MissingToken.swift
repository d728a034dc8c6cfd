/// A store without a token leads back to what removed it, or to why it never came.
enum MissingTokenRule: CauseRule {
  static let causes: [Cause] = []

  static func explain(_ effect: Effect, in trace: TraceIndex, steps: inout [CauseChain.Step]) -> Explanation? {
    guard case .missing(let name, let store, let use) = effect else { return nil }
    // What the store had of an earlier session, and lost with its end, it would not need now. A cookie without a value, which
    // some platforms keep where the server clears one, is as good as none.
    let change = trace.last(trace.changes, before: use) {
      $0.name == name && !$0.value.isEmpty && $0.changes(store) && !trace.isOfEarlierSession($0.value, at: use)
    }
    guard let change, trace.records[change].isRemoval(from: store) else {
      return change.flatMap { expired($0, in: store, use, in: trace, steps: &steps) }
        ?? .because(.neverArrived(name, in: store, use: use))
    }
    if trace.records[change].kind == .cookieVanished {
      steps.append(.init(change))
      return .because(.vanished(change))
    }
    return .because(.deleted(change))
  }

  /// The store's refresh token had run out, with its cookie, and the session goes on with a newer one.
  private static func expired(
    _ arrival: Int, in store: StoreName, _ use: Int, in trace: TraceIndex, steps: inout [CauseChain.Step]
  ) -> Explanation? {
    let cookie = trace.records[arrival]
    guard cookie.name == .refresh, cookie.expiresAt != 0, cookie.expiresAt <= trace.records[use].time,
      let newer = trace.successor(of: cookie.value, before: use)
    else { return nil }
    steps.append(.init(arrival, .ofChain, "has run out since"))
    steps.append(.init(newer, .ofChain, "the session goes on with it"))
    return .because(.stale(cookie.value, in: store, use: use, winner: trace.exchange(of: newer).sent))
  }
}
