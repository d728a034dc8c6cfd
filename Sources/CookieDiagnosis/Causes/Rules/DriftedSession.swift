/// F36: nobody's code had brought a session to a store, the platform itself had. Nobody who copies nothing there has to take it
/// away again, or to renew it, or to tell the other side that it was renewed there.
enum DriftedSessionRule: CauseRule {
  static let causes = [Cause.drift]
  static let needs: Set<TraceRecord.Kind> = [.cookieWritten]

  static func explain(_ effect: Effect, in trace: TraceIndex, steps: inout [CauseChain.Step]) -> Explanation? {
    let drift: Int?
    switch effect {
    case .keptAfterLogout(let token, let store, let use, _):
      drift = Self.drift(of: token, to: store, before: use, in: trace)
    case .stale(let token, let store, let use, let winner):
      drift = Self.drift(of: token, to: store, before: use, in: trace) ?? self.drift(behind: winner, in: trace)
    default: return nil
    }
    guard let drift else { return nil }
    steps.append(.init(drift, .drift, "the platform brings it here, and nobody's code"))
    return .first(.drift)
  }

  /// Where native code had the token from that it exchanged.
  private static func drift(behind winner: Int, in trace: TraceIndex) -> Int? {
    let request = trace.records[winner]
    guard request.endpoint == .refresh, request.actor == .native else { return nil }
    return drift(of: request.value, to: .native, before: winner, in: trace)
  }

  /// Where a store got a token, if the platform had brought it the first of its session, and native code itself brought none.
  static func drift(of token: TraceText, to store: StoreName, before use: Int, in trace: TraceIndex) -> Int? {
    guard let session = trace.session(of: token) else { return nil }
    func isOfSession(_ record: TraceRecord) -> Bool {
      record.isArrival(in: store) && trace.session(of: record.value) == session
    }
    guard let first = trace.first(trace.changes, after: -1, where: isOfSession), first < use,
      trace.records[first].isByPlatform,
      trace.last(trace.changes, before: use, where: { isOfSession($0) && $0.isByNativeCode }) == nil
    else { return nil }
    return trace.last(trace.changes, before: use) { isOfSession($0) && $0.value == token && $0.isByPlatform } ?? first
  }
}

extension TraceRecord {
  /// True if the platform itself wrote a cookie.
  var isByPlatform: Bool { kind == .cookieWritten && actor == .system }
}
