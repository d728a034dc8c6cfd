extension Cause {
  public static let tokenOfOtherSide = Cause("F59", "a call's token against forgery was not its client's own")
}

/// F59: the cookie that a call has to match was not the one that its client was given last. Nobody copied it where a process
/// loaded the one from before (F20, F22), or the platform brought it over by itself (F36).
enum ForbiddenRule: CauseRule {
  static let causes = [Cause.tokenOfOtherSide, .notDurable, .deletionNotDurable, .drift]
  static let needs: Set<TraceRecord.Kind> = [.cookieWritten, .cookieDeleted]

  static func explain(_ effect: Effect, in trace: TraceIndex, steps: inout [CauseChain.Step]) -> Explanation? {
    guard case .forbidden(let index) = effect else { return nil }
    let forbidden = trace.records[index]
    let sent = trace.exchange(of: index).sent
    guard sent >= 0 else { return nil }
    let change = trace.records[..<sent].lastIndex { $0.name == forbidden.name && $0.changes(forbidden.store) }
    let cause = change.map { note($0, in: trace, steps: &steps) } ?? .tokenOfOtherSide
    steps.append(.init(sent, cause))
    return .first(cause)
  }

  /// Adds how the cookie came to its store, and says what that is an instance of.
  private static func note(_ change: Int, in trace: TraceIndex, steps: inout [CauseChain.Step]) -> Cause {
    let record = trace.records[change]
    if record.kind == .cookieLoaded, let undone = trace.undone(by: change) {
      let isDeletion = trace.records[undone].kind == .cookieDeleted
      let cause: Cause = isDeletion ? .deletionNotDurable : .notDurable
      steps.append(.init(undone, cause, "not flushed to disk yet"))
      NotDurableRule.noteDeath(before: change, as: cause, in: trace, steps: &steps)
      steps.append(.init(change, cause, isDeletion ? "the deleted cookie is back" : "an older one is back"))
      return cause
    }
    if record.kind == .cookieWritten, record.actor == .system {
      steps.append(.init(change, .drift, "over what the client was given last"))
      return .drift
    }
    steps.append(.init(change, .tokenOfOtherSide, remark(on: record)))
    return .tokenOfOtherSide
  }

  private static func remark(on change: TraceRecord) -> String {
    if change.kind != .cookieWritten { return "not what the client was given last" }
    return change.actor == .native && !change.isByAnswer ? "code copied the other side's" : ""
  }
}

extension TraceIndex {
  /// What had last been done to a cookie, of whomever, that a process loads: it was written or deleted.
  func undone(by loaded: Int) -> Int? {
    let back = records[loaded]
    return records[..<loaded].lastIndex {
      ($0.kind == .cookieWritten || $0.kind == .cookieDeleted) && $0.store == back.store && $0.name == back.name
    }
  }
}
