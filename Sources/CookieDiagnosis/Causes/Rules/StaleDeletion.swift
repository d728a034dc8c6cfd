/// F35: a copy took a newer token away. A store that is given a cookie whose date has passed deletes its own of that name, and
/// one that is given a cookie without a value, as some platforms keep where a logout clears one, is as good as empty.
enum StaleDeletionRule: CauseRule {
  static let causes = [Cause.staleOverwrite] + UntoldSource.causes
  static let needs: Set<TraceRecord.Kind> = [.cookieWritten, .cookieDeleted, .storeRead]

  static func explain(_ effect: Effect, in trace: TraceIndex, steps: inout [CauseChain.Step]) -> Explanation? {
    guard case .deleted(let index) = effect, trace.records[index].isByNativeCode else { return nil }
    let (taken, name) = (trace.tokenTaken(by: index), trace.records[index].name)
    let read = trace.last(trace.reads, before: index) {
      $0.actor == .native && $0.store != trace.records[index].store && $0.store != .backup
    }
    guard let read, !isRestored(index, since: read, in: trace),
      let held = trace.state(of: name, in: trace.records[read].store, before: read),
      isOver(held, at: index, than: taken, in: trace) && isShown(held, by: read, in: trace)
        || isEmptied(name, at: read, in: trace) && isCleared(held, before: index, than: taken, in: trace)
    else { return nil }
    if let untold = UntoldSource.explain(taken, called: name, readAt: read, in: trace, steps: &steps) {
      steps.append(.init(read, .ofChain, "the copy begins: it has the older one, since the newer did not come there"))
      steps.append(.init(index, .ofChain, "in the place of a newer token"))
      return untold
    }
    steps.append(.init(held, .staleOverwrite, "the copy's source: older than what it takes"))
    steps.append(.init(read, .staleOverwrite, "the copy begins"))
    steps.append(.init(index, .staleOverwrite, "in the place of a newer token"))
    return .first(.staleOverwrite)
  }

  /// True if the backup was read since because of what the store itself showed: what is written there is from the backup.
  private static func isRestored(_ write: Int, since read: Int, in trace: TraceIndex) -> Bool {
    let store = trace.records[write].store
    guard let backup = trace.last(trace.reads, before: write, where: { $0.store == .backup && !$0.value.isEmpty }),
      let look = trace.lastLook(at: store, before: backup)
    else { return false }
    return look > read
  }

  /// True if the other store has an older token, which has run out by the time that it is written.
  private static func isOver(_ held: Int, at write: Int, than taken: TraceText, in trace: TraceIndex) -> Bool {
    let cookie = trace.records[held]
    return !cookie.value.isEmpty && cookie.isArrival(in: cookie.store) && trace.isNewer(taken, than: cookie.value)
      && cookie.expiresAt != 0
      && (cookie.expiresAt <= trace.records[write].time || ClockSetRule.hasSet(held, before: write, in: trace))
  }

  /// True unless a read did not show a cookie that the store had: one that had run out before. Of an access token it does not say.
  private static func isShown(_ held: Int, by read: Int, in trace: TraceIndex) -> Bool {
    let (cookie, look) = (trace.records[held], trace.records[read])
    // What a process loads that has run out it does not keep.
    if cookie.kind == .cookieLoaded, cookie.expiresAt != 0, cookie.expiresAt <= cookie.time { return false }
    return cookie.name == look.name ? cookie.value == look.value : look.number > 0
  }

  /// True if a store has a cookie without a value when it is read.
  private static func isEmptied(_ name: TraceText, at read: Int, in trace: TraceIndex) -> Bool {
    let store = trace.records[read].store
    let last = trace.last(trace.changes, before: read) { $0.name == name && $0.changes(store) }
    return last.map { trace.records[$0].isEmptied } ?? false
  }

  /// True if the other store's cookie has had no value since an earlier session, and that is what is written.
  private static func isCleared(_ held: Int, before write: Int, than taken: TraceText, in trace: TraceIndex) -> Bool {
    guard trace.records[write].isEmptied else { return false }
    let cleared = trace.tokenTaken(by: held)
    // A logout clears what a store never had as well.
    if cleared.isEmpty { return trace.issue(of: taken).map { held < $0 } ?? false }
    return trace.isNewer(taken, than: cleared) && trace.session(of: taken) != trace.session(of: cleared)
  }
}

extension TraceIndex {
  /// What a store's having or lacking a cookie goes back to: where the one that it has arrived, or where it lost the last. A
  /// deletion of what was gone, and a cookie without a value over another, change nothing.
  func state(of name: TraceText, in store: StoreName, before limit: Int) -> Int? {
    var (state, end) = (Int?.none, limit)
    while let change = last(changes, before: end, where: { $0.name == name && $0.changes(store) }) {
      if records[change].isArrival(in: store) { return state ?? change }
      (state, end) = (change, change)
    }
    return state
  }
}
