extension Cause {
  public static let twoJars = Cause("F01", "the other side was never told")
  public static let observerDeaf = Cause("F32", "the observer had gone deaf")
}

/// F32: the observer used to fire, and has not since a network process died.
enum ObserverDeafRule: CauseRule {
  static func explain(_ effect: Effect, in trace: TraceIndex, steps: inout [CauseChain.Step]) -> Explanation? {
    let (use, change): (Int, Int)
    switch effect {
    case .stale(_, .native, let atUse, let winner): (use, change) = (atUse, trace.exchange(of: winner).answered)
    case .keptAfterLogout(_, .native, let atUse, let logout): (use, change) = (atUse, logout)
    default: return nil
    }
    guard let heard = trace.last(trace.notifications, before: use), heard < change,
      let death = trace.last(trace.lifecycle, before: use, where: { $0.kind == .networkProcessDied }), death > heard,
      let launch = trace.last(trace.lifecycle, before: use, where: { $0.kind == .appLaunched }), launch < heard
    else { return nil }
    steps.append(.init(heard, .observerDeaf, "for the last time"))
    steps.append(.init(death, .observerDeaf))
    return .first(.observerDeaf)
  }
}

/// F01: nothing brought the change over. The last rule: the two jars share nothing by themselves.
enum TwoJarsRule: CauseRule {
  static func explain(_ effect: Effect, in trace: TraceIndex, steps: inout [CauseChain.Step]) -> Explanation? {
    switch effect {
    case .stale(_, let store, let use, let winner):
      let answered = trace.exchange(of: winner).answered
      if answered >= 0 { steps.append(.init(answered, .twoJars, "the new token stays on this side")) }
      steps.append(.init(use, .twoJars, "the \(store) store still has the old token"))
      return .first(.twoJars)
    case .neverArrived, .keptAfterLogout:
      return .first(.twoJars)
    default:
      return nil
    }
  }
}
