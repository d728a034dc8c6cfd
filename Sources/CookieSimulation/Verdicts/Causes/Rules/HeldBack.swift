extension Cause {
  public static let sameSiteDefault = Cause("F43", "the store kept its cookie back: another site")
}

/// F43: the store has the cookie and does not send it, because the request counts as that of another site; or it took none
/// of the cookies of an answer to such a request.
enum HeldBackRule: CauseRule {
  static let causes = [Cause.sameSiteDefault]

  static func explain(_ effect: Effect, in trace: TraceIndex, steps: inout [CauseChain.Step]) -> Explanation? {
    switch effect {
    case .missing(let name, let store, let use):
      guard let last = trace.last(trace.changes, before: use, where: { $0.name == name && $0.changes(store) }),
        trace.records[last].isArrival(in: store),
        trace.records[last].expiresAt == 0 || trace.records[last].expiresAt > trace.records[use].time
      else { return nil }
      steps.append(.init(last, .sameSiteDefault, "still in the store"))
    case .neverArrived(let name, .web, let use):
      guard let answer = unheeded(name, before: use, in: trace) else { return nil }
      steps.append(.init(answer, .sameSiteDefault, "and the store takes none of its cookies"))
    default: return nil
    }
    return .first(.sameSiteDefault)
  }

  /// The page's last answer with a token of the last login, if the store neither wrote nor deleted nor lost anything by it.
  private static func unheeded(_ name: TraceText, before use: Int, in trace: TraceIndex) -> Int? {
    let issue = trace.records[..<use].last { token in
      guard token.kind == .tokenIssued, token.name == name, !trace.isOfEarlierSession(token.value, at: use) else {
        return false
      }
      let answered = trace.exchange(token.request).answered
      return answered >= 0 && answered < use && trace.records[answered].actor == .page
    }
    guard let answer = issue.map({ trace.exchange($0.request).answered }) else { return nil }
    return trace.first(trace.changes, after: answer, where: { Int($0.cause) == answer }) == nil ? answer : nil
  }
}
