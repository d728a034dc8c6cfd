import CookieDiagnosis

/// Whether a recording shows that what was judged was harm.
enum Liveness {
  /// What is known of it.
  static func harm(of verdict: Verdict, in recorded: RecordedTrace) -> Diagnosis.Finding.Harm {
    if !isShown(of: verdict, in: recorded) { return .mayBeOfAnEndedSession }
    if goesOn(verdict, in: recorded) { return .notSeen }
    guard recorded.source == .capture else { return .seen }
    switch verdict.kind {
    case .lost, .split, .needlessLogin:
      if mayHaveRunOut(before: verdict, in: recorded) { return .mayBeOfAnEndedSession }
      if isOfGuest(verdict, in: recorded) { return .mayBeGuest }
      if isOfOtherSession(verdict, in: recorded) { return .mayBeOtherSession }
      if mayHaveLoggedOut(before: verdict, in: recorded) { return .mayBeOwnLogOut }
      if wasTaken(before: verdict, in: recorded) { return .mayBeLogOut }
      return isOfGuessedLogIn(verdict, in: recorded) ? .mayBeNoLogIn : .seen
    case .resurrected, .writtenBack: return logOutTookNothing(before: verdict, in: recorded) ? .mayBeNoLogOut : .seen
    case .forbidden: return hasOwnToken(verdict, in: recorded) ? .seen : .mayBeNotAllowed
    case .leaked: return wasRedirected(verdict, in: recorded) ? .seen : .mayBeOwnSite
    case .falseSuccess, .falseFailure: return .seen
    }
  }

  /// True if what is missing was given before the capture, and may have been over by its date: it has been longer since it was sent than a
  /// tenth of the life that its successor is given.
  private static func mayHaveRunOut(before verdict: Verdict, in recorded: RecordedTrace) -> Bool {
    let records = recorded.trace.records
    guard records.indices.contains(verdict.record),
      let refusal = records[..<verdict.record].last(where: { $0.kind == .tokenRefused }), refusal.reason == .missing,
      let asked = records[..<verdict.record].last(where: {
        $0.kind == .requestSent && $0.request == refusal.request
      }),
      let sent = records[..<verdict.record].last(where: {
        $0.kind == .requestSent && $0.actor == asked.actor && !$0.value.isEmpty
      })
    else { return false }
    // What it goes on with.
    let renews = records.contains { $0.name == .refresh && !$0.value.isEmpty }
    func isGiven(_ record: TraceRecord) -> Bool {
      record.kind == .cookieWritten && record.cause >= 0 && record.name == (renews ? .refresh : sent.name)
    }
    guard !records[..<verdict.record].contains(where: isGiven),
      let next = records[verdict.record...].first(where: isGiven),
      next.expiresAt > 0, next.expiresAt < .max / 4
    else { return false }
    return asked.time &- sent.time > (next.expiresAt &- next.time) / 10
  }

  private static func isOfGuest(_ verdict: Verdict, in recorded: RecordedTrace) -> Bool {
    !recorded.guestTokens.isEmpty
      && recorded.trace.records.prefix(verdict.record).contains {
        $0.kind == .tokenIssued && $0.number == verdict.session && recorded.guestTokens.contains($0.value)
      }
  }

  /// True if whoever asked for the login is a host that may have sessions of its own.
  private static func isOfOtherSession(_ verdict: Verdict, in recorded: RecordedTrace) -> Bool {
    guard !recorded.requestsApart.isEmpty else { return false }
    let refusal = recorded.trace.records.prefix(verdict.record).last { $0.kind == .tokenRefused }
    return refusal.map { recorded.requestsApart.contains($0.request) } ?? false
  }

  /// True if nobody was served behind what may have been a logout.
  private static func mayHaveLoggedOut(before verdict: Verdict, in recorded: RecordedTrace) -> Bool {
    guard !recorded.doubtfulLogOuts.isEmpty else { return false }
    let records = recorded.trace.records.prefix(verdict.record)
    let logOut = records.lastIndex {
      $0.kind == .responseReceived && recorded.doubtfulLogOuts.contains($0.request)
    }
    return logOut.map { place in !records[place...].contains { $0.kind == .tokenAccepted } } ?? false
  }

  private static func isOfGuessedLogIn(_ verdict: Verdict, in recorded: RecordedTrace) -> Bool {
    let records = recorded.trace.records
    guard records.indices.contains(verdict.record) else { return false }
    let logIn = records[verdict.record...].first { $0.kind == .requestSent && $0.endpoint == .logIn }
    return logIn.map { recorded.cookieSights[$0.request]?.isGuessedLogIn ?? false } ?? false
  }

  private static func wasRedirected(_ verdict: Verdict, in recorded: RecordedTrace) -> Bool {
    let records = recorded.trace.records
    guard records.indices.contains(verdict.record), records[verdict.record].endpoint == .otherSite else { return true }
    return recorded.cookieSights[records[verdict.record].request]?.isRedirected ?? false
  }

  /// True if the last that happened to the session's cookie in the store of whoever has to log in is that an answer took it which refused
  /// nothing, and was about something else than a logout.
  private static func wasTaken(before verdict: Verdict, in recorded: RecordedTrace) -> Bool {
    let records = recorded.trace.records
    guard records.indices.contains(verdict.record) else { return false }
    let before = records[..<verdict.record]
    let store: StoreName = records[verdict.record].about == .page ? .web : .native
    // A logout that one side has heard of ends the session for the other one as well.
    for place in before.indices.reversed() {
      let change = before[place]
      if change.kind == .tokenIssued, change.endpoint == .logIn { return false }
      if change.kind == .cookieWritten, change.name == .access, change.store == store, !change.value.isEmpty {
        return false
      }
      guard change.kind == .cookieDeleted, change.name == .access, before.indices.contains(Int(change.cause)) else {
        continue
      }
      let answer = before[Int(change.cause)]
      if answer.kind == .responseReceived, (200..<400).contains(answer.number), answer.endpoint.takesToken,
        answer.endpoint != .refresh, answer.endpoint != .logOut
      {
        return !(recorded.cookieSights[answer.request]?.takesWhereServed ?? false)
      }
    }
    return false
  }

  /// True if the last logout's answer took no cookie, and its own client goes on with the session.
  private static func logOutTookNothing(before verdict: Verdict, in recorded: RecordedTrace) -> Bool {
    let records = recorded.trace.records
    let logOut = records.prefix(verdict.record).lastIndex {
      $0.kind == .responseReceived && $0.endpoint == .logOut && $0.number != 0
    }
    guard let logOut, !records[logOut...].contains(where: { $0.kind == .cookieDeleted && Int($0.cause) == logOut })
    else { return false }
    let client = records[logOut].actor
    let senders = records[logOut...].lazy.filter { $0.kind == .requestSent && $0.actor == client }.map(\.request)
    let sent = Set(senders)
    let judged = records[logOut...].first {
      [.tokenAccepted, .tokenRefused].contains($0.kind) && sent.contains($0.request)
    }
    return judged?.kind == .tokenAccepted
  }

  private static func hasOwnToken(_ verdict: Verdict, in recorded: RecordedTrace) -> Bool {
    let records = recorded.trace.records
    guard records.indices.contains(verdict.record) else { return true }
    return recorded.cookieSights[records[verdict.record].request]?.hasForgeryToken ?? false
  }

  /// True if a refusal that is taken for the session's end was the last trouble of a capture, and clients were served after it.
  private static func goesOn(_ verdict: Verdict, in recorded: RecordedTrace) -> Bool {
    guard recorded.source == .capture, verdict.kind == .lost else { return false }
    let records = recorded.trace.records
    let trouble = records.lastIndex { record in
      record.kind == .tokenRefused || record.kind == .userLogsInAgain
        || record.kind == .requestSent && record.endpoint == .logIn
    }
    guard let trouble, records[trouble].kind == .tokenRefused, records[trouble].number == verdict.session,
      records[trouble].name == .refresh
    else { return false }
    if records[trouble...].contains(where: { $0.kind == .tokenAccepted && $0.name == .access }) { return true }
    return recorded.lastServedByHeader.map { $0 > records[trouble].time + longAfter } ?? false
  }

  /// In nanoseconds: what was asked for before a refusal was answered by then.
  private static let longAfter: Int64 = 60_000_000_000

  /// True if the recording shows the session's login, or the server taking a token of it. Of any other a refusal may be the end that
  /// its policy had come to.
  private static func isShown(of verdict: Verdict, in recorded: RecordedTrace) -> Bool {
    guard verdict.kind.endsSession || verdict.kind == .needlessLogin else { return true }
    return recorded.trace.records.prefix(verdict.record).contains { record in
      guard record.number == verdict.session else { return false }
      return record.kind == .tokenAccepted || record.kind == .tokenIssued && record.request >= 0
    }
  }
}
