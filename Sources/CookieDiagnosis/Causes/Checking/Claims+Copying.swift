/// F01, F31 to F36, F39, F44 to F46, F57, and what a strategy deletes: a change that did not reach the other store, or
/// that reached it wrongly.
extension ChainClaim {
  static let copying: [ChainClaim] = [
    ChainClaim(.writtenBack, "a token written by code after the answer to its session's logout") { evidence in
      guard let logOut = evidence.step(.responseReceived, where: { $0.endpoint == .logOut && $0.number != 0 }),
        let write = evidence.lastStep(.cookieWritten), write == evidence.verdict.record, logOut < write,
        let issue = evidence.facts.issue(of: evidence.records[write].value)
      else { return false }
      let written = evidence.records[write]
      return written.actor == .native && written.cause < 0 && evidence.records[issue].number == evidence.verdict.session
    },
    ChainClaim(.twoJars, "a store that was never given what the other side had, and nothing that lost it on the way") {
      if let record = $0.verdictRecord, record.actor == .appExtension { return $0.sentNothingByExtension }
      if let use = $0.use, $0.records[use].actor == .oldDevice {
        return $0.step(.appMoved).map { move in move < use } ?? false
      }
      // What the new one meets behind the old one's refusal comes of that.
      if let old = $0.step(.requestSent, where: { $0.actor == .oldDevice }), $0.facts.isRefused(old),
        let move = $0.step(.appMoved), move < old
      {
        return true
      }
      return $0.verdict.kind == .resurrected
        ? !$0.hasFailedLogOut
          && ($0.nothingToLogOutWith
            || $0.keptSinceLogOut && $0.leftByLogOut == nil && $0.toldOfLogOut == nil && !$0.lookedAfterLogOut)
        : $0.nothingWasTold || $0.nothingCameYet || $0.isHiddenByRedirect
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
    ChainClaim(
      .notificationLate, "a change of the web store, and the first notification since, 20 ms behind it and too late"
    ) { evidence in
      guard let told = evidence.lastStep(.observerNotified), told > evidence.effect else { return false }
      return evidence.steps.contains { change in
        let (record, notified) = (evidence.records[change], evidence.records[told])
        return change < evidence.effect && notified.time - record.time >= 20_000_000
          && (record.isChange && record.store == .web || record.kind == .responseReceived
            || record.kind == .sessionRevoked)
          && evidence.facts.first(evidence.facts.notifications, after: change) == told
      }
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
    ChainClaim(
      .logoutLeftCookies, "a logout with a success for its answer, and a cookie of the session that its store keeps"
    ) { evidence in evidence.leftByLogOut.map(evidence.steps.contains) ?? false },
    ChainClaim(.pushedBack, "a token from before the logout that native code wrote to the web store after it") {
      evidence in
      guard let logOut = evidence.logOut, let use = evidence.use, !evidence.hasFailedLogOut,
        let written = evidence.lastStep(where: { $0.kind == .cookieWritten && $0.store == .web && $0.actor == .native })
      else { return false }
      return written > logOut && evidence.records[written].value == evidence.records[use].value
    },
    ChainClaim(
      .staleOverwrite,
      "a copy of an older token, or of one that is over, read or received before, over a newer one that was there; or begun "
        + "before that came, or before the logout that native code was told of, or that emptied the store, meanwhile"
    ) { evidence in
      if evidence.overtakenCopy(before: evidence.effect) != nil || evidence.wasToldWhileLooking
        || evidence.headerOutlivesLogOut || evidence.copiesStaleEnd
      {
        return true
      }
      guard let write = evidence.overwrite, evidence.records[write].actor != .system else { return false }
      guard evidence.records[write].cause < 0 else { return false }
      return evidence.steps.contains { step in
        step < write && evidence.tells(step, of: evidence.records[write].value)
      }
    },
    ChainClaim(
      .drift,
      "a copy by the platform itself, of an older token over a newer one, of a deletion, after the logout, or of a session that "
        + "nobody else brought to its store"
    ) { evidence in
      if evidence.step(.cookieDeleted, where: { $0.actor == .system }) != nil { return true }
      guard let write = evidence.lastStep(where: { $0.kind == .cookieWritten && $0.actor == .system }) else {
        return false
      }
      if evidence.isBroughtByPlatformAlone(write) { return true }
      if let logOut = evidence.logOut { return write > logOut }
      if evidence.verdict.kind == .forbidden { return evidence.lastOfForbiddenCookie == write }
      return evidence.overwrite == write
    },
    ChainClaim(
      .redirectHidesCookies,
      "cookies of an answer with a redirect, in the native store only, and native code that copies what answers show"
    ) { $0.copiesAnswers && $0.isHiddenByRedirect },
    ChainClaim(
      .partitionKeyLost,
      "two cookies of one name in the web store, one of them in a partition, and one that is sent though the other one's end "
        + "was to be its own"
    ) { $0.sendsWhatTwinHasOutdated(in: .web) },
    ChainClaim(.systemBrowser, "a last login by the system's browser, and no session of the app's own that goes on") {
      evidence in
      guard let logIn = evidence.step(.requestSent, where: { $0.actor == .systemBrowser }) else { return false }
      let limit = evidence.verdict.kind.endsSession ? evidence.effectMet : evidence.lacking ?? evidence.effect
      guard let token = evidence.logInToken(before: limit) else { return false }
      return evidence.records[token].request == evidence.records[logIn].request
        && !evidence.hasOwnSession(at: token)
    },
    ChainClaim(.patchedScript, "a token that page script wrote to the native store, and the web store never had") {
      evidence in
      guard
        let write = evidence.step(where: { $0.kind == .cookieWritten && $0.store == .native && $0.actor == .page })
      else { return false }
      let written = evidence.records[write]
      // What came there later, when it had been missed, was too late.
      let missed = evidence.steps.first { $0 > write && evidence.records[$0].kind == .requestSent }
      let limit = evidence.lacking.map { min($0, missed ?? $0) } ?? evidence.effect
      return evidence.facts.arrival(of: written.value, written.name, in: .web, before: limit) == nil
    },
    ChainClaim(
      .oldBackup,
      "a backup that held a token, which was exchanged before it was restored to a store that had it no longer"
    ) { evidence in
      guard let restored = evidence.restored else { return false }
      let cookie = evidence.records[restored]
      guard evidence.hasSuccessor(cookie.value, before: restored), !evidence.hasSeen(cookie.value, before: restored)
      else { return false }
      // What was refused after it, for want of any token, comes of it.
      return evidence.steps.contains {
        $0 > restored && evidence.records[$0].kind == .requestSent && evidence.facts.isRefused($0)
          && evidence.records[$0].value == cookie.value
      }
    },
    ChainClaim(
      .droppedByStrategy,
      "a deletion by native code of a token of the session that was lost, or that the device lived on with"
    ) { evidence in
      guard
        let deletion = evidence.lastStep(where: { $0.deletes && $0.actor == .native && $0.cause < 0 })
      else { return false }
      let token = evidence.facts.tokenTaken(by: deletion)
      guard !evidence.passesOnRefusal(deletion), !evidence.mirrorsLoss(deletion), !evidence.copiesStaleEnd else {
        return false
      }
      return evidence.isOfLostSession(token) || evidence.isFromAfterLogIn(token)
    },
  ]
}
