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

  /// The same for a change that is known to have been missed.
  static func explain(
    _ missed: MissedChange, in trace: TraceIndex, steps: inout [CauseChain.Step]
  ) -> Explanation? {
    guard let told = missed.toldLater(in: trace),
      let read = trace.first(trace.reads, after: told, where: { $0.store == .web && $0.actor == .native }),
      read < trace.first(trace.notifications, after: told) ?? .max
    else { return nil }
    steps.append(.init(missed.change, .notificationLate))
    steps.append(.init(told, .notificationLate, "too late"))
    return .first(.notificationLate)
  }
}
