import CookieDiagnosis
import CookieScenarios
import Cookies

/// The session server: access tokens that expire, refresh tokens that are exchanged, reuse detection.
extension World {
  var policy: ServerPolicy { scenario.policy }

  /// Answers a request: status, `Set-Cookie` fields, and the records of what happened to its token.
  func serve(_ id: Int32) {
    let sent = requests[Int(id)]
    requests[Int(id)].record = note(
      .requestReceived, by: .server, cause: sent.record, request: id, endpoint: sent.endpoint)
    switch sent.endpoint {
    case .logIn: answerLogIn(id)
    case .call, .page: answerCall(id)
    case .document, .download: answerContent(id)
    case .refresh: answerRefresh(id)
    case .logOut: answerLogOut(id)
    case .landing, .otherSite: answerPublicly(id, with: .genuine)
    case .loginPage: answerPublicly(id, with: .loginPage)
    }
    appendBystanders(to: id)
    let answered = requests[Int(id)]
    requests[Int(id)].record = note(
      .responseSent, by: .server, cause: answered.record, request: id, number: answered.status,
      endpoint: answered.endpoint, expiresAt: expires(of: answered))
  }

  // MARK: - Endpoints

  private func answerLogIn(_ id: Int32) {
    let session = tokens.openSession(
      at: beginning(lasting: nanoseconds(policy.absoluteLifetimeSeconds ?? 0)), from: requests[Int(id)].address)
    issueTokens(to: id, session: session, rotating: nil)
    if policy.logInRedirects { redirect(id, to: .landing) }
  }

  private func answerCall(_ id: Int32) {
    guard let presented = acceptedAccess(of: id) else { return refuse(id) }
    if isForgery(id) { return forbid(id, session: tokens[presented].session) }
    succeed(id, with: presented)
    if requests[Int(id)].passesOtherSite { redirect(id, to: .otherSite) }
  }

  /// The access token of a request, if it is good.
  func acceptedAccess(of id: Int32) -> Int32? {
    let presented = presentedToken(of: id, isRefresh: false)
    let reason = refusal(ofAccess: presented, from: requests[Int(id)].address)
    noteToken(presented, isRefresh: false, reason: reason, request: id)
    return reason == .none ? presented : nil
  }

  func succeed(_ id: Int32, with access: Int32) {
    requests[Int(id)].status = 200
    requests[Int(id)].accessExpiresAt = tokens[access].expiresAt
    guard policy.slidesAccess else { return }
    let fresh = issue(.access, session: tokens[access].session, request: id)
    appendSetCookie(templates.access, fresh, to: id, isFirst: true)
    requests[Int(id)].accessExpiresAt = tokens[fresh].expiresAt
  }

  func redirect(_ id: Int32, to location: Endpoint) {
    requests[Int(id)].status = 302
    requests[Int(id)].location = location
  }

  private func answerRefresh(_ id: Int32) {
    let presented = presentedToken(of: id, isRefresh: true)
    let reason = refusal(ofRefresh: presented, from: requests[Int(id)].address)
    noteToken(presented, isRefresh: true, reason: reason, request: id)
    guard reason == .none, let presented else {
      if reason == .reused, let presented { react(toReuseOf: presented) }
      return refuse(id)
    }
    guard isUsedUp(tokens[presented]) else {
      return issueTokens(to: id, session: tokens[presented].session, rotating: presented)
    }
    switch policy.graceAnswer {
    case .newSibling: issueTokens(to: id, session: tokens[presented].session, rotating: presented)
    case .sameSuccessor: sendAgain(successorOf: presented, to: id)
    case .acceptedWithoutTokens: requests[Int(id)].status = 200
    }
  }

  private func answerLogOut(_ id: Int32) {
    requests[Int(id)].status = 204
    clearCookies(of: id)
    guard policy.logoutEndsRefresh || policy.logoutEndsAccess, let session = sessionLoggingOut(id) else { return }
    // What has ended before, for reuse of a token, stays ended.
    if policy.logoutEndsRefresh {
      tokens[session: session].isLoggedOut = true
      tokens[session: session].isRevoked = true
    }
    if policy.logoutEndsAccess { tokens.revokeAccess(of: session) }
    note(.sessionRevoked, by: .server, request: id, number: session, reason: .loggedOut)
  }

  /// Whose session a logout ends: that of the refresh token, or of the access token where no refresh token came along, as
  /// from a store that is not given any.
  private func sessionLoggingOut(_ id: Int32) -> Int32? {
    for isRefresh in [true, false] {
      guard let token = presentedToken(of: id, isRefresh: isRefresh), tokens.contains(token),
        tokens[token].isRefresh == isRefresh
      else { continue }
      return tokens[token].session
    }
    return nil
  }

  // MARK: - Tokens

  private func react(toReuseOf presented: Int32) {
    let session = tokens[presented].session
    switch policy.reuseReaction {
    case .reject: break
    case .revokeSession: revoke(session, withAccess: false, forReuseOf: presented)
    case .revokeSessionAndAccess: revoke(session, withAccess: true, forReuseOf: presented)
    case .revokeUser:
      for session in tokens.sessions.indices where !tokens.sessions[session].isRevoked {
        revoke(Int32(session), withAccess: true, forReuseOf: presented)
      }
    }
  }

  private func revoke(_ session: Int32, withAccess: Bool, forReuseOf presented: Int32) {
    tokens[session: session].isRevoked = true
    if withAccess { tokens.revokeAccess(of: session) }
    note(
      .sessionRevoked, by: .server, number: session, reason: .reused, name: .refresh,
      value: .token(presented, isRefresh: true))
  }

  /// Issues an access token, and a refresh token if the session has none yet or the policy rotates.
  private func issueTokens(to id: Int32, session: Int32, rotating old: Int32?) {
    let access = issue(.access, session: session, request: id)
    appendSetCookie(templates.access, access, to: id, isFirst: true)
    requests[Int(id)].status = 200
    requests[Int(id)].accessExpiresAt = tokens[access].expiresAt
    if (old != nil && policy.rotation == .none) || !policy.issuesRefreshTokens { return }
    let refresh = issue(.refresh, session: session, request: id)
    appendSetCookie(templates.refresh, refresh, to: id, isFirst: false)
    if let old { rotate(old, to: refresh, request: id) }
  }

  private func rotate(_ old: Int32, to successor: Int32, request: Int32) {
    guard policy.rotation == .singleUse else { return }
    if tokens[old].state == .active {
      useUp(old, for: successor, at: rotation(after: nanoseconds(policy.rotationTakesSeconds)), request: request)
    } else if !isUsedUp(tokens[old]) {
      supersede(tokens[old].successor, by: successor, request: request)
      tokens[old].successor = successor
    }
  }

  /// F54: two exchanges have read the token before either had marked it. The session keeps what was written last; the
  /// sibling from before counts as used up.
  private func supersede(_ sibling: Int32, by successor: Int32, request: Int32) {
    guard tokens.contains(sibling), tokens[sibling].state == .active else { return }
    useUp(sibling, for: successor, at: rotation(after: 0), request: request)
  }

  private func useUp(_ token: Int32, for successor: Int32, at time: Deadline, request: Int32) {
    tokens[token].state = .rotated
    tokens[token].rotatedAt = time
    tokens[token].successor = successor
    let taken = takenAfterRotation(token)
    note(
      .tokenRotated, by: .server, request: request, number: tokens[token].session,
      reason: taken.endsWithSuccessor ? .reused : .none, name: .refresh, value: .token(token, isRefresh: true),
      expiresAt: taken.until)
  }

  private func sendAgain(successorOf old: Int32, to id: Int32) {
    let access = issue(.access, session: tokens[old].session, request: id)
    appendSetCookie(templates.access, access, to: id, isFirst: true)
    appendSetCookie(templates.refresh, tokens[old].successor, to: id, isFirst: false)
    requests[Int(id)].status = 200
    requests[Int(id)].accessExpiresAt = tokens[access].expiresAt
  }

  private enum TokenKind {
    case access
    case refresh
  }

  private func issue(_ kind: TokenKind, session: Int32, request: Int32) -> Int32 {
    let isRefresh = kind == .refresh
    let expiresAt = expiry(isRefresh: isRefresh, session: session)
    let token = tokens.issue(session: session, isRefresh: isRefresh, expiresAt: expiresAt)
    note(
      .tokenIssued, by: .server, request: request, number: session,
      name: isRefresh ? .refresh : .access, value: .token(token, isRefresh: isRefresh),
      expiresAt: expiresAt.time)
    return token
  }

  private func noteToken(_ token: Int32?, isRefresh: Bool, reason: RefusalReason, request: Int32) {
    let known = token.flatMap { tokens.contains($0) ? $0 : nil }
    note(
      reason == .none ? .tokenAccepted : .tokenRefused, by: .server, request: request,
      number: known.map { tokens[$0].session } ?? -1, reason: reason,
      name: isRefresh ? .refresh : .access, value: token.map { .token($0, isRefresh: isRefresh) } ?? .empty)
  }

  // MARK: - Answers

  func refuse(_ id: Int32) {
    requests[Int(id)].status = 401
    if policy.clearsCookiesOnFailure, requests[Int(id)].endpoint == .refresh { clearCookies(of: id) }
  }

  private func clearCookies(of id: Int32) {
    requests[Int(id)].setCookies.0 = append(templates.clearAccess)
    requests[Int(id)].setCookies.1 = append(templates.clearRefresh)
  }

  private func append(_ bytes: [UInt8]) -> HeaderRange {
    let start = Int32(headers.bytes.count)
    headers.append(bytes)
    return HeaderRange(start: start, end: Int32(headers.bytes.count))
  }

  private func appendSetCookie(_ template: SetCookieTemplates.Template, _ token: Int32, to id: Int32, isFirst: Bool) {
    let start = Int32(headers.bytes.count)
    headers.append(template.head)
    headers.bytes.append(contentsOf: tokenTexts.text(token, isRefresh: template.isRefresh).utf8)
    appendExpires(of: token)
    headers.append(template.tail)
    let range = HeaderRange(start: start, end: Int32(headers.bytes.count))
    if isFirst { requests[Int(id)].setCookies.0 = range } else { requests[Int(id)].setCookies.1 = range }
  }

  private var cookiesHaveDates: Bool { policy.cookiesArePersistent && policy.expiryFormat != .maxAge }

  /// The `Expires` of an answer's access cookie, 0 if it has none.
  private func expires(of answer: Request) -> Int64 {
    cookiesHaveDates && !answer.setCookies.0.isEmpty ? answer.accessExpiresAt.time : 0
  }

  private func appendExpires(of token: Int32) {
    guard cookiesHaveDates else { return }
    let expires = UnixTime(microseconds: epoch * 1_000_000 + tokens[token].expiresAt.time / 1_000)
    headers.bytes.append(contentsOf: "; Expires=".utf8)
    headers.bytes.append(contentsOf: (policy.expiryFormat == .httpDate ? expires.httpDate : expires.scriptDate).utf8)
  }
}
