extension Cause {
  public static let partitionKeyLost = Cause("F44", "a copy without its partition key")
}

/// F44: the web store has two cookies of one name, the page's own in its partition, and one outside that native code wrote:
/// what it had read there without the key, or its own. What replaces or deletes either does not reach the other, which is sent.
///
/// In the native store it is the other way round: its requests are of no partition, so that a copy that kept its key is kept
/// back, and the one from before beside it is sent.
enum PartitionKeyLostRule: CauseRule {
  static let causes = [Cause.partitionKeyLost, .otherSite]
  static let needs: Set<TraceRecord.Kind> = [.cookieWritten, .cookieDeleted]

  static func explain(_ effect: Effect, in trace: TraceIndex, steps: inout [CauseChain.Step]) -> Explanation? {
    guard let (token, store, use) = survivor(of: effect, in: trace) else { return nil }
    let limit = trace.taken(by: use)
    guard let kept = trace.arrival(of: token, in: store, before: limit),
      let end = trace.lastOfTwin(of: kept, before: limit), isEnd(end, of: kept, behind: effect, in: trace),
      trace.holdsStill(kept, from: end, to: limit)
    else { return nil }
    let cause: Cause = store == .web ? .partitionKeyLost : .otherSite
    let own = trace.last(trace.changes, before: end) {
      $0.isArrival(in: store) && trace.records[end].isSameCookie(as: $0)
    }
    if let own, trace.records[end].isRemoval(from: store) { steps.append(.init(own, cause)) }
    steps.append(.init(kept, cause, trace.records[kept].isPartitioned ? "in a partition" : "outside any partition"))
    steps.append(.init(end, cause, "the other one stays"))
    return .first(cause)
  }

  /// The token that was sent although its store had been told otherwise.
  private static func survivor(
    of effect: Effect, in trace: TraceIndex
  ) -> (token: TraceText, store: StoreName, use: Int)? {
    switch effect {
    case .keptAfterLogout(let token, let store, let use, _), .stale(let token, let store, let use, _):
      (token, store, use)
    case .neverArrived(.access, let store, let use) where !trace.records[use].value.isEmpty:
      (trace.records[use].value, store, use)
    default: nil
    }
  }

  /// True if what happened to the twin would have ended the cookie, had there been one of the two: a newer token came, or
  /// the logout took the session's.
  private static func isEnd(_ end: Int, of kept: Int, behind effect: Effect, in trace: TraceIndex) -> Bool {
    let (change, token) = (trace.records[end], trace.records[kept].value)
    if change.isArrival(in: change.store) { return trace.isNewer(change.value, than: token) }
    guard case .keptAfterLogout(_, _, _, let logout) = effect, end > logout, change.isDeletion(from: change.store)
    else {
      return false
    }
    return trace.session(of: trace.tokenTaken(by: end)) == trace.session(of: token)
  }
}

extension TraceIndex {
  /// The last change of the cookie that has the name of another one in the same store, and differs in having a partition key.
  fileprivate func lastOfTwin(of cookie: Int, before limit: Int) -> Int? {
    let record = records[cookie]
    return last(changes, before: limit) {
      $0.name == record.name && $0.changes(record.store) && $0.isPartitioned != record.isPartitioned
    }
  }

  /// True if a store had the token of an arrival at one place, and has it at another one, with or without being written again.
  fileprivate func holdsStill(_ arrival: Int, from start: Int, to end: Int) -> Bool {
    [start, end].allSatisfy { limit in
      let held = last(changes, before: limit) { $0.isSameCookie(as: records[arrival]) }
      return held.map {
        records[$0].isArrival(in: records[arrival].store) && records[$0].value == records[arrival].value
      }
        ?? false
    }
  }
}

extension TraceRecord {
  /// True if both are about one cookie of one store.
  func isSameCookie(as other: TraceRecord) -> Bool {
    name == other.name && changes(other.store) && isPartitioned == other.isPartitioned
  }
}
