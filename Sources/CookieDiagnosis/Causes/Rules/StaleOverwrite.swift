extension Cause {
  public static let staleOverwrite = Cause("F35", "a stale copy in the place of a newer token")
  public static let drift = Cause("F36", "the platform copied an old token over")
}

/// F35: a copy put an older token over a newer one: it was under way when that came, or it began later and brought
/// what it found, whatever the target had.
enum StaleOverwriteRule: CauseRule {
  static let causes = [Cause.staleOverwrite, .splitAtComma, .drift] + UntoldSource.causes
  static let needs: Set<TraceRecord.Kind> = [.cookieWritten, .cookieDeleted, .cookieVanished]

  static func explain(_ effect: Effect, in trace: TraceIndex, steps: inout [CauseChain.Step]) -> Explanation? {
    guard let arrival = overwrite(effect, in: trace, steps: &steps), !trace.records[arrival].isByAnswer,
      trace.records[arrival].actor != .system, let source = trace.source(ofCopy: arrival)
    else { return nil }
    if let next = lostBehind(effect, readAt: source, in: trace) {
      steps.append(.init(source, .ofChain, "it has the older one, since the newer was not kept there"))
      steps.append(.init(arrival, .ofChain, "over a newer token"))
      return .because(next)
    }
    if let half = SplitAtCommaRule.explainHalf(trace.records[arrival].value, before: arrival, in: trace, steps: &steps)
    {
      steps.append(.init(arrival, .splitAtComma, "over a newer token"))
      return half
    }
    let newer = steps.last?.record
    let wasUnderWay = newer.map { source < $0 } ?? true
    if !wasUnderWay, let newer,
      let untold = UntoldSource.explain(
        trace.records[newer].value, called: trace.records[newer].name, readAt: source, in: trace, steps: &steps)
    {
      steps.append(.init(source, .ofChain, "the copy begins: it has the older one, since the newer did not come there"))
      steps.append(.init(arrival, .ofChain, "over a newer token"))
      return untold
    }
    let copied = trace.records[arrival].value
    if !wasUnderWay, case let read = trace.records[source], read.kind == .storeRead,
      let drift = DriftedSessionRule.drift(of: copied, to: read.store, before: source, in: trace)
    {
      steps.append(.init(drift, .drift, "the platform brings it here, and nobody's code"))
      steps.append(.init(source, .drift, "the copy begins"))
      steps.append(.init(arrival, .drift, "over a newer token"))
      return .first(.drift)
    }
    let begins = wasUnderWay ? "the copy begins" : "the copy begins: the newer one is there already"
    let deletion = trace.ownDeletion(before: arrival)
    steps.append(.init(source, .staleOverwrite, deletion == nil ? begins : "it has the older one from here"))
    if let deletion { steps.append(.init(deletion, .staleOverwrite, "to write the older one")) }
    steps.append(.init(arrival, .staleOverwrite, "over a newer token"))
    return .first(.staleOverwrite)
  }

  /// The copy's source, if that has the older token since a write of the newer one to it was not kept.
  private static func lostBehind(_ effect: Effect, readAt source: Int, in trace: TraceIndex) -> Effect? {
    guard case .stale(let token, let store, _, let winner) = effect, trace.records[source].kind == .storeRead,
      trace.records[source].store != store, trace.records[source].store != .backup,
      let lost = LostWriteRule.write(to: trace.records[source].store, of: winner, before: source, in: trace),
      lost > winner, trace.isNewer(trace.records[lost].value, than: token)
    else { return nil }
    return .stale(token, in: trace.records[source].store, use: source, winner: winner)
  }

  /// The write that put an older token where a newer one was: the one that was sent later, or one that it replaced in turn.
  static func overwrite(_ effect: Effect, in trace: TraceIndex, steps: inout [CauseChain.Step]) -> Int? {
    guard let (token, store, use) = trace.staleToken(of: effect),
      let (newer, end) = trace.newerToken(than: token, in: store, before: use), !trace.records[end].isLoss
    else { return nil }
    // An access token that has been replaced since leads nowhere.
    if trace.records[end].isArrival(in: store), trace.records[end].name == .access, trace.records[end].value != token {
      return nil
    }
    steps.append(.init(newer))
    if trace.records[end].isArrival(in: store) { return end }
    // A deletion is the first half of a copy, if that had begun before it.
    guard let arrival = trace.first(trace.changes, after: end, where: { $0.isArrival(in: store) && $0.value == token }),
      arrival < use, trace.records[arrival].actor == .native,
      let source = trace.source(ofCopy: arrival), source < end
    else { return nil }
    return arrival
  }
}

/// F35: what was sent came by a copy that was under way while the other side got a newer token, and brought the one before.
enum OvertakenCopyRule: CauseRule {
  static let causes = [Cause.staleOverwrite]
  static let needs: Set<TraceRecord.Kind> = [.cookieWritten, .cookieDeleted, .storeRead]

  static func explain(_ effect: Effect, in trace: TraceIndex, steps: inout [CauseChain.Step]) -> Explanation? {
    guard case .stale(let token, let store, let use, _) = effect,
      let copy = trace.arrival(of: token, in: store, before: use), trace.records[copy].actor == .native,
      !trace.records[copy].isByAnswer,
      let source = trace.last(
        trace.reads, before: copy, where: { $0.actor == .native && $0.value == token && $0.store != .backup }),
      trace.records[source].store != store,
      // What the store showed since is what would have been copied from there.
      trace.last(trace.reads, before: copy, where: { $0.actor == .native && $0.store == trace.records[source].store })
        == source
    else { return nil }
    let other = trace.records[source].store
    let newer = trace.first(trace.changes, after: source) {
      $0.isArrival(in: other) && $0.name == .refresh && trace.isNewer($0.value, than: token)
    }
    guard let newer, newer < copy else { return nil }
    steps.append(.init(source, .staleOverwrite, "the copy begins"))
    steps.append(.init(newer, .staleOverwrite, "while it is under way"))
    steps.append(.init(copy, .staleOverwrite, "the token from before"))
    return .first(.staleOverwrite)
  }
}

/// A newer token than was sent had been in the store, which lost it: what lost it lies behind. An older token, or one of an
/// earlier session, took its place.
enum StaleReplacementRule: CauseRule {
  static let causes: [Cause] = []
  static let needs: Set<TraceRecord.Kind> = [.cookieWritten, .cookieDeleted, .cookieVanished]

  static func explain(_ effect: Effect, in trace: TraceIndex, steps: inout [CauseChain.Step]) -> Explanation? {
    var unused: [CauseChain.Step] = []
    guard case .stale(let token, let store, let use, _) = effect,
      let (newer, loss) = trace.newerToken(than: token, in: store, before: use)
    else { return nil }
    if trace.isOver(newer, at: loss), trace.records[loss].isArrival(in: store) {
      steps.append(.init(loss, .ofChain, "an older token in the place of one that is over"))
      return .because(.missing(trace.records[newer].name, from: store, use: loss))
    }
    guard
      trace.records[loss].isLoss
        || trace.records[loss].isRemoval(from: store) && !trace.isOfEarlierSession(trace.records[newer].value, at: use),
      StaleOverwriteRule.overwrite(effect, in: trace, steps: &unused) == nil,
      let arrival = trace.first(
        trace.changes, after: loss, where: { $0.isArrival(in: store) && $0.name == .refresh }), arrival < use
    else { return nil }
    steps.append(.init(newer))
    steps.append(.init(loss))
    steps.append(.init(arrival, .ofChain, "an older token in its place"))
    return .because(trace.records[loss].kind == .cookieVanished ? .vanished(loss) : .deleted(loss))
  }
}

extension TraceIndex {
  /// True if a cookie that arrived has run out by a place.
  fileprivate func isOver(_ arrival: Int, at place: Int) -> Bool {
    records[arrival].expiresAt != 0 && records[arrival].expiresAt <= records[place].time
  }

  /// What was sent although the session had gone on, the store that it was in, and the request.
  fileprivate func staleToken(of effect: Effect) -> (token: TraceText, store: StoreName, use: Int)? {
    switch effect {
    case .stale(let token, let store, let use, _): (token, store, use)
    case .neverArrived(.access, let store, let use) where !records[use].value.isEmpty: (records[use].value, store, use)
    default: nil
    }
  }

  /// The latest arrival of a newer token than one that a store had later, and the change that ended it there.
  fileprivate func newerToken(
    than token: TraceText, in store: StoreName, before use: Int
  ) -> (arrival: Int, end: Int)? {
    guard let name = issue(of: token).map({ records[$0].name }) else { return nil }
    // One that is still there at the use came after a header was written.
    guard let end = last(changes, before: use, where: { $0.name == name && $0.changes(store) }),
      let newer = last(
        changes, before: end,
        where: { $0.isArrival(in: store) && $0.name == name && isNewer($0.value, than: token) })
    else { return nil }
    return first(changes, after: newer) { $0.name == name && $0.changes(store) }.map { (newer, $0) }
  }

  /// Where native code had itself deleted a newer token from the store that it then wrote an older one to.
  fileprivate func ownDeletion(before arrival: Int) -> Int? {
    let copy = records[arrival]
    guard let change = last(changes, before: arrival, where: { $0.name == copy.name && $0.changes(copy.store) }),
      records[change].kind == .cookieDeleted, records[change].actor == .native, !records[change].isByAnswer,
      isNewer(records[change].value, than: copy.value)
    else { return nil }
    return change
  }

  /// Where native code has a token from that it copies. Of an access token a read does not say that it showed it: the last
  /// read of a store that held it counts.
  fileprivate func source(ofCopy arrival: Int) -> Int? {
    let copy = records[arrival]
    guard copy.name == .access else { return source(of: copy.value, before: arrival) }
    let read = last(reads, before: arrival) { $0.actor == .native && $0.store != copy.store }
    guard let read,
      let held = last(changes, before: read, where: { $0.name == .access && $0.changes(records[read].store) }),
      records[held].isArrival(in: records[read].store), records[held].value == copy.value
    else { return source(of: copy.value, before: arrival) }
    return read
  }

  /// True if a token was issued after another: in a later session, or later in the same. An earlier session that goes on
  /// gets tokens with higher numbers.
  func isNewer(_ token: TraceText, than other: TraceText) -> Bool {
    guard let number = token.tokenNumber, let otherNumber = other.tokenNumber else { return false }
    guard let session = session(of: token), let otherSession = self.session(of: other), session != otherSession else {
      return number > otherNumber
    }
    return session > otherSession
  }
}

/// F36: an older token over a newer one, or a deletion of one, by the platform itself.
enum DriftRule: CauseRule {
  static let causes = [Cause.drift]
  static let needs: Set<TraceRecord.Kind> = []

  static func explain(_ effect: Effect, in trace: TraceIndex, steps: inout [CauseChain.Step]) -> Explanation? {
    if case .deleted(let deletion) = effect, trace.records[deletion].actor == .system {
      steps.append(.init(deletion, .drift, "as in the other store"))
      return .first(.drift)
    }
    guard let arrival = StaleOverwriteRule.overwrite(effect, in: trace, steps: &steps),
      trace.records[arrival].actor == .system
    else { return nil }
    steps.append(.init(arrival, .drift, "over a newer token"))
    if let (token, store, use) = trace.staleToken(of: effect), trace.records[arrival].value != token,
      let sent = trace.arrival(of: token, in: store, before: use), sent > arrival
    {
      steps.append(.init(sent, .drift, "in the place of that"))
    }
    return .first(.drift)
  }
}
