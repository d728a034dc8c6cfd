/// The other store had the token, and lost it before native code had read it there: what lost it lies behind, since
/// native code did look afterwards; or since the session is lost by it, which without the loss would be split at most.
enum LostBeforeCopyRule: CauseRule {
  static let causes: [Cause] = []
  static let needs: Set<TraceRecord.Kind> = [.cookieWritten, .cookieDeleted, .cookieVanished, .storeRead]

  static func explain(_ effect: Effect, in trace: TraceIndex, steps: inout [CauseChain.Step]) -> Explanation? {
    let (name, store, use, since): (TraceText, StoreName, Int, Int)
    switch effect {
    case .neverArrived(let missing, let atStore, let atUse):
      (name, store, use, since) = (missing, atStore, atUse, trace.last(trace.openings, before: atUse) ?? -1)
    case .stale(_, let atStore, let atUse, let winner): (name, store, use, since) = (.refresh, atStore, atUse, winner)
    default: return nil
    }
    let other: StoreName = store == .native ? .web : .native
    guard let loss = loss(of: name, from: other, before: use, in: trace),
      case let token = trace.tokenTaken(by: loss),
      let arrival = trace.arrival(of: token, in: other, before: loss), arrival > since,
      case let wasUnread = isUnread(in: other, from: arrival, to: loss, in: trace),
      case let wasCutOff = isCutOff(token, from: other, before: loss, in: trace),
      wasUnread || wasCutOff || isLent(token, before: loss, in: trace)
    else { return nil }
    let look = trace.firstLook(at: other, after: loss)
    if let look, look < use {
      let remark =
        wasUnread
        ? "before native code had read it"
        : wasCutOff
          ? "before what native code had read came to the other store"
          : "which the page had been lent, and nobody had copied"
      steps.append(.init(loss, .ofChain, remark))
      steps.append(.init(look, .ofChain, "does not see what is gone"))
    } else if case .stale = effect, trace.records[use].actor == .page, trace.records[use].hasOwnHeader, other == .web {
      steps.append(.init(loss, .ofChain, "the page's own, in whose place it is lent an older one"))
    } else {
      guard case .neverArrived = effect, trace.records[use].value.isEmpty, isLast(loss, in: trace) else { return nil }
      steps.append(.init(loss, .ofChain, "the only one there was"))
    }
    return .because(trace.records[loss].kind == .cookieVanished ? .vanished(loss) : .deleted(loss))
  }

  /// What a store lost last without anybody's wish; or, if nothing, by a cookie without a value that code had from elsewhere.
  private static func loss(of name: TraceText, from store: StoreName, before use: Int, in trace: TraceIndex) -> Int? {
    if let loss = trace.last(trace.changes, before: use, where: { $0.name == name && $0.store == store && $0.isLoss }) {
      return loss
    }
    let state = trace.state(of: name, in: store, before: use)
    return state.flatMap { trace.records[$0].isEmptied && trace.records[$0].isByNativeCode ? $0 : nil }
  }

  /// True if the store had nothing to go on with from then on, until the user met the login page.
  private static func isLast(_ loss: Int, in trace: TraceIndex) -> Bool {
    let (lost, end) = (trace.records[loss], trace.signedOutAt ?? -1)
    let last = { (name: TraceText) in
      trace.last(trace.changes, before: end, where: { $0.name == name && $0.changes(lost.store) })
    }
    return last(lost.name) == loss && last(.refresh).map { !trace.records[$0].isArrival(in: lost.store) } ?? true
  }

  /// True if a page was sent out with the token in a header: code that lends it copies it nowhere.
  private static func isLent(_ token: TraceText, before loss: Int, in trace: TraceIndex) -> Bool {
    trace.last(trace.refreshesSent, before: loss) { $0.actor == .page && $0.hasOwnHeader && $0.value == token } != nil
  }

  /// True if native code had read the token, and the app ended before it came to the other store, where native code writes what it reads.
  private static func isCutOff(
    _ token: TraceText, from store: StoreName, before loss: Int, in trace: TraceIndex
  ) -> Bool {
    let other: StoreName = store == .native ? .web : .native
    func isCopy(_ record: TraceRecord) -> Bool {
      record.kind == .cookieWritten && record.store == other && record.actor == .native && record.cause < 0
    }
    guard let read = trace.last(trace.reads, before: loss, where: { $0.store == store && $0.value == token }),
      trace.last(trace.lifecycle, before: loss, where: { $0.kind == .appKilled }) ?? -1 > read,
      trace.last(trace.changes, before: loss, where: { isCopy($0) && $0.value == token }) ?? -1 < read
    else { return false }
    return trace.changes.contains { isCopy(trace.records[$0]) }
  }

  private static func isUnread(
    in store: StoreName, from arrival: Int, to loss: Int, in trace: TraceIndex
  ) -> Bool {
    let token = trace.tokenTaken(by: loss)
    return trace.last(trace.reads, before: loss, where: { $0.store == store && $0.value == token })
      .map { $0 < arrival } ?? true
  }
}

/// The write that would have brought the other store the token was not kept: there was nothing to copy, whether native code
/// looked afterwards, would have heard of it, or does neither.
enum LostWriteBeforeCopyRule: CauseRule {
  static let causes: [Cause] = []
  static let needs: Set<TraceRecord.Kind> = [
    .appLaunched, .cookieWritten, .cookieDeleted, .writeLost, .storeRead, .observerAdded,
  ]

  static func explain(_ effect: Effect, in trace: TraceIndex, steps: inout [CauseChain.Step]) -> Explanation? {
    let (write, use, since, inWebStore): (Int?, Int, Int, Effect)
    switch effect {
    case .neverArrived(let missing, .native, let atUse):
      (use, since) = (atUse, trace.last(trace.openings, before: atUse) ?? -1)
      write = LostWriteRule.write(to: .web, name: missing, before: use, in: trace)
      inWebStore = .neverArrived(missing, in: .web, use: use)
    case .stale(let token, .native, let atUse, let winner)
    where trace.records[atUse].actor != .native || trace.isOfEarlierSession(token, at: atUse)
      || copiesFromWebStore(in: trace):
      (use, since) = (atUse, winner)
      write = LostWriteRule.write(to: .web, of: winner, before: use, in: trace)
      inWebStore = .stale(token, in: .web, use: use, winner: winner)
    default: return nil
    }
    guard let lost = write, lost > since else { return nil }
    let look = trace.firstLook(at: .web, after: lost)
    if let look, look < use {
      steps.append(.init(look, .ofChain, "does not see what was not kept"))
    } else if let observer = trace.last(trace.observers, before: lost),
      observer > trace.last(trace.lifecycle, before: lost, where: { $0.kind == .appLaunched }) ?? -1
    {
      steps.append(.init(observer, .ofChain, "would have heard of it"))
    }
    return .because(inWebStore)
  }

  /// False if native code neither read the web store nor wanted to hear of its changes in the whole run: it would have sent
  /// its own old token all the same, and so have ended a session that both are of.
  private static func copiesFromWebStore(in trace: TraceIndex) -> Bool {
    trace.first(trace.observers, after: -1) != nil
      || trace.firstLook(at: .web, after: -1) != nil
  }
}
