/// A copy that native code's store did not take: what the web store had shown was over by its own date. A store that is asked for
/// everything shows such cookies for a while, and sends none of them.
enum OverdueCopyRule: CauseRule {
  static let causes: [Cause] = []
  static let needs: Set<TraceRecord.Kind> = [.cookieWritten, .storeRead]

  static func explain(_ effect: Effect, in trace: TraceIndex, steps: inout [CauseChain.Step]) -> Explanation? {
    guard case .neverArrived(.refresh, .native, let use) = effect,
      let read = trace.lastLook(at: .web, before: use),
      read > trace.last(trace.openings, before: use) ?? -1,
      let last = trace.state(of: .refresh, in: .web, before: read), trace.records[last].isArrival(in: .web),
      trace.records[last].value == trace.records[read].value, trace.records[last].expiresAt != 0,
      trace.records[last].expiresAt <= trace.records[read].time,
      let issue = trace.issue(of: trace.records[read].value),
      trace.records[issue].expiresAt > trace.records[read].time
    else { return nil }
    steps.append(.init(read, .ofChain, "a cookie that is over: no store takes a copy of it"))
    return .because(.missing(.refresh, from: .web, use: read))
  }
}
