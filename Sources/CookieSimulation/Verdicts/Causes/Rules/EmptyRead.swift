extension Cause {
  public static let emptyColdRead = Cause("F02", "web store read empty at cold start")
  public static let droppedByStrategy = Cause("strategy", "the strategy deleted the token")
}

/// A deletion by native code, or a copy that never came, because the web store had read empty.
enum EmptyCopyRule: CauseRule {
  static let causes: [Cause] = []

  static func explain(_ effect: Effect, in trace: TraceIndex, steps: inout [CauseChain.Step]) -> Explanation? {
    let place: Int
    switch effect {
    case .deleted(let index) where trace.records[index].actor == .native: place = index
    case .neverArrived(_, _, let use): place = use
    case .emptyRead(let index): return vanishing(before: index, in: trace, steps: &steps)
    default: return nil
    }
    guard
      let read = trace.last(trace.reads, before: place, where: { $0.store == .web && $0.actor == .native }),
      trace.records[read].number == 0
    else { return nil }
    steps.append(.init(read, .ofChain, "an empty answer, taken for the truth"))
    if place != effect.use { steps.append(.init(place, .ofChain, "copied from it")) }
    return .because(.emptyRead(before: read))
  }

  /// The store was empty because its cookies had vanished.
  private static func vanishing(
    before index: Int, in trace: TraceIndex, steps: inout [CauseChain.Step]
  ) -> Explanation? {
    let gone = trace.last(trace.changes, before: index) {
      $0.kind == .cookieVanished && $0.store == .web && $0.name == .refresh
    }
    guard let gone, let state = trace.last(trace.lifecycle, before: index, where: { $0.kind.concernsWebStore }),
      gone > state || trace.records[state].kind != .networkProcessDied
    else { return nil }
    steps.append(.init(gone))
    return .because(.vanished(gone))
  }
}

/// The web store read empty because its network process was dead and nothing had started another.
enum DeadNetworkProcessRule: CauseRule {
  static let causes = [Cause.deadNetworkProcess]

  static func explain(_ effect: Effect, in trace: TraceIndex, steps: inout [CauseChain.Step]) -> Explanation? {
    guard case .emptyRead(let index) = effect,
      let state = trace.last(trace.lifecycle, before: index, where: { $0.kind.concernsWebStore }),
      trace.records[state].kind == .networkProcessDied
    else { return nil }
    steps.append(.init(state, .deadNetworkProcess))
    return .first(.deadNetworkProcess)
  }
}

/// F02: the web store read empty before its network process was up.
enum EmptyColdReadRule: CauseRule {
  static let causes = [Cause.emptyColdRead]

  static func explain(_ effect: Effect, in trace: TraceIndex, steps: inout [CauseChain.Step]) -> Explanation? {
    guard case .emptyRead(let index) = effect else { return nil }
    if let launch = trace.last(trace.lifecycle, before: index, where: { $0.kind == .appLaunched }) {
      steps.append(.init(launch, .emptyColdRead))
    }
    return .first(.emptyColdRead)
  }
}

/// The token was there, and the strategy deleted it for no reason that the trace shows.
enum DroppedByStrategyRule: CauseRule {
  static let causes = [Cause.droppedByStrategy]

  static func explain(_ effect: Effect, in trace: TraceIndex, steps: inout [CauseChain.Step]) -> Explanation? {
    guard case .deleted(let index) = effect else { return nil }
    steps.append(.init(index, .droppedByStrategy))
    return .first(.droppedByStrategy)
  }
}

extension Effect {
  /// The request that carried no token, where that is what is to be explained.
  fileprivate var use: Int {
    if case .neverArrived(_, _, let use) = self { use } else { -1 }
  }
}

extension TraceRecord.Kind {
  /// True if it begins or ends a state of the network process.
  fileprivate var concernsWebStore: Bool {
    self == .appLaunched || self == .networkProcessStarted || self == .networkProcessDied
  }
}
