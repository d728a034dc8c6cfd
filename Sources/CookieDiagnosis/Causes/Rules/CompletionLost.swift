extension Cause {
  public static let completionLost = Cause("F62", "the completion of a look at the web store never came")
}

/// F62: native code's last look at the web store was never answered, so that nothing was written after it, or what it would have
/// shown was not taken over.
enum CompletionLostRule: CauseRule {
  static let causes = [Cause.completionLost]
  static let needs: Set<TraceRecord.Kind> = [.storeRead, .completionLost]

  static func explain(_ effect: Effect, in trace: TraceIndex, steps: inout [CauseChain.Step]) -> Explanation? {
    guard case .neverArrived(_, let store, let use) = effect, let opening = trace.last(trace.openings, before: use),
      let look = trace.last(trace.reads, before: use, where: { $0.store == .web && $0.actor == .native }),
      look > opening, let lost = trace.last(trace.surroundings, before: use, where: { $0.kind == .completionLost }),
      // It is noted right after what it belongs to.
      lost == look + 1, store == .web || !trace.records[look].value.isEmpty
    else { return nil }
    let answered = trace.exchange(of: opening).answered
    if answered >= 0, answered < look, trace.records[answered].actor == .native {
      steps.append(.init(answered, .completionLost))
    }
    steps.append(.init(look, .completionLost))
    let end = store == .web ? "so that nothing was written after it" : "so that native code does not have it"
    steps.append(.init(lost, .completionLost, end))
    return .first(.completionLost)
  }
}
