extension Cause {
  public static let completionLost = Cause("F62", "the completion of a look at the web store never came")
}

/// F62: native code's last look at the web store was never answered, so that nothing was written after it, or what it would have
/// shown was not taken over; or its last write there was not, and the newer token was to be next.
enum CompletionLostRule: CauseRule {
  static let causes = [Cause.completionLost]
  static let needs: Set<TraceRecord.Kind> = [.storeRead, .cookieWritten, .completionLost]

  static func explain(_ effect: Effect, in trace: TraceIndex, steps: inout [CauseChain.Step]) -> Explanation? {
    if case .stale(let token, let store, let use, let winner) = effect {
      return explainStale(token, in: store, use: use, winner: winner, in: trace, steps: &steps)
    }
    guard case .neverArrived(_, let store, let use) = effect, let opening = trace.last(trace.openings, before: use),
      let look = trace.lastLook(at: .web, before: use),
      look > opening, let lost = trace.last(trace.surroundings, before: use, where: { $0.kind == .completionLost }),
      // It is noted right after what it belongs to.
      lost == look + 1, store == .web || !trace.records[look].value.isEmpty
    else { return nil }
    let answered = trace.exchange(of: opening).answered
    if answered >= 0, answered < look, trace.records[answered].actor == .native {
      steps.append(.init(answered, .completionLost))
    }
    steps.append(.init(look, .completionLost))
    let end = store == .web ? "so that nothing was written after it" : "so that native code does not have it"
    steps.append(.init(lost, .completionLost, end))
    return .first(.completionLost)
  }

  /// Longer than an operation on the web store takes: what is sent sooner would have been sent all the same.
  static let patience: Int64 = 1_000_000_000

  /// A newer token of the other side's that was to be copied.
  private static func explainStale(
    _ token: TraceText, in store: StoreName, use: Int, winner: Int, in trace: TraceIndex,
    steps: inout [CauseChain.Step]
  ) -> Explanation? {
    let exchange = trace.exchange(of: winner)
    guard exchange.answered >= 0, exchange.issued >= 0, trace.store(of: trace.records[winner].actor) != store,
      trace.arrival(of: trace.records[exchange.issued].value, in: store, before: use) == nil,
      // Of several, the first kept native code from writing, the last kept it from seeing.
      let lost = store == .web
        ? trace.first(trace.surroundings, after: exchange.answered, where: { $0.kind == .completionLost })
        : trace.last(trace.surroundings, before: use, where: { $0.kind == .completionLost }),
      // It is noted right after what it belongs to.
      exchange.answered < lost - 1, lost < use, case let operation = trace.records[lost - 1],
      operation.actor == .native, operation.store == .web,
      trace.records[end(ofProcessAt: lost, before: use, in: trace)].time - operation.time >= patience,
      store == .web
        ? wouldWrite(after: lost, winner, before: use, in: trace)
        : wouldTakeOver(lost - 1, token, before: use, in: trace)
    else { return nil }
    steps.append(.init(exchange.answered, .completionLost))
    steps.append(.init(lost - 1, .completionLost))
    let end = store == .web ? "so that nothing was written after it" : "so that native code does not have it"
    steps.append(.init(lost, .completionLost, end))
    steps.append(.init(use, .completionLost, "the \(store) store still has the old token"))
    return .first(.completionLost)
  }

  private static func end(ofProcessAt place: Int, before use: Int, in trace: TraceIndex) -> Int {
    min(use, trace.first(trace.lifecycle, after: place, where: \.endsProcess) ?? use)
  }

  /// True if native code was about to write what an answer had brought to the web store, and wrote no token there since: it was at
  /// another one of that, or it writes there what it renews elsewhere in the run.
  private static func wouldWrite(after lost: Int, _ winner: Int, before use: Int, in trace: TraceIndex) -> Bool {
    func isOwnWrite(_ record: TraceRecord) -> Bool {
      record.kind == .cookieWritten && record.store == .web && record.isByNativeCode
    }
    func sent(for token: TraceText) -> Int { trace.issue(of: token).map { trace.exchange(of: $0).sent } ?? -1 }
    guard trace.last(trace.changes, before: use, where: isOwnWrite) ?? -1 < lost else { return false }
    if isOwnWrite(trace.records[lost - 1]), sent(for: trace.records[lost - 1].value) == winner { return true }
    let answered = trace.exchange(of: winner).answered
    guard trace.records[lost].time - trace.records[answered].time < patience else { return false }
    return trace.changes.contains { change in
      let (write, sent) = (trace.records[change], sent(for: trace.records[change].value))
      return isOwnWrite(write) && write.name == .refresh && sent >= 0 && trace.records[sent].endpoint == .refresh
    }
  }

  /// True if an operation is native code's last look at the web store, which shows a newer token, and what native code sees there
  /// it takes over elsewhere in the run.
  private static func wouldTakeOver(
    _ look: Int, _ token: TraceText, before use: Int, in trace: TraceIndex
  ) -> Bool {
    trace.records[look].kind == .storeRead && trace.isNewer(trace.records[look].value, than: token)
      && trace.lastLook(at: .web, before: use) == look
      && trace.changes.contains {
        trace.records[$0].kind == .cookieWritten && trace.records[$0].store == .native
          && trace.records[$0].isByNativeCode
      }
  }
}
