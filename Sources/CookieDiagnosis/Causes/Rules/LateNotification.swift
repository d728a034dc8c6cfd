extension Cause {
  public static let notificationLate = Cause("F30", "the observer was told too late")
}

/// F30: native code was told of the change, and took it over, after it had sent what the change replaced: what platforms merge
/// comes later than any notification of one change.
enum LateNotificationRule: CauseRule {
  static let causes = [Cause.notificationLate]
  static let needs: Set<TraceRecord.Kind> = [
    .appLaunched, .cookieWritten, .cookieDeleted, .storeRead, .observerNotified, .observerAdded,
  ]

  static func explain(_ effect: Effect, in trace: TraceIndex, steps: inout [CauseChain.Step]) -> Explanation? {
    guard case .stale = effect, let missed = MissedChange(of: effect, in: trace),
      missed.heard.map({ $0 < missed.change }) ?? true
    else { return nil }
    return explain(missed, in: trace, steps: &steps)
  }

  /// Longer than notifications are merged for.
  private static let mostPatience: Int64 = 10_000_000_000

  /// The same for a change that is known to have been missed.
  static func explain(
    _ missed: MissedChange, in trace: TraceIndex, steps: inout [CauseChain.Step]
  ) -> Explanation? {
    // A notification of something else later says nothing of this change, nor does one of a change that never came about.
    guard let told = missed.toldLater(in: trace), trace.records[told].cause < missed.use,
      trace.records[told].time - trace.records[missed.change].time < mostPatience,
      trace.hasChanged(.web, by: missed.change, before: missed.use),
      let read = trace.firstLook(at: .web, after: told),
      read < trace.first(trace.notifications, after: told) ?? .max
    else { return nil }
    steps.append(.init(missed.change, .notificationLate))
    steps.append(.init(told, .notificationLate, "too late"))
    return .first(.notificationLate)
  }
}

extension TraceIndex {
  /// True if a store took something by an answer, or by the change itself.
  fileprivate func hasChanged(_ store: StoreName, by change: Int, before use: Int) -> Bool {
    if records[change].store == store, changes.contains(change), records[change].kind != .writeLost { return true }
    let answered = exchange(of: change).answered
    let first = first(changes, after: change - 1) {
      $0.store == store && $0.kind != .writeLost && (Int($0.cause) == change || Int($0.cause) == answered)
    }
    return first.map { $0 < use } ?? false
  }
}
