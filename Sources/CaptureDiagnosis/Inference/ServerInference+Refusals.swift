import CookieDiagnosis

/// Why the server refused a token, and what became of its session.
extension ServerInference {
  mutating func refuse(_ hop: Hop, name: TraceText) {
    let token = request(hop).value
    guard !token.isEmpty else {
      // The refusal before it says why.
      if sights[request(hop).request]?.isAfterRefusal ?? false { return }
      return note(.tokenRefused, hop, number: -1, reason: .missing, name: name, value: .empty)
    }
    // Whom a logout has given a guest's.
    let isVisitor = sights[request(hop).request]?.isVisitor ?? false && sessions.contains(where: \.isLoggedOut)
    let session = session(of: token, at: hop, isRefused: !isVisitor)
    if name == .refresh, tokens[token]?.isUsedUp == false {
      assumeUnheardExchange(of: token, before: hop, session: session)
    }
    let reason = reason(hop, token, session, isRefresh: name == .refresh)
    note(.tokenRefused, hop, number: session, reason: reason, name: name, value: token)
    // Nobody was signed in with a guest's.
    guard sessions[Int(session)].end == .none, !isVisitor else { return }
    let mayEnd = name == .refresh ? reason == .reused || reason == .unknown : isLastToken(token, session, hop, reason)
    guard mayEnd, !goesOn(session, after: hop), name == .refresh || !times.isServed(with: token, after: hop.judgedAt)
    else { return }
    sessions[Int(session)].end = reason == .unknown ? name == .refresh ? .unexplained : .lapsed : .revoked
    note(.sessionRevoked, hop, number: session, reason: reason, name: name, value: token)
  }

  /// True for the newest access token of a session: if that is refused before its time, and nobody goes on, nothing is left of it. One with
  /// tokens to refresh may have them tried yet, unless its user logs in.
  func isLastToken(_ token: TraceText, _ session: Int32, _ hop: Hop, _ reason: RefusalReason) -> Bool {
    guard isCapture, reason == .unknown, sessions[Int(session)].newest == token else { return false }
    if times.hasLogIn(after: hop.judgedAt) { return true }
    guard !renews else { return false }
    // One refusal may be a matter of what its user may do, unless the cookie goes with it.
    return (300..<400).contains(hop.status) || hop.takesAccess || times.hasLogInPage(after: hop.judgedAt)
      || times.hasRejections(Self.oftenEnough, after: hop.judgedAt) && isRefusedWhereServed(token, after: hop)
  }

  /// True if a token is refused where somebody was served with one, then or later: elsewhere a PIN may be wrong.
  func isRefusedWhereServed(_ token: TraceText, after hop: Hop) -> Bool {
    refusedWhereServed[token].map { $0 >= hop.judgedAt } ?? false
  }

  func reason(_ hop: Hop, _ token: TraceText, _ session: Int32, isRefresh: Bool) -> RefusalReason {
    let known = sessions[Int(session)]
    let isOver = tokens[token]?.expiresAt.map { $0 <= hop.judgedAt + 1_000_000_000 } ?? false
    if isRefresh {
      if known.isLoggedOut { return .loggedOut }
      if tokens[token]?.isUsedUp == true { return known.end == .none ? .reused : .revoked }
      switch known.end {
      case .unexplained, .lapsed: return .unknown
      case .revoked: return .revoked
      case .none: break
      }
      if isOver { return .expired }
      return hasMoved(session, before: hop) ? .movedAddress : .unknown
    }
    if isOver { return .expired }
    if known.isLoggedOut { return .loggedOut }
    if known.end != .none { return known.end == .lapsed ? .unknown : .revoked }
    if hasMoved(session, before: hop) { return .movedAddress }
    // With a date that has not come it is something else, and so it is where nothing would renew it.
    return tokens[token]?.expiresAt == nil && renews ? .expired : .unknown
  }

  /// True if the device has another address than when the server last took a token of the session.
  func hasMoved(_ session: Int32, before hop: Hop) -> Bool {
    let taken = sessions[Int(session)].takenAt
    return addresses.contains { $0 > taken && $0 <= hop.judgedAt }
  }

  /// A refused token that nobody was seen to exchange: an earlier request with it that had no answer may have done so.
  mutating func assumeUnheardExchange(of token: TraceText, before hop: Hop, session: Int32) {
    let earlier = unheard[token]?.first { place in
      hops[place].sent != hop.sent && hops[place].judgedAt <= hop.judgedAt
        && !unsent.contains(request(hops[place]).request)
    }
    let unheard = earlier.map { hops[$0] }
    guard let unheard, tokens[token]?.expiresAt.map({ $0 > hop.judgedAt }) ?? true else { return }
    tokens[token]?.isUsedUp = true
    note(.tokenAccepted, unheard, number: session, name: .refresh, value: token)
    for isRefresh in [false, true] {
      let fresh = TraceText.token(unseen, isRefresh: isRefresh)
      unseen += 1
      tokens[fresh] = Token(session: session)
      note(
        .tokenIssued, unheard, number: session, name: isRefresh ? .refresh : .access, value: fresh, expiresAt: .max / 2)
    }
    note(.tokenRotated, unheard, number: session, name: .refresh, value: token)
  }

  /// True if the server takes refresh tokens of a session after a refusal.
  func goesOn(_ session: Int32, after hop: Hop) -> Bool {
    renewals.contains { index in
      let later = hops[index]
      return later.judgedAt > hop.judgedAt && tokens[request(later).value]?.session == session && later.sent != hop.sent
    }
  }

  /// So often more than once.
  private static let oftenEnough = 2
}
