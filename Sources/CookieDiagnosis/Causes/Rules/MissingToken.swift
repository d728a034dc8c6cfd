/// A store without a token leads back to what removed it, or to why it never came.
enum MissingTokenRule: CauseRule {
  static let causes: [Cause] = []
  static let needs: Set<TraceRecord.Kind> = [.cookieWritten, .cookieDeleted, .cookieVanished]

  static func explain(_ effect: Effect, in trace: TraceIndex, steps: inout [CauseChain.Step]) -> Explanation? {
    guard case .missing(let name, let store, let use) = effect else { return nil }
    // What the store had of an earlier session, and lost with its end, it would not need now. A cookie without a value, which
    // some platforms keep where the server clears one, is as good as none.
    let change = trace.last(trace.changes, before: use) {
      $0.name == name && !$0.value.isEmpty && $0.changes(store) && !trace.isSuperseded($0.value, in: store, at: use)
    }
    if let change, trace.records[change].isArrival(in: store),
      let emptied = emptied(name, in: store, after: change, before: use, in: trace)
    {
      return .because(.deleted(emptied))
    }
    guard let change, trace.records[change].isRemoval(from: store) else {
      return change.flatMap { expired($0, in: store, use, in: trace, steps: &steps) }
        ?? .because(.neverArrived(name, in: store, use: use))
    }
    if let earlier = livedOnWithEarlier(change, in: store, use, in: trace, steps: &steps) { return .because(earlier) }
    // What is over is no loss.
    if let revocation = trace.revocation(of: trace.tokenTaken(by: change), before: change),
      let explanation = RefusalRule.replay(endingWith: revocation, in: trace, steps: &steps)
    {
      return explanation
    }
    if wasOver(change, in: trace), !RefusalPassedOnRule.passesOn(change, in: trace) {
      return setBack(change, in: store, use, in: trace, steps: &steps)
        ?? .because(.neverArrived(name, in: store, use: use))
    }
    if trace.records[change].kind == .cookieVanished {
      steps.append(.init(change))
      return .because(.vanished(change))
    }
    return .because(.deleted(change))
  }

  /// The store lost the end of an earlier session, which it had lived on with since its user had logged in anew: why it had not the later one?
  private static func livedOnWithEarlier(
    _ removal: Int, in store: StoreName, _ use: Int, in trace: TraceIndex, steps: inout [CauseChain.Step]
  ) -> Effect? {
    let token = trace.tokenTaken(by: removal)
    guard trace.records[removal].name == .refresh, trace.revocation(of: token, before: removal) != nil,
      let opening = trace.last(trace.openings, before: removal),
      trace.session(of: token).map({ $0 < trace.records[opening].number }) ?? false
    else { return nil }
    let logIn = trace.exchange(of: opening).sent
    guard logIn >= 0 else { return nil }
    steps.append(.init(opening, .ofChain, "the user has logged in anew"))
    steps.append(.init(removal, .ofChain, "the end of an earlier session"))
    return .stale(token, in: store, use: use, winner: logIn)
  }

  /// True if native code itself took away what had run out, or had been exchanged: what the store lacks is the next one.
  private static func wasOver(_ change: Int, in trace: TraceIndex) -> Bool {
    let (removal, token) = (trace.records[change], trace.tokenTaken(by: change))
    guard removal.kind == .cookieDeleted, removal.isByNativeCode, let issue = trace.issue(of: token) else {
      return false
    }
    let rotation = trace.last(trace.rotations, before: change) { $0.value == token }
    return trace.records[issue].expiresAt <= removal.time
      || rotation.map { trace.records[$0].expiresAt <= removal.time } ?? false
  }

  /// What had run out had been written over the newer token of its session, which the store had had.
  private static func setBack(
    _ removal: Int, in store: StoreName, _ use: Int, in trace: TraceIndex, steps: inout [CauseChain.Step]
  ) -> Explanation? {
    let token = trace.tokenTaken(by: removal)
    guard trace.records[removal].name == .refresh, let newer = trace.successor(of: token, before: use),
      let arrival = trace.arrival(of: token, in: store, before: removal),
      let first = trace.arrival(of: trace.records[newer].value, in: store, before: arrival), first < arrival
    else { return nil }
    steps.append(.init(newer, .ofChain, "the session goes on with it"))
    steps.append(.init(removal, .ofChain, "had run out"))
    return .because(.stale(token, in: store, use: use, winner: trace.exchange(of: newer).sent))
  }

  /// Where a cookie without a value came in the place of a token: an answer cleared it, or code wrote it.
  private static func emptied(
    _ name: TraceText, in store: StoreName, after arrival: Int, before use: Int, in trace: TraceIndex
  ) -> Int? {
    let emptied = trace.first(trace.changes, after: arrival) { $0.name == name && $0.store == store && $0.isEmptied }
    return emptied.flatMap { $0 < use ? $0 : nil }
  }

  /// The store's refresh token had run out, with its cookie, and the session goes on with a newer one.
  private static func expired(
    _ arrival: Int, in store: StoreName, _ use: Int, in trace: TraceIndex, steps: inout [CauseChain.Step]
  ) -> Explanation? {
    let cookie = trace.records[arrival]
    guard cookie.name == .refresh, cookie.expiresAt != 0, cookie.expiresAt <= trace.records[use].time,
      let newer = trace.successor(of: cookie.value, before: use)
    else { return nil }
    steps.append(.init(arrival, .ofChain, "has run out since"))
    steps.append(.init(newer, .ofChain, "the session goes on with it"))
    return .because(.stale(cookie.value, in: store, use: use, winner: trace.exchange(of: newer).sent))
  }
}

extension TraceIndex {
  /// Where the server had ended a token's session, for one that was used twice.
  func revocation(of token: TraceText, before limit: Int) -> Int? {
    guard let session = session(of: token) else { return nil }
    return last(revocations, before: limit) { $0.number == session && $0.reason == .reused }
  }

  /// True if a token is of an earlier session, which the store does not live on with: it came before any such token was
  /// written over the later session's, or none was.
  fileprivate func isSuperseded(_ token: TraceText, in store: StoreName, at use: Int) -> Bool {
    guard isOfEarlierSession(token, at: use) else { return false }
    guard let arrival = arrival(of: token, in: store, before: use),
      let turn = returnToEarlierSession(in: store, records[arrival].name, before: use)
    else { return true }
    return arrival < turn
  }

  /// Where a token of an earlier session was written over the last that a store had of the latest one. Whether it was written
  /// there again since, or is gone, the store lives on with that session.
  private func returnToEarlierSession(in store: StoreName, _ name: TraceText, before use: Int) -> Int? {
    guard let later = last(openings, before: use).map({ records[$0].number }),
      let own = last(
        changes, before: use,
        where: { $0.name == name && $0.isArrival(in: store) && self.session(of: $0.value) == later }),
      let next = first(changes, after: own, where: { $0.name == name && $0.changes(store) }), next < use,
      records[next].kind == .cookieWritten, isOfEarlierSession(records[next].value, at: use)
    else { return nil }
    return next
  }

  /// The token that a store lost by a change: of a deletion its own, of a cookie without a value the one before.
  func tokenTaken(by change: Int) -> TraceText {
    let record = records[change]
    guard record.value.isEmpty else { return record.value }
    return last(changes, before: change) { $0.store == record.store && $0.name == record.name }
      .map { records[$0].value } ?? .empty
  }

  /// True if somebody takes a cookie of a session from a store that had not run out.
  func ends(_ change: Int, in store: StoreName, _ session: Int32?) -> Bool {
    let record = records[change]
    return isRemoval(change, from: store, of: session) && !record.isLoss
      && (record.expiresAt == 0 || record.expiresAt > record.time)
  }

  /// True if a store lost a token of a session by a change.
  func isRemoval(_ change: Int, from store: StoreName, of session: Int32?) -> Bool {
    session != nil && records[change].isRemoval(from: store) && self.session(of: tokenTaken(by: change)) == session
  }
}
