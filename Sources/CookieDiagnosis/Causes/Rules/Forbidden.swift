extension Cause {
  public static let tokenOfOtherSide = Cause("F59", "a call's token against forgery was not its client's own")
}

/// F59: the cookie that a call has to match was not the one that its client was given last.
enum ForbiddenRule: CauseRule {
  static let causes = [Cause.tokenOfOtherSide]
  static let needs: Set<TraceRecord.Kind> = [.cookieWritten, .cookieDeleted]

  static func explain(_ effect: Effect, in trace: TraceIndex, steps: inout [CauseChain.Step]) -> Explanation? {
    guard case .forbidden(let index) = effect else { return nil }
    let forbidden = trace.records[index]
    let sent = trace.exchange(of: index).sent
    guard sent >= 0 else { return nil }
    let change = trace.records[..<sent].lastIndex { $0.name == forbidden.name && $0.changes(forbidden.store) }
    if let change { steps.append(.init(change, .tokenOfOtherSide, remark(on: trace.records[change]))) }
    steps.append(.init(sent, .tokenOfOtherSide))
    return .first(.tokenOfOtherSide)
  }

  private static func remark(on change: TraceRecord) -> String {
    if change.kind != .cookieWritten { return "not what the client was given last" }
    return change.actor == .native && !change.isByAnswer ? "code copied the other side's" : ""
  }
}
