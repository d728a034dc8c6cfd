extension Cause {
  public static let notDurable = Cause("F20", "write had not reached the disk")
}

/// F20: a process loaded an older state from disk; or found nothing there, although the cookie was to be kept.
enum NotDurableRule: CauseRule {
  static let causes = [Cause.notDurable]
  static let needs: Set<TraceRecord.Kind> = [
    .cookieVanished, .appLaunched, .appKilled, .networkProcessDied, .cookieLoaded, .cookieWritten, .cookieDeleted,
  ]

  static func explain(_ effect: Effect, in trace: TraceIndex, steps: inout [CauseChain.Step]) -> Explanation? {
    switch effect {
    case .stale(let token, let store, let use, _):
      guard let loaded = loading(of: token, into: store, before: use, in: trace) else { return nil }
      if let gone = lossOfSessionCookie(at: loaded, in: trace) ?? lossOfUnopenedFile(at: loaded, in: trace) {
        steps.append(.init(gone))
        steps.append(.init(loaded, .ofChain, "an older one is back from the disk"))
        return .because(.vanished(gone))
      }
      steps.append(.init(loaded, .notDurable, "the newer one had not reached the disk"))
      noteDeath(before: loaded, in: trace, steps: &steps)
      return .first(.notDurable)
    case .vanished(let index):
      let gone = trace.records[index]
      guard gone.cause >= 0, let write = write(of: gone, before: index, in: trace),
        trace.records[write].expiresAt != 0 || gone.wasUnflushed
      else { return nil }
      steps.append(.init(write, .notDurable, "not flushed to disk yet"))
      noteDeath(before: index, in: trace, steps: &steps)
      return .first(.notDurable)
    default:
      return nil
    }
  }

  /// Where the store has the token from if a process loaded it again: here, or where it was copied from.
  private static func loading(
    of token: TraceText, into store: StoreName, before use: Int, in trace: TraceIndex
  ) -> Int? {
    guard let arrival = trace.arrival(of: token, in: store, before: use) else { return nil }
    if isLoadedOverNewer(arrival, in: trace) { return arrival }
    let other: StoreName = store == .native ? .web : .native
    guard let source = trace.arrival(of: token, in: other, before: arrival) else { return nil }
    return isLoadedOverNewer(source, in: trace) ? source : nil
  }

  /// True if a process loaded a token where the store had a newer one, or where what it had since was gone: one that was
  /// never there cannot have been lost.
  private static func isLoadedOverNewer(_ arrival: Int, in trace: TraceIndex) -> Bool {
    let loaded = trace.records[arrival]
    return loaded.kind == .cookieLoaded && newer(than: arrival, in: trace) != nil
  }

  private static func newer(than arrival: Int, in trace: TraceIndex) -> Int? {
    let loaded = trace.records[arrival]
    return trace.last(trace.changes, before: arrival) {
      $0.isArrival(in: loaded.store) && $0.name == loaded.name && trace.isNewer($0.value, than: loaded.value)
    }
  }

  /// Where the newer cookie was gone, if it had no date, and the one that was loaded has one: the store of a process that
  /// keeps cookies without a date on its disk too would have lost it only for want of a flush, any other in any case.
  private static func lossOfSessionCookie(at loaded: Int, in trace: TraceIndex) -> Int? {
    guard trace.records[loaded].expiresAt != 0, let newer = newer(than: loaded, in: trace),
      trace.records[newer].expiresAt == 0
    else { return nil }
    let cookie = trace.records[newer]
    return trace.last(trace.changes, before: loaded) {
      $0.kind == .cookieVanished && $0.store == cookie.store && $0.value == cookie.value
    }.flatMap { $0 > newer && !trace.records[$0].wasUnflushed ? $0 : nil }
  }

  /// Where the newer cookie was gone, if its store had not been able to open its file when it came: no flush would have kept it.
  private static func lossOfUnopenedFile(at loaded: Int, in trace: TraceIndex) -> Int? {
    guard let newer = newer(than: loaded, in: trace) else { return nil }
    let cookie = trace.records[newer]
    let gone = trace.last(trace.changes, before: loaded) {
      $0.kind == .cookieVanished && $0.store == cookie.store && $0.value == cookie.value
    }
    guard let gone, gone > newer, let refused = LockHeldRule.refusal(behind: gone, in: trace) else { return nil }
    return refused < newer ? gone : nil
  }

  static func write(of gone: TraceRecord, before index: Int, in trace: TraceIndex) -> Int? {
    trace.last(trace.changes, before: index) {
      $0.kind == .cookieWritten && $0.store == gone.store && $0.name == gone.name && $0.value == gone.value
    }
  }

  static func noteDeath(
    before index: Int, as cause: Cause = .notDurable, in trace: TraceIndex, steps: inout [CauseChain.Step]
  ) {
    let death = trace.death(of: trace.records[index].store, before: index)
    let isUnflushed = cause == .notDurable || cause == .deletionNotDurable
    if let death { steps.append(.init(death, cause, isUnflushed ? "before the flush" : "")) }
  }
}

extension TraceIndex {
  /// The latest death of a process that has a store: the network process has the web store, and goes with the app; the
  /// app's own has the native one.
  func death(of store: StoreName, before limit: Int) -> Int? {
    last(lifecycle, before: limit) { $0.kind == .appKilled || $0.kind == .networkProcessDied && store == .web }
  }
}
