extension Cause {
  public static let emptyColdRead = Cause("F02", "web store read empty at cold start")
  public static let droppedByStrategy = Cause("strategy", "the strategy deleted the token")
}

/// A deletion by native code, or a copy that never came, because the web store showed no session.
enum EmptyCopyRule: CauseRule {
  static let causes: [Cause] = []
  static let needs: Set<TraceRecord.Kind> = [
    .cookieWritten, .cookieDeleted, .cookieVanished, .writeLost, .storeRead,
  ]

  static func explain(_ effect: Effect, in trace: TraceIndex, steps: inout [CauseChain.Step]) -> Explanation? {
    let (place, name): (Int, TraceText)
    switch effect {
    case .deleted(let index) where trace.records[index].isByNativeCode:
      (place, name) = (index, trace.records[index].name)
    case .neverArrived(let missing, .native, let use): (place, name) = (use, missing)
    case .stale(let token, .native, let use, let winner):
      return explainStale(token, use: use, winner: winner, in: trace, steps: &steps)
    default: return nil
    }
    if case .deleted = effect, let loss = loss(mirroredBy: place, in: trace, steps: &steps) { return .because(loss) }
    guard
      let read = trace.lastLook(at: .web, before: place),
      trace.records[read].value.isEmpty,
      // What it showed before the session began says nothing about this one.
      read > trace.last(trace.openings, before: place) ?? -1,
      let next = truth(at: read, name, behind: effect, in: trace, steps: &steps)
    else { return nil }
    steps.append(.init(read, .ofChain, "an answer without the session, taken for the truth"))
    if case .deleted = effect { steps.append(.init(place, .ofChain, "copied from it")) }
    return .because(next)
  }

  /// An older token that native code goes on with, since the web store, which had the newer one, showed nothing.
  private static func explainStale(
    _ token: TraceText, use: Int, winner: Int, in trace: TraceIndex, steps: inout [CauseChain.Step]
  ) -> Explanation? {
    guard let read = trace.lastLook(at: .web, before: use),
      read > winner, takesOver(in: trace)
    else { return nil }
    // It showed the older one, which somebody had put over the newer there.
    if trace.records[read].value == token,
      let newer = trace.last(
        trace.changes, before: read, where: { $0.isArrival(in: .web) && trace.isNewer($0.value, than: token) }),
      let over = trace.arrival(of: token, in: .web, before: read), over > newer
    {
      steps.append(.init(read, .ofChain, "and there it is the older one as well"))
      return .because(.stale(token, in: .web, use: read, winner: winner))
    }
    guard trace.records[read].number == 0, let held = trace.state(of: .refresh, in: .web, before: read),
      trace.records[held].isArrival(in: .web),
      trace.isNewer(trace.records[held].value, than: token), hasRunOut(.refresh, before: read, in: trace) == nil,
      !ClockSetRule.hasSet(held, before: read, in: trace)
    else { return nil }
    steps.append(.init(held, .ofChain, "the newer one"))
    steps.append(.init(read, .ofChain, "and the answer shows nothing of it"))
    return .because(.emptyRead(before: read))
  }

  /// True if native code wrote to its own store by itself anywhere in the run: code that looks at the web store for other reasons
  /// would have gone on with what it had, whatever it saw.
  private static func takesOver(in trace: TraceIndex) -> Bool {
    trace.changes.contains {
      trace.records[$0].kind == .cookieWritten && trace.records[$0].store == .native && trace.records[$0].isByNativeCode
    }
  }

  /// What the native store had lost, where code that holds it for the truth then deletes from the web store.
  private static func loss(mirroredBy deletion: Int, in trace: TraceIndex, steps: inout [CauseChain.Step]) -> Effect? {
    let name = trace.records[deletion].name
    guard trace.records[deletion].store == .web,
      let read = trace.lastLook(at: .native, before: deletion),
      trace.records[read].value.isEmpty,
      let loss = trace.last(trace.changes, before: read, where: { $0.name == name && $0.changes(.native) }),
      trace.records[loss].isLoss || trace.records[loss].isRemoval(from: .native),
      // An empty cookie in the place of none is no loss, nor is what takes an empty one.
      !trace.tokenTaken(by: loss).isEmpty,
      !trace.isOfEarlierSession(trace.tokenTaken(by: loss), at: read)
    else { return nil }
    steps.append(.init(loss))
    steps.append(.init(read, .ofChain, "an answer without the session, taken for the truth"))
    steps.append(.init(deletion, .ofChain, "copied from it"))
    return trace.records[loss].kind == .cookieVanished ? .vanished(loss) : .deleted(loss)
  }

  /// What was behind an answer without the session: the store had it, had lost it, or had never got it.
  private static func truth(
    at read: Int, _ name: TraceText, behind effect: Effect, in trace: TraceIndex, steps: inout [CauseChain.Step]
  ) -> Effect? {
    let change = trace.state(of: name, in: .web, before: read)
    if let change, !trace.records[change].isLoss || !trace.tokenTaken(by: change).isEmpty,
      !trace.isOfEarlierSession(trace.tokenTaken(by: change), at: read), !isNewer(effect, than: change, in: trace)
    {
      switch trace.records[change].kind {
      case .cookieVanished:
        steps.append(.init(change))
        return .vanished(change)
      case _ where trace.records[change].isRemoval(from: .web): return .deleted(change)
      default:
        if ClockSetRule.hasSet(change, before: read, in: trace) { return .missing(name, from: .web, use: read) }
        if let over = hasRunOut(name, before: read, in: trace) { return .missing(over, from: .web, use: read) }
        return trace.records[read].number == 0 ? .emptyRead(before: read) : nil
      }
    }
    // Nothing of it had ever been there: why not is of interest if somebody had tried, or does not see what to copy.
    guard case .deleted = effect, let opening = trace.last(trace.openings, before: read) else { return nil }
    let next = Effect.neverArrived(name, in: .web, use: read)
    let lost = trace.last(trace.changes, before: read) { $0.kind == .writeLost && $0.store == .web }
    if let lost, lost > max(opening, change ?? -1) { return next }
    if let loss = lossOfSession(name, before: read, since: opening, in: trace),
      !isNewer(effect, than: loss, in: trace)
    {
      steps.append(.init(loss))
      return .vanished(loss)
    }
    var unused: [CauseChain.Step] = []
    let isUnseen = RedirectHidesCookiesRule.redirect(behind: name, before: read, in: trace) != nil
    return isUnseen || PatchedScriptRule.explain(next, in: trace, steps: &unused) != nil ? next : nil
  }

  /// The cookie that kept the session in the web store, and was over by its own date when that was read: it was there no longer.
  private static func hasRunOut(_ name: TraceText, before read: Int, in trace: TraceIndex) -> TraceText? {
    let renewing = trace.state(of: .refresh, in: .web, before: read)
    guard let last = renewing ?? trace.state(of: name, in: .web, before: read), trace.records[last].isArrival(in: .web),
      trace.records[last].expiresAt != 0, trace.records[last].expiresAt <= trace.records[read].time
    else { return nil }
    return trace.records[last].name
  }

  /// Where the web store lost a token of the latest session, if what it had and lost since is of earlier ones.
  private static func lossOfSession(
    _ name: TraceText, before read: Int, since opening: Int, in trace: TraceIndex
  ) -> Int? {
    let last = trace.last(trace.changes, before: read) {
      $0.name == name && $0.changes(.web) && !$0.value.isEmpty && !trace.isOfEarlierSession($0.value, at: read)
    }
    guard let last, last > opening, trace.records[last].kind == .cookieVanished else { return nil }
    return last
  }

  /// True if what was deleted is a newer refresh token than the web store had lost: with that it would have been behind all
  /// the same, so that the deletion is no copy of the loss.
  private static func isNewer(_ effect: Effect, than change: Int, in trace: TraceIndex) -> Bool {
    guard case .deleted(let deletion) = effect, trace.records[deletion].name == .refresh,
      trace.records[change].isRemoval(from: .web)
    else { return false }
    return trace.isNewer(trace.tokenTaken(by: deletion), than: trace.tokenTaken(by: change))
  }
}

/// The web store read empty because its network process was dead and nothing had started another.
enum DeadNetworkProcessRule: CauseRule {
  static let causes = [Cause.deadNetworkProcess]
  static let needs: Set<TraceRecord.Kind> = [.storeRead, .appLaunched, .networkProcessDied]

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
  static let needs: Set<TraceRecord.Kind> = [.storeRead, .appLaunched]

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
  static let needs: Set<TraceRecord.Kind> = []

  static func explain(_ effect: Effect, in trace: TraceIndex, steps: inout [CauseChain.Step]) -> Explanation? {
    guard case .deleted(let index) = effect, trace.records[index].isByNativeCode else { return nil }
    steps.append(.init(index, .droppedByStrategy))
    return .first(.droppedByStrategy)
  }
}

extension TraceRecord {
  /// True if native code did it by itself: no answer of the server, no other process.
  var isByNativeCode: Bool { actor == .native && !isByAnswer }
}

extension TraceRecord.Kind {
  /// True if it begins or ends a state of the network process.
  fileprivate var concernsWebStore: Bool {
    self == .appLaunched || self == .networkProcessStarted || self == .networkProcessDied
  }
}
