extension Cause {
  public static let observerReleased = Cause("F31", "nobody kept the observer")
  public static let observerDeaf = Cause("F32", "the observer had gone deaf")
}

/// F31, F32, F28, F30: native code wanted to hear of changes of the web store, and did not hear of this one. It never heard
/// anything; or nothing since a network process died; or nothing since a screen of foreign code; or too late.
enum SilentObserverRule: CauseRule {
  static let causes = [Cause.observerReleased, .observerDeaf, .foreignCode, .notificationLate]
  static let needs: Set<TraceRecord.Kind> = [
    .appLaunched, .networkProcessDied, .cookieWritten, .cookieDeleted, .writeLost, .observerNotified, .sdkOpened,
    .observerAdded,
  ]

  /// Longer than any notification takes (20 ms were measured).
  private static let patience: Int64 = 1_000_000_000
  /// Longer than notifications are merged for, where nothing but their absence says that the observer was gone.
  private static let longPatience: Int64 = 5_000_000_000

  static func explain(_ effect: Effect, in trace: TraceIndex, steps: inout [CauseChain.Step]) -> Explanation? {
    guard let missed = MissedChange(of: effect, in: trace) else { return nil }
    let heard = missed.heard
    if let heard, heard > missed.change { return nil }
    if let heard { steps.append(.init(heard, .ofChain, "for the last time")) }
    // Told later, it was kept all the time.
    if missed.toldLater(in: trace) != nil { return LateNotificationRule.explain(missed, in: trace, steps: &steps) }
    let silencer = silencer(of: missed, in: trace)
    if heard == nil, let unheard = unheardChange(of: missed, before: silencer?.place, in: trace) {
      steps.append(.init(missed.added, .observerReleased))
      steps.append(.init(unheard, .observerReleased, "and nobody is told"))
      return .first(.observerReleased)
    }
    // A process that ends at once would not have been told by an observer that hears.
    guard let silencer, trace.time(from: missed.change, to: processEnd(after: missed.change, in: trace)) >= patience
    else {
      return nil
    }
    steps.append(.init(silencer.place, silencer.cause, "nobody is told of changes any more"))
    return .first(silencer.cause)
  }

  /// The first that came, before the change: nothing was heard from then on. What comes after it does not take back the
  /// notification that is under way.
  private static func silencer(of missed: MissedChange, in trace: TraceIndex) -> (place: Int, cause: Cause)? {
    let since = missed.heard ?? missed.added
    let screen = trace.first(trace.surroundings, after: since) { $0.kind == .sdkOpened }
    let death = trace.first(trace.lifecycle, after: since) { $0.kind == .networkProcessDied }
    let first = [(screen, Cause.foreignCode), (death, .observerDeaf)].compactMap { place, cause in
      place.flatMap { $0 < missed.change ? (place: $0, cause: cause) : nil }
    }
    return first.min { $0.place < $1.place }
  }

  /// A change of the web store that was old enough for a notification to have come, before anything silenced the observer; or
  /// the change itself, if nothing did and the process lived for long enough.
  private static func unheardChange(of missed: MissedChange, before silencer: Int?, in trace: TraceIndex) -> Int? {
    let limit = silencer ?? missed.use
    guard
      let change = trace.first(
        trace.changes, after: missed.added, where: { $0.kind != .writeLost && $0.store == .web }), change < limit
    else { return nil }
    if let silencer { return trace.time(from: change, to: silencer) >= patience ? change : nil }
    return trace.time(from: change, to: processEnd(after: missed.change, in: trace)) >= longPatience ? change : nil
  }

  /// Where the process ends that a change happened in, or the trace.
  private static func processEnd(after change: Int, in trace: TraceIndex) -> Int {
    trace.first(trace.lifecycle, after: change, where: \.endsProcess) ?? trace.records.count - 1
  }
}

extension TraceIndex {
  fileprivate func time(from record: Int, to later: Int) -> Int64 { records[later].time - records[record].time }
}
