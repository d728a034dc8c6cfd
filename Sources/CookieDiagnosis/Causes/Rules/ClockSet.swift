extension Cause {
  public static let clockSet = Cause("F65", "the clock was set, and a cookie was over before its token")
}

/// F65: by the device's clock the cookie had expired, by the server's its token had not.
enum ClockSetRule: CauseRule {
  static let causes = [Cause.clockSet]

  static func explain(_ effect: Effect, in trace: TraceIndex, steps: inout [CauseChain.Step]) -> Explanation? {
    guard case .missing(let name, let store, let use) = effect,
      let last = trace.last(trace.changes, before: use, where: { $0.name == name && $0.changes(store) }),
      trace.records[last].isArrival(in: store), trace.records[last].expiresAt != 0,
      trace.records[last].expiresAt > trace.records[use].time
    else { return nil }
    let steppedBy = trace.surroundings.filter { $0 > last && $0 < use && trace.records[$0].kind == .clockSet }
    let ahead = steppedBy.reduce(Int64(0)) { $0 + Int64(trace.records[$1].number) * 1_000_000_000 }
    guard let step = steppedBy.last, trace.records[last].expiresAt - ahead <= trace.records[use].time else {
      return nil
    }
    steps.append(.init(last, .clockSet))
    steps.append(.init(step, .clockSet))
    return .first(.clockSet)
  }
}
