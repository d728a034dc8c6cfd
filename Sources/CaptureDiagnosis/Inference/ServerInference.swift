import CookieDiagnosis

/// What the server did, from what its clients sent and heard: which tokens it issued, took and refused, and why; which
/// sessions it ended.
///
/// It is not known when the server looked at a request: halfway between its sending and its answer is taken, and a token that
/// was exchanged is exchanged before it is refused.
struct ServerInference {
  private struct Token {
    var session: Int32
    /// On the trace's clock; nil if nobody has said.
    var expiresAt: Int64?
    var isUsedUp = false
    /// What the token says of itself, whatever its cookie's date.
    var ownEnd: Int64?
  }

  private struct Session {
    enum End {
      case none
      /// A used-up token came again, and the server took it for theft.
      case revoked
      /// It was found ended, and nothing shows by what: by its refresh token, or by its newest access token alone.
      case unexplained, lapsed
    }

    var isLoggedOut = false
    var end = End.none
    /// The access token that was issued last.
    var newest = TraceText.empty
    /// When the server last took a token of it.
    var takenAt: Int64 = .min
  }

  private let records: [TraceRecord]
  private let unsent: Set<Int32>
  private let isCapture: Bool
  private let checksForgery: Bool
  private let hidesSetCookie: Bool
  private let sights: [Int32: CookieSight]
  private var hops: [Hop]
  private var tokens: [TraceText: Token] = [:]
  private var sessions: [Session] = []
  private var draft = TraceDraft()
  private var unseen: Int32 = 1 << 24
  private let ownEnds: OwnEnds
  /// Refreshes without an answer, by their token, and those that brought new ones: places among the hops.
  private var unheard: [TraceText: [Int]] = [:]
  private var renewals: [Int] = []
  private let times: ServerTimes
  /// When each token was last refused where somebody had been served with one.
  private var refusedWhereServed: [TraceText: Int64] = [:]
  /// When the server refused which access token, as far as its answers say so.
  private var refusals: [TraceText: [Int64]] = [:]
  /// Where an answer brought each token first: a place among the records.
  private let broughtAt: [TraceText: Int]
  /// The session has tokens to refresh with.
  private let renews: Bool
  /// What is known of the device's connection and its address, in their order.
  private let connections: [TraceRecord]
  private let addresses: [Int64]

  /// Adds the server's records to what its clients saw.
  static func complete(_ recorded: RecordedTrace) -> RecordedTrace {
    var inference = ServerInference(recorded)
    for (index, record) in recorded.trace.records.enumerated() {
      inference.draft.add(record, isInferred: recorded.isInferred[index], cause: Int(record.cause))
    }
    for hop in inference.serverOrder() { inference.judge(hop) }
    var completed = recorded
    (completed.trace.records, completed.isInferred) = inference.draft.records()
    return completed
  }

  private init(_ recorded: RecordedTrace) {
    records = recorded.trace.records
    (unsent, isCapture) = (recorded.unsentRequests, recorded.source == .capture)
    checksForgery = recorded.checksForgery || !isCapture
    sights = recorded.cookieSights
    hidesSetCookie = recorded.hidesSetCookie
    ownEnds = OwnEnds(recorded)
    let hops = Hop.all(in: records)
    self.hops = hops
    times = ServerTimes(hops, of: records) { [sights] in sights[$0]?.showsNoToken ?? false }
    let brought = records.enumerated().lazy.filter { $0.element.kind == .cookieWritten && $0.element.cause >= 0 }
    broughtAt = Dictionary(brought.map { ($0.element.value, $0.offset) }) { first, _ in first }
    connections = records.filter { $0.kind == .connectionLost || $0.kind == .connectionBack }
    addresses = records.filter { $0.kind == .addressChanged }.map(\.time)
    renews = records.contains { $0.name == .refresh && !$0.value.isEmpty }
    for hop in hops
    where (hop.asksForLogIn || sights[request(hop).request]?.refuses ?? false) && !request(hop).value.isEmpty {
      refusals[request(hop).value, default: []].append(hop.judgedAt)
      if sights[request(hop).request]?.refusesWhereServed ?? false {
        refusedWhereServed[request(hop).value] = max(refusedWhereServed[request(hop).value] ?? .min, hop.judgedAt)
      }
    }
    for (index, hop) in hops.enumerated() where request(hop).endpoint == .refresh {
      if hop.status == 0 { unheard[request(hop).value, default: []].append(index) }
      if isSuccess(hop) { renewals.append(index) }
    }
  }

  /// The hops in the order in which the server is taken to have seen them.
  private mutating func serverOrder() -> [Hop] {
    var firstUse: [TraceText: Int] = [:]
    for index in hops.indices where request(hops[index]).endpoint == .refresh && isSuccess(hops[index]) {
      let token = request(hops[index]).value
      if let first = firstUse[token], hops[first].judgedAt <= hops[index].judgedAt { continue }
      firstUse[token] = index
    }
    for index in hops.indices where request(hops[index]).endpoint == .refresh && isRefusal(hops[index]) {
      if let use = firstUse[request(hops[index]).value] { order(use, before: index) }
    }
    return hops.enumerated().sorted { ($0.element.judgedAt, $0.offset) < ($1.element.judgedAt, $1.offset) }.map(
      \.element)
  }

  /// Has the exchange of a token looked at before its refusal, if the refusal's answer came after the exchange was asked for.
  private mutating func order(_ use: Int, before refusal: Int) {
    guard hops[use].judgedAt >= hops[refusal].judgedAt, let answered = hops[refusal].answered else { return }
    let (sent, end) = (request(hops[use]).time, records[answered].time)
    guard sent <= end else { return }
    if hops[use].judgedAt >= end { hops[use].judgedAt = sent + (end - sent) / 2 }
    hops[refusal].judgedAt = hops[use].judgedAt + 1
  }

  private func request(_ hop: Hop) -> TraceRecord { records[hop.sent] }

  private func isSuccess(_ hop: Hop) -> Bool { (200..<400).contains(hop.status) && !hop.brought.isEmpty }

  private func isRefusal(_ hop: Hop) -> Bool {
    hop.status == 400 || hop.status == 403 || hop.status == 422 || hop.asksForLogIn
      || sights[request(hop).request]?.refuses ?? false
  }

  // MARK: - One request

  private mutating func judge(_ hop: Hop) {
    switch request(hop).endpoint {
    case .logIn: logIn(hop)
    case .refresh: refresh(hop)
    case .logOut: logOut(hop)
    case .call, .page, .document, .download: call(hop)
    case .landing, .loginPage, .otherSite: break
    }
  }

  private mutating func logIn(_ hop: Hop) {
    guard !hop.brought.isEmpty else { return reopen(hop) }
    let session = Int32(clamping: sessions.count)
    sessions.append(Session())
    issue(hop, session: session)
  }

  /// A login that brings no token, behind a logout: what the client has is another session's from now on.
  private mutating func reopen(_ hop: Hop) {
    guard (200..<400).contains(hop.status), !isRefusal(hop), let last = sessions.indices.last,
      sessions[last].isLoggedOut
    else { return }
    let session = Int32(clamping: sessions.count)
    sessions.append(Session())
    for token in tokens.filter({ $0.value.session == last }).keys.sorted(by: { $0.id < $1.id }) {
      tokens[token]?.session = session
      note(
        .tokenIssued, hop, number: session, name: token.isRefreshToken ? .refresh : .access, value: token,
        expiresAt: tokens[token]?.expiresAt ?? .max / 2)
    }
  }

  private mutating func refresh(_ hop: Hop) {
    let token = request(hop).value
    if isSuccess(hop), !token.isEmpty {
      let session = session(of: token, at: hop)
      note(.tokenAccepted, hop, number: session, name: .refresh, value: token)
      issue(hop, session: session)
      let rotates = hop.brought.contains { records[$0].name == .refresh && records[$0].value != token }
      if rotates, tokens[token]?.isUsedUp == false {
        tokens[token]?.isUsedUp = true
        note(.tokenRotated, hop, number: session, name: .refresh, value: token)
      }
      sessions[Int(session)].takenAt = hop.judgedAt
    } else if isRefusal(hop) {
      refuse(hop, name: .refresh)
    } else if (200..<300).contains(hop.status), !token.isEmpty, tokens[token]?.isUsedUp == true {
      note(.tokenAccepted, hop, number: session(of: token, at: hop), name: .refresh, value: token)
    } else if (200..<300).contains(hop.status), !token.isEmpty, hidesSetCookie {
      note(.tokenAccepted, hop, number: session(of: token, at: hop), name: .refresh, value: token)
    } else if hop.status != 0 {
      note(.requestStruck, hop, number: hop.status, name: .empty, value: .empty)
    } else if let answered = hop.answered, !isCutOff(records[answered].time) {
      note(.requestStruck, hop, name: .empty, value: .empty)
    }
  }

  /// True if the device had no connection at a time, as far as the trace says: then nothing answered for the server.
  private func isCutOff(_ time: Int64) -> Bool {
    connections.last { $0.time <= time }?.kind == .connectionLost
  }

  private mutating func logOut(_ hop: Hop) {
    guard (200..<400).contains(hop.status) else {
      if hop.status != 0 { note(.requestStruck, hop, number: hop.status, name: .empty, value: .empty) }
      return
    }
    let token = request(hop).value
    guard !token.isEmpty else { return }
    let session = session(of: token, at: hop)
    sessions[Int(session)].isLoggedOut = true
    note(.sessionRevoked, hop, number: session, reason: .loggedOut, name: .empty, value: .empty)
  }

  private mutating func call(_ hop: Hop) {
    let token = request(hop).value
    let isContent = request(hop).endpoint == .document || request(hop).endpoint == .download
    let sight = sights[request(hop).request]
    let isLookedAt = sight?.mayBeTakenForForgery ?? false
    let mayBeForbidden = request(hop).endpoint == .call && !token.isEmpty && checksForgery && (isLookedAt || !isCapture)
    switch hop.status {
    case 0: break
    case 403 where mayBeForbidden, 419 where mayBeForbidden: forbid(hop)
    case _ where hop.asksForLogIn || sight?.refuses ?? false: refuse(hop, name: .access)
    case 300..<400 where token.isEmpty || isContent: refuse(hop, name: .access)
    case 200..<400 where token.isEmpty: if isContent, !hop.hasContent { refuse(hop, name: .access) }
    case 200..<300 where isContent && !hop.hasContent && !isGood(token, at: hop.judgedAt): refuse(hop, name: .access)
    case 403 where token.isEmpty, 404 where token.isEmpty, 410 where token.isEmpty: break
    // Who may not do this may be signed in all the same.
    case 200..<400, 403, 404, 410:
      let session = session(of: token, at: hop)
      // Who has logged out is shown what everybody is shown, and the page that takes his cookies is the logout's last step.
      let isOfNobody = sight?.mayBeNobodys ?? false || hop.takesAccess || isRefusedSoon(token, after: hop)
      guard !(sessions[Int(session)].isLoggedOut && isOfNobody) else { return }
      if sight?.isBehindRefusal ?? false, hop.brought.isEmpty { return }
      if sight?.replacesRefused ?? false { return issue(hop, session: session) }
      note(.tokenAccepted, hop, number: session, name: .access, value: token)
      sessions[Int(session)].takenAt = hop.judgedAt
      issue(hop, session: session)
    default: note(.requestStruck, hop, number: hop.status, name: .empty, value: .empty)
    }
  }

  /// True if the token is refused elsewhere within a minute: who answers then asks for none.
  private func isRefusedSoon(_ token: TraceText, after hop: Hop) -> Bool {
    refusals[token]?.contains { $0 > hop.judgedAt && $0 - hop.judgedAt < Self.minute } ?? false
  }

  /// In nanoseconds.
  private static let minute: Int64 = 60_000_000_000

  private mutating func forbid(_ hop: Hop) {
    let session = session(of: request(hop).value, at: hop)
    note(.requestForbidden, hop, number: session, name: .empty, value: .empty)
  }

  private func isGood(_ token: TraceText, at time: Int64) -> Bool {
    guard let known = tokens[token] else { return true }
    return known.expiresAt.map { $0 > time } ?? true && sessions[Int(known.session)].end == .none
  }

  // MARK: - Refusals

  private mutating func refuse(_ hop: Hop, name: TraceText) {
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
  private func isLastToken(_ token: TraceText, _ session: Int32, _ hop: Hop, _ reason: RefusalReason) -> Bool {
    guard isCapture, reason == .unknown, sessions[Int(session)].newest == token else { return false }
    if times.hasLogIn(after: hop.judgedAt) { return true }
    guard !renews else { return false }
    // One refusal may be a matter of what its user may do, unless the cookie goes with it.
    return (300..<400).contains(hop.status) || hop.takesAccess || times.hasLogInPage(after: hop.judgedAt)
      || times.hasRejections(Self.oftenEnough, after: hop.judgedAt) && isRefusedWhereServed(token, after: hop)
  }

  /// True if a token is refused where somebody was served with one, then or later: elsewhere a PIN may be wrong.
  private func isRefusedWhereServed(_ token: TraceText, after hop: Hop) -> Bool {
    refusedWhereServed[token].map { $0 >= hop.judgedAt } ?? false
  }

  private func reason(_ hop: Hop, _ token: TraceText, _ session: Int32, isRefresh: Bool) -> RefusalReason {
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
  private func hasMoved(_ session: Int32, before hop: Hop) -> Bool {
    let taken = sessions[Int(session)].takenAt
    return addresses.contains { $0 > taken && $0 <= hop.judgedAt }
  }

  /// A refused token that nobody was seen to exchange: an earlier request with it that had no answer may have done so.
  private mutating func assumeUnheardExchange(of token: TraceText, before hop: Hop, session: Int32) {
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
  private func goesOn(_ session: Int32, after hop: Hop) -> Bool {
    renewals.contains { index in
      let later = hops[index]
      return later.judgedAt > hop.judgedAt && tokens[request(later).value]?.session == session && later.sent != hop.sent
    }
  }

  /// So often more than once.
  private static let oftenEnough = 2

  // MARK: - Tokens

  /// The session of a token; a new one for a token from before the recording. One that is refused is an older one of the session that
  /// goes on.
  private mutating func session(of token: TraceText, at hop: Hop, isRefused: Bool = false) -> Int32 {
    if let known = tokens[token] { return known.session }
    let session: Int32
    if let last = sessions.indices.last, tokens.isEmpty == false,
      isRefused || token.isRefreshToken != hasRefreshToken(Int32(last))
    {
      session = Int32(last)
    } else {
      session = Int32(clamping: sessions.count)
      sessions.append(Session())
    }
    tokens[token] = Token(session: session)
    if !token.isRefreshToken, sessions[Int(session)].newest.isEmpty || !isRefused {
      sessions[Int(session)].newest = token
    }
    // The first session is as old as the recording, unless an answer that is no login's brought its token; another one was opened where
    // nobody saw it, behind those that are known.
    let answer = session == 0 ? broughtAt[token].flatMap { $0 < hop.sent ? $0 : nil } : nil
    let begin = session == 0 ? records[answer ?? 0].time : request(hop).time
    var issue = TraceRecord(time: begin, kind: .tokenIssued, actor: .server)
    issue.number = session
    issue.name = token.isRefreshToken ? .refresh : .access
    issue.value = token
    issue.expiresAt = .max / 2
    draft.add(issue, isInferred: true, rank: session == 0 ? (answer ?? 0) << 8 - 1 : (hop.sent << 8) - 1)
    return session
  }

  private func hasRefreshToken(_ session: Int32) -> Bool {
    tokens.contains { $0.key.isRefreshToken && $0.value.session == session }
  }

  private mutating func issue(_ hop: Hop, session: Int32) {
    let isRepeated = repeatsItself(hop)
    for place in hop.brought {
      let cookie = records[place]
      guard tokens[cookie.value] == nil else {
        if !isRepeated { prolong(cookie, hop, session: session) }
        continue
      }
      let expiresAt = ownEnds.earliest(of: cookie).map { max($0, endBeforeCap(of: cookie, in: session) ?? $0) }
      tokens[cookie.value] = Token(session: session, expiresAt: expiresAt, ownEnd: ownEnds.end(of: cookie))
      if cookie.name == .access { sessions[Int(session)].newest = cookie.value }
      note(
        .tokenIssued, hop, number: session, name: cookie.name, value: cookie.value, expiresAt: expiresAt ?? .max / 2)
    }
  }

  /// True for an answer to a refresh that brings the successor which another one had brought: the dates are those of the cookies alone.
  private func repeatsItself(_ hop: Hop) -> Bool {
    request(hop).endpoint == .refresh
      && hop.brought.contains { place in
        let cookie = records[place]
        return cookie.name == .refresh && cookie.value != request(hop).value && tokens[cookie.value] != nil
      }
  }

  /// A session may be prolonged by every answer, with one value and another date. An earlier one is the only client's cookie's.
  private mutating func prolong(_ cookie: TraceRecord, _ hop: Hop, session: Int32) {
    guard isCapture, let known = tokens[cookie.value], known.session == session, let before = known.expiresAt
    else { return }
    let end = [cookie.expiresAt == 0 ? nil : cookie.expiresAt, known.ownEnd].compactMap(\.self).min()
    let isLater = end.map { $0 > before } ?? true
    guard isLater || end != before && !isShared(cookie.value, by: request(hop).actor) else { return }
    tokens[cookie.value]?.expiresAt = end
    note(
      .tokenIssued, hop, number: session, name: cookie.name, value: cookie.value, expiresAt: end ?? .max / 2)
  }

  /// True if somebody else has sent a token as well.
  private func isShared(_ token: TraceText, by client: TraceActor) -> Bool {
    records.contains { $0.kind == .requestSent && $0.actor != client && $0.value == token }
  }

  /// A store keeps a cookie that page script has written for seven days at most (F26), which says nothing of its token: that lives
  /// as long as the one that it replaces, as far as anybody knows. Nil of any other cookie.
  private func endBeforeCap(of cookie: TraceRecord, in session: Int32) -> Int64? {
    // A file may have any two times.
    guard cookie.actor == .page, Self.scriptLife ~= cookie.expiresAt &- cookie.time else { return nil }
    return tokens.values.compactMap { $0.session == session ? $0.expiresAt : nil }.max()
  }

  /// Seven days but for less than two seconds, in nanoseconds.
  private static let scriptLife: Range<Int64> = 604_798_000_000_001..<604_802_000_000_000

  // MARK: - Records

  private mutating func note(
    _ kind: TraceRecord.Kind, _ hop: Hop, number: Int32 = 0, reason: RefusalReason = .none, name: TraceText,
    value: TraceText, expiresAt: Int64 = 0
  ) {
    var record = TraceRecord(time: hop.judgedAt, kind: kind, actor: .server)
    record.request = request(hop).request
    record.endpoint = request(hop).endpoint
    record.number = number
    record.reason = reason
    record.name = name
    record.value = value
    record.expiresAt = expiresAt
    draft.add(record, isInferred: true)
  }
}
