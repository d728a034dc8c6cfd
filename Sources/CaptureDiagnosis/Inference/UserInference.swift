import CookieDiagnosis

/// What a capture does not show of the user: who logs in while a session goes on was shown a login page, and so was whoever is shown
/// one at the capture's end.
struct UserInference {
  private var draft = TraceDraft()
  private var clients: [Int32: TraceActor] = [:]
  /// A session goes on, and nobody has ended it: from the first token on, where it had begun before the capture.
  private var isLoggedIn = false
  /// A login was answered without a token of a session, which a later answer may bring: of a second factor, or where a code is exchanged.
  private var awaitsToken = false
  /// Some client has its session in Authorization: its login brings no cookie, and what comes later is none of its session.
  private let sendsHeaderTokens: Bool
  /// What a login has brought does not show.
  private let hidesSetCookie: Bool
  /// A session went on when a login was sent, and nobody had been refused.
  private var wasLoggedIn = false
  /// Clients that have shown, or were given, a token of a session.
  private var carriers: Set<TraceActor> = []
  private let sights: [Int32: CookieSight]
  /// When somebody was served with each token last.
  private var lastServed: [TraceText: Int64] = [:]
  /// Who was refused since, or not renewed, and in which order; not who was served again.
  private var refused: [TraceActor] = []
  private var refusedAt: [TraceActor: Int64] = [:]
  /// Whose last refusal was at an address that the session's cookies are not for: its login page is for somebody else's session.
  private var isElsewhere: Set<TraceActor> = []
  /// A login page that was asked for since then, by somebody who was refused: its number among the records.
  private var loginPage: (place: Int, client: TraceActor)?
  /// What was entered in the system's browser last, behind a client's refusal: for the app, if that client is given a token next (RFC 8252).
  private var inBrowser: (place: Int, client: TraceActor, time: Int64)?
  /// As long as it takes to log in, in nanoseconds.
  private static let logsIn: Int64 = 300_000_000_000

  static func complete(_ recorded: RecordedTrace) -> RecordedTrace {
    var inference = UserInference(recorded)
    let records = recorded.trace.records
    for (place, record) in records.enumerated() {
      inference.draft.add(
        record, isInferred: recorded.isInferred[place], cause: Int(record.cause), rank: place << 8)
    }
    for (place, record) in records.enumerated() { inference.take(record, at: place) }
    inference.end(records)
    var completed = recorded
    (completed.trace.records, completed.isInferred) = inference.draft.records()
    return completed
  }

  private init(_ recorded: RecordedTrace) {
    (sights, sendsHeaderTokens) = (recorded.cookieSights, recorded.sendsHeaderTokens)
    hidesSetCookie = recorded.hidesSetCookie
    let records = recorded.trace.records
    for hop in Hop.all(in: records) where (200..<300).contains(hop.status) && records[hop.sent].endpoint.takesToken {
      let request = records[hop.sent]
      // Who answers anybody has not looked at the token.
      guard !request.value.isEmpty, !(sights[request.request]?.showsNoToken ?? false) else { continue }
      lastServed[request.value] = max(lastServed[request.value] ?? .min, hop.judgedAt)
    }
  }

  private mutating func take(_ record: TraceRecord, at place: Int) {
    if !record.value.isEmpty, record.kind == .requestSent || record.kind == .cookieWritten {
      carriers.insert(record.actor)
    }
    switch record.kind {
    case .requestSent where record.endpoint == .logIn && record.actor != .systemBrowser:
      wasLoggedIn = isLoggedIn && refused.isEmpty
      if isLoggedIn, let client = refused.last, !isByItself(record) {
        asksAgain(client, before: place, at: record.time)
      }
      isLoggedIn = false
      inBrowser = nil
    case .requestSent where record.endpoint == .logIn:
      inBrowser = isLoggedIn ? refused.last.map { (place, $0, record.time) } : nil
    case .requestSent:
      clients[record.request] = record.actor
      // Native code that is led to a login page shows it to nobody.
      if record.endpoint == .loginPage, record.actor == .page, isLoggedIn, loginPage == nil, refused.contains(.page),
        !isElsewhere.contains(.page)
      {
        loginPage = (place, record.actor)
      }
    case .tokenIssued where record.endpoint == .logIn: begin()
    case .cookieWritten where awaitsToken && record.cause >= 0 && record.name == .access && !record.value.isEmpty:
      begin()
    case .cookieWritten where record.name == .access && !record.value.isEmpty && record.actor == inBrowser?.client:
      if let login = inBrowser, record.time - login.time < Self.logsIn, refused.contains(login.client) {
        asksAgain(login.client, before: login.place, at: login.time)
        begin()
      }
      inBrowser = nil
    // A session that had begun before its user had a name, as some servers' do: the login brings no other token.
    case .responseReceived where record.endpoint == .logIn && isTaken(record) && carriers.contains(record.actor):
      if !isLoggedIn { begin() }
    case .responseReceived where record.endpoint == .logIn:
      if isTaken(record) {
        if hidesSetCookie { return begin() }
        awaitsToken = !isLoggedIn && !sendsHeaderTokens
      } else {
        isLoggedIn = isLoggedIn || wasLoggedIn
      }
    // Opened where nobody saw it.
    case .tokenIssued where record.request < 0: if !isLoggedIn { begin() }
    case .tokenRefused: refuse(record)
    // A server in trouble renews nothing, and some apps ask for a login then.
    case .requestStruck where record.endpoint == .refresh && record.number != 0: refuse(record)
    case .tokenAccepted: accept(record)
    case .responseReceived where record.endpoint == .logOut: isLoggedIn = false
    default: break
    }
  }

  private func isTaken(_ logIn: TraceRecord) -> Bool {
    (200..<400).contains(logIn.number) && !(sights[logIn.request]?.refuses ?? false)
  }

  private mutating func begin() { (isLoggedIn, awaitsToken, refused, loginPage) = (true, false, [], nil) }

  private mutating func refuse(_ record: TraceRecord) {
    guard let client = clients[record.request], !isForbidden(record), !(sights[record.request]?.isVisitor ?? false)
    else { return }
    refused.removeAll { $0 == client }
    refused.append(client)
    refusedAt[client] = record.time
    let reach = record.reason == .missing ? sights[record.request]?.reach ?? .within : .within
    if reach == .beyond { isElsewhere.insert(client) } else { isElsewhere.remove(client) }
  }

  /// True where the server serves somebody with the same token afterwards: what it refused is a matter of what its user may do there.
  private func isForbidden(_ refusal: TraceRecord) -> Bool {
    guard refusal.kind == .tokenRefused, refusal.reason == .unknown else { return false }
    return lastServed[refusal.value].map { $0 > refusal.time } ?? false
  }

  /// True for native code that logs in sooner after its refusal than anybody could: with what it has kept of the user.
  private func isByItself(_ logIn: TraceRecord) -> Bool {
    logIn.actor == .native && (sights[logIn.request]?.sendsPassword ?? false)
      && (refusedAt[.native].map { logIn.time - $0 < Self.least } ?? false)
  }

  /// In nanoseconds.
  private static let least: Int64 = 1_000_000_000

  private mutating func accept(_ record: TraceRecord) {
    guard let client = clients[record.request] else { return }
    refused.removeAll { $0 == client }
    if loginPage?.client == client { loginPage = nil }
  }

  private mutating func asksAgain(_ client: TraceActor, before place: Int, at time: Int64) {
    var again = TraceRecord(time: time, kind: .userLogsInAgain, actor: .user)
    again.about = client
    draft.add(again, isInferred: true, rank: (place << 8) - 1)
  }

  /// Nobody has logged in by the capture's end, and a login page is what the user has seen last.
  private mutating func end(_ records: [TraceRecord]) {
    guard isLoggedIn, let loginPage else { return }
    asksAgain(loginPage.client, before: loginPage.place, at: records[loginPage.place].time)
  }
}
