extension Cause {
  public static let copyLostDeletion = Cause("F33", "a copy kept or brought back what a logout had deleted")
  public static let pushedBack = Cause("F34", "native code pushed a deleted cookie back")
  public static let deletionNotDurable = Cause("F22", "the logout's deletion had not reached the disk")
  public static let refreshOutlivesLogout = Cause("F55", "a refresh came back after the logout")
  public static let answerOutlivesLogout = Cause("late-answer", "an answer came after the logout with new tokens")
  public static let logoutLeftCookies = Cause("undeleted", "the logout left its own store's cookies there")
}

extension TraceIndex {
  /// True if a token that came to some store is what another one has, since: it is the same, or it was copied there.
  fileprivate func hasReached(_ store: StoreName, _ token: TraceText, from arrival: Int, before use: Int) -> Bool {
    records[arrival].store == store || self.arrival(of: token, in: store, before: use).map { $0 > arrival } ?? false
  }

  /// True if a store is `other`, or native code has looked at `other` since a place, or has copied from there, or listens.
  fileprivate func mayKnow(_ other: StoreName, by store: StoreName, from place: Int, before use: Int) -> Bool {
    if store == other { return true }
    let launch = last(lifecycle, before: use) { $0.kind == .appLaunched } ?? -1
    if let added = last(observers, before: use), added > launch { return true }
    return firstLook(at: other, after: place).map { $0 < use } ?? false
      || last(changes, before: use) { $0.kind == .cookieWritten && $0.store == store && !$0.isByAnswer }
        .map { $0 > place } ?? false
  }
}

/// A request that set out after the logout leads back to the store that still had its token; or to the logout itself,
/// if that carried no token by which the server could end the session. Where it did, by an access token, the logout got
/// through, though it carried no refresh token. Where the store would have lost its token all the same, since native code
/// deletes it there, what undid that lies behind.
enum LogoutWithoutTokenRule: CauseRule {
  static let causes = [Cause.twoJars]
  static let needs: Set<TraceRecord.Kind> = []

  static func explain(_ effect: Effect, in trace: TraceIndex, steps: inout [CauseChain.Step]) -> Explanation? {
    guard case .servedAfterLogout(let accepted, let logout) = effect else { return nil }
    let sent = trace.exchange(of: accepted).sent
    guard sent >= 0 else { return nil }
    // What has become of the stores here says nothing of another device's.
    if trace.records[sent].actor == .oldDevice,
      let move = trace.last(trace.surroundings, before: sent, where: { $0.kind == .appMoved })
    {
      steps.append(.init(move, .twoJars, "the old device keeps what it had"))
      steps.append(.init(sent, .twoJars))
      return .first(.twoJars)
    }
    steps.append(.init(logout, .ofChain, "the user has logged out"))
    steps.append(.init(sent))
    let request = trace.exchange(of: logout).sent
    let (token, store) = (trace.records[sent].value, trace.store(ofRequest: sent))
    if isDeletionUndone(of: token, from: store, since: logout, before: sent, in: trace) {
      return .because(.keptAfterLogout(token, in: store, use: sent, logout: logout))
    }
    if request >= 0, trace.records[logout].kind != .sessionRevoked, trace.records[request].endpoint == .logOut,
      trace.records[request].value.isEmpty
    {
      steps.append(.init(request, .ofChain, "the logout carries no token that could end it"))
      return .because(.missing(.refresh, from: trace.store(ofRequest: request), use: request))
    }
    if request >= 0, trace.records[request].endpoint == .logOut, trace.store(ofRequest: request) == .native,
      endsAnother(request, than: trace.records[sent].value, in: trace)
    {
      steps.append(.init(request, .ofChain, "the logout carries a token of an earlier session"))
      return .because(.neverArrived(.refresh, in: .native, use: request))
    }
    return .because(.keptAfterLogout(token, in: store, use: sent, logout: logout))
  }

  /// True if native code's deletion of a token from a store, after the logout, came to nothing; or if the platform itself has
  /// brought the token back since, or a process that loaded what had been there before.
  private static func isDeletionUndone(
    of token: TraceText, from store: StoreName, since logout: Int, before use: Int, in trace: TraceIndex
  ) -> Bool {
    if LostWriteRule.deletion(of: token, from: store, since: logout, before: use, in: trace) != nil { return true }
    if let arrival = trace.arrival(of: token, in: store, before: use), arrival > logout,
      trace.records[arrival].isByPlatform
    {
      return true
    }
    let session = trace.session(of: token)
    guard let removal = trace.changes.first(where: { $0 > logout && trace.isRemoval($0, from: store, of: session) })
    else { return false }
    let back = trace.first(trace.changes, after: removal) {
      ($0.isByPlatform || $0.kind == .cookieLoaded && $0.store == store) && trace.session(of: $0.value) == session
    }
    return back.map { $0 < use } ?? false
  }

  /// True if a logout's token is of an earlier session than one that was used after it, which had begun on the page before it.
  private static func endsAnother(_ request: Int, than token: TraceText, in trace: TraceIndex) -> Bool {
    guard let ended = trace.session(of: trace.records[request].value), let used = trace.session(of: token), ended < used
    else { return false }
    let arrival = trace.last(trace.changes, before: request) {
      $0.isArrival(in: .web) && $0.name == .refresh && $0.actor == .page && trace.session(of: $0.value) == used
    }
    // Who has seen it there, and goes on with an older one, needs to be told nothing.
    let seen = trace.last(trace.reads, before: request) {
      $0.store == .web && $0.actor == .native && trace.session(of: $0.value) == used
    }
    return arrival != nil && seen == nil
  }
}

/// F55: the answer of a refresh that was under way at the logout brought new cookies; or that of another request, where a
/// session slides. If the store lost them again before they were sent, whoever wrote them then brought the session back.
enum RefreshOutlivesLogoutRule: CauseRule {
  static let causes = [Cause.refreshOutlivesLogout, .answerOutlivesLogout, .refreshOutlivesLogIn]
  static let needs: Set<TraceRecord.Kind> = [.responseReceived, .cookieWritten, .cookieDeleted]

  static func explain(_ effect: Effect, in trace: TraceIndex, steps: inout [CauseChain.Step]) -> Explanation? {
    guard case .keptAfterLogout(let token, let store, let use, let logout) = effect,
      let origin = trace.last(trace.changes, before: use, where: { isAnswer($0, with: token, in: trace) }),
      origin > logout, !isDeleted(since: origin, from: store, before: use, in: trace)
    else { return nil }
    let exchange = trace.exchange(trace.records[Int(trace.records[origin].cause)].request)
    guard exchange.sent >= 0, exchange.sent < logout else { return nil }
    // What a later session is lost by is that its token was written over, whatever ended the earlier one.
    if trace.signedOutAt != nil, trace.records[exchange.sent].endpoint == .refresh,
      let late = OvertakenAnswerRule.late(origin, of: exchange.sent, in: trace, steps: &steps)
    {
      return late
    }
    let cause: Cause =
      trace.records[exchange.sent].endpoint == .refresh ? .refreshOutlivesLogout : .answerOutlivesLogout
    steps.append(.init(exchange.sent, cause, "under way at the logout"))
    steps.append(.init(origin, cause, "the session is back"))
    return .first(cause)
  }

  private static func isDeleted(since origin: Int, from store: StoreName, before use: Int, in trace: TraceIndex) -> Bool
  {
    let name = trace.records[origin].name
    return trace.first(trace.changes, after: origin, where: { $0.name == name && $0.isRemoval(from: store) })
      .map { $0 < use } ?? false
  }

  private static func isAnswer(_ change: TraceRecord, with token: TraceText, in trace: TraceIndex) -> Bool {
    guard change.kind == .cookieWritten, change.value == token,
      trace.records.indices.contains(Int(change.cause))
    else { return false }
    return trace.records[Int(change.cause)].kind == .responseReceived
  }
}

/// F22: the deletion was undone by a process that loaded the state before it. Where nobody had deleted that cookie but
/// written another over it, the write was undone: F20.
enum DeletionNotDurableRule: CauseRule {
  static let causes = [Cause.deletionNotDurable, .notDurable, .lockHeld]
  static let needs: Set<TraceRecord.Kind> = [.cookieLoaded, .cookieWritten, .cookieDeleted]

  static func explain(_ effect: Effect, in trace: TraceIndex, steps: inout [CauseChain.Step]) -> Explanation? {
    guard case .keptAfterLogout(let token, let store, let use, let logout) = effect,
      let loaded = trace.last(trace.changes, before: use, where: { $0.kind == .cookieLoaded && $0.value == token }),
      loaded > logout, trace.hasReached(store, token, from: loaded, before: use),
      let undone = trace.undone(by: loaded)
    else { return nil }
    let change = trace.records[undone]
    if let refused = LockHeldRule.refusal(before: undone, in: trace),
      store == .web || trace.records[loaded].store == .web
    {
      steps.append(.init(refused, .lockHeld, "nothing comes to the disk"))
      steps.append(.init(loaded, .lockHeld, "what had been there before is back"))
      return .first(.lockHeld)
    }
    if change.kind == .cookieDeleted || change.isEmptied {
      NotDurableRule.noteDeath(before: loaded, as: .deletionNotDurable, in: trace, steps: &steps)
      steps.append(.init(loaded, .deletionNotDurable, "the deleted cookie is back"))
      return .first(.deletionNotDurable)
    }
    guard trace.isNewer(change.value, than: token) else { return nil }
    steps.append(.init(undone, .notDurable, "not flushed to disk yet"))
    NotDurableRule.noteDeath(before: loaded, in: trace, steps: &steps)
    steps.append(.init(loaded, .notDurable, "an older one is back"))
    return .first(.notDurable)
  }
}

/// The logout's answer came, and its client's store kept the cookies: script cannot delete what is HttpOnly, or the answer
/// deletes nothing. There was nothing to tell anybody, whatever is made of them since.
enum LogoutLeftCookiesRule: CauseRule {
  static let causes = [Cause.logoutLeftCookies]
  static let needs: Set<TraceRecord.Kind> = [.cookieWritten, .cookieDeleted]

  static func explain(_ effect: Effect, in trace: TraceIndex, steps: inout [CauseChain.Step]) -> Explanation? {
    guard case .keptAfterLogout(let token, let own, let use, let logout) = effect else { return nil }
    let exchange = trace.exchange(of: logout)
    guard exchange.sent >= 0, trace.records[exchange.sent].endpoint == .logOut, exchange.answered >= 0,
      exchange.answered < use, trace.isHeardLogout(exchange.answered),
      (200..<300).contains(trace.records[exchange.answered].number),
      let name = trace.issue(of: token).map({ trace.records[$0].name })
    else { return nil }
    let store = trace.store(of: trace.records[exchange.sent].actor)
    let change = trace.last(trace.changes, before: exchange.answered) { $0.name == name && $0.changes(store) }
    let next = trace.first(trace.changes, after: exchange.answered) { $0.name == name && $0.changes(store) }
    // Its process may lose it later, as it would have without the logout.
    if let next, next < use, trace.records[next].isRemoval(from: store), !trace.records[next].isLoss { return nil }
    guard let change, trace.records[change].isArrival(in: store),
      trace.session(of: trace.records[change].value) == trace.session(of: token),
      trace.records[change].expiresAt == 0
        || trace.records[change].expiresAt > trace.records[exchange.answered].time
    else { return nil }
    // Whoever looked there, or was told of changes there, would have seen them go.
    guard trace.mayKnow(store, by: own, from: exchange.answered, before: use) else { return nil }
    steps.append(.init(change, .logoutLeftCookies))
    steps.append(.init(exchange.sent, .logoutLeftCookies))
    steps.append(.init(exchange.answered, .logoutLeftCookies, "and the \(store) store keeps the cookie"))
    return .first(.logoutLeftCookies)
  }
}

/// F33, F34: the store had lost the cookie, or not got it yet, and somebody wrote it from where it had survived. One that it
/// had all the time was not brought back by being written again.
enum CopiedBackRule: CauseRule {
  static let causes = [Cause.copyLostDeletion, .pushedBack, .drift]
  static let needs: Set<TraceRecord.Kind> = [.cookieWritten, .cookieDeleted, .storeRead]

  static func explain(_ effect: Effect, in trace: TraceIndex, steps: inout [CauseChain.Step]) -> Explanation? {
    guard case .keptAfterLogout(let token, let store, let use, let logout) = effect,
      let arrival = trace.arrival(of: token, in: store, before: use), arrival > logout,
      trace.records[arrival].kind == .cookieWritten,
      trace.records[arrival].actor == .system || !trace.records[arrival].isByAnswer
    else { return nil }
    let removal = removal(before: arrival, since: logout, in: trace)
    if removal == nil, hadAlready(arrival, at: logout, in: trace) { return nil }
    if let removal { steps.append(.init(removal, .ofChain)) }
    if trace.records[arrival].actor == .system {
      steps.append(.init(arrival, .drift, "the platform brings it back"))
      return .first(.drift)
    }
    if let drift = drift(behind: arrival, since: logout, in: trace) {
      steps.append(.init(drift, .drift, "the platform brings it back"))
      steps.append(.init(arrival, .drift, "a copy of that"))
      return .first(.drift)
    }
    let source = source(of: arrival, in: trace)
    let other: StoreName = store == .web ? .native : .web
    // What has been deleted here, a copy from anywhere brings back; what was written over, whoever brought it there; what was there all the
    // time, nobody brought there.
    if removal == nil, let source, trace.records[source].store == other, !trace.records[source].value.isEmpty,
      let origin = trace.arrival(of: token, in: other, before: source), origin > logout,
      trace.records[origin].kind == .cookieWritten, !trace.records[origin].isByAnswer,
      !hadAlready(origin, at: logout, in: trace)
    {
      steps.append(.init(arrival, .ofChain, "a copy of what was brought back there"))
      return .because(.keptAfterLogout(token, in: other, use: arrival, logout: logout))
    }
    // What is still there since its deletion was lost.
    if source.map({ trace.records[$0].store != .backup }) ?? true,
      let deletion = LostWriteRule.deletion(of: token, from: other, since: logout, before: arrival, in: trace),
      trace.lastLook(at: other, before: arrival) ?? -1 > deletion
    {
      steps.append(.init(arrival, .ofChain, "a copy of what was to be deleted there"))
      return .because(.keptAfterLogout(token, in: other, use: arrival, logout: logout))
    }
    let cause: Cause = store == .web ? .pushedBack : .copyLostDeletion
    if let source, trace.records[source].store == .backup {
      steps.append(.init(source, cause, "a backup that the logout did not empty"))
    } else if let source {
      steps.append(.init(source, cause))
    }
    steps.append(.init(arrival, cause, "copied back"))
    return .first(cause)
  }

  /// What showed the copy's session last, before it; or, where nothing did, whatever was read last.
  private static func source(of arrival: Int, in trace: TraceIndex) -> Int? {
    let session = trace.session(of: trace.records[arrival].value)
    return trace.last(trace.reads, before: arrival) {
      $0.number > 0 && !$0.value.isEmpty && trace.session(of: $0.value) == session
    } ?? trace.last(trace.reads, before: arrival) { $0.number > 0 }
  }

  /// Where the platform itself had written to the other store, after the logout, what was copied from there.
  private static func drift(behind arrival: Int, since logout: Int, in trace: TraceIndex) -> Int? {
    let copy = trace.records[arrival]
    let other: StoreName = copy.store == .web ? .native : .web
    guard let source = trace.arrival(of: copy.value, in: other, before: arrival), source > logout else { return nil }
    return trace.records[source].isByPlatform ? source : nil
  }

  /// Where the store lost a token of the same session, since the logout was sent.
  private static func removal(before arrival: Int, since logout: Int, in trace: TraceIndex) -> Int? {
    let (copy, sent) = (trace.records[arrival], trace.exchange(of: logout).sent)
    let session = trace.session(of: copy.value)
    return trace.changes.last {
      $0 < arrival && $0 > (sent >= 0 ? sent : logout) && trace.records[$0].name == copy.name
        && trace.isRemoval($0, from: copy.store, of: session)
    }
  }

  /// True if the store had what is written there at the logout, and nothing else since.
  private static func hadAlready(_ arrival: Int, at logout: Int, in trace: TraceIndex) -> Bool {
    let copy = trace.records[arrival]
    let held = trace.last(trace.changes, before: arrival) {
      $0.name == copy.name && $0.changes(copy.store) && $0.value != copy.value
    }
    if let held, held > logout { return false }
    let before = trace.last(trace.changes, before: logout) { $0.name == copy.name && $0.changes(copy.store) }
    return before.map { trace.records[$0].isArrival(in: copy.store) && trace.records[$0].value == copy.value } ?? false
  }
}

/// F33: the other store's cookie was deleted, native code looked at that store, or wrote what was gone there again, and the
/// copy here survived.
enum SurvivingCopyRule: CauseRule {
  static let causes = [Cause.copyLostDeletion, .splitAtComma, .completionLost] + OwnMark.causes
  static let needs: Set<TraceRecord.Kind> = [.cookieWritten, .cookieDeleted, .storeRead]

  static func explain(_ effect: Effect, in trace: TraceIndex, steps: inout [CauseChain.Step]) -> Explanation? {
    guard case .keptAfterLogout(let token, let store, let use, let logout) = effect else { return nil }
    let other: StoreName = store == .native ? .web : .native
    let session = trace.session(of: token)
    let removal = trace.changes.first { $0 > logout && trace.ends($0, in: other, session) }
    guard let removal, removal < use else { return nil }
    steps.append(.init(removal, .copyLostDeletion))
    let writtenBack = trace.first(trace.changes, after: removal) {
      $0.isArrival(in: other) && $0.isByNativeCode && $0.value == token
    }
    // What native code reads behind its own copy is that.
    let end = min(writtenBack ?? use, use)
    let read = trace.lastLook(at: other, before: end)
    let look = read.flatMap { $0 > removal ? $0 : nil }
    guard look != nil || end < use else { return nil }
    if let look, !trace.records[look].value.isEmpty,
      let half = SplitAtCommaRule.explainHalf(trace.records[look].value, before: look, in: trace, steps: &steps)
    {
      steps.append(.init(look, .splitAtComma, "and finds the half, which nobody has deleted"))
      return half
    }
    if let look, let mark = OwnMark.explain(look, at: other, after: removal, in: trace, steps: &steps) { return mark }
    if let lost = unanswered(other, from: removal, to: end, in: trace) {
      steps.append(.init(lost - 1, .completionLost))
      steps.append(.init(lost, .completionLost, "so that native code does not see what is gone"))
      return .first(.completionLost)
    }
    if let look, let held = trace.state(of: .refresh, in: other, before: look),
      trace.records[held].isArrival(in: other), trace.records[held].value == trace.records[look].value,
      held > removal, trace.session(of: trace.records[look].value) == session
    {
      steps.append(.init(look, .ofChain, "sees what was gone and is there again"))
      return .because(.keptAfterLogout(trace.records[look].value, in: other, use: look, logout: logout))
    }
    if let look { steps.append(.init(look, .copyLostDeletion, "does not see what is gone")) }
    if end < use { steps.append(.init(end, .copyLostDeletion, "writes back what was gone")) }
    return .first(.copyLostDeletion)
  }

  /// Where the last look's completion was lost, if none of a store since a place was answered.
  private static func unanswered(_ store: StoreName, from removal: Int, to end: Int, in trace: TraceIndex) -> Int? {
    // It is noted right after what it belongs to.
    func isLost(_ look: Int) -> Bool {
      trace.records.indices.contains(look + 1) && trace.records[look + 1].kind == .completionLost
    }
    let looks = trace.reads.filter {
      $0 > removal && $0 < end && trace.records[$0].store == store && trace.records[$0].actor == .native
    }
    guard let last = looks.last, looks.allSatisfy(isLost) else { return nil }
    return last + 1
  }
}
