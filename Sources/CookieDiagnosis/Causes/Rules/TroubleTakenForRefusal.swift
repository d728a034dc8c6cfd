extension Cause {
  public static let troubleTakenForRefusal = Cause("F61", "an answer that says nothing was taken for a refusal")
}

/// F61: the client's latest request before it showed the login page got something that was not about the session.
enum TroubleTakenForRefusalRule: CauseRule {
  static let causes = [Cause.troubleTakenForRefusal]
  static let needs: Set<TraceRecord.Kind> = [.requestStruck]

  static func explain(_ effect: Effect, in trace: TraceIndex, steps: inout [CauseChain.Step]) -> Explanation? {
    guard case .signedOut(let verdict) = effect, trace.records.indices.contains(verdict) else { return nil }
    guard let struck = trace.last(trace.surroundings, before: verdict, where: { $0.kind == .requestStruck }),
      trace.records[struck].endpoint == .refresh, let last = trace.last(trace.refreshesSent, before: verdict),
      trace.records[last].request == trace.records[struck].request
    else { return nil }
    let exchange = trace.exchange(of: struck)
    guard exchange.answered >= 0, exchange.answered < verdict, exchange.sent >= 0 else { return nil }
    // What its client heard of another refresh meanwhile may have been a refusal.
    let heard = trace.records[exchange.sent..<verdict].contains {
      $0.kind == .responseReceived && $0.endpoint == .refresh && $0.actor == trace.records[verdict].actor
        && $0.request != trace.records[struck].request
    }
    guard !heard else { return nil }
    // Without a token the best answer would have been a refusal: what took it comes first.
    guard !trace.records[exchange.sent].value.isEmpty else { return nil }
    steps.append(.init(exchange.sent, .troubleTakenForRefusal))
    steps.append(.init(struck, .troubleTakenForRefusal))
    steps.append(.init(exchange.answered, .troubleTakenForRefusal, "is no refusal"))
    return .first(.troubleTakenForRefusal)
  }
}
