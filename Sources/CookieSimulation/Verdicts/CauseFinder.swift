/// Derives from a trace why a client had to log in again. Nothing that a fault notes about itself is used.
///
/// It goes backwards: from the login page to the refused token, from there to what happened to the token, or to the
/// store that no longer had it.
struct CauseFinder {
  let records: [TraceRecord]

  /// - Parameter verdict: the index of a `userLogsInAgain` record, or the end of the trace for a session that was
  ///   revoked and not yet missed.
  func cause(of verdict: Int) -> Cause {
    lastRefusal(before: verdict).map(cause(ofRefusal:)) ?? .unexplained
  }

  private func cause(ofRefusal refusal: Int) -> Cause {
    switch records[refusal].reason {
    case .missing: return causeOfMissing(token: refusal)
    case .reused, .revoked: return causeOfReuse(endingAt: refusal)
    case .loggedOut: return .copyLostDeletion
    default: return .unexplained
    }
  }

  /// The server's last no to a refresh of the client that shows the login page; to any, if it sent none itself, as when
  /// native code refreshes for the page.
  private func lastRefusal(before verdict: Int) -> Int? {
    let refusals = records[..<verdict].indices.filter {
      records[$0].kind == .tokenRefused && records[$0].name == .refresh
    }
    guard verdict < records.count else { return refusals.last }
    return refusals.last { sender(of: records[$0].request) == records[verdict].about } ?? refusals.last
  }

  private func sender(of request: Int32) -> TraceActor? {
    records.first { $0.kind == .requestSent && $0.request == request }?.actor
  }

  // MARK: - A used token came again

  private func causeOfReuse(endingAt refusal: Int) -> Cause {
    let session = records[refusal].number
    let revocation = records[...refusal].lastIndex {
      $0.kind == .sessionRevoked && $0.number == session && $0.reason == .reused
    }
    let token = revocation.map { records[$0].value } ?? records[refusal].value
    let uses = records.indices.filter {
      records[$0].kind == .requestSent && records[$0].endpoint == .refresh && records[$0].value == token
        && $0 < revocation ?? refusal
    }
    guard let rotation = records.firstIndex(where: { $0.kind == .tokenRotated && $0.value == token }),
      let winner = uses.first(where: { records[$0].request == records[rotation].request }),
      let loser = uses.last(where: { records[$0].request != records[rotation].request })
    else { return .unexplained }
    return causeOfReplay(of: token, by: loser, after: winner)
  }

  private func causeOfReplay(of token: TraceText, by loser: Int, after winner: Int) -> Cause {
    let store = storeOf(records[loser].actor)
    let answer = records.firstIndex { $0.kind == .responseReceived && $0.request == records[winner].request }
    let answered = answer.map { records[$0].number != 0 } ?? false
    // Sent before, and overtaken; or sent before the winner's answer was there: neither could know of the other.
    if loser < winner { return .doubleRefresh }
    let isOtherClient = records[loser].actor != records[winner].actor
    if let answer, loser < answer, isOtherClient { return .doubleRefresh }
    if !answered { return .replyLost }
    if let cause = causeOfStaleToken(token, in: store, usedAt: loser) { return cause }
    if let cause = causeOfLostWrite(to: store, between: winner, and: loser) { return cause }
    return successorArrives(of: winner, in: store, after: loser) ? .doubleRefresh : .twoJars
  }

  /// True if the winner's new token was on its way to the loser's store and came too late.
  private func successorArrives(of winner: Int, in store: StoreName, after loser: Int) -> Bool {
    let issued = records.first {
      $0.kind == .tokenIssued && $0.name == .refresh && $0.request == records[winner].request
    }
    guard let issued else { return false }
    return records[loser...].contains { isWrite($0, to: store) && $0.value == issued.value }
  }

  /// Why a store held a used token although its successor was known.
  private func causeOfStaleToken(_ token: TraceText, in store: StoreName, usedAt use: Int) -> Cause? {
    guard let arrival = records[..<use].lastIndex(where: { isWrite($0, to: store) && $0.value == token }) else {
      return nil
    }
    // Loaded again by a process that had an older state on disk, here or where it was copied from.
    let source = records[..<arrival].last {
      isWrite($0, to: store == .native ? .web : .native) && $0.value == token
    }
    if records[arrival].kind == .cookieLoaded || source?.kind == .cookieLoaded { return .notDurable }
    let heldNewer = records[..<arrival].contains { isWrite($0, to: store) && number($0.value) > number(token) }
    let backup = records[..<arrival].lastIndex { $0.kind == .storeRead && $0.store == .backup && $0.value == token }
    if let backup, !records[backup..<arrival].contains(where: { $0.kind == .storeRead && $0.store == .web }) {
      return .oldBackup
    }
    return heldNewer ? .staleOverwrite : nil
  }

  // MARK: - No token was there

  private func causeOfMissing(token refusal: Int) -> Cause {
    let request = records[refusal].request
    guard let sent = records[..<refusal].lastIndex(where: { $0.kind == .requestSent && $0.request == request }) else {
      return .unexplained
    }
    let store = storeOf(records[sent].actor)
    let removal = records[..<sent].lastIndex {
      ($0.kind == .cookieDeleted || $0.kind == .cookieVanished) && $0.store == store
        && $0.name == .refresh
    }
    guard let removal else { return causeOfNeverHaving(in: store, before: sent) }
    if records[removal].kind == .cookieVanished { return causeOfVanishing(at: removal) }
    return causeOfDeletion(at: removal)
  }

  private func causeOfVanishing(at removal: Int) -> Cause {
    guard records[removal].cause >= 0 else { return .vanished }
    let write = records[..<removal].last {
      $0.kind == .cookieWritten && $0.store == records[removal].store && $0.name == .refresh
        && $0.value == records[removal].value
    }
    return write?.expiresAt == 0 ? .sessionCookieDied : .notDurable
  }

  private func causeOfDeletion(at removal: Int) -> Cause {
    if let refusal = refusalBehind(deletion: removal) { return cause(ofRefusal: refusal) }
    let read = records[..<removal].last { $0.kind == .storeRead && $0.store == .web && $0.actor == .native }
    guard records[removal].actor == .native, let read, read.number == 0 else { return .droppedByStrategy }
    return causeOfEmptyRead(before: removal)
  }

  /// The refused refresh whose answer cleared the cookie, in this store or in the one that the deletion was copied from.
  private func refusalBehind(deletion: Int) -> Int? {
    let cleared = records[...deletion].last { $0.kind == .cookieDeleted && $0.name == .refresh && $0.cause >= 0 }
    guard let cleared, records[Int(cleared.cause)].kind == .responseReceived else { return nil }
    let request = records[Int(cleared.cause)].request
    return records[..<deletion].lastIndex { $0.kind == .tokenRefused && $0.name == .refresh && $0.request == request }
  }

  private func causeOfNeverHaving(in store: StoreName, before use: Int) -> Cause {
    if let cause = causeOfLostWrite(to: store, between: 0, and: use) { return cause }
    let read = records[..<use].last { $0.kind == .storeRead && $0.store == .web && $0.actor == .native }
    return read?.number == 0 ? causeOfEmptyRead(before: use) : .twoJars
  }

  /// A read of the web store found nothing: because its process was not up yet, had died, or had lost its cookies.
  private func causeOfEmptyRead(before index: Int) -> Cause {
    let lifecycle = records[..<index].lastIndex {
      switch $0.kind {
      case .appLaunched, .networkProcessStarted, .networkProcessDied: true
      default: false
      }
    }
    let vanished = records[..<index].lastIndex {
      $0.kind == .cookieVanished && $0.store == .web && $0.name == .refresh
    }
    guard let lifecycle else { return .emptyColdRead }
    if let vanished, vanished > lifecycle || records[lifecycle].kind != .networkProcessDied {
      return causeOfVanishing(at: vanished)
    }
    return records[lifecycle].kind == .networkProcessDied ? .deadNetworkProcess : .emptyColdRead
  }

  // MARK: - Parts

  /// Why a write between two records was acknowledged and lost, if one was.
  private func causeOfLostWrite(to store: StoreName, between first: Int, and last: Int) -> Cause? {
    let write = records[first..<last].firstIndex { $0.kind == .writeLost && $0.store == store && $0.name == .refresh }
    guard let write else { return nil }
    let process = records[..<write].last { $0.kind == .networkProcessStarted || $0.kind == .networkProcessDied }
    return process?.kind == .networkProcessDied ? .deadNetworkProcess : .withoutEffect
  }

  private func isWrite(_ record: TraceRecord, to store: StoreName) -> Bool {
    (record.kind == .cookieWritten || record.kind == .cookieLoaded) && record.store == store
      && record.name == .refresh
  }

  private func storeOf(_ client: TraceActor) -> StoreName { client == .page ? .web : .native }

  /// A token's number, by which tokens of one run are ordered in time.
  private func number(_ token: TraceText) -> Int { Int(token.tokenNumber ?? -1) }
}
