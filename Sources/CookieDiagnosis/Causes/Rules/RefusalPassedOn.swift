/// Native code deleted the page's cookies because the server had refused its own refresh: that refusal lies behind, and the
/// deletion only passes it on.
enum RefusalPassedOnRule: CauseRule {
  static let causes: [Cause] = []

  static func explain(_ effect: Effect, in trace: TraceIndex, steps: inout [CauseChain.Step]) -> Explanation? {
    guard case .deleted(let deletion) = effect, trace.records[deletion].actor == .native,
      !trace.records[deletion].isByAnswer, trace.records[deletion].store == .web,
      let refusal = trace.last(trace.refusals, before: deletion),
      trace.client(of: refusal) == .native, trace.records[refusal].value.isEmpty
    else { return nil }
    let answered = trace.exchange(of: refusal).answered
    guard answered >= 0, answered < deletion, isLastWord(answered, before: deletion, in: trace) else { return nil }
    steps.append(.init(answered))
    steps.append(.init(deletion, .ofChain, "the refusal is passed on"))
    return .because(.refused(refusal))
  }

  /// True if native code has learnt nothing else since.
  private static func isLastWord(_ answered: Int, before deletion: Int, in trace: TraceIndex) -> Bool {
    !trace.records[(answered + 1)..<deletion].contains {
      $0.actor == .native && ($0.kind == .storeRead || $0.kind == .responseReceived || $0.kind == .observerNotified)
    }
  }
}
