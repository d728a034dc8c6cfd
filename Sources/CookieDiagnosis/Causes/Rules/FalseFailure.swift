extension Cause {
  public static let falseFailure = Cause("D18", "a file that came whole was taken for a failure")
}

/// D18: the content came, and the client looked for it where it no longer was.
enum FalseFailureRule: CauseRule {
  static let causes = [Cause.falseFailure]
  static let needs: Set<TraceRecord.Kind> = [.contentServed]

  static func explain(_ effect: Effect, in trace: TraceIndex, steps: inout [CauseChain.Step]) -> Explanation? {
    guard case .disbelieved(let index) = effect else { return nil }
    let exchange = trace.exchange(of: index)
    guard exchange.sent >= 0, exchange.answered >= 0 else { return nil }
    let served = trace.last(trace.surroundings, before: index) {
      $0.kind == .contentServed && $0.request == trace.records[index].request
    }
    steps.append(.init(exchange.sent, .falseFailure))
    if let served { steps.append(.init(served, .falseFailure)) }
    steps.append(.init(exchange.answered, .falseFailure, "whole"))
    return .first(.falseFailure)
  }
}
