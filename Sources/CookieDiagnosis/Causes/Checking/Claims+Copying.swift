/// F01, F31 to F36, F39, F44 to F46, F57, and what a strategy deletes: a change that did not reach the other store, or
/// that reached it wrongly.
extension ChainClaim {
  static let copying: [ChainClaim] = [
    ChainClaim(.twoJars, "a store that was never given what the other side had, and nothing that lost it on the way") {
      $0.verdict.kind == .resurrected
        ? !$0.hasFailedLogOut && ($0.keptSinceLogOut || $0.nothingToLogOutWith)
        : $0.nothingWasTold || $0.nothingCameYet
    },
    ChainClaim(.observerReleased, "a change of the web store after the observer was added, and no notification since") {
      evidence in
      guard let added = evidence.step(.observerAdded),
        let change = evidence.steps.first(where: {
          $0 > added && evidence.records[$0].isChange && evidence.records[$0].store == .web
        })
      else { return false }
      let told = evidence.facts.first(evidence.facts.notifications, after: added)
      return (told ?? .max) > evidence.effect && change < evidence.effect
    },
    ChainClaim(.observerDeaf, "a death of the network process, and no notification since") {
      $0.isSilent(since: $0.step(.networkProcessDied))
    },
    ChainClaim(.foreignCode, "foreign code that deleted the cookies, or after which nothing was notified") { evidence in
      if let deletion = evidence.step(where: { $0.kind == .cookieDeleted && $0.actor == .sdk }) {
        return evidence.facts.records[deletion].store == evidence.records[deletion].store
      }
      return evidence.isSilent(since: evidence.step(.sdkOpened))
    },
    ChainClaim(.copyLostDeletion, "a token from before the logout, in a store that kept it or got it back") {
      evidence in
      guard let logOut = evidence.logOut, let use = evidence.use, !evidence.hasFailedLogOut else { return false }
      let written = evidence.step { $0.kind == .cookieWritten && $0.cause < 0 }
      if let written { return written > logOut && evidence.records[written].value == evidence.records[use].value }
      return evidence.step { $0.takesAway }.map { $0 > logOut } ?? false
    },
    ChainClaim(.pushedBack, "a token from before the logout that native code wrote to the web store after it") {
      evidence in
      guard let logOut = evidence.logOut, let use = evidence.use, !evidence.hasFailedLogOut,
        let written = evidence.lastStep(where: { $0.kind == .cookieWritten && $0.store == .web && $0.actor == .native })
      else { return false }
      return written > logOut && evidence.records[written].value == evidence.records[use].value
    },
    ChainClaim(
      .staleOverwrite,
      "a copy of an older token, read or received before, over a newer one that was there; or begun before that came"
    ) { evidence in
      if evidence.overtakenCopy(before: evidence.effect) != nil { return true }
      guard let write = evidence.overwrite, evidence.records[write].actor != .system else { return false }
      guard evidence.records[write].cause < 0 else { return false }
      return evidence.steps.contains { step in
        step < write && evidence.tells(step, of: evidence.records[write].value)
      }
    },
    ChainClaim(
      .drift, "a copy by the platform itself, of an older token over a newer one, of a deletion, or after the logout"
    ) { evidence in
      if evidence.step(.cookieDeleted, where: { $0.actor == .system }) != nil { return true }
      guard let write = evidence.lastStep(where: { $0.kind == .cookieWritten && $0.actor == .system }) else {
        return false
      }
      if let logOut = evidence.logOut { return write > logOut }
      return evidence.overwrite == write
    },
    ChainClaim(
      .redirectHidesCookies,
      "cookies of an answer with a redirect, in the native store only, and native code that copies what answers show"
    ) { evidence in
      guard let answer = evidence.step(.responseReceived, where: { (300..<400).contains($0.number) }),
        let arrival = evidence.step(.cookieWritten, where: { Int($0.cause) == answer })
      else { return false }
      let token = evidence.records[arrival].value
      return evidence.copiesAnswers
        && evidence.facts.arrival(of: token, evidence.records[arrival].name, in: .web, before: evidence.effect) == nil
    },
    ChainClaim(.partitionKeyLost, "two writes of one token to the web store, by page and native code") { evidence in
      guard let own = evidence.step(where: { $0.brings && $0.store == .web && $0.actor == .page }) else { return false }
      let token = evidence.records[own].value
      return evidence.steps.contains { step in
        let record = evidence.records[step]
        return step > own && record.brings && record.store == .web && record.actor == .native && record.value == token
      }
    },
    ChainClaim(.systemBrowser, "a last login by the system's browser") { evidence in
      guard let logIn = evidence.step(.requestSent, where: { $0.actor == .systemBrowser }) else { return false }
      return evidence.facts.last(evidence.facts.sends, before: evidence.effect) { $0.endpoint == .logIn } == logIn
    },
    ChainClaim(.patchedScript, "a token that page script wrote to the native store, and the web store never had") {
      evidence in
      guard
        let write = evidence.step(where: { $0.kind == .cookieWritten && $0.store == .native && $0.actor == .page })
      else { return false }
      let written = evidence.records[write]
      return evidence.facts.arrival(of: written.value, written.name, in: .web, before: evidence.effect) == nil
    },
    ChainClaim(.oldBackup, "a backup that held a token, which was exchanged before it was restored") { evidence in
      guard let read = evidence.step(.storeRead, where: { $0.store == .backup && !$0.value.isEmpty }),
        let restored = evidence.steps.first(where: {
          $0 > read && evidence.records[$0].kind == .cookieWritten
            && evidence.records[$0].value == evidence.records[read].value
        })
      else { return false }
      guard let use = evidence.use, evidence.hasSuccessor(evidence.records[read].value, before: restored) else {
        return false
      }
      guard !evidence.hasSeen(evidence.records[read].value, before: restored) else { return false }
      return restored < use && evidence.records[use].value == evidence.records[restored].value
    },
    ChainClaim(
      .droppedByStrategy,
      "a deletion by native code of a token of the session that was lost, or that the device lived on with"
    ) { evidence in
      guard
        let deletion = evidence.lastStep(where: { $0.kind == .cookieDeleted && $0.actor == .native && $0.cause < 0 })
      else { return false }
      let token = evidence.records[deletion].value
      guard !evidence.passesOnRefusal(deletion), !evidence.mirrorsLoss(deletion) else { return false }
      return evidence.isOfLostSession(token) || evidence.isFromAfterLogIn(token)
    },
  ]
}

extension ChainEvidence {
  /// The step that put an older token where a newer one was: the store had it until then.
  fileprivate var overwrite: Int? {
    steps.last { step in
      let record = records[step]
      guard record.kind == .cookieWritten, let held = facts.held(record.name, in: record.store, before: step) else {
        return false
      }
      return isNewer(records[held].value, than: record.value)
    }
  }

  /// The copy by which the refused request's token came to its store, if a newer one reached the store that it was read from
  /// while it was under way. What is read there is a step of the chain.
  fileprivate func overtakenCopy(before limit: Int) -> Int? {
    guard let use, !records[use].value.isEmpty, let store = facts.store(ofRequest: use) else { return nil }
    let token = records[use].value
    let copies = facts.changes(of: .refresh, in: store).filter {
      $0 < min(use, limit) && records[$0].kind == .cookieWritten && records[$0].value == token
    }
    guard let copy = copies.last, records[copy].actor == .native, records[copy].cause < 0 else { return nil }
    let read = records[..<copy].lastIndex {
      $0.kind == .storeRead && $0.actor == .native && $0.value == token && $0.store != .backup
    }
    guard let read, records[read].store != store else { return nil }
    let isOvertaken = facts.changes(of: .refresh, in: records[read].store).contains {
      $0 > read && $0 < copy && records[$0].brings && isNewer(records[$0].value, than: token)
    }
    return isOvertaken ? copy : nil
  }

  /// True if native code put a token into the web store that it knew from an answer, and from no read.
  fileprivate var copiesAnswers: Bool {
    (facts.changes(of: .refresh, in: .web) + facts.changes(of: .access, in: .web)).contains { index in
      let copy = records[index]
      guard copy.kind == .cookieWritten, copy.actor == .native, copy.cause < 0 else { return false }
      return knowledge(of: copy.value, before: index).map { records[$0].kind == .responseReceived } ?? false
    }
  }

  /// True if the last that native code had learnt was that the server refused its own refresh, which carried no token.
  fileprivate func passesOnRefusal(_ deletion: Int) -> Bool {
    let heard = records[..<deletion].lastIndex {
      $0.actor == .native && ($0.kind == .responseReceived || $0.kind == .storeRead || $0.kind == .observerNotified)
    }
    guard let heard, records[heard].kind == .responseReceived else { return false }
    let judged = facts.exchange(of: heard).judged
    return judged >= 0 && records[judged].kind == .tokenRefused && records[judged].name == .refresh
      && records[judged].value.isEmpty
  }

  /// True if native code deleted from the web store what it had just missed in the native store, and had not deleted there.
  fileprivate func mirrorsLoss(_ deletion: Int) -> Bool {
    let look = records[..<deletion].last { $0.kind == .storeRead && $0.actor == .native }
    guard records[deletion].store == .web, let look, look.store == .native, look.value.isEmpty else { return false }
    let change = facts.last(facts.changes(of: records[deletion].name, in: .native), before: deletion) { _ in true }
    return change.map { records[$0].takesAway && (records[$0].actor != .native || records[$0].cause >= 0) } ?? false
  }

  /// True if a token was issued after the last login before the effect: an earlier session that goes on.
  fileprivate func isFromAfterLogIn(_ token: TraceText) -> Bool {
    guard let issue = facts.issue(of: token),
      let logIn = facts.last(facts.sends, before: effect, where: { $0.endpoint == .logIn })
    else { return false }
    return issue > logIn
  }

  /// True if native code's last look into one of the two stores showed the token.
  fileprivate func hasSeen(_ token: TraceText, before limit: Int) -> Bool {
    let look = records[..<limit].last { $0.kind == .storeRead && $0.actor == .native && $0.store != .backup }
    return look?.value == token
  }

  /// True if the server had made the next refresh token of a token's session, or of a later one.
  fileprivate func hasSuccessor(_ token: TraceText, before limit: Int) -> Bool {
    guard let issue = facts.issue(of: token), issue < limit else { return false }
    return records[(issue + 1)..<limit].contains {
      $0.kind == .tokenIssued && $0.name == .refresh && $0.number >= records[issue].number
    }
  }

  /// True if a step shows native code a token: what it copies later.
  fileprivate func tells(_ step: Int, of token: TraceText) -> Bool {
    let record = records[step]
    if record.kind == .storeRead {
      // A read says which refresh token it showed; an access token it showed if the store held it.
      return record.value == token
        || facts.held(.access, in: record.store, before: step).map { records[$0].value == token } ?? false
    }
    guard record.kind == .responseReceived, let issue = facts.issue(of: token) else { return false }
    return records[issue].request == record.request
      || records.contains { Int($0.cause) == step && $0.kind == .cookieWritten && $0.value == token }
  }

  /// True if a token belongs to the session that the verdict is about.
  func isOfLostSession(_ token: TraceText) -> Bool {
    guard let session = facts.session(of: token) else { return false }
    return session == verdict.session
  }

  fileprivate func isSilent(since silencer: Int?) -> Bool {
    guard let silencer, silencer < effect else { return false }
    return (facts.first(facts.notifications, after: silencer) ?? .max) > effect
  }

  /// F01 of a logout: the store has had the token since before it, untouched.
  fileprivate var keptSinceLogOut: Bool {
    guard let logOut, let use, let store, let held = facts.held(records[use].name, in: store, before: use) else {
      return false
    }
    return held < logOut && records[held].value == records[use].value
  }

  /// F01 of a logout that the server could not know of: the store of whoever logged out never had a refresh token of the
  /// session, so that the logout carried none.
  fileprivate var nothingToLogOutWith: Bool {
    guard let request = step(.requestSent, where: { $0.endpoint == .logOut }), records[request].value.isEmpty,
      let store = facts.store(ofRequest: request)
    else { return false }
    return !facts.changes(of: .refresh, in: store).contains { $0 < request && isOfLostSession(records[$0].value) }
  }

  /// F01 of a refresh or a login: somebody on the device had a newer token of the session, and the store never did. If
  /// it was lost again before anybody could copy it, that loss comes first.
  fileprivate var nothingWasTold: Bool {
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
    return !wasGiven && !wasDropped && !wasLostUnseen(token, name, beside: store)
  }

  /// F01 of a login or a refresh that was under way: the answer with the session's token came after the effect or never,
  /// though it was not lost before.
  fileprivate var nothingCameYet: Bool {
    guard let store, let issue = step(.tokenIssued, where: { $0.number == verdict.session }), issue < effect else {
      return false
    }
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
      guard issued >= 0, sessions.contains(records[issued].number) else {
        continue
      }
      let token = records[issued].value
      if (newest.isEmpty || isNewer(token, than: newest)) && (own.isEmpty || isNewer(token, than: own)) {
        newest = token
      }
    }
    return newest.isEmpty ? nil : newest
  }

  /// True if the other store had the token and lost it by no act of the app before native code ever saw it there, although
  /// native code looked afterwards; or did not keep it when it came, so that there was nothing to tell of.
  private func wasLostUnseen(_ token: TraceText, _ name: TraceText, beside store: StoreName) -> Bool {
    let other: StoreName = store == .native ? .web : .native
    guard let loss = loss(of: token, name, in: other) else { return false }
    let looked = facts.reads.contains {
      $0 > loss.end && $0 < effect && records[$0].store == other && records[$0].actor == .native
    }
    let seen = facts.reads.contains {
      $0 > loss.arrived && $0 < loss.end && records[$0].store == other && records[$0].value == token
    }
    return !seen && (looked || loss.isOfWrite && other == .web)
  }

  private func loss(
    of token: TraceText, _ name: TraceText, in store: StoreName
  ) -> (arrived: Int, end: Int, isOfWrite: Bool)? {
    guard let arrived = facts.arrival(of: token, name, in: store, before: effect) else {
      let dropped = facts.lostWrites.last {
        $0 < effect && records[$0].store == store && records[$0].value == token
      }
      return dropped.map { ($0, $0, true) }
    }
    let gone = facts.last(facts.changes(of: name, in: store), before: effect) {
      $0.kind == .cookieVanished && $0.value == token
    }
    return gone.flatMap { $0 > arrived ? (arrived, $0, false) : nil }
  }
}
