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
    guard !hasHeard(exchange.sent..<verdict, in: trace) else { return nil }
    // Without a token the best answer would have been a refusal: what took it comes first.
    guard !trace.records[exchange.sent].value.isEmpty else { return nil }
    steps.append(.init(exchange.sent, .troubleTakenForRefusal))
    steps.append(.init(struck, .troubleTakenForRefusal))
    steps.append(.init(exchange.answered, .troubleTakenForRefusal, "is no refusal"))
    return .first(.troubleTakenForRefusal)
  }

  /// True if the client that shows the login page at the end, or the one that refreshed for it at the beginning, heard the
  /// answer to another refresh, which may have been a refusal; or the app that to a login, which began another session than
  /// the one that was asked for.
  private static func hasHeard(_ time: Range<Int>, in trace: TraceIndex) -> Bool {
    let clients = [trace.records[time.lowerBound].actor, trace.records[time.upperBound].about]
    let request = trace.records[time.lowerBound].request
    return time.contains {
      let answer = trace.records[$0]
      let isToldOfIt =
        answer.endpoint == .refresh && clients.contains(answer.actor)
        || answer.endpoint == .logIn && answer.actor != .systemBrowser
      return answer.kind == .responseReceived && answer.request != request && isToldOfIt && answer.number != 0
        && trace.trouble(behind: $0) == nil
    }
  }
}
