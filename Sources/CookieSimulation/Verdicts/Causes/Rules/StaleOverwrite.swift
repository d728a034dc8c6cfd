extension Cause {
  public static let staleOverwrite = Cause("F35", "stale copy overwrote a newer token")
  public static let drift = Cause("F36", "the platform copied an old token over")
}

/// F35: a copy that was under way put an older token over a newer one.
enum StaleOverwriteRule: CauseRule {
  static let causes = [Cause.staleOverwrite]

  static func explain(_ effect: Effect, in trace: TraceIndex, steps: inout [CauseChain.Step]) -> Explanation? {
    guard let arrival = overwrite(effect, in: trace, steps: &steps), !trace.records[arrival].isByAnswer,
      let source = trace.source(of: trace.records[arrival].value, before: arrival)
    else { return nil }
    steps.append(.init(source, .staleOverwrite, "the copy begins"))
    steps.append(.init(arrival, .staleOverwrite, "over a newer token"))
    return .first(.staleOverwrite)
  }

  /// The write that put an older token where a newer one was: the one that was sent later, or one that it replaced in turn.
  static func overwrite(_ effect: Effect, in trace: TraceIndex, steps: inout [CauseChain.Step]) -> Int? {
    guard case .stale(let token, let store, let use, _) = effect,
      let (newer, end) = trace.newerToken(than: token, in: store, before: use), !trace.records[end].isLoss
    else { return nil }
    steps.append(.init(newer))
    if trace.records[end].isArrival(in: store) { return end }
    // A deletion by the strategy is the first half of its copy.
    let arrival = trace.first(trace.changes, after: newer) { $0.isArrival(in: store) && $0.value == token }
    return arrival.flatMap { $0 < use ? $0 : nil }
  }
}

/// A newer token than was sent had been in the store, which lost it: what lost it lies behind. An older token, or one of an
/// earlier session, took its place.
enum StaleReplacementRule: CauseRule {
  static let causes: [Cause] = []

  static func explain(_ effect: Effect, in trace: TraceIndex, steps: inout [CauseChain.Step]) -> Explanation? {
    guard case .stale(let token, let store, let use, _) = effect,
      let (newer, loss) = trace.newerToken(than: token, in: store, before: use), trace.records[loss].isLoss,
      let arrival = trace.first(
        trace.changes, after: loss, where: { $0.isArrival(in: store) && $0.name == .refresh }), arrival < use
    else { return nil }
    steps.append(.init(newer))
    steps.append(.init(loss))
    steps.append(.init(arrival, .ofChain, "an older token in its place"))
    return .because(trace.records[loss].kind == .cookieVanished ? .vanished(loss) : .deleted(loss))
  }
}

extension TraceIndex {
  /// The latest arrival of a newer token than one that a store had later, and the change that ended it there.
  fileprivate func newerToken(
    than token: TraceText, in store: StoreName, before use: Int
  ) -> (arrival: Int, end: Int)? {
    guard
      let newer = last(
        changes, before: use,
        where: { $0.isArrival(in: store) && $0.name == .refresh && isNewer($0.value, than: token) }),
      let end = first(changes, after: newer, where: { $0.name == .refresh && $0.changes(store) }), end < use
    else { return nil }
    return (newer, end)
  }

  /// True if a token was issued after another: in a later session, or later in the same. An earlier session that goes on
  /// gets tokens with higher numbers.
  private func isNewer(_ token: TraceText, than other: TraceText) -> Bool {
    guard let number = token.tokenNumber, let otherNumber = other.tokenNumber else { return false }
    guard let session = session(of: token), let otherSession = self.session(of: other), session != otherSession else {
      return number > otherNumber
    }
    return session > otherSession
  }
}

/// F36: an older token over a newer one, by the platform itself.
enum DriftRule: CauseRule {
  static let causes = [Cause.drift]

  static func explain(_ effect: Effect, in trace: TraceIndex, steps: inout [CauseChain.Step]) -> Explanation? {
    guard let arrival = StaleOverwriteRule.overwrite(effect, in: trace, steps: &steps),
      trace.records[arrival].actor == .system
    else { return nil }
    steps.append(.init(arrival, .drift, "over a newer token"))
    return .first(.drift)
  }
}
