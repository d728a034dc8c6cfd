extension Cause {
  public static let twoJars = Cause("F01", "the other side had not been told")
}

/// F01: nothing brought the change over. The last rule: the two jars share nothing by themselves.
enum TwoJarsRule: CauseRule {
  static let causes = [Cause.twoJars]
  static let needs: Set<TraceRecord.Kind> = []

  static func explain(_ effect: Effect, in trace: TraceIndex, steps: inout [CauseChain.Step]) -> Explanation? {
    switch effect {
    case .stale(_, let store, let use, let winner):
      let answered = trace.exchange(of: winner).answered
      // The other device has what there was when the app moved.
      if trace.records[use].actor == .oldDevice,
        let move = trace.last(trace.surroundings, before: use, where: { $0.kind == .appMoved })
      {
        steps.append(.init(move, .twoJars))
      }
      if answered >= 0, answered < use {
        steps.append(.init(answered, .twoJars, "the new token stays on this side"))
      } else {
        steps.append(.init(winner, .twoJars, "its answer has not come yet"))
      }
      steps.append(.init(use, .twoJars, "the \(store) store still has the old token"))
      return .first(.twoJars)
    case .neverArrived(let name, .web, let use):
      if let answer = RedirectHidesCookiesRule.redirect(behind: name, before: use, in: trace) {
        steps.append(
          .init(answer, .twoJars, "a redirect: whoever copies what answers show does not see its cookies (F39)"))
      }
      return .first(.twoJars)
    case .neverArrived, .keptAfterLogout:
      return .first(.twoJars)
    default:
      return nil
    }
  }
}
