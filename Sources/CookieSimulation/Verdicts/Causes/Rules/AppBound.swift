extension Cause {
  public static let appBound = Cause("F12", "the store's interface hides the session's cookies")
}

/// F12, seen by a reader: the web store has cookies and its interface shows none, though its process has been up for
/// long. Writes that the interface drops are ``LostWriteRule``'s.
enum AppBoundRule: CauseRule {
  static let causes = [Cause.appBound]

  /// Ten times as long as a network process was measured to take (102 ms).
  private static let startNanoseconds: Int64 = 1_000_000_000

  static func explain(_ effect: Effect, in trace: TraceIndex, steps: inout [CauseChain.Step]) -> Explanation? {
    guard case .emptyRead(let read) = effect,
      let start = trace.last(
        trace.lifecycle, before: read, where: { $0.kind != .pageDied && $0.kind != .appKilled }),
      trace.records[start].kind == .networkProcessStarted,
      trace.records[read].time - trace.records[start].time > startNanoseconds,
      let held = trace.last(trace.changes, before: read, where: { $0.store == .web && $0.name == .refresh }),
      trace.records[held].isArrival(in: .web)
    else { return nil }
    steps.append(.init(held, .appBound, "in the store"))
    return .first(.appBound)
  }
}
