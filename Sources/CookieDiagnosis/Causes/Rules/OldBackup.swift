extension Cause {
  public static let oldBackup = Cause("F57", "backup held an old token")
}

/// F57: the token came from the backup, which was made before it was exchanged. What made the backup necessary stands
/// before it in the chain, and would have done no harm by itself. A store that had the token all the time has it from no
/// backup, whatever was written there again.
enum OldBackupRule: CauseRule {
  static let causes = [Cause.oldBackup]
  static let needs: Set<TraceRecord.Kind> = [.cookieWritten, .cookieDeleted, .cookieVanished, .storeRead]

  static func explain(_ effect: Effect, in trace: TraceIndex, steps: inout [CauseChain.Step]) -> Explanation? {
    guard case .stale(let token, let store, let use, let winner) = effect,
      let arrival = trace.beginning(of: token, in: store, before: use),
      // What a process loads from its own disk, no backup brings.
      trace.records[arrival].kind == .cookieWritten,
      let exchanged = trace.issueAny(for: winner), exchanged < arrival,
      let backup = trace.last(trace.reads, before: arrival, where: { $0.store == .backup && $0.value == token }),
      trace.last(trace.reads, before: arrival, where: { $0.store == .web }).map({ $0 < backup }) ?? true,
      !isShown(token, before: arrival, in: trace)
    else { return nil }
    let saved = trace.last(trace.changes, before: backup) { $0.isArrival(in: .backup) && $0.value == token }
    guard saved ?? -1 < exchanged else { return nil }
    if let saved { steps.append(.init(saved, .oldBackup, "saved before the token was exchanged")) }
    steps.append(.init(backup, .oldBackup))
    steps.append(.init(arrival, .oldBackup, "restored from the backup"))
    // Restored because a store had lost its cookies.
    let gone = trace.last(trace.changes, before: backup) { $0.kind == .cookieVanished && $0.name == .refresh }
    if let gone, gone > saved ?? -1 { VanishedRule.noteReason(of: gone, in: trace, steps: &steps) }
    let look = trace.lastLook(at: .web, before: backup)
    if let look, look > saved ?? -1, trace.records[look].number == 0 {
      steps.append(.init(look, .oldBackup, "shows nothing, so that the backup is asked"))
    }
    return .first(.oldBackup)
  }

  /// True if a store had shown native code the token just before: that it is in the backup too does not matter then.
  private static func isShown(_ token: TraceText, before limit: Int, in trace: TraceIndex) -> Bool {
    trace.last(trace.reads, before: limit, where: { $0.store != .backup && $0.actor == .native })
      .map { trace.records[$0].value == token } ?? false
  }
}
