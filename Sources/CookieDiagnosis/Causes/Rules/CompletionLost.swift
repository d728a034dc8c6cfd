extension Cause {
  public static let completionLost = Cause("F62", "the completion of a look at the web store never came")
}

/// F62: native code's last look at the web store was never answered, so that nothing was written after it.
enum CompletionLostRule: CauseRule {
  static let causes = [Cause.completionLost]
  static let needs: Set<TraceRecord.Kind> = [.storeRead, .completionLost]

  static func explain(_ effect: Effect, in trace: TraceIndex, steps: inout [CauseChain.Step]) -> Explanation? {
    guard case .neverArrived(_, .web, let use) = effect, let opening = trace.last(trace.openings, before: use),
      let look = trace.last(trace.reads, before: use, where: { $0.store == .web && $0.actor == .native }),
      look > opening, let lost = trace.last(trace.surroundings, before: use, where: { $0.kind == .completionLost }),
      // It is noted right after what it belongs to.
      lost == look + 1
    else { return nil }
    let answered = trace.exchange(of: opening).answered
    if answered >= 0, answered < look, trace.records[answered].actor == .native {
      steps.append(.init(answered, .completionLost))
    }
    steps.append(.init(look, .completionLost))
    steps.append(.init(lost, .completionLost, "so that nothing was written after it"))
    return .first(.completionLost)
  }
}
