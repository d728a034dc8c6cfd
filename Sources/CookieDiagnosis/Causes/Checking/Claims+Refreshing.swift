/// F50 to F56, and the deaths of processes during a refresh.
extension ChainClaim {
  static let refreshing: [ChainClaim] = [
    ChainClaim(.doubleRefresh, "two requests with one refresh token, neither of which can know of the other") {
      $0.isDoubleRefresh
    },
    ChainClaim(
      .replyLost,
      "an exchange whose answer was lost, or whose client was gone, before the token was sent again or ran out"
    ) {
      evidence in
      guard let (first, second) = evidence.lostExchange, evidence.isUnanswered(first, before: second) else {
        return false
      }
      return evidence.lossOfAnswer(to: first, before: second).map(evidence.steps.contains) ?? false
    },
    ChainClaim(.pageDied, "a death of the page after its exchange began, and no answer to it") {
      $0.diedDuringRefresh(.pageDied)
    },
    ChainClaim(.processExit, "a death of the network process after an exchange began, and no answer to it") {
      $0.diedDuringRefresh(.networkProcessDied)
    },
    ChainClaim(
      .loserClearsWinner,
      "a deletion by the answer to a refused refresh, of a newer token than was refused, or than there was, or a copy of it"
    ) { evidence in
      guard
        let deletion = evidence.step(where: { $0.cause >= 0 && $0.deletes })
      else { return false }
      let cleared = evidence.records[deletion]
      let token = evidence.facts.tokenTaken(by: deletion)
      let answer = Int(evidence.records[deletion].cause)
      let judged = evidence.facts.exchange(of: answer).judged
      guard evidence.records[answer].kind == .responseReceived, judged >= 0,
        evidence.records[judged].kind == .tokenRefused
      else { return false }
      let isCopied = evidence.step { $0.deletes && $0.cause < 0 && $0.store != cleared.store }.map {
        $0 > deletion && !evidence.isOfLostSession(token)
          && evidence.isOfLostSession(evidence.facts.tokenTaken(by: $0))
      }
      if isCopied ?? false { return true }
      guard evidence.records[judged].value.isEmpty else {
        return evidence.isNewer(token, than: evidence.records[judged].value)
      }
      let arrived = evidence.facts.changes(of: cleared.name, in: cleared.store).first {
        evidence.records[$0].brings && evidence.records[$0].value == token
      }
      return arrived.map { $0 > evidence.facts.exchange(of: answer).sent } ?? false
    },
    ChainClaim(.graceWithoutTokens, "a refresh that was accepted and got no token") { evidence in
      guard let accepted = evidence.step(.tokenAccepted, where: { $0.name == .refresh }) else { return false }
      return evidence.facts.exchange(of: accepted).issuedAny < 0
    },
    ChainClaim(.rotationNotAtomic, "one token accepted twice, by two requests") { evidence in
      guard let first = evidence.step(.tokenAccepted),
        let second = evidence.steps.first(where: {
          evidence.records[$0].kind == .tokenAccepted && $0 > first
            && evidence.records[$0].value == evidence.records[first].value
        })
      else { return false }
      return evidence.records[first].request != evidence.records[second].request
    },
    ChainClaim(.refreshOutlivesLogout, "a refresh from before the logout whose answer brings a token after it") {
      $0.answer(outlives: $0.logOut) { $0.endpoint == .refresh }
    },
    ChainClaim(.answerOutlivesLogout, "another request from before the logout whose answer brings a token after it") {
      $0.answer(outlives: $0.logOut) { $0.endpoint != .refresh }
    },
    ChainClaim(
      .refreshOutlivesLogIn, "a refresh from before the login whose answer brings an earlier session's token after it"
    ) { evidence in
      let issue = evidence.step(.tokenIssued) { $0.number == evidence.verdict.session && $0.number > 0 }
      let logIn = issue.map { evidence.facts.exchange(of: $0).answered }
      return evidence.answer(outlives: logIn) { $0.endpoint == .refresh }
    },
    ChainClaim(.logoutFailed, "a logout without an answer, after which nobody ended the session or deleted its cookies")
    {
      $0.hasFailedLogOut
    },
    ChainClaim(.logInUnheard, "a login that the server answered, and an end of the wait before the answer came") {
      evidence in
      guard let issue = evidence.step(.tokenIssued), let sent = evidence.step(.requestSent),
        evidence.facts.exchange(of: issue).sent == sent,
        let loss = evidence.lossOfAnswer(to: sent, before: evidence.effect), evidence.steps.contains(loss)
      else { return false }
      return evidence.records[issue].number == evidence.verdict.session && evidence.isUnanswered(sent)
    },
    ChainClaim(.givenUp, "the client in question, which gave up, and no refresh of its own after that") { evidence in
      guard let given = evidence.step(.refreshGivenUp), evidence.records.indices.contains(evidence.verdict.record),
        evidence.records[given].actor == evidence.records[evidence.verdict.record].about
      else { return false }
      let client = evidence.records[given].actor
      return !evidence.isKeptBack(from: client, since: given)
        && !evidence.facts.sends.contains {
          $0 > given && $0 < evidence.verdict.record && evidence.isOwnRefresh($0, of: client)
        }
    },
    ChainClaim(.lateRefusal, "a request from before the session began, and its refusal after the login's answer") {
      evidence in
      guard let opening = evidence.step(.tokenIssued, where: { $0.number == evidence.verdict.session }),
        let use = evidence.use
      else { return false }
      let (logIn, refused) = (evidence.facts.exchange(of: opening), evidence.facts.exchange(of: use))
      let brought = logIn.redirected >= 0 ? logIn.redirected : logIn.answered
      return use < opening && brought >= 0 && brought < refused.answered
        && refused.answered < evidence.effectMet
    },
    ChainClaim(.movedAddress, "a change of the address, and a refusal for it") { evidence in
      guard let change = evidence.step(.addressChanged) else { return false }
      return evidence.step(.tokenRefused) { $0.reason == .movedAddress }.map { $0 > change } ?? false
    },
  ]
}

extension ChainEvidence {
  /// True if the chain's logout came to nothing: the server did not hear of it, and no store was emptied.
  var hasFailedLogOut: Bool {
    guard let request = step(.requestSent, where: { $0.endpoint == .logOut }) else { return false }
    let answered = facts.exchange(of: request).answered
    guard answered > request else { return false }
    let isStruck = records[request..<answered].contains {
      $0.kind == .requestStruck && $0.request == records[request].request
    }
    guard records[answered].number == 0 || isStruck else { return false }
    let later = request..<min(effect, records.count)
    // What foreign code or a fault has emptied first, the app only copies.
    let taken = later.first {
      (records[$0].deletes || records[$0].kind == .cookieVanished) && !records[$0].isOver
        && facts.session(of: facts.tokenTaken(by: $0)) == verdict.session
    }
    guard taken.map({ records[$0].isLoss }) ?? true else { return false }
    return !later.contains {
      records[$0].kind == .sessionRevoked && records[$0].number == verdict.session && records[$0].reason == .loggedOut
    }
  }

  /// True if the chain is one of two requests with one token that know nothing of each other.
  var isDoubleRefresh: Bool { sharedToken.map { !knows($0.second, of: $0.first) } ?? false }

  /// The first two refreshes of the chain that carry one token.
  fileprivate var sharedToken: (first: Int, second: Int)? {
    for (position, second) in steps.enumerated() where isRefresh(second) {
      let first = steps[..<position].first {
        isRefresh($0) && records[$0].value == records[second].value && records[$0].request != records[second].request
      }
      if let first { return (first, second) }
    }
    return nil
  }

  /// A refresh and where its token was sent again; or where a store had no token any more, since the old one had run out and
  /// the new one was never in any.
  fileprivate var lostExchange: (first: Int, second: Int)? {
    if let sharedToken { return sharedToken }
    guard let use, let first = step(where: { $0.kind == .requestSent && $0.endpoint == .refresh && !$0.value.isEmpty }),
      first < use, facts.exchange(of: first).issuedRefresh >= 0
    else { return nil }
    let new = records[facts.exchange(of: first).issuedRefresh]
    let isInNone = StoreName.allCases.allSatisfy { facts.arrival(of: new.value, in: $0, before: use) == nil }
    let hasRunOut = facts.issue(of: records[first].value).map { records[$0].expiresAt <= records[use].time } ?? false
    guard isInNone, new.number == verdict.session else { return nil }
    return hasRunOut ? (first, use) : lacking.flatMap { isAwaited(first, at: $0) ? (first, $0) : nil }
  }

  /// True if a page's refresh was given its token in a header, and its store, which a later request found without one, had
  /// had none of the session.
  private func isAwaited(_ first: Int, at use: Int) -> Bool {
    records[first].hasOwnHeader && records[first].actor == .page && first < use && records[use].value.isEmpty
      && facts.store(ofRequest: use) == .web
      && !facts.changes(of: .refresh, in: .web).contains { $0 < use && isOfLostSession(records[$0].value) }
  }

  private func isRefresh(_ index: Int) -> Bool {
    records[index].kind == .requestSent && records[index].endpoint == .refresh && !records[index].value.isEmpty
  }

  /// True if whoever sent the second request could know what became of the first one's token.
  fileprivate func knows(_ second: Int, of first: Int) -> Bool {
    let (one, other) = (facts.exchange(of: first), facts.exchange(of: second))
    // The server decides who won; the answer to that exchange is what there is to know.
    let winner = other.rotated >= 0 && (one.rotated < 0 || other.rotated < one.rotated) ? other : one
    let loser = winner.sent == first ? second : first
    guard winner.answered >= 0, winner.answered < loser, records[winner.answered].number != 0 else {
      // Nobody knows. If that is because the answer had been lost before, or a process died that had sent the first, it is
      // no matter of two that meet.
      let loss = lossOfAnswer(to: first, before: second)
      return loss.map { winner.sent == first || records[$0].kind.isDeathOfPage } ?? false
    }
    // A header was written before its page was loaded.
    if records[loser].hasOwnHeader, Int(records[loser].cause) < winner.answered { return false }
    if records[loser].actor == records[winner.sent].actor { return true }
    return !isCopyUnderWay(from: winner, at: loser)
  }

  /// True if the winner's new token was on its way to the store when the request was sent: it is written there
  /// afterwards, and what brings it had begun.
  private func isCopyUnderWay(from winner: TraceFacts.Exchange, at use: Int) -> Bool {
    guard let store = facts.store(ofRequest: use), let issue = facts.issue(of: records[use].value) else { return false }
    // A grace answers with a token that another exchange has made.
    let successor = records[..<use].firstIndex {
      $0.kind == .tokenIssued && $0.name == .refresh && $0.number == records[issue].number
        && isNewer($0.value, than: records[use].value)
    }
    guard let issued = winner.issuedRefresh >= 0 ? winner.issuedRefresh : successor else { return false }
    let token = records[issued].value
    let late = facts.first(facts.changes(of: .refresh, in: store), after: use) {
      $0.kind == .cookieWritten && $0.value == token
    }
    guard let late else { return false }
    if records[late].cause >= 0 { return Int(records[late].cause) < use }
    guard let known = knowledge(of: token, before: late) else { return false }
    let launch = facts.last(facts.lifecycle, before: late) { $0.kind == .appLaunched }
    guard (launch ?? -1) < known else { return false }
    if known < use { return true }
    // It was told by a notification of the change itself.
    let told = facts.last(facts.notifications, before: known) { Int($0.cause) > winner.answered }
    return told.map { Int(records[$0].cause) < use } ?? false
  }

  /// True if no answer to an exchange had arrived when the token was sent again, and the server had made it.
  fileprivate func isUnanswered(_ first: Int, before second: Int) -> Bool {
    let exchange = facts.exchange(of: first)
    guard exchange.rotated >= 0 || exchange.issuedRefresh >= 0 else { return false }
    return exchange.answered < 0 || exchange.answered > second || records[exchange.answered].number == 0
  }

  /// True if the server made a token for a request, and no answer with it came before the effect.
  fileprivate func isUnanswered(_ sent: Int) -> Bool {
    let exchange = facts.exchange(of: sent)
    guard exchange.issuedAny >= 0 else { return false }
    return exchange.answered < 0 || exchange.answered > effect || records[exchange.answered].number == 0
  }

  /// What took the answer to a request, or whoever waited for it, before the token was sent again.
  func lossOfAnswer(to first: Int, before second: Int) -> Int? {
    let request = records[first]
    return records.indices[(first + 1)..<second].first { index in
      let record = records[index]
      let isPage = request.actor == .page
      switch record.kind {
      case .replyLost: return record.request == request.request
      case .appKilled: return isPage || request.actor == .native
      case .networkProcessDied: return isPage
      case .pageDied: return isPage && request.client != .hiddenWebView
      case .pageLoadStarted: return request.client == .pageFetch && record.client == .pageNavigation
      default: return false
      }
    }
  }

  fileprivate func diedDuringRefresh(_ death: TraceRecord.Kind) -> Bool {
    guard let (first, second) = lostExchange, let died = lossOfAnswer(to: first, before: second) else { return false }
    let answered = facts.exchange(of: first).answered
    return records[died].kind == death && steps.contains(died) && (answered < 0 || answered > second)
  }

  /// Tokens of one run are numbered in the order of their issue; those of a later session are newer than an earlier one's,
  /// which may go on.
  func isNewer(_ token: TraceText, than other: TraceText) -> Bool {
    guard let one = token.tokenNumber, let two = other.tokenNumber else { return false }
    let (session, earlier) = (facts.session(of: token), facts.session(of: other))
    if let session, let earlier, session != earlier { return session > earlier }
    return one > two
  }

  /// True if a client refreshes for itself. Native code does not while the page waits for it to do so, and a worker and a
  /// hidden web view renew for themselves, whatever the page has given up.
  fileprivate func isOwnRefresh(_ sent: Int, of client: TraceActor) -> Bool {
    let request = records[sent]
    guard request.actor == client, request.endpoint == .refresh else { return false }
    guard client == .native else { return request.client != .serviceWorker && request.client != .hiddenWebView }
    let launch = facts.last(facts.lifecycle, before: sent) { $0.kind == .appLaunched } ?? 0
    let thisLaunch = records[launch..<sent]
    return thisLaunch.count { $0.kind == .bridgeCallArrived } <= thisLaunch.count { $0.kind == .bridgeReply }
  }

  /// True if a client's last request before the verdict took no access token along and was refused, although its store had
  /// one of the session, which had not expired.
  fileprivate func isKeptBack(from client: TraceActor, since start: Int) -> Bool {
    let sent = facts.last(facts.sends, before: effectMet) { $0.actor == client && $0.name == .access }
    guard let sent, sent > start, records[sent].value.isEmpty, facts.isRefused(sent),
      let store = facts.store(ofRequest: sent), let held = facts.held(.access, in: store, before: sent)
    else { return false }
    let cookie = records[held]
    return isOfLostSession(cookie.value) && (cookie.expiresAt == 0 || cookie.expiresAt > records[sent].time)
  }

  /// True if a step brings a token by the answer to a request from before a logout or a login, and nothing has taken that
  /// away again from where it is used.
  fileprivate func answer(outlives end: Int?, where condition: (TraceRecord) -> Bool) -> Bool {
    guard let end, end >= 0 else { return false }
    return steps.contains { arrival in
      let record = records[arrival]
      guard record.kind == .cookieWritten, record.cause >= 0, arrival > end else { return false }
      let sent = facts.exchange(of: Int(record.cause)).sent
      guard sent >= 0, sent < end, steps.contains(sent), condition(records[sent]) else { return false }
      guard verdict.kind == .resurrected, let store else { return true }
      return !facts.changes(of: record.name, in: store).contains {
        $0 > arrival && $0 < effect && records[$0].takesAway
      }
    }
  }
}

extension TraceRecord {
  /// True for a cookie that had run out: that it goes is nobody's doing.
  fileprivate var isOver: Bool { expiresAt != 0 && expiresAt <= time }
}

extension TraceRecord.Kind {
  /// True for the end of a process that WebKit runs for the page.
  fileprivate var isDeathOfPage: Bool { self == .pageDied || self == .networkProcessDied }
}
