/// Why native code that looks at a store after a logout cannot tell what is gone from what was lost: of what it had put there
/// itself, beside the session, to tell the two apart, there is nothing either.
enum OwnMark {
  static let causes = NotDurableRule.causes + LostWriteRule.causes + LockHeldRule.causes + CompletionLostRule.causes

  /// - Parameters:
  ///   - look: of native code at the store.
  ///   - removal: where the logout took the session from it.
  static func explain(
    _ look: Int, at store: StoreName, after removal: Int, in trace: TraceIndex, steps: inout [CauseChain.Step]
  ) -> Explanation? {
    let remark = "cannot tell what is gone from what was lost"
    for place in trace.records[removal..<look].indices where isLoss(place, from: store, in: trace) {
      guard let explanation = explainLoss(place, in: trace, steps: &steps) else { continue }
      steps.append(.init(look, .ofChain, remark))
      return explanation
    }
    if let lost = lostWrite(to: store, before: look, in: trace) {
      let cause = LostWriteRule.cause(ofLostWrite: lost, in: trace)
      steps.append(.init(lost, cause, "what would have told a logout from a loss"))
      steps.append(.init(look, cause, remark))
      return .first(cause)
    }
    if let lost = unansweredBefore(removal, of: store, in: trace), let look = firstLook(after: removal, in: trace) {
      steps.append(.init(lost - 1, .completionLost))
      steps.append(.init(lost, .completionLost, "so that nothing was there yet that tells a logout from a loss"))
      steps.append(.init(look, .completionLost, remark))
      return .first(.completionLost)
    }
    guard showsNothing(look, of: store, in: trace) else { return nil }
    steps.append(.init(look, .ofChain, "cannot tell what is gone from what is not shown"))
    return .because(.emptyRead(before: look))
  }

  private static func isLoss(_ place: Int, from store: StoreName, in trace: TraceIndex) -> Bool {
    let record = trace.records[place]
    return record.isLoss && record.store == store && isOwn(record.name, in: store, before: place, in: trace)
  }

  /// No token, so that no index leads to its write.
  private static func explainLoss(
    _ place: Int, in trace: TraceIndex, steps: inout [CauseChain.Step]
  ) -> Explanation? {
    let loss = trace.records[place]
    if VanishedRule.isExplained(place, in: trace) {
      steps.append(.init(place, .ofChain, "what would have told a logout from a loss"))
      return .because(VanishedRule.effect(of: place, in: trace))
    }
    let write = trace.records[..<place].indices.last {
      let record = trace.records[$0]
      return record.kind == .cookieWritten && record.store == loss.store && record.name == loss.name
        && record.value == loss.value
    }
    guard loss.kind == .cookieVanished, loss.cause >= 0, let write,
      trace.records[write].expiresAt != 0 || loss.wasUnflushed
    else { return nil }
    if loss.store == .web, let refused = LockHeldRule.refusal(before: write, in: trace) {
      steps.append(.init(refused, .lockHeld, "nothing comes to the disk"))
      steps.append(.init(place, .lockHeld, "what would have told a logout from a loss"))
      return .first(.lockHeld)
    }
    steps.append(.init(write, .notDurable, "not flushed to disk yet"))
    NotDurableRule.noteDeath(before: place, in: trace, steps: &steps)
    steps.append(.init(place, .notDurable, "what would have told a logout from a loss"))
    return .first(.notDurable)
  }

  /// The write of something of its own that was not kept, if the store has not got it since.
  private static func lostWrite(to store: StoreName, before look: Int, in trace: TraceIndex) -> Int? {
    let last = trace.records[..<look].indices.last {
      let record = trace.records[$0]
      return (record.kind == .writeLost || record.isArrival(in: store)) && record.store == store
        && record.actor == .native && record.cause < 0 && record.name != .access && record.name != .refresh
    }
    guard let last, trace.records[last].kind == .writeLost else { return nil }
    let name = trace.records[last].name
    let isOthers = trace.records[..<look].contains {
      $0.kind == .cookieWritten && $0.name == name && !$0.isByNativeCode
    }
    return isOthers ? nil : last
  }

  /// Where the completion of native code's last operation on the web store was lost, if it waited for that when the logout took a
  /// session that was new there, and puts something of its own beside a session elsewhere in the run.
  private static func unansweredBefore(_ removal: Int, of store: StoreName, in trace: TraceIndex) -> Int? {
    func isOperation(_ record: TraceRecord) -> Bool {
      record.store == .web && (record.kind == .storeRead ? record.actor == .native : record.isByNativeCode)
    }
    guard store == .web,
      // It is noted right after what it belongs to.
      let lost = trace.last(trace.surroundings, before: removal, where: { $0.kind == .completionLost }),
      lost > 0, isOperation(trace.records[lost - 1]), !trace.records[lost..<removal].contains(where: isOperation),
      trace.records[removal].time - trace.records[lost - 1].time < CompletionLostRule.patience,
      let session = trace.session(of: trace.records[removal].value),
      let arrival = trace.first(
        trace.changes, after: -1, where: { $0.isArrival(in: .web) && trace.session(of: $0.value) == session }),
      arrival < lost - 1
    else { return nil }
    func names(in places: Range<Int>) -> Set<TraceText> {
      Set(trace.records[places].filter { $0.isArrival(in: .web) && $0.isByNativeCode }.map(\.name))
    }
    // Of several, each had to be there.
    let missing = names(in: trace.records.indices).subtracting(names(in: arrival..<removal))
    return missing.contains { isOwn($0, in: .web, before: trace.records.count, in: trace) } ? lost : nil
  }

  private static func firstLook(after removal: Int, in trace: TraceIndex) -> Int? {
    trace.firstLook(at: .web, after: removal)
  }

  /// True for a cookie that native code put into a store, and nobody else anywhere.
  private static func isOwn(_ name: TraceText, in store: StoreName, before limit: Int, in trace: TraceIndex) -> Bool {
    guard name != .access, name != .refresh else { return false }
    let writes = trace.records[..<limit].lazy.filter { $0.kind == .cookieWritten && $0.name == name }
    return writes.contains { $0.store == store } && writes.allSatisfy(\.isByNativeCode)
  }

  /// True if a look showed nothing of the web store, which had something of native code's own.
  private static func showsNothing(_ look: Int, of store: StoreName, in trace: TraceIndex) -> Bool {
    guard store == .web, trace.records[look].number == 0 else { return false }
    var held: Set<TraceText> = []
    for record in trace.records[..<look] where record.changes(store) {
      if record.isArrival(in: store) { held.insert(record.name) } else { held.remove(record.name) }
    }
    return held.contains { isOwn($0, in: store, before: look, in: trace) }
  }
}
