import CookieDiagnosis

/// What a store may have lost or was given, where the material does not show when or by whom.
extension Doubts {
  /// What may have emptied a store may have taken one cookie alone.
  func isOneOfSeveralLosses(_ causes: [Cause]) -> Bool {
    scene.isCapture && setting.refused == .missing && causes.count > 1
      && !Set(causes).isDisjoint(with: [.foreignCode, .appMoved, .evicted])
  }

  /// A store has no longer what no answer of the capture has brought: whether that had a date, and who had written it, does not show.
  var lostWhatNoAnswerBrought: Bool {
    guard scene.isCapture, scene.recorded.files.isEmpty, setting.refused == .missing,
      let gone = scene.records.last(where: { $0.kind == .cookieVanished })
    else { return false }
    return !scene.records.contains { $0.kind == .cookieWritten && $0.cause >= 0 && $0.value == gone.value }
  }

  /// A request lacks what the last answer to its client had brought without a date.
  var lacksUndated: Bool {
    guard scene.isCapture, let refusal = scene.refusal, refusal.reason == .missing,
      let sent = scene.records.last(where: { $0.kind == .requestSent && $0.request == refusal.request })
    else { return false }
    let store: StoreName = sent.actor == .page ? .web : .native
    let last = scene.sinceLogIn.last {
      $0.kind == .cookieWritten && $0.store == store && $0.name == refusal.name && !$0.value.isEmpty
    }
    return last.map { $0.expiresAt == 0 } ?? false
  }

  /// A page of another site has asked for what lacks the cookie: web views keep cookies back from frames, whatever SameSite says.
  var isOfAnotherSite: Bool {
    guard scene.isCapture, setting.refused == .missing, let refusal = scene.refusal else { return false }
    return scene.recorded.cookieSights[refusal.request]?.isCrossSite ?? false
  }

  /// What may have signed its user in again by itself was lost as well, or was refused.
  var silentReturn: SilentReturn? {
    guard scene.isCapture, let earlier = scene.recorded.silentReturn, let refusal = scene.refusal,
      (refusal.time &- earlier.at).magnitude < Self.minute.magnitude
    else { return nil }
    return earlier
  }

  var lacksItsReturn: Bool { silentReturn?.end.mayBeLoss ?? false }

  var isReturnRefused: Bool { silentReturn?.end == .refused }

  /// A store's first file has more than the session, and its last one has nothing.
  var fileIsEmptied: Bool {
    [StoreName.web, .native].contains { store in
      let views = scene.recorded.files.filter { $0.store == store }
      guard let first = views.first(where: { $0.moment == .before }),
        let last = views.last(where: { $0.moment == .after })
      else { return false }
      return !first.tokens.isEmpty && first.count > first.tokens.count && last.count == 0
    }
  }

  /// As long as page script may keep a cookie.
  var wasKeptForAWeek: Bool {
    guard let refusal = scene.refusal, let first = scene.records.first(where: { !$0.value.isEmpty }) else {
      return false
    }
    return refusal.time - first.time >= Self.week
  }

  /// In nanoseconds.
  static let week: Int64 = 7 * 86_400 * 1_000_000_000

  /// A store has an older token again, as a write that was lost leaves it, and as an app's backup does.
  func isCapturedReturn(_ causes: [Cause]) -> Bool {
    guard scene.isCapture, scene.recorded.files.isEmpty, causes.contains(.notDurable),
      let loaded = scene.records.lastIndex(where: { $0.kind == .cookieLoaded })
    else { return false }
    return scene.records[loaded...].contains { $0.kind == .tokenRefused && $0.value == scene.records[loaded].value }
  }

  /// The older token that is back is the last that the other side was seen to have.
  var otherSideHasIt: Bool {
    guard let loaded = scene.records.last(where: { $0.kind == .cookieLoaded }) else { return false }
    let other: TraceActor = loaded.store == .web ? .native : .page
    let last = scene.records.last { record in
      record.actor == other && record.name == loaded.name && !record.value.isEmpty
        && (record.kind == .requestSent || record.kind == .cookieWritten && record.cause >= 0)
    }
    return last.map { $0.value == loaded.value } ?? true
  }

  /// By which a store has nothing any more.
  static let ofEmptied: [Cause] = [.vanished, .notDurable, .sessionCookieDied, .foreignCode]

  /// A request has nothing where its client's store was given something that was to stay, or was never seen with anything; and whether the
  /// store had it until then does not show.
  func wasEmptied(_ causes: [Cause]) -> Bool {
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
  var wasOpenedInBrowser: Bool {
    guard scene.isCapture, setting.refused == .missing, let issue = scene.sinceLogIn.first, issue.kind == .tokenIssued
    else { return false }
    let opener = scene.records.first { $0.kind == .requestSent && $0.request == issue.request }?.actor
    return opener == .systemBrowser
      && !scene.sinceLogIn.contains { record in
        record.kind == .requestSent && !record.value.isEmpty && record.actor != .systemBrowser
      }
  }

  /// An answer to native code has deleted the token: the app may have deleted it on the page's side as well.
  var wasDeletedNatively: Bool {
    scene.isCapture
      && scene.sinceLogIn.contains { $0.kind == .cookieDeleted && $0.store == .native && $0.cause >= 0 }
  }

  /// A store has an older token again, and the app was not seen to start between: whoever else has one may have copied it.
  var cameBack: Bool {
    let records = Array(scene.sinceLogIn)
    guard scene.isCapture, let loaded = records.lastIndex(where: { $0.kind == .cookieLoaded }) else { return false }
    let newer = records[..<loaded].lastIndex {
      $0.kind == .cookieWritten && $0.store == records[loaded].store && $0.name == records[loaded].name
    }
    return newer.map { !records[$0..<loaded].contains { $0.kind == .appLaunched } } ?? false
  }

  /// The page was never seen to have a token of a session that native code was given by a redirect.
  var cameWithRedirect: Bool {
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
  var verdictIsOfOlder: Bool {
    let newest = scene.sinceLogIn.last {
      $0.kind == .cookieWritten && $0.store == .native && $0.cause >= 0 && $0.name == scene.refusal?.name
    }
    return newest.map { $0.value != scene.refusal?.value } ?? false
  }
}
