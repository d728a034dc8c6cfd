/// A store without a token leads back to what removed it, or to why it never came.
enum MissingTokenRule: CauseRule {
  static func explain(_ effect: Effect, in trace: TraceIndex, steps: inout [CauseChain.Step]) -> Explanation? {
    guard case .missing(let name, let store, let use) = effect else { return nil }
    let change = trace.last(trace.changes, before: use) {
      $0.name == name && ($0.isRemoval(from: store) || $0.isArrival(in: store))
    }
    guard let change, trace.records[change].isRemoval(from: store) else {
      return .because(.neverArrived(name, in: store, use: use))
    }
    noteUnreadableBackup(after: change, before: use, in: trace, steps: &steps)
    if trace.records[change].kind == .cookieVanished {
      steps.append(.init(change))
      return .because(.vanished(change))
    }
    return .because(.deleted(change))
  }

  /// F27: a backup that had been saved and read empty when it was needed.
  private static func noteUnreadableBackup(
    after change: Int, before use: Int, in trace: TraceIndex, steps: inout [CauseChain.Step]
  ) {
    guard
      let read = trace.last(trace.reads, before: use, where: { $0.store == .backup && $0.number == 0 }),
      read > change, trace.last(trace.changes, before: read, where: { $0.isArrival(in: .backup) }) != nil
    else { return }
    steps.append(.init(read, .backupUnreadable, "although one had been saved"))
  }
}
