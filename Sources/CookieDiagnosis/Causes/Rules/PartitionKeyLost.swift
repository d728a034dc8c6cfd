extension Cause {
  public static let partitionKeyLost = Cause("F44", "a copy without its partition key")
}

/// F44: native code had read the page's cookie and written it back without its key, as a second cookie of that name. What
/// deletes or replaces the page's own does not reach it.
enum PartitionKeyLostRule: CauseRule {
  static let causes = [Cause.partitionKeyLost]
  static let needs: Set<TraceRecord.Kind> = [.cookieWritten, .cookieDeleted, .storeRead]

  static func explain(_ effect: Effect, in trace: TraceIndex, steps: inout [CauseChain.Step]) -> Explanation? {
    let (token, use): (TraceText, Int)
    switch effect {
    case .keptAfterLogout(let kept, .web, let atUse, _): (token, use) = (kept, atUse)
    case .stale(let stale, .web, let atUse, _): (token, use) = (stale, atUse)
    default: return nil
    }
    guard
      let own = trace.first(
        trace.changes, after: -1, where: { $0.isArrival(in: .web) && $0.value == token && $0.actor == .page }),
      let copy = trace.first(
        trace.changes, after: own, where: { $0.isArrival(in: .web) && $0.value == token && $0.actor == .native }),
      let end = end(ofOwn: trace.records[own], after: copy, before: use, in: trace),
      isStillThere(token, after: end, at: use, in: trace)
    else { return nil }
    steps.append(.init(own, .partitionKeyLost))
    steps.append(.init(copy, .partitionKeyLost, "beside it: a second cookie, outside its partition"))
    steps.append(.init(end, .partitionKeyLost, "the copy stays"))
    return .first(.partitionKeyLost)
  }

  /// When the page's own cookie was deleted, or replaced by a newer one.
  private static func end(ofOwn own: TraceRecord, after copy: Int, before use: Int, in trace: TraceIndex) -> Int? {
    let end = trace.first(trace.changes, after: copy) { change in
      guard change.actor == .page, change.name == own.name else { return false }
      return change.kind == .cookieDeleted && change.store == .web
        || change.isArrival(in: .web) && change.tokenOrder > own.tokenOrder
    }
    return end.flatMap { $0 < use ? $0 : nil }
  }

  /// True if the store has a token that it should not have any more, before anybody writes it again: it is sent, or a
  /// reader sees a refresh token from before.
  private static func isStillThere(_ token: TraceText, after end: Int, at use: Int, in trace: TraceIndex) -> Bool {
    let rewritten = trace.first(trace.changes, after: end) { $0.isArrival(in: .web) && $0.value == token }
    guard let rewritten, rewritten < use else { return true }
    guard let read = trace.last(trace.reads, before: rewritten, where: { $0.store == .web }), read > end else {
      return false
    }
    let seen = trace.records[read].value
    return !seen.isEmpty && trace.arrival(of: seen, in: .web, before: end) != nil
  }
}
