/// Why a store that native code copies from has nothing of what the other got since: a write that was not kept there, an
/// operation whose completion never came, or a change that native code did not hear of.
enum UntoldSource {
  static let causes = LostWriteRule.causes + CompletionLostRule.causes + SilentObserverRule.causes

  /// - Parameters:
  ///   - newer: what the copy takes away.
  ///   - name: of the cookie.
  ///   - source: where native code reads the store that the copy is made from.
  static func explain(
    _ newer: TraceText, called name: TraceText, readAt source: Int, in trace: TraceIndex,
    steps: inout [CauseChain.Step]
  ) -> Explanation? {
    let read = trace.records[source]
    guard read.kind == .storeRead, let issued = trace.issue(of: newer), issued < source,
      trace.arrival(of: newer, in: read.store, before: source) == nil
    else { return nil }
    let behind = Effect.neverArrived(name, in: read.store, use: source)
    if let lost = LostWriteRule.write(to: read.store, name: name, before: source, in: trace), lost > issued {
      return LostWriteRule.explain(behind, in: trace, steps: &steps)
    }
    if let lost = lostCompletion(after: issued, before: source, in: trace) {
      steps.append(.init(lost - 1, .completionLost))
      steps.append(.init(lost, .completionLost, "so that nothing came to the copy's source"))
      return .first(.completionLost)
    }
    // The other store is the page's.
    guard read.store == .native, let arrival = trace.arrival(of: newer, in: .web, before: source),
      trace.records[arrival].actor == .page
    else { return nil }
    // What it notes before it finds that it does not apply is no part of the copy's chain.
    var untold = steps
    guard let explanation = SilentObserverRule.explain(behind, in: trace, steps: &untold) else { return nil }
    steps = untold
    return explanation
  }

  /// Where the completion of native code's last operation on the web store was lost that would have brought to a copy's source what it
  /// has not.
  private static func lostCompletion(after issued: Int, before source: Int, in trace: TraceIndex) -> Int? {
    let lost = trace.surroundings.last { place in
      // It is noted right after what it belongs to.
      guard place < source, place - 1 > issued, trace.records[place].kind == .completionLost,
        case let operation = trace.records[place - 1], operation.actor == .native, operation.store == .web
      else { return false }
      // What brings it to native code is a look, what brings it to the page a write.
      return (operation.kind == .storeRead) == (trace.records[source].store == .native)
    }
    guard let lost,
      // What is copied at once was under way whatever had become of the operation.
      trace.records[source].time - trace.records[lost - 1].time >= patience(after: lost - 1, in: trace)
    else { return nil }
    return lost
  }

  /// Longer than an operation on the web store takes: of a write of another cookie, twice what came to pass between that and the
  /// refresh token's the last time.
  private static func patience(after operation: Int, in trace: TraceIndex) -> Int64 {
    func isWrite(_ record: TraceRecord) -> Bool {
      record.kind == .cookieWritten && record.store == .web && record.isByNativeCode
    }
    let write = trace.records[operation]
    guard isWrite(write), write.name != .refresh,
      let before = trace.records[..<operation].lastIndex(where: { isWrite($0) && $0.name == write.name }),
      let next = trace.records[before..<operation].first(where: { isWrite($0) && $0.name == .refresh })
    else { return CompletionLostRule.patience }
    return min(2 * (next.time - trace.records[before].time), CompletionLostRule.patience)
  }
}
