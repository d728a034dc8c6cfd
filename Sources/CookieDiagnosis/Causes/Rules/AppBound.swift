extension Cause {
  public static let appBound = Cause("F12", "the store's interface hides the session's cookies")
}

/// F12, seen by a reader: the web store has cookies, and its network process shows none. Writes that the interface drops are
/// ``LostWriteRule``'s.
enum AppBoundRule: CauseRule {
  static let causes = [Cause.appBound]
  static let needs: Set<TraceRecord.Kind> = [.storeRead, .cookieWritten, .cookieDeleted]

  static func explain(_ effect: Effect, in trace: TraceIndex, steps: inout [CauseChain.Step]) -> Explanation? {
    guard case .emptyRead(let read) = effect, trace.records[read].about == .networkProcess,
      let held = trace.last(trace.changes, before: read, where: { $0.store == .web && $0.name == .refresh }),
      trace.records[held].isArrival(in: .web)
    else { return nil }
    steps.append(.init(held, .appBound, "in the store"))
    return .first(.appBound)
  }
}
