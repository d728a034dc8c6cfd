extension Cause {
  public static let backupUnreadable = Cause("F27", "backup could not be read")
}

/// F27: a store had lost its token, and the backup, which held that very token, read empty when it was needed. What made
/// the backup necessary stands before it in the chain, and would have done no harm by itself.
enum BackupUnreadableRule: CauseRule {
  static let causes = [Cause.backupUnreadable]
  static let needs: Set<TraceRecord.Kind> = [.cookieWritten, .cookieDeleted, .cookieVanished, .storeRead]

  static func explain(_ effect: Effect, in trace: TraceIndex, steps: inout [CauseChain.Step]) -> Explanation? {
    guard case .missing(_, let store, let use) = effect,
      let gone = trace.last(trace.changes, before: use, where: { $0.name == .refresh && $0.changes(store) }),
      trace.records[gone].isLoss,
      let read = trace.last(trace.reads, before: use, where: { $0.store == .backup }), read > gone,
      trace.records[read].number == 0,
      let saved = trace.last(
        trace.changes, before: read, where: { $0.isArrival(in: .backup) && $0.name == .refresh }),
      trace.records[saved].value == trace.records[gone].value,
      trace.last(trace.changes, before: read, where: { $0.changes(.backup) }).map({ !trace.records[$0].isLoss }) ?? true
    else { return nil }
    steps.append(.init(saved, .backupUnreadable, "in time"))
    VanishedRule.noteReason(of: gone, in: trace, steps: &steps)
    steps.append(.init(read, .backupUnreadable, "although one had been saved"))
    return .first(.backupUnreadable)
  }
}
