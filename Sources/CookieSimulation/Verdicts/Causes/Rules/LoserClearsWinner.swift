extension Cause {
  public static let loserClearsWinner = Cause("F52", "a refusal cleared the newer cookie")
}

/// F52: the answer to a refused refresh deleted the cookies, here or in the store that the deletion was copied from.
/// What was refused, and why, lies behind it.
enum LoserClearsWinnerRule: CauseRule {
  static func explain(_ effect: Effect, in trace: TraceIndex, steps: inout [CauseChain.Step]) -> Explanation? {
    guard case .deleted(let deletion) = effect,
      let cleared = trace.last(
        trace.changes, before: deletion + 1,
        where: { $0.kind == .cookieDeleted && $0.name == .refresh && $0.cause >= 0 }),
      let answer = trace.records.indices.contains(Int(trace.records[cleared].cause))
        ? trace.records[Int(trace.records[cleared].cause)] : nil,
      answer.kind == .responseReceived
    else { return nil }
    let judged = trace.exchange(answer.request).judged
    guard judged >= 0, judged < deletion, trace.records[judged].kind == .tokenRefused,
      trace.records[judged].name == .refresh
    else { return nil }
    steps.append(.init(cleared, .loserClearsWinner, "cleared by the answer of a refused refresh"))
    if cleared != deletion { steps.append(.init(deletion, .loserClearsWinner, "the deletion is copied")) }
    return .because(.refused(judged))
  }
}
