extension Cause {
  public static let foreignCode = Cause("F28", "foreign code emptied the store")
}

/// F28: an SDK in the app deleted what it found in the shared stores.
enum ForeignCodeRule: CauseRule {
  static let causes = [Cause.foreignCode]
  static let needs: Set<TraceRecord.Kind> = [.storeRead, .cookieWritten, .cookieDeleted]

  static func explain(_ effect: Effect, in trace: TraceIndex, steps: inout [CauseChain.Step]) -> Explanation? {
    switch effect {
    case .deleted(let index) where trace.records[index].actor == .sdk:
      return blame(index, in: trace, steps: &steps)
    case .emptyRead(let index):
      let gone = trace.last(trace.changes, before: index) { $0.store == .web && $0.name == .refresh }
      guard let gone, trace.records[gone].actor == .sdk else { return nil }
      return blame(gone, in: trace, steps: &steps)
    default:
      return nil
    }
  }

  private static func blame(_ deletion: Int, in trace: TraceIndex, steps: inout [CauseChain.Step]) -> Explanation {
    if let screen = trace.reason(of: deletion) { steps.append(.init(screen, .foreignCode)) }
    steps.append(.init(deletion, .foreignCode))
    return .first(.foreignCode)
  }
}
