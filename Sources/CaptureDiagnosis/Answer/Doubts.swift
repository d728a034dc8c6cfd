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
      (silentReturn?.end == .over, .notRenewed),
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
