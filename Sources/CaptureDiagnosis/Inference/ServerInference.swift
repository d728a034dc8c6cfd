import CookieDiagnosis

/// What the server did, from what its clients sent and heard: which tokens it issued, took and refused, and why; which
/// sessions it ended.
///
/// It is not known when the server looked at a request: halfway between its sending and its answer is taken, and a token that
/// was exchanged is exchanged before it is refused.
struct ServerInference {
  struct Token {
    var session: Int32
    /// On the trace's clock; nil if nobody has said.
    var expiresAt: Int64?
    var isUsedUp = false
    /// What the token says of itself, whatever its cookie's date.
    var ownEnd: Int64?
  }

  struct Session {
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

  let records: [TraceRecord]
  let unsent: Set<Int32>
  let isCapture: Bool
  let checksForgery: Bool
  let hidesSetCookie: Bool
  let sights: [Int32: CookieSight]
  var hops: [Hop]
  var tokens: [TraceText: Token] = [:]
  var sessions: [Session] = []
  var draft = TraceDraft()
  var unseen: Int32 = 1 << 24
  let ownEnds: OwnEnds
  /// Refreshes without an answer, by their token, and those that brought new ones: places among the hops.
  var unheard: [TraceText: [Int]] = [:]
  var renewals: [Int] = []
  let times: ServerTimes
  /// When each token was last refused where somebody had been served with one.
  var refusedWhereServed: [TraceText: Int64] = [:]
  /// When the server refused which access token, as far as its answers say so.
  var refusals: [TraceText: [Int64]] = [:]
  /// Where answers brought each token: places among the records, the first one first.
  let broughtBy: [TraceText: [Int]]
  /// The session has tokens to refresh with.
  let renews: Bool
  /// What is known of the device's connection and its address, in their order.
  let connections: [TraceRecord]
  let addresses: [Int64]

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

  init(_ recorded: RecordedTrace) {
    records = recorded.trace.records
    (unsent, isCapture) = (recorded.unsentRequests, recorded.source == .capture)
    checksForgery = recorded.checksForgery || !isCapture
    sights = recorded.cookieSights
    hidesSetCookie = recorded.hidesSetCookie
    ownEnds = OwnEnds(recorded)
    let hops = Hop.all(in: records)
    self.hops = hops
    times = ServerTimes(hops, of: records) { [sights] in sights[$0]?.showsNoToken ?? false }
    broughtBy = Dictionary(grouping: hops.lazy.flatMap(\.brought).sorted()) { [records] in records[$0].value }
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
  mutating func serverOrder() -> [Hop] {
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
  mutating func order(_ use: Int, before refusal: Int) {
    guard hops[use].judgedAt >= hops[refusal].judgedAt, let answered = hops[refusal].answered else { return }
    let (sent, end) = (request(hops[use]).time, records[answered].time)
    guard sent <= end else { return }
    if hops[use].judgedAt >= end { hops[use].judgedAt = sent + (end - sent) / 2 }
    hops[refusal].judgedAt = hops[use].judgedAt + 1
  }

  func request(_ hop: Hop) -> TraceRecord { records[hop.sent] }

  func isSuccess(_ hop: Hop) -> Bool { (200..<400).contains(hop.status) && !hop.brought.isEmpty }

  func isRefusal(_ hop: Hop) -> Bool {
    hop.status == 400 || hop.status == 403 || hop.status == 422 || hop.asksForLogIn
      || sights[request(hop).request]?.refuses ?? false
  }

  // MARK: - One request

  mutating func judge(_ hop: Hop) {
    switch request(hop).endpoint {
    case .logIn: logIn(hop)
    case .refresh: refresh(hop)
    case .logOut: logOut(hop)
    case .call, .page, .document, .download: call(hop)
    case .landing, .loginPage, .otherSite: break
    }
  }

  mutating func logIn(_ hop: Hop) {
    guard !hop.brought.isEmpty else { return reopen(hop) }
    let session = Int32(clamping: sessions.count)
    sessions.append(Session())
    issue(hop, session: session)
  }

  /// A login that brings no token, behind a logout: what the client has is another session's from now on.
  mutating func reopen(_ hop: Hop) {
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

  mutating func refresh(_ hop: Hop) {
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
  func isCutOff(_ time: Int64) -> Bool {
    connections.last { $0.time <= time }?.kind == .connectionLost
  }

  mutating func logOut(_ hop: Hop) {
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

  mutating func call(_ hop: Hop) {
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
  func isRefusedSoon(_ token: TraceText, after hop: Hop) -> Bool {
    refusals[token]?.contains { $0 > hop.judgedAt && $0 - hop.judgedAt < Self.minute } ?? false
  }

  /// In nanoseconds.
  private static let minute: Int64 = 60_000_000_000

  mutating func forbid(_ hop: Hop) {
    let session = session(of: request(hop).value, at: hop)
    note(.requestForbidden, hop, number: session, name: .empty, value: .empty)
  }

  func isGood(_ token: TraceText, at time: Int64) -> Bool {
    guard let known = tokens[token] else { return true }
    return known.expiresAt.map { $0 > time } ?? true && sessions[Int(known.session)].end == .none
  }

  mutating func note(
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
