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

  /// Longer than an operation on the web store takes.
  private static let patience: Int64 = 1_000_000_000

  /// Native code's last operation on the web store before a place, if its completion was lost.
  private static func lostCompletion(after issued: Int, before source: Int, in trace: TraceIndex) -> Int? {
    // It is noted right after what it belongs to.
    guard let lost = trace.last(trace.surroundings, before: source, where: { $0.kind == .completionLost }),
      lost - 1 > issued, case let operation = trace.records[lost - 1], operation.actor == .native,
      operation.store == .web,
      // What brings it to native code is a look, what brings it to the page a write.
      (operation.kind == .storeRead) == (trace.records[source].store == .native),
      // What is copied at once was under way whatever had become of the operation.
      trace.records[source].time - operation.time >= patience
    else { return nil }
    return lost
  }
}
