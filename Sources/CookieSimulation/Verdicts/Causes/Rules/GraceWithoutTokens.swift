extension Cause {
  public static let graceWithoutTokens = Cause("F53", "the grace accepted the token and sent none")
}

/// F53: the server took a used-up token within its grace and sent no new ones, so the client stays signed out.
enum GraceWithoutTokensRule: CauseRule {
  static let causes = [Cause.graceWithoutTokens]

  static func explain(_ effect: Effect, in trace: TraceIndex, steps: inout [CauseChain.Step]) -> Explanation? {
    guard case .signedOut(let verdict) = effect,
      let refresh = trace.last(trace.refreshesSent, before: verdict, where: { isAcceptedInVain($0, in: trace) }),
      refresh > SignedOutRule.refusal(before: verdict, in: trace) ?? -1
    else { return nil }
    steps.append(.init(refresh, .graceWithoutTokens))
    steps.append(.init(trace.exchange(of: refresh).judged, .graceWithoutTokens, "and sends no new token"))
    return .first(.graceWithoutTokens)
  }

  private static func isAcceptedInVain(_ sent: TraceRecord, in trace: TraceIndex) -> Bool {
    let exchange = trace.exchange(sent.request)
    guard exchange.judged >= 0, trace.records[exchange.judged].kind == .tokenAccepted else { return false }
    return exchange.issuedAny < 0
  }
}
