extension Cause {
  public static let sameSiteDefault = Cause("F43", "the store kept its cookie back: another site")
}

/// F43: the store has the cookie and does not send it, because the request counts as that of another site.
enum HeldBackRule: CauseRule {
  static let causes = [Cause.sameSiteDefault]

  static func explain(_ effect: Effect, in trace: TraceIndex, steps: inout [CauseChain.Step]) -> Explanation? {
    guard case .missing(let name, let store, let use) = effect,
      let last = trace.last(trace.changes, before: use, where: { $0.name == name && $0.changes(store) }),
      trace.records[last].isArrival(in: store),
      trace.records[last].expiresAt == 0 || trace.records[last].expiresAt > trace.records[use].time
    else { return nil }
    steps.append(.init(last, .sameSiteDefault, "still in the store"))
    return .first(.sameSiteDefault)
  }
}
