/// The happens-before of a chain: whether one record of a trace can be a consequence of another, and by what.
///
/// A later record follows from an earlier one if
///
/// 1. its `cause` leads back to it: an answer that writes a cookie, a death that empties a store, a notification;
/// 2. they belong to one request, from its sending to what its answer writes;
/// 3. the earlier one changed a store that the later one reads, changes or sends from;
/// 4. both carry one token, or the later one's was made for the earlier one's request or in exchange for its token, by one
///    exchange or several;
/// 5. they are the server's word on one session, or the later one is the user's or client's reaction to it;
/// 6. one actor did both, the earlier one told it something (an answer, a read, a notification, a call, a launch) and the
///    later one is what it then did: program order;
/// 7. the earlier one is a turn of a process or of the device, and the later one happens on the device;
/// 8. a page is loaded: what the page before it had sent is over by that, and what a page does later follows from it;
/// 9. native code looks at one store and finds no session to copy, or a write to it was not kept, or it took none of an
///    answer's cookies, or the page's script put them there, and a request from the other store carries none; or it asked to hear of a store's changes, and a write to that was not kept;
/// 10. the later one is the loss of the earlier one's completion;
/// 11. a store lost its token for good, and the user has to log in.
///
/// Each is a relation of two records. A chain is checked step by step, so no closure is needed: a chain that leaves out
/// what connects two of its steps is not followed.
struct TraceCausality {
  let facts: TraceFacts
  private var records: [TraceRecord] { facts.records }

  init(_ facts: TraceFacts) { self.facts = facts }

  func follows(_ later: Int, from earlier: Int) -> Bool {
    guard earlier < later else { return false }
    return isCaused(later, by: earlier) || isSameRequest(later, earlier) || observes(later, earlier)
      || sharesToken(later, earlier) || isReaction(later, to: earlier) || isProgramOrder(later, after: earlier)
      || isOnTheDevice(later, after: earlier) || isOfAnotherPage(later, earlier)
      || lacks(later, whatWasSoughtAt: earlier)
      || later == earlier + 1 && records[later].kind == .completionLost
      || isMissed(at: later, what: earlier)
  }

  /// True for a login page after a loss that was never made good.
  private func isMissed(at later: Int, what loss: Int) -> Bool {
    let lost = records[loss]
    return records[later].kind == .userLogsInAgain && lost.takesAway
      && facts.last(facts.changes(of: lost.name, in: lost.store), before: later) == loss
  }

  private func isCaused(_ later: Int, by earlier: Int) -> Bool {
    var cause = Int(records[later].cause)
    while cause >= earlier, cause >= 0 {
      if cause == earlier { return true }
      guard Int(records[cause].cause) < cause else { return false }
      cause = Int(records[cause].cause)
    }
    return false
  }

  private func isSameRequest(_ later: Int, _ earlier: Int) -> Bool {
    let request = request(of: later)
    return request >= 0 && request == self.request(of: earlier)
  }

  /// The request of a record, or of the answer by which it happened.
  private func request(of index: Int) -> Int32 {
    let (own, cause) = (records[index].request, Int(records[index].cause))
    return own >= 0 || cause < 0 ? own : records[cause].request
  }

  /// The store that a record reads, changes or sends from.
  private func storeUsed(by record: TraceRecord) -> StoreName? {
    switch record.kind {
    case .storeRead, .cookieWritten, .cookieDeleted, .cookieVanished, .cookieLoaded, .writeLost, .storeFlushed:
      record.store
    case .requestSent: facts.store(of: record.actor)
    case .observerNotified: .web
    default: nil
    }
  }

  private func observes(_ later: Int, _ earlier: Int) -> Bool {
    guard records[earlier].isChange || records[earlier].kind == .writeLost else { return false }
    // What the app writes into a header it may have from either store.
    return records[later].hasOwnHeader || storeUsed(by: records[later]) == records[earlier].store
  }

  private func sharesToken(_ later: Int, _ earlier: Int) -> Bool {
    let (token, older) = (records[later].value, records[earlier].value)
    guard !token.isEmpty else { return false }
    if token == older { return true }
    guard let issue = facts.issue(of: token), issue < later else { return false }
    if records[issue].request >= 0, records[issue].request == records[earlier].request { return true }
    return !older.isEmpty && descends(token, from: older)
  }

  /// True if a token was got for another one, or for one that was got for it.
  private func descends(_ token: TraceText, from older: TraceText) -> Bool {
    var (token, limit) = (token, records.count)
    // Each was issued later than the one that it was got for, or the trace is not ours.
    while let issue = facts.issue(of: token), issue < limit {
      let sent = facts.exchange(of: issue).sent
      guard sent >= 0, !records[sent].value.isEmpty else { return false }
      if records[sent].value == older { return true }
      (token, limit) = (records[sent].value, issue)
    }
    return false
  }

  private func isReaction(_ later: Int, to earlier: Int) -> Bool {
    let (reaction, word) = (records[later], records[earlier])
    switch reaction.kind {
    case .userLogsInAgain, .clientNeedsLogin:
      return word.kind == .requestStruck || word.kind == .tokenRefused || word.kind == .sessionRevoked
        || word.kind == .refreshGivenUp
        || word.kind == .tokenAccepted || word.kind == .tokenIssued || word.kind == .requestSent
        || word.kind == .responseReceived && (300..<400).contains(word.number)
    case .tokenRefused, .tokenAccepted, .sessionRevoked, .tokenIssued, .tokenRotated:
      return word.actor == .server && word.number == reaction.number && word.number >= 0
        && (word.kind == .tokenIssued || word.kind == .sessionRevoked || word.kind == .tokenRotated)
    default: return false
    }
  }

  private func isProgramOrder(_ later: Int, after earlier: Int) -> Bool {
    guard records[later].actor == records[earlier].actor else { return false }
    guard records[later].actor == .native || records[later].actor == .page else { return false }
    return records[earlier].tellsItsActor && records[later].isDoneByItsActor
  }

  private func lacks(_ later: Int, whatWasSoughtAt earlier: Int) -> Bool {
    let (request, read) = (records[later], records[earlier])
    if read.kind == .observerAdded { return request.kind == .writeLost && request.store == read.store }
    guard request.kind == .requestSent, request.value.isEmpty, let store = facts.store(of: request.actor) else {
      return false
    }
    if read.kind == .responseReceived { return store == .native && isUnheeded(earlier) }
    guard read.store != store, read.store != .backup else { return false }
    if read.kind == .cookieWritten { return read.actor == .page }
    return read.kind == .writeLost || read.kind == .storeRead && read.actor == .native && read.value.isEmpty
  }

  /// True for a page's answer with tokens of which no store took any.
  private func isUnheeded(_ answer: Int) -> Bool {
    records[answer].actor == .page && facts.exchange(of: answer).issuedAny >= 0
      && !records.contains { Int($0.cause) == answer && ($0.isChange || $0.kind == .writeLost) }
  }

  private func isOnTheDevice(_ later: Int, after earlier: Int) -> Bool {
    // The server sees the device's address.
    records[earlier].isTurnOfTheDevice
      && (records[later].actor != .server || records[earlier].kind == .addressChanged)
  }
}

extension TraceCausality {
  private func isOfAnotherPage(_ later: Int, _ earlier: Int) -> Bool {
    if records[later].loadsPage { return records[earlier].kind == .requestSent && records[earlier].actor == .page }
    return records[earlier].loadsPage && records[later].actor == .page
  }
}

extension TraceRecord {
  fileprivate var loadsPage: Bool { kind == .pageLoadStarted && client == .pageNavigation }

  /// True if the actor learns something by it.
  fileprivate var tellsItsActor: Bool {
    switch kind {
    case .responseReceived, .storeRead, .observerNotified, .bridgeCallArrived, .bridgeReplyArrived, .refreshGivenUp,
      .observerAdded:
      true
    default: false
    }
  }

  /// True if the actor does something by it that others may notice.
  fileprivate var isDoneByItsActor: Bool {
    switch kind {
    case .requestSent, .cookieWritten, .cookieDeleted, .writeLost, .storeRead, .pageLoadStarted, .bridgeCall,
      .bridgeReply,
      .clientSucceeded, .clientNeedsLogin, .clientFailed, .observerNotified:
      true
    default: false
    }
  }

  fileprivate var isTurnOfTheDevice: Bool {
    switch kind {
    case .appLaunched, .appKilled, .networkProcessStarted, .networkProcessDied, .pageDied, .sdkOpened, .zombieKeepsLock,
      .lockRefused, .addressChanged, .connectionLost, .connectionBack, .observerAdded, .troubleBegan, .troubleEnded,
      .appMoved, .clockSet, .completionLost:
      true
    default: false
    }
  }
}
