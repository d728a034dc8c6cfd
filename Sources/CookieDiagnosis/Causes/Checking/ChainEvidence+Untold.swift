/// Which store was not told of what, and whether it could have been.
extension ChainEvidence {
  /// True if a token belongs to the session that the verdict is about.
  func isOfLostSession(_ token: TraceText) -> Bool {
    guard let session = facts.session(of: token) else { return false }
    return session == verdict.session
  }

  /// The record that the verdict was told by, if it is not the trace's end.
  var verdictRecord: TraceRecord? { records.indices.contains(verdict.record) ? records[verdict.record] : nil }

  /// True if the app's extension sent a request without any token, and the app's stores have the session all the same.
  var sentNothingByExtension: Bool {
    let sent = step(.requestSent) { $0.actor == .appExtension && $0.value.isEmpty }
    return sent != nil
      && [StoreName.native, .web].contains { store in
        facts.held(.refresh, in: store, before: verdict.record).map { isOfLostSession(records[$0].value) }
          ?? facts.held(.access, in: store, before: verdict.record).map { isOfLostSession(records[$0].value) } ?? false
      }
  }

  /// True if a token came to the native store with a step that is a redirect, and never to the web store.
  var isHiddenByRedirect: Bool {
    guard let answer = step(.responseReceived, where: { (300..<400).contains($0.number) }) else { return false }
    return (lacking ?? effect) > answer
      && records.indices.contains { place in
        let arrival = records[place]
        return arrival.kind == .cookieWritten && Int(arrival.cause) == answer && arrival.store == .native
          && facts.arrival(of: arrival.value, arrival.name, in: .web, before: lacking ?? effect) == nil
      }
  }

  func isSilent(since silencer: Int?) -> Bool {
    let limit = lacking ?? effect
    guard let silencer, silencer < limit, hadSomethingToHear(since: silencer) else { return false }
    return (facts.first(facts.notifications, after: silencer) ?? .max) > limit
  }

  private func hadSomethingToHear(since silencer: Int) -> Bool {
    guard verdict.kind == .resurrected, let lacking, lacking != use else { return hadLogOutToHear }
    // What the logout could have ended the session by, had its store been told of it.
    let heard = facts.changes(of: .refresh, in: .web).first {
      $0 > silencer && records[$0].brings && isOfLostSession(records[$0].value)
    }
    return heard.map { records[lacking].time - records[$0].time >= 20_000_000 } ?? false
  }

  /// True unless the logout after which a session was used was native code's own, or its answer came less than 20 ms before
  /// the use: too late for any notification.
  private var hadLogOutToHear: Bool {
    guard verdict.kind == .resurrected, let logOut, let use else { return true }
    let exchange = facts.exchange(of: logOut)
    guard exchange.sent >= 0, facts.store(of: records[exchange.sent].actor) == .web else { return false }
    let isHeardOf = exchange.answered >= 0 && exchange.answered < use
    return records[use].time - records[isHeardOf ? exchange.answered : logOut].time >= 20_000_000
  }

  /// The last token of a login before a place, by whoever it was to be.
  func logInToken(before limit: Int, by isMeant: (TraceActor) -> Bool = { _ in true }) -> Int? {
    records[..<limit].indices.last { place in
      guard records[place].kind == .tokenIssued else { return false }
      let sent = facts.exchange(of: place).sent
      return sent >= 0 && records[sent].endpoint == .logIn && isMeant(records[sent].actor)
    }
  }

  /// True if the app had a session of its own at a place, which nobody had ended and the policy had not.
  func hasOwnSession(at limit: Int) -> Bool {
    guard let own = logInToken(before: limit, by: { $0 != .systemBrowser }) else { return false }
    let session = records[own].number
    let isEnded = records[own..<limit].contains {
      $0.kind == .userLogsInAgain || $0.kind == .responseReceived && $0.endpoint == .logOut
        || $0.kind == .sessionRevoked && $0.reason == .loggedOut && $0.number == session
    }
    let tokens = records[..<limit].filter { $0.kind == .tokenIssued && $0.number == session }
    let last = tokens.last { $0.name == .refresh } ?? tokens.last
    return !isEnded && last.map { $0.expiresAt > records[limit].time } ?? false
  }

  /// F01 of a logout: the store has had the token since before it, untouched.
  var keptSinceLogOut: Bool {
    guard let logOut, let use, let store, let held = facts.held(records[use].name, in: store, before: logOut) else {
      return false
    }
    // Code may have written the same there again.
    let isTouched = facts.changes(of: records[use].name, in: store).contains {
      $0 > logOut && $0 < use && !(records[$0].brings && records[$0].value == records[use].value)
    }
    return records[held].value == records[use].value && !isTouched
  }

  /// True if native code looked at the other store after the logout had taken the session's cookies from there, and before the
  /// use: that it did not see what is gone is no want of being told.
  var lookedAfterLogOut: Bool {
    guard let logOut, let use, let store, logOut < use else { return false }
    let other: StoreName = store == .native ? .web : .native
    let removal = (logOut..<use).first {
      records[$0].deletes && records[$0].actor != .sdk && records[$0].store == other
        && isOfLostSession(facts.tokenTaken(by: $0))
        && (records[$0].expiresAt == 0 || records[$0].expiresAt > records[$0].time)
    }
    guard let removal else { return false }
    return facts.reads.contains {
      $0 > removal && $0 < use && records[$0].store == other && records[$0].actor == .native
    }
  }

  /// Where native code was told, before it sent a token of its own store, that the logout had taken the session's cookies
  /// from the web store; and where they were taken.
  var toldOfLogOut: (removal: Int, told: Int)? {
    guard let use, let logOut, store == .native else { return nil }
    let removal = records[..<use].indices.first {
      $0 > logOut && records[$0].deletes && records[$0].actor != .sdk && records[$0].store == .web
        && isOfLostSession(facts.tokenTaken(by: $0))
        && (records[$0].expiresAt == 0 || records[$0].expiresAt > records[$0].time)
    }
    guard let removal else { return nil }
    let told = facts.first(facts.notifications, after: removal) { Int($0.cause) >= removal }
    return told.flatMap { $0 < use ? (removal, $0) : nil }
  }

  /// True if native code was told of the logout while its request waited for a look at the web store from before it.
  var wasToldWhileLooking: Bool {
    guard verdict.kind == .resurrected, let use, keptSinceLogOut, let (removal, told) = toldOfLogOut,
      let look = step(.storeRead, where: { $0.store == .web && $0.actor == .native }), look < removal
    else { return false }
    return steps.contains(told) && records[use].waited(for: records[look])
  }

  /// True if the app wrote the token into a header before its store lost it, and the request set out with it after that and
  /// after the logout.
  var headerOutlivesLogOut: Bool {
    guard verdict.kind == .resurrected, let use, let store, facts.taken(by: use) < use,
      let written = step(.pageLoadStarted), written == facts.taken(by: use)
    else { return false }
    let held = facts.held(records[use].name, in: store, before: written)
    let isTaken = steps.contains {
      $0 > written && $0 < use && records[$0].deletes && records[$0].store == store
        && isOfLostSession(facts.tokenTaken(by: $0))
    }
    return isTaken && held.map { records[$0].value == records[use].value } ?? false
  }

  /// The cookie of the session that the store of whoever logged out still had when the answer came, and that nobody deleted
  /// before the use: nobody could be told of a deletion.
  var leftByLogOut: Int? {
    guard let use, let logOut else { return nil }
    let exchange = facts.exchange(of: logOut)
    guard exchange.sent >= 0, exchange.answered >= 0, exchange.answered < use,
      (200..<300).contains(records[exchange.answered].number),
      let store = facts.store(of: records[exchange.sent].actor),
      let held = facts.held(records[use].name, in: store, before: exchange.answered),
      isOfLostSession(records[held].value)
    else { return nil }
    let next = facts.first(facts.changes(of: records[use].name, in: store), after: exchange.answered)
    if let next, next < use, records[next].deletes, records[next].actor != .sdk { return nil }
    let hasExpired = records[held].expiresAt != 0 && records[held].expiresAt <= records[exchange.answered].time
    return hasExpired || !couldSee(store, from: exchange.answered, before: use) ? nil : held
  }

  /// True if the use has its token from that store, or native code was to hear of it, read it or copied from it since.
  private func couldSee(_ other: StoreName, from place: Int, before use: Int) -> Bool {
    guard let own = store, own != other else { return true }
    let launch = records[..<use].lastIndex { $0.kind == .appLaunched } ?? 0
    let hasLooked = records[place..<use].contains { record in
      record.kind == .storeRead && record.store == other && record.actor == .native
        || record.kind == .cookieWritten && record.store == own && record.cause < 0
    }
    return hasLooked || records[launch..<use].contains { $0.kind == .observerAdded }
  }

  /// F01 of a logout that the server could not know of: the store of whoever logged out never had a refresh token of the
  /// session, so that the logout carried none.
  var nothingToLogOutWith: Bool {
    guard let request = step(.requestSent, where: { $0.endpoint == .logOut }), records[request].value.isEmpty,
      !isEnded(by: request), let store = facts.store(ofRequest: request)
    else { return false }
    return !facts.changes(of: .refresh, in: store).contains { $0 < request && isOfLostSession(records[$0].value) }
  }

  /// F01 of a refresh or a login: somebody on the device had a newer token of the session, and the store never did. If
  /// it was lost again before anybody could copy it, that loss comes first.
  var nothingWasTold: Bool {
    // Where one thing led to another, it is the first of the refused requests that says who was not told.
    let refused = steps.filter { records[$0].kind == .requestSent && facts.isRefused($0) }
    return !isDoubleRefresh && overtakenCopy(before: effect) == nil && wasNotTold(at: refused.first)
  }

  private func wasNotTold(at use: Int?) -> Bool {
    guard let store = use.map({ facts.store(ofRequest: $0) }) ?? store, let token = untold(at: use) else {
      return false
    }
    let (name, limit) = (records[facts.issue(of: token) ?? 0].name, use.map(facts.taken) ?? effect)
    let wasGiven = facts.changes(of: name, in: store).contains { $0 < limit && records[$0].value == token }
    let wasDropped = facts.lostWrites.contains {
      $0 < limit && records[$0].store == store && records[$0].value == token
    }
    return !wasGiven && !wasDropped && !wasLostUnseen(token, name, beside: store, before: use)
  }

  /// F01 of a login or a refresh that was under way: the answer with the session's token came after the effect or never,
  /// though it was not lost before.
  var nothingCameYet: Bool {
    let isOpen = step(.tokenIssued, where: { $0.number == verdict.session }).map { $0 < effect } ?? false
    return isOpen && nothingHadCome(to: store, before: effect) || earlierSessionWasTaken
  }

  /// The same of whoever sent a token of an earlier session meanwhile, whose refusal took the cookies of the new one.
  private var earlierSessionWasTaken: Bool {
    let refused = steps.first { records[$0].kind == .requestSent && facts.isRefused($0) && !records[$0].value.isEmpty }
    guard let refused, isOfEarlierSession(records[refused].value), let cleared = step(.cookieDeleted), refused < cleared
    else { return false }
    return nothingHadCome(to: facts.store(ofRequest: refused), before: facts.taken(by: refused))
  }

  private func isOfEarlierSession(_ token: TraceText) -> Bool {
    facts.session(of: token).map { $0 < verdict.session } ?? false
  }

  private func nothingHadCome(to store: StoreName?, before effect: Int) -> Bool {
    guard let store, let issue = step(.tokenIssued, where: { $0.number == verdict.session }) else { return false }
    let (exchange, token) = (facts.exchange(of: issue), records[issue])
    guard exchange.sent >= 0, steps.contains(exchange.sent),
      lossOfAnswer(to: exchange.sent, before: min(effect, records.count)) == nil
    else { return false }
    let isUnderWay = exchange.answered < 0 || exchange.answered > effect
    return isUnderWay && facts.arrival(of: token.value, token.name, in: store, before: effect) == nil
  }

  /// The newest token of the lost session that reached the device before the effect, by another way than this store's.
  private func untold(at use: Int?) -> TraceText? {
    let name: TraceText = use.map { records[$0].name } ?? .refresh
    // A token of another session may have been made later than this session's: what was sent counts only within it.
    let sent = use.map { records[$0].value } ?? .empty
    let own = isOfLostSession(sent) || isFromAfterLogIn(sent) ? sent : .empty
    let sessions = [verdict.session, facts.session(of: own) ?? verdict.session]
    var newest = TraceText.empty
    for step in 0..<(use.map(facts.taken) ?? effect)
    where records[step].kind == .responseReceived && records[step].number != 0 {
      let exchange = facts.exchange(of: step)
      guard exchange.answered == step || exchange.redirected == step else { continue }
      let issued = name == .refresh ? exchange.issuedRefresh : exchange.issuedAccess
      guard issued >= 0, sessions.contains(records[issued].number), isKnown(issued, from: step) else {
        continue
      }
      let token = records[issued].value
      if (newest.isEmpty || isNewer(token, than: newest)) && (own.isEmpty || isNewer(token, than: own)) {
        newest = token
      }
    }
    return newest.isEmpty ? nil : newest
  }

  /// True if the app can tell of what an answer brought: its own code has it, or the page's store got it or was to.
  private func isKnown(_ issued: Int, from answer: Int) -> Bool {
    let token = records[issued]
    switch facts.store(of: records[answer].actor) {
    case nil: return false
    case .web:
      return facts.arrival(of: token.value, token.name, in: .web, before: effect) != nil
        || facts.lostWrites.contains { $0 < effect && records[$0].value == token.value }
    default: return true
    }
  }

  /// True if the other store had the token and lost it by no act of the app before native code ever saw it there, although
  /// native code looked afterwards; or did not keep it when it came, so that there was nothing to tell of.
  private func wasLostUnseen(
    _ token: TraceText, _ name: TraceText, beside store: StoreName, before use: Int?
  ) -> Bool {
    let other: StoreName = store == .native ? .web : .native
    let limit = use ?? effect
    guard let loss = loss(of: token, name, in: other, before: limit) else { return false }
    let looked = facts.reads.contains {
      $0 > loss.end && $0 < limit && records[$0].store == other && records[$0].actor == .native
    }
    let seen = facts.reads.contains {
      $0 > loss.arrived && $0 < loss.end && records[$0].store == other && records[$0].value == token
    }
    guard !seen else { return false }
    // Native code that sends an old token of the session ends it all the same, unless it would have looked.
    let wouldEndIt = use.map { records[$0].actor == .native && isOfLostSession(records[$0].value) } ?? false
    return looked || loss.isOfWrite && other == .web && (!wouldEndIt || everLooks)
      || isOnlyOne(name, lostAt: loss.end, from: other, at: use)
  }

  /// True if native code read the web store, or was to hear of its changes, anywhere in the run.
  private var everLooks: Bool {
    facts.reads.contains { records[$0].store == .web && records[$0].actor == .native }
      || records.contains { $0.kind == .observerAdded }
  }

  /// True if a session is lost, and not split, since the other store lost its token and has none at the verdict. Where an old
  /// token was sent, that is what ended the session.
  private func isOnlyOne(_ name: TraceText, lostAt loss: Int, from store: StoreName, at use: Int?) -> Bool {
    guard verdict.kind.endsSession, records[loss].takesAway, let use, records[use].value.isEmpty else { return false }
    return facts.last(facts.changes(of: name, in: store), before: effectMet) == loss
      && facts.held(.refresh, in: store, before: effectMet) == nil
  }

  private func loss(
    of token: TraceText, _ name: TraceText, in store: StoreName, before limit: Int
  ) -> (arrived: Int, end: Int, isOfWrite: Bool)? {
    guard let arrived = facts.arrival(of: token, name, in: store, before: limit) else {
      let dropped = facts.lostWrites.last {
        $0 < limit && records[$0].store == store && records[$0].value == token
      }
      return dropped.map { ($0, $0, true) }
    }
    let gone = facts.last(facts.changes(of: name, in: store), before: limit) {
      $0.kind == .cookieVanished && $0.value == token
    }
    return gone.flatMap { $0 > arrived ? (arrived, $0, false) : nil }
  }
}
