extension Cause {
  public static let firstRunDeaf = Cause("F04", "the first run's web store ignored a response")
  public static let writtenElsewhere = Cause("F05", "written before there was a network process")
  public static let withoutEffect = Cause("F08", "a write completed without effect")
  public static let httpOnlySticky = Cause("F38", "a write without HttpOnly was ignored")
  public static let deadNetworkProcess = Cause("dead-process", "network process was dead")
}

/// A write that was acknowledged and not kept: by a network process that had died, by the app's side, which filters (F12),
/// or without any sign (F08).
enum LostWriteRule: CauseRule {
  static let causes = [
    Cause.firstRunDeaf, .writtenElsewhere, .withoutEffect, .appBound, .httpOnlySticky, .deadNetworkProcess,
  ]
  static let needs: Set<TraceRecord.Kind> = [
    .appLaunched, .networkProcessStarted, .networkProcessDied, .cookieWritten, .cookieDeleted, .writeLost,
  ]

  static func explain(_ effect: Effect, in trace: TraceIndex, steps: inout [CauseChain.Step]) -> Explanation? {
    switch effect {
    case .stale(_, let store, let use, let winner):
      let write = Self.write(to: store, of: winner, before: use, in: trace)
      return explain(write, after: winner, before: use, in: trace, steps: &steps)
    case .neverArrived(let name, let store, let use):
      let write = Self.write(to: store, name: name, before: use, in: trace)
      return explain(write, after: -1, before: use, in: trace, steps: &steps)
    case .keptAfterLogout(let token, let store, let use, let logout):
      guard let arrival = trace.arrival(of: token, in: store, before: use) else { return nil }
      let write =
        Self.write(to: store, name: trace.records[arrival].name, before: use, in: trace)
        ?? deletion(of: token, from: store, since: logout, before: use, in: trace)
      return explain(write, after: logout, before: use, in: trace, steps: &steps)
    default:
      return nil
    }
  }

  /// The latest lost write to a store whose loss has not been made good.
  static func write(to store: StoreName, name: TraceText, before use: Int, in trace: TraceIndex) -> Int? {
    missed(by: store, before: use, in: trace) { $0.name == name }
  }

  /// The same, of a refresh token of the session that an exchange began or renewed: another session's, which the device may
  /// still go on with, would not have made up for it.
  static func write(to store: StoreName, of winner: Int, before use: Int, in trace: TraceIndex) -> Int? {
    let issued = trace.exchange(of: winner).issuedAny
    // A grace answers with a token that another exchange has made.
    let session = issued >= 0 ? trace.records[issued].number : trace.session(of: trace.records[winner].value)
    return missed(by: store, before: use, in: trace) {
      $0.name == .refresh && trace.session(of: $0.value) == session
    }
  }

  /// A lost deletion of what a store had, after a logout: of an ended session that the other store has no more nobody writes
  /// that which this one has anyway.
  static func deletion(
    of token: TraceText, from store: StoreName, since logout: Int, before use: Int, in trace: TraceIndex
  ) -> Int? {
    let other: StoreName = store == .native ? .web : .native
    return trace.changes.last {
      guard $0 > logout, $0 < use, trace.records[$0].kind == .writeLost, trace.records[$0].store == store,
        trace.records[$0].value == token || trace.records[$0].value.isEmpty,
        case let name = trace.records[$0].name, trace.issue(of: token).map({ trace.records[$0].name == name }) ?? true
      else { return false }
      let gone = trace.last(trace.changes, before: $0) { $0.name == name && $0.changes(other) }
      return gone.map { trace.records[$0].isRemoval(from: other) } ?? true
    }
  }

  private static func missed(
    by store: StoreName, before use: Int, in trace: TraceIndex, where condition: (TraceRecord) -> Bool
  ) -> Int? {
    trace.changes.last {
      let write = trace.records[$0]
      return $0 < use && write.kind == .writeLost && write.store == store && condition(write)
        && isMissed($0, at: use, in: trace)
    }
  }

  private static func explain(
    _ write: Int?, after first: Int, before last: Int, in trace: TraceIndex, steps: inout [CauseChain.Step]
  ) -> Explanation? {
    guard let write, write > first else { return nil }
    let cause = cause(ofLostWrite: write, in: trace)
    if cause == .deadNetworkProcess, let death = process(before: write, in: trace) {
      steps.append(.init(death, cause))
    }
    steps.append(.init(write, cause))
    return .first(cause)
  }

  /// True if what was lost is of the last login, and neither came to the store afterwards nor did anything newer.
  private static func isMissed(_ write: Int, at use: Int, in trace: TraceIndex) -> Bool {
    let lost = trace.records[write]
    guard !trace.isOfEarlierSession(lost.value, at: use), !isRepetition(write, in: trace) else { return false }
    return trace.last(trace.changes, before: use) { change in
      change.isArrival(in: lost.store) && change.name == lost.name
        && (change.value == lost.value || trace.isNewer(change.value, than: lost.value))
    }.map { $0 < write } ?? true
  }

  /// True if the store had the same already.
  private static func isRepetition(_ write: Int, in trace: TraceIndex) -> Bool {
    let lost = trace.records[write]
    let before = trace.last(trace.changes, before: write) { $0.name == lost.name && $0.changes(lost.store) }
    return before.map { trace.records[$0].isArrival(in: lost.store) && trace.records[$0].value == lost.value } ?? false
  }

  private static func process(before write: Int, in trace: TraceIndex) -> Int? {
    trace.last(trace.lifecycle, before: write) {
      $0.kind == .networkProcessStarted || $0.kind == .networkProcessDied || $0.kind == .appLaunched
    }
  }

  /// By what a write was not kept.
  static func cause(ofLostWrite write: Int, in trace: TraceIndex) -> Cause {
    // The page's own writes come with answers: one that is ignored is the store's doing, not the interface's.
    if trace.records[write].actor == .page {
      return isTwin(write, in: trace) ? .httpOnlySticky : .firstRunDeaf
    }
    switch process(before: write, in: trace).map({ trace.records[$0].kind }) {
    case .networkProcessDied: return .deadNetworkProcess
    case .appLaunched: return .writtenElsewhere
    // The process is up: the app's side kept the write from it (F12), or it was let fall there.
    case .networkProcessStarted where trace.records[write].about == .native: return .appBound
    default: return isTwin(write, in: trace) ? .httpOnlySticky : .withoutEffect
    }
  }

  /// True if the lost write was of a cookie without HttpOnly and the one that the store kept had it, be it without a value.
  private static func isTwin(_ write: Int, in trace: TraceIndex) -> Bool {
    let lost = trace.records[write]
    guard !lost.isHTTPOnly,
      let kept = trace.last(
        trace.changes, before: write, where: { $0.name == lost.name && $0.isKept(in: lost.store) })
    else { return false }
    return trace.records[kept].isHTTPOnly
  }
}

extension TraceRecord {
  /// True if the store has a cookie of this name from now on, with a value or without.
  fileprivate func isKept(in store: StoreName) -> Bool { isArrival(in: store) || isEmptied && self.store == store }
}
