extension Cause {
  public static let logInUnheard = Cause("login-unheard", "the answer to the login reached nobody")
}

/// The server had begun a session, and whoever asked for it was gone, or cut off, when the answer came: no store ever had a
/// token of it.
enum UnheardLogInRule: CauseRule {
  static let causes = [Cause.logInUnheard]
  static let needs: Set<TraceRecord.Kind> = [.requestSent]

  static func explain(_ effect: Effect, in trace: TraceIndex, steps: inout [CauseChain.Step]) -> Explanation? {
    guard case .neverArrived(_, _, let use) = effect,
      let sent = trace.records[..<use].lastIndex(where: { $0.kind == .requestSent && $0.endpoint == .logIn }),
      let end = trace.end(ofExchange: sent), end < use, !trace.isAnswer(end)
    else { return nil }
    let exchange = trace.exchange(of: sent)
    let opening = exchange.issuedAny
    // Over a session that went on, the loss of that one is what matters.
    guard opening >= 0, trace.openings.contains(where: { trace.records[$0].number == trace.records[opening].number }),
      !goesOn(before: use, since: trace.records[opening].number, in: trace)
    else { return nil }
    // The answer with the tokens came, and what it led to did not.
    if exchange.firstAnswered >= 0, exchange.firstAnswered < use, trace.isAnswer(exchange.firstAnswered) { return nil }
    steps.append(.init(sent, .logInUnheard))
    steps.append(.init(opening, .logInUnheard))
    steps.append(.init(end, .logInUnheard, "nobody waits for the answer any more"))
    return .first(.logInUnheard)
  }

  /// True if a store still has a token of an earlier session, which nobody has logged out: that one goes on.
  private static func goesOn(before use: Int, since session: Int32, in trace: TraceIndex) -> Bool {
    [StoreName.native, .web].contains { store in
      guard let last = trace.state(of: .refresh, in: store, before: use), trace.records[last].isArrival(in: store),
        let own = trace.session(of: trace.records[last].value), own < session
      else { return false }
      return !trace.revocations.contains { $0 < use && trace.records[$0].number == own }
    }
  }
}
