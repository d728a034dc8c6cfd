extension Cause {
  public static let lateRefusal = Cause("late-refusal", "a refusal from before the login came after it")
}

/// The client had sent its request before the user logged in, and showed the login page for an answer that came after the
/// login's: a word on the session before, taken for one on the new session.
enum LateRefusalRule: CauseRule {
  static let causes = [Cause.lateRefusal]

  static func explain(_ effect: Effect, in trace: TraceIndex, steps: inout [CauseChain.Step]) -> Explanation? {
    guard case .signedOut(let verdict) = effect, trace.records.indices.contains(verdict),
      let refusal = SignedOutRule.refusal(before: verdict, in: trace)
    else { return nil }
    let (sent, heard) = (trace.exchange(of: refusal).sent, trace.exchange(of: refusal).answered)
    guard sent >= 0, heard >= 0, heard < verdict,
      let opening = trace.openings.last(where: { isBetween(sent, heard, trace.exchange(of: $0)) })
    else { return nil }
    steps.append(.init(sent, .lateRefusal, "from before the login"))
    steps.append(.init(opening, .lateRefusal, "the user has logged in anew"))
    steps.append(.init(trace.exchange(of: opening).answered, .lateRefusal))
    steps.append(.init(refusal))
    steps.append(.init(heard, .lateRefusal, "taken for a word on the new session"))
    return .first(.lateRefusal)
  }

  private static func isBetween(_ sent: Int, _ heard: Int, _ logIn: TraceIndex.Exchange) -> Bool {
    logIn.sent > sent && logIn.answered >= 0 && logIn.answered < heard
  }
}
