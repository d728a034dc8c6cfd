/// Native code had been told that the web store changed, by the logout, before it sent what it still had.
///
/// F35: the look at the web store that its request waited for was from before the change, and came back after. F33:
/// it had not looked again.
enum KeptThoughToldRule: CauseRule {
  static let causes = [Cause.staleOverwrite, .copyLostDeletion]
  static let needs: Set<TraceRecord.Kind> = [.cookieWritten, .cookieDeleted, .observerNotified, .storeRead]

  static func explain(_ effect: Effect, in trace: TraceIndex, steps: inout [CauseChain.Step]) -> Explanation? {
    guard case .keptAfterLogout(let token, .native, let use, let logout) = effect,
      let session = trace.session(of: token),
      let removal = trace.changes.first(where: { $0 > logout && trace.ends($0, in: .web, session) }), removal < use,
      let told = trace.first(trace.notifications, after: removal, where: { Int($0.cause) >= removal }), told < use
    else { return nil }
    let look = trace.lastLook(at: .web, before: removal)
    let waitedFor = look.flatMap { trace.records[use].waited(for: trace.records[$0]) ? $0 : nil }
    let cause: Cause = waitedFor == nil ? .copyLostDeletion : .staleOverwrite
    if let waitedFor { steps.append(.init(waitedFor, cause, "what the request waits for")) }
    steps.append(.init(removal, cause, waitedFor == nil ? "" : "while it is under way"))
    steps.append(.init(told, cause, waitedFor == nil ? "and keeps its copy" : "and goes by what it saw before"))
    return .first(cause)
  }
}

extension TraceRecord {
  /// True if native code's request was held back, and a read happened meanwhile.
  func waited(for read: TraceRecord) -> Bool {
    kind == .requestSent && actor == .native && number > 0 && read.time >= time - (Int64(number) + 1) * 1_000
  }
}
