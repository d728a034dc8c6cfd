extension Cause {
  public static let sameSiteDefault = Cause("F43", "the store kept its cookie back: another site")
  public static let partitionKeyLost = Cause("F44", "a copy without its partition key")
}

/// F43, F44: the store has the cookie and does not send it, because the request counts as that of another site, or of
/// another partition since native code wrote the cookie back without its key.
enum HeldBackRule: CauseRule {
  static func explain(_ effect: Effect, in trace: TraceIndex, steps: inout [CauseChain.Step]) -> Explanation? {
    guard case .missing(let name, let store, let use) = effect,
      let last = trace.last(trace.changes, before: use, where: { $0.name == name && $0.changes(store) }),
      trace.records[last].isArrival(in: store),
      trace.records[last].expiresAt == 0 || trace.records[last].expiresAt > trace.records[use].time
    else { return nil }
    let cause: Cause = wasWrittenBack(last, to: store, in: trace) ? .partitionKeyLost : .sameSiteDefault
    steps.append(.init(last, cause, "still in the store"))
    return .first(cause)
  }

  /// True if native code wrote what the page had received: a copy beside the page's own.
  private static func wasWrittenBack(_ write: Int, to store: StoreName, in trace: TraceIndex) -> Bool {
    guard trace.records[write].actor == .native else { return false }
    let value = trace.records[write].value
    let own = trace.last(trace.changes, before: write) {
      $0.isArrival(in: store) && $0.value == value && $0.actor == .page
    }
    return own != nil
  }
}
