extension Cause {
  public static let observerReleased = Cause("F31", "nobody kept the observer")
  public static let observerDeaf = Cause("F32", "the observer had gone deaf")
}

/// F31, F32, F28: native code wanted to hear of changes of the web store, and did not hear of this one. It never heard
/// anything; or nothing since a network process died; or nothing since a screen of foreign code.
enum SilentObserverRule: CauseRule {
  static let causes = [Cause.observerReleased, .observerDeaf, .foreignCode]
  static let needs: Set<TraceRecord.Kind> = [
    .appLaunched, .networkProcessDied, .cookieWritten, .cookieDeleted, .writeLost, .observerNotified, .sdkOpened,
    .observerAdded,
  ]

  /// Longer than any notification takes (20 ms were measured, and iOS may merge several).
  private static let patience: Int64 = 1_000_000_000
  /// No notification of a change is sure to have come sooner.
  private static let delivery: Int64 = 20_000_000

  static func explain(_ effect: Effect, in trace: TraceIndex, steps: inout [CauseChain.Step]) -> Explanation? {
    guard let (later, change) = missedChange(of: effect, in: trace) else { return nil }
    // What a process was not told of, the next one is not told of either.
    let use = min(later, trace.first(trace.lifecycle, after: change, where: \.endsProcess) ?? later)
    guard couldHear(of: change, by: use, in: trace),
      let launch = trace.last(trace.lifecycle, before: use, where: { $0.kind == .appLaunched }),
      let added = trace.last(trace.observers, before: use), added > launch, added < change
    else { return nil }
    let heard = trace.last(trace.notifications, before: use).flatMap { $0 > added ? $0 : nil }
    if let heard, heard > change { return nil }
    if let heard { steps.append(.init(heard, .ofChain, "for the last time")) }
    let since = heard ?? added
    // The first that came: nothing was heard from then on.
    let screen = trace.first(trace.surroundings, after: since) { $0.kind == .sdkOpened }
    let death = trace.first(trace.lifecycle, after: since) { $0.kind == .networkProcessDied }
    let silencer = [screen, death].compactMap { $0 }.filter { $0 < use }.min()
    // Told later, it was kept all the time.
    if let late = trace.first(trace.notifications, after: use), late < nextAdded(after: use, in: trace) { return nil }
    if heard == nil, let unheard = unheardChange(after: added, before: silencer ?? use, in: trace) {
      steps.append(.init(added, .observerReleased))
      steps.append(.init(unheard, .observerReleased, "and nobody is told"))
      return .first(.observerReleased)
    }
    guard let silencer else { return nil }
    let cause: Cause = silencer == screen ? .foreignCode : .observerDeaf
    steps.append(.init(silencer, cause, "nobody is told of changes any more"))
    return .first(cause)
  }

  private static func nextAdded(after place: Int, in trace: TraceIndex) -> Int {
    trace.first(trace.observers, after: place) ?? .max
  }

  /// What native code should have been told: the page's new token, or its logout.
  private static func missedChange(of effect: Effect, in trace: TraceIndex) -> (use: Int, change: Int)? {
    switch effect {
    case .stale(_, .native, let use, let winner):
      let answered = trace.exchange(of: winner).answered
      return trace.store(of: trace.records[winner].actor) == .web && answered >= 0 ? (use, answered) : nil
    case .keptAfterLogout(_, .native, let use, let logout):
      // Its own logout is nothing that native code has to be told.
      let sent = trace.exchange(of: logout).sent
      return sent >= 0 && trace.store(of: trace.records[sent].actor) == .native ? nil : (use, logout)
    case .neverArrived(let name, .native, let use):
      let arrival = trace.last(trace.changes, before: use) { $0.isArrival(in: .web) && $0.name == name }
      return arrival.map { (use, $0) }
    default: return nil
    }
  }

  /// True if there was time for a notification: what is used at once no observer could have saved.
  private static func couldHear(of change: Int, by use: Int, in trace: TraceIndex) -> Bool {
    guard trace.records.indices.contains(use) else { return true }
    let end = trace.records[use].time
    // A logout or an answer changes the store when it has come.
    let answered = trace.exchange(of: change).answered
    let begin = answered > change && answered < use ? answered : change
    return end - trace.records[begin].time >= delivery
  }

  /// A change of the web store that was old enough for a notification to have come.
  private static func unheardChange(after added: Int, before limit: Int, in trace: TraceIndex) -> Int? {
    guard let change = trace.first(trace.changes, after: added, where: { $0.kind != .writeLost && $0.store == .web }),
      change < limit, trace.records[limit].time - trace.records[change].time >= patience
    else { return nil }
    return change
  }
}

extension TraceRecord {
  /// True where the app's process ends, or a new one begins.
  fileprivate var endsProcess: Bool { kind == .appKilled || kind == .appLaunched }
}
