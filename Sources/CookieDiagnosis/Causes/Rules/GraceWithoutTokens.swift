extension Cause {
  public static let graceWithoutTokens = Cause("F53", "the grace accepted the token and sent none")
}

/// F53: the server took a used-up token within its grace and sent no new ones, so the client stays signed out.
enum GraceWithoutTokensRule: CauseRule {
  static let causes = [Cause.graceWithoutTokens]
  static let needs: Set<TraceRecord.Kind> = [.tokenAccepted]

  static func explain(_ effect: Effect, in trace: TraceIndex, steps: inout [CauseChain.Step]) -> Explanation? {
    guard case .signedOut(let verdict) = effect, let refresh = lastRefresh(before: verdict, in: trace),
      isAcceptedInVain(trace.records[refresh], in: trace)
    else { return nil }
    steps.append(.init(refresh, .graceWithoutTokens))
    steps.append(.init(trace.exchange(of: refresh).judged, .graceWithoutTokens, "and sends no new token"))
    return .first(.graceWithoutTokens)
  }

  /// The last refresh of the client that shows the login page; of any, if it sent none itself.
  private static func lastRefresh(before verdict: Int, in trace: TraceIndex) -> Int? {
    let any = trace.last(trace.refreshesSent, before: verdict)
    guard trace.records.indices.contains(verdict) else { return any }
    let client = trace.records[verdict].about
    return trace.last(trace.refreshesSent, before: verdict) { $0.actor == client } ?? any
  }

  private static func isAcceptedInVain(_ sent: TraceRecord, in trace: TraceIndex) -> Bool {
    let exchange = trace.exchange(sent.request)
    guard exchange.judged >= 0, trace.records[exchange.judged].kind == .tokenAccepted else { return false }
    return exchange.issuedAny < 0 && !bringsTokens(exchange, in: trace)
  }

  /// Within its grace a server may send what it has issued before: the successor that the client had not heard of.
  private static func bringsTokens(_ exchange: TraceIndex.Exchange, in trace: TraceIndex) -> Bool {
    guard exchange.answered >= 0 else { return false }
    return trace.first(trace.changes, after: exchange.answered) {
      $0.kind == .cookieWritten && Int($0.cause) == exchange.answered && !$0.value.isEmpty
    } != nil
  }
}
