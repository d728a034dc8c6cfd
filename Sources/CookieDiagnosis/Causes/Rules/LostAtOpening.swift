extension Cause {
  public static let lockHeld = Cause("F58", "a process that would not die held the store's lock")
  public static let storeInMemory = Cause("S9", "a store in memory died with its process")
}

/// F58: the store could not open its file and began with nothing.
enum LockHeldRule: CauseRule {
  static let causes = [Cause.lockHeld]
  static let needs: Set<TraceRecord.Kind> = [.cookieVanished, .zombieKeepsLock, .lockRefused]

  static func explain(_ effect: Effect, in trace: TraceIndex, steps: inout [CauseChain.Step]) -> Explanation? {
    guard case .vanished(let index) = effect, let reason = refusal(behind: index, in: trace) else { return nil }
    if let zombie = trace.last(trace.surroundings, before: reason, where: { $0.kind == .zombieKeepsLock }) {
      steps.append(.init(zombie, .lockHeld))
    }
    steps.append(.init(reason, .lockHeld, "the store begins with nothing"))
    return .first(.lockHeld)
  }

  /// Where a web store was refused its lock, which it had not got by a place: what it does until then is in memory alone.
  static func refusal(before place: Int, in trace: TraceIndex) -> Int? {
    guard let refused = trace.last(trace.surroundings, before: place, where: { $0.kind == .lockRefused }) else {
      return nil
    }
    let opened = trace.last(trace.lifecycle, before: place) {
      $0.kind == .appLaunched || $0.kind == .networkProcessDied
    }
    return opened.map { $0 < refused } ?? true ? refused : nil
  }

  /// Where the lock was refused that took what the store had; or that left it in memory alone, until its process ended.
  static func refusal(behind gone: Int, in trace: TraceIndex) -> Int? {
    guard let reason = trace.reason(of: gone) else { return nil }
    if trace.records[reason].kind == .lockRefused { return reason }
    guard trace.records[gone].store == .web,
      trace.records[reason].kind == .appKilled || trace.records[reason].kind == .networkProcessDied,
      let refused = trace.last(trace.surroundings, before: reason, where: { $0.kind == .lockRefused }),
      let write = NotDurableRule.write(of: trace.records[gone], before: gone, in: trace), refused < write,
      trace.last(trace.lifecycle, before: reason, where: { $0.kind == .appLaunched || $0.kind == .networkProcessDied })
        .map({ $0 < refused }) ?? true
    else { return nil }
    return refused
  }
}

/// A cookie went with the app itself, not with the network process: the store was never on disk. One without a date goes with either,
/// as far as a native store shows; there the app's web store tells.
enum StoreInMemoryRule: CauseRule {
  static let causes = [Cause.storeInMemory]
  static let needs: Set<TraceRecord.Kind> = [.cookieVanished, .appLaunched, .appKilled]

  static func explain(_ effect: Effect, in trace: TraceIndex, steps: inout [CauseChain.Step]) -> Explanation? {
    guard case .vanished(let index) = effect, let reason = trace.reason(of: index),
      trace.records[reason].kind == .appKilled || trace.records[reason].kind == .appLaunched,
      let write = NotDurableRule.write(of: trace.records[index], before: index, in: trace),
      trace.records[write].expiresAt != 0 || wentWithTheApp(index, in: trace)
    else { return nil }
    steps.append(.init(write, .storeInMemory))
    steps.append(.init(reason, .storeInMemory))
    return .first(.storeInMemory)
  }

  /// True if the web store lost what it had with the app: this cookie, or some other one before it.
  private static func wentWithTheApp(_ gone: Int, in trace: TraceIndex) -> Bool {
    trace.last(trace.changes, before: gone + 1) { record in
      record.kind == .cookieVanished && record.store == .web && trace.records.indices.contains(Int(record.cause))
        && trace.records[Int(record.cause)].kind == .appKilled
    } != nil
  }
}

extension TraceIndex {
  /// The record that led to another one.
  func reason(of index: Int) -> Int? {
    let reason = Int(records[index].cause)
    return records.indices.contains(reason) ? reason : nil
  }
}
