extension Cause {
  public static let vanished = Cause("F24", "cookie vanished")
  public static let wipedAfterIdle = Cause("F25", "store wiped after a time without a launch")
}

/// F24: a cookie is gone and nothing in the trace explains it.
enum VanishedRule: CauseRule {
  static let causes = [Cause.vanished]
  static let needs: Set<TraceRecord.Kind> = [.cookieVanished]

  static func explain(_ effect: Effect, in trace: TraceIndex, steps: inout [CauseChain.Step]) -> Explanation? {
    guard case .vanished(let index) = effect, trace.records[index].cause < 0 else { return nil }
    steps.append(.init(index, .vanished, "nobody asked for it"))
    return .first(.vanished)
  }

  /// What says why a cookie is gone that nobody took on purpose.
  private static let rules: [any CauseRule.Type] = [
    AppMovedRule.self, LockHeldRule.self, StoreInMemoryRule.self, ExpiryNotUnderstoodRule.self,
    SessionCookieDiedRule.self,
    WipedAfterIdleRule.self, NotDurableRule.self, EvictedRule.self, VanishedRule.self, ForeignCodeRule.self,
  ]

  static func effect(of gone: Int, in trace: TraceIndex) -> Effect {
    trace.records[gone].kind == .cookieVanished ? .vanished(gone) : .deleted(gone)
  }

  /// False if none of them does.
  static func isExplained(_ gone: Int, in trace: TraceIndex) -> Bool {
    let effect = effect(of: gone, in: trace)
    return rules.contains { rule in
      var unused: [CauseChain.Step] = []
      return rule.explain(effect, in: trace, steps: &unused) != nil
    }
  }

  /// Adds to a chain why a cookie was gone, where that is not yet its first cause.
  static func noteReason(of gone: Int, in trace: TraceIndex, steps: inout [CauseChain.Step]) {
    let effect = effect(of: gone, in: trace)
    for rule in rules where rule.explain(effect, in: trace, steps: &steps) != nil {
      let cause = steps.last?.cause ?? .vanished
      return steps.append(.init(gone, cause))
    }
  }
}

/// F25: the network process emptied the store, because the app had not been opened for so long.
enum WipedAfterIdleRule: CauseRule {
  static let causes = [Cause.wipedAfterIdle]
  static let needs: Set<TraceRecord.Kind> = [.cookieVanished, .appLaunched, .appKilled]

  static func explain(_ effect: Effect, in trace: TraceIndex, steps: inout [CauseChain.Step]) -> Explanation? {
    guard case .vanished(let index) = effect, trace.records[index].about == .networkProcess,
      let launch = trace.last(trace.lifecycle, before: index, where: { $0.kind == .appLaunched }),
      let end = trace.last(trace.lifecycle, before: launch, where: { $0.kind == .appKilled })
    else { return nil }
    steps.append(.init(end, .wipedAfterIdle))
    steps.append(.init(launch, .wipedAfterIdle, "not opened for so long"))
    steps.append(.init(index, .wipedAfterIdle))
    return .first(.wipedAfterIdle)
  }
}
