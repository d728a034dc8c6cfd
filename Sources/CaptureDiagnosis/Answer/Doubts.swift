import CookieDiagnosis

/// What has to stand beside an answer, although no simulated run speaks for it.
struct Doubts {
  let scene: VerdictScene
  let contradictions: Contradictions

  var setting: Setting { scene.setting }

  func added(to causes: [Cause]) -> [Cause] {
    let wide = widened(causes)
    let beside: [(Bool, Cause)] = [
      (mayHaveEndedElsewhere, .endedElsewhere), (wasCleared, .loserClearsWinner),
      (wasExchangedMeanwhile, .doubleRefresh), (mayHaveMissedAnswer, .replyLost),
      (cameBack, .staleOverwrite), (cameBack, .twoJars), (cameWithRedirect, .redirectHidesCookies),
      (setting.details.hasTwins, .partitionKeyLost),
      // Nobody renews what has nothing to be renewed with: the server's own limit ends it.
      (setting.concluded == "not-renewed" && (!renews || mayHaveBeenRefused), .endedElsewhere),
      (mayHaveBeenRefused, .doubleRefresh), (mayHaveBeenRefused, .onTwoDevices),
      (causes == [.sessionCookieDied] && wasDeletedNatively, .droppedByStrategy),
      (isOneOfSeveralLosses(wide), .vanished), (wasForked, .rotationNotAtomic), (wasOpenedInBrowser, .systemBrowser),
      (
        causes.contains(.vanished) && causes.count > 1 && setting.details.beside == .unknown && scene.isCapture,
        .foreignCode
      ),
      (causes.contains(.doubleRefresh) && scene.recorded.namesSeveralDevices, .onTwoDevices),
      (lostWhatNoAnswerBrought && setting.hasRestarted, .sessionCookieDied),
      (lacksUndated && setting.hasRestarted && !scene.keptUndated, .sessionCookieDied),
      (wasUsedWithoutAnswer, .replyLost), (scene.mayHaveKeptUndated && causes.contains(.sessionCookieDied), .vanished),
      (scene.mayHaveKeptUndated && causes.contains(.sessionCookieDied), .foreignCode),
      (scene.wasAwayForAMoment && losesUndated, .sessionCookieDied),
      (scene.wasAwayForAMoment && losesFresh, .notDurable),
      (cameBackBehindAMoment, .notDurable), (causes.contains(.sessionCookieDied) && othersWentToo, .foreignCode),
      (lostWhatNoAnswerBrought && wasKeptForAWeek, .scriptCookieCapped),
      (isCapturedReturn(wide), .oldBackup), (isCapturedReturn(wide) && otherSideHasIt, .staleOverwrite),
      (neverUsedItsAnswer, .replyLost), (scene.ranOutAsCopy, .twoJars),
      // Files show what was there.
      (scene.recorded.files.isEmpty && scene.ranOutUnrenewed, .twoJars),
      (isBeliefIn(causes) && wasAnsweredWithoutTokens, .doubleRefresh),
      (isBeliefIn(causes) && wasAnsweredWithoutTokens, .endedElsewhere),
      (lacksItsReturn, .vanished), (lacksItsReturn, .foreignCode), (isReturnRefused, .endedElsewhere),
      (causes.contains(.vanished) && fileIsEmptied, .foreignCode),
      (isOfAnotherSite && !causes.contains(.sameSiteDefault), .otherSite),
    ]
    let emptied = wasEmptied(causes) ? contradictions.removed(from: Self.ofEmptied) : []
    let isGuess = causes == [.doubleRefresh] && mayHaveBeenOneAfterTheOther
    let isOrdered = scene.recorded.orderGuess == .wholeSeconds && !Self.ofOrder.isDisjoint(with: causes)
    let isUnseen = causes == [.notRenewed] && isRenewedUnseen
    let guesses =
      (isUnseen ? Self.ofUnseenRenewals : []) + (isGuess ? Self.ofOneAfterTheOther : [])
      + (isOrdered ? Self.ofAnyOrder : [])
    let all = (wide + beside.filter(\.0).map(\.1) + guesses + emptied)
      .withoutRepetition
    return endedWhatItsOnlyClientHad ? [.endedElsewhere] + all.filter { $0 != .endedElsewhere } : all
  }

  /// The server refuses the newest token of a session that one client alone is seen to have: nobody else is seen who could have done
  /// anything to it.
  private var endedWhatItsOnlyClientHad: Bool {
    guard scene.isCapture, mayHaveEndedElsewhere, let refusal = scene.refusal, refusal.reason == .unknown else {
      return false
    }
    let senders = Set(scene.records.lazy.filter { $0.kind == .requestSent && $0.endpoint.takesToken }.map(\.actor))
    let newest = scene.sinceLogIn.last {
      $0.kind == .tokenIssued && $0.name == refusal.name && $0.number == refusal.number
    }
    return senders.count == 1 && newest.map { $0.value == refusal.value } ?? false
  }

  /// What an answer said that was none of the server's, as far as anybody saw (F61).
  private func isBeliefIn(_ causes: [Cause]) -> Bool { causes.contains { $0.id == "F61" } }

  /// The last refresh was answered as served, and brought nothing: some servers refuse so, and say it where no capture looks.
  private var wasAnsweredWithoutTokens: Bool {
    guard scene.isCapture, !scene.recorded.hidesSetCookie,
      let answer = scene.sinceLogIn.lastIndex(where: {
        $0.kind == .responseReceived && $0.endpoint == .refresh && (200..<300).contains($0.number)
      })
    else { return false }
    return !scene.sinceLogIn[answer...].contains {
      [.cookieWritten, .cookieDeleted].contains($0.kind) && Int($0.cause) == answer
    }
  }

  /// What may have emptied a store may have taken one cookie alone.
  private func isOneOfSeveralLosses(_ causes: [Cause]) -> Bool {
    scene.isCapture && setting.refused == .missing && causes.count > 1
      && !Set(causes).isDisjoint(with: [.foreignCode, .appMoved, .evicted])
  }

  /// A store has no longer what no answer of the capture has brought: whether that had a date, and who had written it, does not show.
  private var lostWhatNoAnswerBrought: Bool {
    guard scene.isCapture, scene.recorded.files.isEmpty, setting.refused == .missing,
      let gone = scene.records.last(where: { $0.kind == .cookieVanished })
    else { return false }
    return !scene.records.contains { $0.kind == .cookieWritten && $0.cause >= 0 && $0.value == gone.value }
  }

  /// A request lacks what the last answer to its client had brought without a date.
  private var lacksUndated: Bool {
    guard scene.isCapture, let refusal = scene.refusal, refusal.reason == .missing,
      let sent = scene.records.last(where: { $0.kind == .requestSent && $0.request == refusal.request })
    else { return false }
    let store: StoreName = sent.actor == .page ? .web : .native
    let last = scene.sinceLogIn.last {
      $0.kind == .cookieWritten && $0.store == store && $0.name == refusal.name && !$0.value.isEmpty
    }
    return last.map { $0.expiresAt == 0 } ?? false
  }

  /// A recorder has no answer to the refresh that used the refused token up.
  private var wasUsedWithoutAnswer: Bool {
    !scene.isCapture && setting.concluded == Cause.doubleRefresh.id && wasUsedUpUnanswered
  }

  /// A page of another site has asked for what lacks the cookie: web views keep cookies back from frames, whatever SameSite says.
  private var isOfAnotherSite: Bool {
    guard scene.isCapture, setting.refused == .missing, let refusal = scene.refusal else { return false }
    return scene.recorded.cookieSights[refusal.request]?.isCrossSite ?? false
  }

  /// What may have signed its user in again by itself was lost as well, or was refused.
  private var silentReturn: SilentReturn? {
    guard scene.isCapture, let earlier = scene.recorded.silentReturn, let refusal = scene.refusal,
      (refusal.time &- earlier.at).magnitude < Self.minute.magnitude
    else { return nil }
    return earlier
  }

  private var lacksItsReturn: Bool { silentReturn.map { $0.end != .refused } ?? false }

  private var isReturnRefused: Bool { silentReturn?.end == .refused }

  /// A store's first file has more than the session, and its last one has nothing.
  private var fileIsEmptied: Bool {
    [StoreName.web, .native].contains { store in
      let views = scene.recorded.files.filter { $0.store == store }
      guard let first = views.first(where: { $0.moment == .before }),
        let last = views.last(where: { $0.moment == .after })
      else { return false }
      return !first.tokens.isEmpty && first.count > first.tokens.count && last.count == 0
    }
  }

  /// As long as page script may keep a cookie.
  private var wasKeptForAWeek: Bool {
    guard let refusal = scene.refusal, let first = scene.records.first(where: { !$0.value.isEmpty }) else {
      return false
    }
    return refusal.time - first.time >= Self.week
  }

  /// In nanoseconds.
  private static let week: Int64 = 7 * 86_400 * 1_000_000_000

  /// A store has an older token again, as a write that was lost leaves it, and as an app's backup does.
  private func isCapturedReturn(_ causes: [Cause]) -> Bool {
    guard scene.isCapture, scene.recorded.files.isEmpty, causes.contains(.notDurable),
      let loaded = scene.records.lastIndex(where: { $0.kind == .cookieLoaded })
    else { return false }
    return scene.records[loaded...].contains { $0.kind == .tokenRefused && $0.value == scene.records[loaded].value }
  }

  /// The older token that is back is the last that the other side was seen to have.
  private var otherSideHasIt: Bool {
    guard let loaded = scene.records.last(where: { $0.kind == .cookieLoaded }) else { return false }
    let other: TraceActor = loaded.store == .web ? .native : .page
    let last = scene.records.last { record in
      record.actor == other && record.name == loaded.name && !record.value.isEmpty
        && (record.kind == .requestSent || record.kind == .cookieWritten && record.cause >= 0)
    }
    return last.map { $0.value == loaded.value } ?? true
  }

  /// By which a store has nothing any more.
  private static let ofEmptied: [Cause] = [.vanished, .notDurable, .sessionCookieDied, .foreignCode]

  /// A request has nothing where its client's store was given something that was to stay, or was never seen with anything; and whether the
  /// store had it until then does not show.
  private func wasEmptied(_ causes: [Cause]) -> Bool {
    guard scene.isCapture, Set(causes).isDisjoint(with: Self.ofEmptied.filter { $0 != .notDurable }),
      let refusal = scene.refusal, refusal.reason == .missing,
      let sent = scene.records.last(where: { $0.kind == .requestSent && $0.request == refusal.request })
    else { return false }
    if causes.contains(.notRenewed) {
      return scene.recorded.cookieSights[refusal.request]?.lacksGivenRefresh ?? false
    }
    // Of a capture that begins later: the store may have lost it before.
    return !setting.hasLogIn
      && !scene.records.contains { record in
        record.actor == sent.actor && !record.value.isEmpty && [.requestSent, .cookieWritten].contains(record.kind)
      }
  }

  /// The session was opened in the system's browser, and whoever asks for a login was never seen to have it.
  private var wasOpenedInBrowser: Bool {
    guard scene.isCapture, setting.refused == .missing, let issue = scene.sinceLogIn.first, issue.kind == .tokenIssued
    else { return false }
    let opener = scene.records.first { $0.kind == .requestSent && $0.request == issue.request }?.actor
    return opener == .systemBrowser
      && !scene.sinceLogIn.contains { record in
        record.kind == .requestSent && !record.value.isEmpty && record.actor != .systemBrowser
      }
  }

  /// One token was exchanged twice, each time for another one, and the session is over since.
  private var wasForked: Bool {
    guard scene.isCapture, scene.refusedRefresh?.reason == .unknown else { return false }
    var taken: Set<TraceText> = []
    return scene.sinceLogIn.contains {
      $0.kind == .tokenAccepted && $0.name == .refresh && !taken.insert($0.value).inserted
    }
  }

  /// The one token of a session that has no other to renew it with was refused, and an answer to a request that was under way as well, with
  /// the same token, had brought the next one: of two that are exchanged at once one comes too late.
  private var wasExchangedMeanwhile: Bool {
    guard scene.isCapture else { return false }
    let refusals = scene.sinceLogIn.lazy.filter {
      $0.kind == .tokenRefused && $0.name == .access && $0.reason == .unknown
    }
    return refusals.prefix(Self.mostRefusals).contains(where: wasExchangedMeanwhile)
  }

  /// A hostile capture has many, and each is looked for in all of it.
  private static let mostRefusals = 16

  private func wasExchangedMeanwhile(_ refusal: TraceRecord) -> Bool {
    guard let refused = scene.records.first(where: { $0.kind == .requestSent && $0.request == refusal.request })
    else { return false }
    let users = Set(
      scene.records.lazy.filter { record in
        record.kind == .requestSent && record.value == refusal.value && record.request != refusal.request
          && record.time <= refusal.time
      }.map(\.request))
    return scene.records.contains { answer in
      answer.kind == .cookieWritten && answer.cause >= 0 && answer.name == .access && answer.value != refusal.value
        && answer.time >= refused.time && scene.answer(making: answer).map { users.contains($0.request) } ?? false
    }
  }

  /// A token is sent that no answer of the capture has brought, behind one that some answer has: renewals are not in it.
  private var isRenewedUnseen: Bool {
    guard scene.isCapture else { return false }
    var (brought, hasBrought) = (Set<TraceText>(), false)
    for record in scene.records where record.name == .access && !record.value.isEmpty {
      if record.kind == .cookieWritten, record.cause >= 0 {
        brought.insert(record.value)
        hasBrought = true
      } else if record.kind == .requestSent {
        if hasBrought, !brought.contains(record.value) { return true }
        brought.insert(record.value)
      }
    }
    return false
  }

  /// What it may be where renewals do not show.
  private static let ofUnseenRenewals: [Cause] = [.twoJars, .doubleRefresh, .vanished, .notDurable, .endedElsewhere]

  /// By which a token that was used up is sent again later: it was never told of the new one, or the old one is back.
  private static let ofOneAfterTheOther: [Cause] = [.twoJars, .staleOverwrite, .notDurable]

  /// What is told by which of two came first, and what it may be where that is a guess.
  private static let ofOrder: Set<Cause> = [
    .lateRefusal, .answerOutlivesLogout, .refreshOutlivesLogIn, .refreshOutlivesLogout,
  ]
  private static let ofAnyOrder: [Cause] = [
    .twoJars, .doubleRefresh, .staleOverwrite, .vanished, .notDurable, .emptyColdRead,
  ]

  /// Of two refreshes with one token it is a guess that the second was under way before the first was answered.
  private var mayHaveBeenOneAfterTheOther: Bool {
    if scene.recorded.orderGuess == .wholeSeconds { return true }
    guard scene.recorded.orderGuess == .noDurations, let refusal = scene.records.last(where: { $0.reason == .reused })
    else { return false }
    let sent = scene.records.lazy.filter {
      $0.kind == .requestSent && $0.endpoint == .refresh && $0.value == refusal.value
    }.map(\.time)
    guard let first = sent.first, let last = sent.last else { return false }
    return last - first > Self.atOnce
  }

  /// No answer is there sooner, in nanoseconds.
  private static let atOnce: Int64 = 20_000_000

  /// An answer to native code has deleted the token: the app may have deleted it on the page's side as well.
  private var wasDeletedNatively: Bool {
    scene.isCapture
      && scene.sinceLogIn.contains { $0.kind == .cookieDeleted && $0.store == .native && $0.cause >= 0 }
  }

  private var renews: Bool { scene.recorded.trace.records.contains { $0.kind == .tokenIssued && $0.name == .refresh } }

  /// A server that fails, or a gateway before it, may have exchanged the token that it refuses afterwards.
  private var mayHaveMissedAnswer: Bool {
    guard let refusal = scene.refusedRefresh, refusal.reason == .unknown else { return false }
    let failed = Set(scene.records.lazy.filter { $0.kind == .requestStruck && $0.number >= 500 }.map(\.request))
    return scene.records.contains {
      $0.kind == .requestSent && $0.endpoint == .refresh && $0.value == refusal.value && failed.contains($0.request)
    }
  }

  /// A store has an older token again, and the app was not seen to start between: whoever else has one may have copied it.
  private var cameBack: Bool {
    let records = Array(scene.sinceLogIn)
    guard scene.isCapture, let loaded = records.lastIndex(where: { $0.kind == .cookieLoaded }) else { return false }
    let newer = records[..<loaded].lastIndex {
      $0.kind == .cookieWritten && $0.store == records[loaded].store && $0.name == records[loaded].name
    }
    return newer.map { !records[$0..<loaded].contains { $0.kind == .appLaunched } } ?? false
  }

  /// Whoever has exchanged the refused token was answered, and was never seen with what the answer brought: behind a proxy an answer may be
  /// lost as well, or its client may end before it has stored it.
  private var neverUsedItsAnswer: Bool {
    guard scene.isCapture, let refusal = scene.refusedRefresh, refusal.reason == .reused,
      let use = scene.records.last(where: { $0.kind == .tokenRotated && $0.value == refusal.value })
    else { return false }
    let sent = scene.records.filter { $0.kind == .requestSent }
    let users = [use, refusal].map { record in sent.last { $0.request == record.request }?.actor }
    guard users[0] == users[1] else { return false }
    let brought = Set(
      scene.records.lazy.filter { $0.kind == .cookieWritten && scene.answer(making: $0)?.request == use.request }
        .map(\.value))
    return !brought.isEmpty && !sent.contains { brought.contains($0.value) && $0.actor == users[0] }
  }

  /// The page was never seen to have a token of a session that native code was given by a redirect.
  private var cameWithRedirect: Bool {
    guard scene.isCapture, setting.client == .page, setting.refused == .missing || verdictIsOfOlder,
      let write = scene.records.last(where: { $0.kind == .cookieWritten && $0.store == .native && $0.cause >= 0 }),
      let answer = scene.answer(making: write)
    else { return false }
    return (300..<400).contains(answer.number)
      && !scene.records.contains {
        $0.actor == .page && $0.kind == .requestSent && $0.name == write.name && $0.value == write.value
      }
  }

  /// The page was refused with another token than the newest that native code was given.
  private var verdictIsOfOlder: Bool {
    let newest = scene.sinceLogIn.last {
      $0.kind == .cookieWritten && $0.store == .native && $0.cause >= 0 && $0.name == scene.refusal?.name
    }
    return newest.map { $0.value != scene.refusal?.value } ?? false
  }

  /// The last that happened to a token of the session in a store is that an answer which refused another one took it away.
  private var wasCleared: Bool {
    [StoreName.web, .native].contains { store in
      guard let answer = scene.answer(emptying: store, of: { $0 == .access || $0 == .refresh }),
        (400..<600).contains(answer.number)
      else { return false }
      let sent = scene.records.last { $0.kind == .requestSent && $0.request == answer.request }
      let had = scene.records.last { record in
        record.kind == .cookieWritten && record.store == store && record.name == sent?.name && !record.value.isEmpty
          && record.time <= answer.time
      }
      // What was refused is what the store had: there was nothing newer to lose.
      return sent?.value.isEmpty ?? true || had?.value != sent?.value
    }
  }

  /// The server has refused a token that nobody was seen to use up, without a reason that shows: it may have one of its own. An app that
  /// was moved to another device says more.
  private var mayHaveEndedElsewhere: Bool {
    (setting.refused == .unknown || wasUsedUnheard || newestWasRefused) && !setting.hasMoved
      && (setting.kind?.endsSession ?? false || setting.kind == .needlessLogin)
  }

  /// The newest token was refused a moment before somebody came with none.
  private var newestWasRefused: Bool {
    guard scene.isCapture, let refusal = scene.refusal, refusal.reason == .missing,
      let newest = scene.sinceLogIn.last(where: { $0.kind == .tokenIssued && $0.name == .refresh })
    else { return false }
    return scene.sinceLogIn.contains {
      $0.kind == .tokenRefused && $0.reason == .unknown && $0.value == newest.value
        && refusal.time &- $0.time < Self.minute
    }
  }

  /// In nanoseconds.
  private static let minute: Int64 = 60_000_000_000

  /// That the refused token was used up is concluded from a request with it that had no answer in a capture, and from nothing else.
  private var wasUsedUnheard: Bool { scene.isCapture && wasUsedUpUnanswered }

  /// True if the request that used the refused token up has no answer.
  private var wasUsedUpUnanswered: Bool {
    guard let refusal = scene.refusedRefresh,
      let use = scene.records.last(where: { $0.kind == .tokenRotated && $0.value == refusal.value })
    else { return false }
    // It may come behind the verdict.
    return !scene.recorded.trace.records.contains {
      $0.kind == .responseReceived && $0.request == use.request && $0.number != 0
    }
  }

  /// A cause that such material can tell only as one of several is not stated alone, whatever simulated runs had: with it stand those of
  /// runs that looked less alike.
  private func widened(_ causes: [Cause]) -> [Cause] {
    guard let one = causes.first, causes.count == 1, let material = scene.recorded.material,
      let table = SightTable.table(for: scene.recorded),
      let sight = SourceMatrix.sight(
        of: one.id, from: material, hasCompany: setting.details.beside == .others, hasGap: setting.hasRestarted),
      sight != .named
    else { return causes }
    let device = scene.recorded.device
    let wider = table.wider(than: setting.key).lazy.map { ids in
      contradictions.removed(from: ids.compactMap(Cause.named)).filter { device?.canMeet($0.id) ?? true }
    }
    let others = wider.first { !Set($0).isSubset(of: causes) } ?? []
    // What such material cannot show is not named for want of others.
    let beside = others.isEmpty ? SourceMatrix.besides(one) : others
    return causes + beside.filter { $0 != one }.prefix(Self.most)
  }

  /// The more frequent ones: less alike means less likely.
  private static let most = 2
}
