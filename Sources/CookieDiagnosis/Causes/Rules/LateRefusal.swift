extension Cause {
  public static let lateRefusal = Cause("late-refusal", "a refusal from before the login came after it")
}

/// The client had sent its request before the server began the session, and showed the login page for an answer that came
/// after the login's tokens: a word on the session before, taken for one on the new session.
enum LateRefusalRule: CauseRule {
  static let causes = [Cause.lateRefusal]
  static let needs: Set<TraceRecord.Kind> = []

  static func explain(_ effect: Effect, in trace: TraceIndex, steps: inout [CauseChain.Step]) -> Explanation? {
    guard case .signedOut(let verdict) = effect, trace.records.indices.contains(verdict),
      let refusal = SignedOutRule.refusal(before: verdict, in: trace)
    else { return nil }
    let (sent, heard) = (trace.exchange(of: refusal).sent, trace.exchange(of: refusal).answered)
    guard sent >= 0, heard >= 0, heard < verdict,
      let opening = trace.openings.last(where: { $0 > sent && hasAnswer(to: $0, before: heard, in: trace) })
    else { return nil }
    steps.append(.init(sent, .lateRefusal, "from before the new session"))
    steps.append(.init(opening, .lateRefusal, "the user has logged in anew"))
    steps.append(.init(trace.exchange(of: opening).firstAnswered, .lateRefusal))
    steps.append(.init(refusal))
    steps.append(.init(heard, .lateRefusal, "taken for a word on the new session"))
    return .first(.lateRefusal)
  }

  /// A redirect brings the tokens with its first answer.
  private static func hasAnswer(to opening: Int, before heard: Int, in trace: TraceIndex) -> Bool {
    let answered = trace.exchange(of: opening).firstAnswered
    return answered >= 0 && answered < heard
  }
}
