/// F20, F22 to F28, F41 to F43, F58: a store that lost what it had.
extension ChainClaim {
  static let losing: [ChainClaim] = [
    ChainClaim(.notDurable, "a write that no flush had brought to the disk when its process died") { evidence in
      guard let death = evidence.lastStep(where: { $0.isDeath }) else { return false }
      guard let lost = evidence.writeLost(with: death), !evidence.isFlushed(lost, before: death) else { return false }
      // A cookie without a date goes with its process in any case, but on a platform that has loaded one from its disk.
      return evidence.records[lost].expiresAt != 0 || evidence.step(.cookieLoaded) { $0.expiresAt == 0 } != nil
        || evidence.records[death...].contains { $0.wasUnflushed && $0.value == evidence.records[lost].value }
    },
    ChainClaim(.deletionNotDurable, "a deletion that no flush had brought to the disk when its process died") {
      evidence in
      guard let loaded = evidence.step(.cookieLoaded), let death = evidence.lastStep(where: { $0.isDeath }) else {
        return false
      }
      let back = evidence.records[loaded]
      let deletion = evidence.records[..<loaded].lastIndex {
        $0.deletes && $0.name == back.name && $0.store == back.store
      }
      guard let deletion else { return false }
      return deletion < loaded && !evidence.isFlushed(deletion, before: death)
    },
    ChainClaim(.sessionCookieDied, "a cookie without an expiry, gone with a process") { evidence in
      guard let write = evidence.step(where: { $0.brings && $0.expiresAt == 0 }) else { return false }
      return evidence.vanished(of: write) { $0.cause >= 0 && !$0.wasUnflushed }
    },
    ChainClaim(.vanished, "a cookie that is gone without a cause") { evidence in
      evidence.step(.cookieVanished) { $0.cause < 0 && $0.about != .networkProcess && !$0.isEvicted } != nil
    },
    ChainClaim(
      .appMoved,
      "a move of the app, and a cookie that is gone by it, or that its store had lost, and would not have behind it"
    ) { evidence in
      guard let move = evidence.step(.appMoved) else { return false }
      if evidence.records[move].deletesFiles, evidence.hadLost(before: move) { return true }
      return evidence.step(.cookieVanished) { Int($0.cause) == move } != nil
    },
    ChainClaim(.onTwoDevices, "a move of the app, and one token sent by both devices after it") { evidence in
      guard let move = evidence.step(.appMoved),
        let sent = evidence.step(.requestSent, where: { !$0.value.isEmpty }), move < sent
      else { return false }
      // What the one that was refused sends after that, with another token or none, comes of it.
      let one = evidence.records[sent]
      return evidence.steps.contains { step in
        let other = evidence.records[step]
        return step > sent && other.kind == .requestSent && other.value == one.value
          && (one.actor == .oldDevice) != (other.actor == .oldDevice)
      }
    },
    ChainClaim(
      .clockSet,
      "a cookie with a date, and a clock that was set past it before its token was over, or before it came, so that no store kept it"
    ) {
      evidence in
      guard let step = evidence.lastStep(where: { $0.kind == .clockSet && $0.number > 0 }),
        evidence.records.indices.contains(evidence.effect)
      else { return false }
      guard let kept = evidence.step(where: { $0.brings && $0.expiresAt != 0 }) else {
        return evidence.isOverAsItCame(behind: step)
      }
      return kept < step && evidence.records[kept].expiresAt > evidence.records[evidence.effect].time
    },
    ChainClaim(
      .completionLost,
      "a look at the web store without an end, the last of native code, and a store without the token; or an operation on it "
        + "without an end, after which native code wrote nothing there"
    ) { evidence in
      guard let lost = evidence.step(.completionLost), lost > 0, evidence.records.indices.contains(evidence.effect),
        lost < evidence.effect
      else { return false }
      let isLook = { (record: TraceRecord) in
        record.kind == .storeRead && record.store == .web && record.actor == .native
      }
      let brings = { (record: TraceRecord) in
        record.brings && record.store == .web && evidence.isOfLostSession(record.value)
      }
      // What a copy begins with afterwards shows what had not been brought over.
      let copy = evidence.steps.first {
        $0 > lost && evidence.records[$0].kind == .storeRead && evidence.records[$0].actor == .native
      }
      if let copy, copy < evidence.effect {
        let operation = evidence.records[lost - 1]
        return operation.actor == .native && operation.store == .web
          && !evidence.records[lost..<copy].contains { isLook(operation) ? isLook($0) : brings($0) }
      }
      if evidence.store == .web, evidence.records[lost - 1].actor == .native, evidence.records[lost - 1].store == .web,
        !evidence.records[lost..<evidence.effect].contains(where: { brings($0) && $0.actor == .native })
      {
        return true
      }
      return isLook(evidence.records[lost - 1])
        && !evidence.records[lost..<evidence.effect].contains { isLook($0) || brings($0) }
    },
    ChainClaim(
      .evicted, "a cookie that a full store gave up, and no newer one that code took from the other store afterwards"
    ) { evidence in
      evidence.step(.cookieVanished) { $0.isEvicted }.map { !evidence.isOutlived($0) } ?? false
    },
    ChainClaim(.wipedAfterIdle, "a kill, a launch later, and a store that the network process emptied then") {
      evidence in
      guard let kill = evidence.step(.appKilled), let launch = evidence.step(.appLaunched), kill < launch,
        let gone = evidence.step(.cookieVanished, where: { $0.about == .networkProcess })
      else { return false }
      return launch < gone && evidence.records[launch].time > evidence.records[kill].time
    },
    ChainClaim(.scriptCookieCapped, "a cookie set by page script that expired before its token") { evidence in
      guard let write = evidence.step(.cookieWritten, where: { $0.actor == .page && $0.expiresAt != 0 }),
        let issue = evidence.facts.issue(of: evidence.records[write].value), evidence.effect > write,
        evidence.records.indices.contains(evidence.effect)
      else { return false }
      let now = evidence.records[evidence.effect].time
      return evidence.records[write].expiresAt <= now && evidence.records[issue].expiresAt > now
    },
    ChainClaim(.cookieCapped, "a cookie that was written for 400 days, and ran out before its token") { evidence in
      guard let write = evidence.step(.cookieWritten), evidence.records[write].livesAsLongAsAny,
        let issue = evidence.facts.issue(of: evidence.records[write].value),
        evidence.records.indices.contains(evidence.effect)
      else { return false }
      let now = evidence.records[evidence.effect].time
      return evidence.steps.contains { step in
        let cookie = evidence.records[step]
        return cookie.brings && cookie.value == evidence.records[write].value && cookie.expiresAt != 0
          && cookie.expiresAt <= now && evidence.records[issue].expiresAt > now
      }
    },
    ChainClaim(.backupUnreadable, "a backup that was saved and then read empty") { evidence in
      guard let saved = evidence.step(where: { $0.brings && $0.store == .backup }),
        let read = evidence.lastStep(where: { $0.kind == .storeRead && $0.store == .backup })
      else { return false }
      return saved < read && evidence.records[read].number == 0
    },
    ChainClaim(
      .splitAtComma,
      "one token with an expiry in one store and without one in the copy, or one that native code wrote before a cookie without "
        + "a name"
    ) { evidence in
      if evidence.hasHalfCookie { return true }
      guard let original = evidence.step(where: { $0.kind == .cookieWritten && $0.expiresAt != 0 }) else {
        return false
      }
      let token = evidence.records[original].value
      return evidence.steps.contains { step in
        let copy = evidence.records[step]
        return step > original && copy.kind == .cookieWritten && copy.expiresAt == 0 && copy.value == token
          && copy.store != evidence.records[original].store
      }
    },
    ChainClaim(.expiryNotUnderstood, "an answer with a date, and its cookie stored without one") { evidence in
      guard let dated = evidence.step(.responseSent, where: { $0.expiresAt != 0 }),
        let write = evidence.step(where: { $0.brings && $0.expiresAt == 0 })
      else { return false }
      let issue = evidence.facts.issue(of: evidence.records[write].value)
      return issue.map { evidence.records[$0].request == evidence.records[dated].request } ?? false
    },
    ChainClaim(.sameSiteDefault, "a cookie that was held back, and that the platform had made Lax") {
      $0.heldBack.map(\.isLaxByDefault) ?? false
    },
    ChainClaim(
      .otherSite,
      "a cookie in the store, not expired, that was not sent, or not in place of an older one outside its partition; or an "
        + "answer with a token, of whose cookies it took none"
    ) {
      $0.heldBack.map { !$0.isLaxByDefault } ?? $0.sendsWhatTwinHasOutdated(in: .native)
    },
    ChainClaim(
      .lockHeld,
      "a store that could not open its file, and cookies that are gone by that, or with the process that kept them in memory"
    ) { evidence in
      guard let refused = evidence.step(.lockRefused) else { return false }
      // What was there before the lock was refused is back: a deletion since had not come to the disk.
      if let loaded = evidence.lastStep(.cookieLoaded), refused < loaded {
        let back = evidence.records[loaded]
        let deletion = evidence.records[refused..<loaded].lastIndex {
          $0.deletes && $0.name == back.name && $0.store == .web
        }
        if let deletion {
          return !evidence.records[(refused + 1)..<deletion].contains {
            $0.kind == .appLaunched || $0.kind == .networkProcessDied
          }
        }
      }
      return evidence.step(.cookieVanished) { gone in
        if Int(gone.cause) == refused { return true }
        // Nothing has opened the store anew between the refusal and the end that took them.
        return Int(gone.cause) > refused && gone.store == .web
          && !evidence.records[(refused + 1)..<Int(gone.cause)].contains {
            $0.kind == .appLaunched || $0.kind == .networkProcessDied
          }
      } != nil
    },
    ChainClaim(.storeInMemory, "a cookie that went with the app, although it had an expiry or was in no native store") {
      evidence in
      guard let write = evidence.step(where: \.brings) else { return false }
      return evidence.vanished(of: write) { gone in
        guard gone.cause >= 0 else { return false }
        let reason = evidence.records[Int(gone.cause)].kind
        let isByApp = reason == .appKilled || reason == .appLaunched
        return isByApp && (evidence.records[write].expiresAt != 0 || evidence.webStoreWentWithTheApp)
      }
    },
  ]
}

extension ChainEvidence {
  /// True if a cookie of the web store is gone by the app's end, and not by the network process's.
  fileprivate var webStoreWentWithTheApp: Bool {
    records.contains { record in
      record.kind == .cookieVanished && record.store == .web && records.indices.contains(Int(record.cause))
        && records[Int(record.cause)].kind == .appKilled
    }
  }

  /// The record of a cookie that was in the store, not expired, and was not sent; or of an answer with a token, of whose
  /// cookies the store took none.
  fileprivate var heldBack: TraceRecord? {
    guard let use = lacking, let store = facts.store(ofRequest: use) else { return nil }
    let answer = steps.first {
      records[$0].kind == .responseReceived && records[$0].number != 0 && records[$0].actor == .page
        && facts.exchange(of: $0).issuedAny >= 0
    }
    if let answer {
      let isTaken = records.contains { Int($0.cause) == answer && ($0.isChange || $0.kind == .writeLost) }
      // Native code could have been told of nothing that the page's store never had.
      let sent = records[use].value
      let wasThere =
        store != .web
        && facts.changes(of: records[use].name, in: .web).contains {
          $0 < use && records[$0].brings && isOfLostSession(records[$0].value)
            && (sent.isEmpty || isNewer(records[$0].value, than: sent))
        }
      return answer < use && !wasThere && !isTaken ? records[answer] : nil
    }
    // The answer to a request that lacked it may clear it, so that a later one lacks it as well, with a copy of
    // that in the other store too.
    let lacked = steps.filter { records[$0].kind == .requestSent && records[$0].value.isEmpty } + [use]
    return lacked.lazy.compactMap(keptBack).first
  }

  /// A cookie that a step had brought to a request's store, which still had it when the request was sent without it.
  private func keptBack(with use: Int) -> TraceRecord? {
    guard records[use].value.isEmpty, let store = facts.store(ofRequest: use),
      let kept = steps.last(where: { $0 < use && records[$0].brings && records[$0].store == store }),
      facts.held(records[kept].name, in: store, before: use) == kept
    else { return nil }
    let cookie = records[kept]
    return cookie.expiresAt == 0 || cookie.expiresAt > records[use].time ? cookie : nil
  }

  /// True if a step before a place is the loss of a cookie, or of its write, and its store got no other since.
  fileprivate func hadLost(before move: Int) -> Bool {
    let lost = steps.first {
      let change = records[$0]
      return $0 < move && (change.kind == .writeLost || change.kind == .cookieVanished || change.kind == .cookieDeleted)
    }
    guard let lost else { return false }
    return !facts.changes(of: records[lost].name, in: records[lost].store).contains {
      $0 > lost && $0 < effect && records[$0].brings
    }
  }

  /// True if a step is native code's write of a token, and what it wrote to that store next has no name.
  fileprivate var hasHalfCookie: Bool {
    steps.contains { step in
      let write = records[step]
      guard write.kind == .cookieWritten, write.actor == .native, !write.value.isEmpty else { return false }
      let next = records[(step + 1)...].first {
        $0.kind == .cookieWritten && $0.actor == .native && $0.store == write.store
      }
      return next?.name.isEmpty ?? false
    }
  }

  /// True if the other store had a newer refresh token than was lost, for as long as native code did not delete it.
  fileprivate func isOutlived(_ gone: Int) -> Bool {
    guard verdict.kind.endsSession, records[gone].name == .refresh else { return false }
    let other: StoreName = records[gone].store == .native ? .web : .native
    guard let last = facts.last(facts.changes(of: .refresh, in: other), before: effectMet), last > gone else {
      return false
    }
    return records[last].deletes && records[last].actor == .native && records[last].cause < 0
      && isNewer(facts.tokenTaken(by: last), than: records[gone].value)
  }

  /// The write that a death took: a step of the chain that was written, or the newest of the store that came back older.
  fileprivate func writeLost(with death: Int) -> Int? {
    if let loaded = step(.cookieLoaded) {
      let back = records[loaded]
      // Which of two tokens against forgery is the newer, nothing says but the order of their coming.
      if verdict.kind == .forbidden {
        let last = records[..<death].lastIndex {
          $0.kind == .cookieWritten && $0.name == back.name && $0.store == back.store
        }
        return last.flatMap { records[$0].value != back.value ? $0 : nil }
      }
      guard let held = facts.held(back.name, in: back.store, before: death) else { return nil }
      return isNewer(records[held].value, than: back.value) ? held : nil
    }
    guard let write = steps.last(where: { $0 < death && records[$0].kind == .cookieWritten }) else { return nil }
    return vanished(of: write) { $0.cause >= 0 } ? write : nil
  }

  /// A flush writes all that the store holds by then.
  fileprivate func isFlushed(_ change: Int, before death: Int) -> Bool {
    facts.first(facts.flushes, after: change).map { $0 < death } ?? false
  }

  /// True if a step shows the cookie of a write gone from its store.
  fileprivate func vanished(of write: Int, where condition: (TraceRecord) -> Bool) -> Bool {
    let cookie = records[write]
    return steps.contains { step in
      let gone = records[step]
      return step > write && gone.kind == .cookieVanished && gone.store == cookie.store && gone.value == cookie.value
        && condition(gone)
    }
  }
}

extension ChainEvidence {
  /// True if a token's date had passed by the device's clock, which a step had set ahead, as its answer came, and no store had it.
  fileprivate func isOverAsItCame(behind clockStep: Int) -> Bool {
    guard let issue = step(.tokenIssued), clockStep < issue, case let answered = facts.exchange(of: issue).answered,
      issue < answered, answered < effect
    else { return false }
    let ahead = records[..<answered].filter { $0.kind == .clockSet }.reduce(Int64(0)) { $0 &+ $1.nanosecondsSet }
    return records[issue].expiresAt &- ahead <= records[answered].time
      && !records[..<effect].contains { $0.brings && $0.value == records[issue].value }
  }
}
