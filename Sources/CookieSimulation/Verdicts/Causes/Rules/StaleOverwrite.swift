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

  /// The write that put an older token where a newer one was.
  static func overwrite(_ effect: Effect, in trace: TraceIndex, steps: inout [CauseChain.Step]) -> Int? {
    guard case .stale(let token, let store, let use, _) = effect, let order = token.tokenNumber,
      let newer = trace.last(
        trace.changes, before: use,
        where: { $0.isArrival(in: store) && $0.name == .refresh && $0.tokenOrder > order }),
      let arrival = trace.first(
        trace.changes, after: newer, where: { $0.isArrival(in: store) && $0.value == token }), arrival < use
    else { return nil }
    steps.append(.init(newer))
    return arrival
  }
}

/// An older token took the place of one that the store had lost: what lost it lies behind.
enum StaleReplacementRule: CauseRule {
  static let causes: [Cause] = []

  static func explain(_ effect: Effect, in trace: TraceIndex, steps: inout [CauseChain.Step]) -> Explanation? {
    guard case .stale(_, let store, _, _) = effect,
      let arrival = StaleOverwriteRule.overwrite(effect, in: trace, steps: &steps),
      let loss = trace.last(trace.changes, before: arrival, where: { $0.name == .refresh && $0.changes(store) }),
      trace.records[loss].isLoss
    else { return nil }
    steps.append(.init(loss))
    steps.append(.init(arrival, .ofChain, "an older token in its place"))
    return .because(trace.records[loss].kind == .cookieVanished ? .vanished(loss) : .deleted(loss))
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
