import CookieDiagnosis

/// Follows the clients of a capture, and says what may be harm; the first that is found.
struct UnsettledReader {
  private(set) var found: Unsettled?
  private var clients: [Int32: TraceActor] = [:]
  /// Who was served in the session that goes on, or has lost it.
  private var served: Set<TraceActor> = []
  /// Who has sent a token of it and was refused.
  private var holders: Set<TraceActor> = []
  /// Who was given its tokens by its login; who has asked for something without one since it began, and did not have one before.
  private var (given, lacking): (Set<TraceActor>, Set<TraceActor>) = ([], [])
  /// Who has asked for a login page behind a refusal.
  private var led: Set<TraceActor> = []
  /// The session has ended, and nobody has logged in since: what is served then needs none.
  private var isClosed = false
  /// How often each was refused since it was last served, when first and when last, and whether it had nothing to send then, or what it
  /// had was served there before and nothing would renew it.
  private var refusals: [TraceActor: (count: Int, first: Int64, time: Int64, isWithout: Bool)] = [:]
  /// Since when the page has lacked its cookie, which no answer has brought it since, and whether it has shown a login page.
  private var hidden: (since: Int64, isAtLogIn: Bool)?
  private let (renews, hasAccess): (Bool, Bool)
  private let rolls: Bool
  /// Requests without a token: whoever is given one for that has opened a session.
  private var without: Set<Int32> = []
  /// When each was last given other tokens by a refresh.
  private var renewed: [TraceActor: Int64] = [:]
  /// When each was refused first in the session that goes on, served again or not.
  private var everRefused: [TraceActor: Int64] = [:]
  /// The last two answers that each was served with anywhere: pages on which its user may have entered something.
  private var shown: [TraceActor: [TraceRecord]] = [:]
  /// How often each was served without a token since it sent one, where it had been served with one, and when first.
  private var bare: [TraceActor: (count: Int, first: Int64)] = [:]
  /// When each renewed, since a call of it was last served.
  private var renewals: [TraceActor: [Int64]] = [:]
  /// When the last token of the session that goes on ends, as far as anybody has said.
  private var endsAt: Int64 = .min
  /// The tokens that were sent, or that an answer brought, and when first.
  private var known: [TraceText: Int64] = [:]
  /// When a client that had been served asked for a login page, since it was refused.
  private var loginPages: [TraceActor: Int64] = [:]
  /// Who was refused since it was served last, and when: it may have been shown a login that the capture does not have.
  private var ledAway: (client: TraceActor, time: Int64)?
  /// A login of somebody who had asked for something without the session, while others went on with it.
  private var apart: (request: Int32, client: TraceActor, time: Int64)?
  /// A login of somebody who had been served.
  private var logIn: (request: Int32, client: TraceActor, time: Int64)?

  /// More often than a client that was only unlucky.
  private static let often = 3
  /// The same of a client that had been served before, has nothing to send any more, and is served as somebody else.
  private static let oftenBare = 2
  /// Sooner than anybody logs in, in nanoseconds: what comes by itself.
  private static let byItself: Int64 = 3_000_000_000
  /// As long as it takes to log in at a host that the capture does not have.
  private static let logsIn: Int64 = 300_000_000_000
  /// As often as a client that is served with what it was given is not refused.
  private static let inVain = 10
  /// Twice as often as clients that have a limit (SuperTokens: 10) renew in a minute for one call.
  private static let endless = 20
  private static let minute: Int64 = 60 * 1_000_000_000

  /// Renewals with what goes in no cookie.
  private var apartRenewals = ApartRenewals()
  private let records: [TraceRecord]
  /// Which requests show more of the store.
  private let sights: [Int32: CookieSight]

  init(_ recorded: RecordedTrace) {
    records = recorded.trace.records
    sights = recorded.cookieSights
    hasAccess = records.contains { $0.name == .access && !$0.value.isEmpty }
    renews = records.contains { $0.name == .refresh && !$0.value.isEmpty }
    rolls = Self.rolls(records)
    for record in records where found == nil {
      take(record)
      if record.kind == .cookieWritten, records.indices.contains(Int(record.cause)) {
        takeBrought(record, by: records[Int(record.cause)])
      }
    }
    if found == nil { readEnd() }
  }

  private mutating func take(_ record: TraceRecord) {
    if record.kind == .responseReceived, record.endpoint == .refresh { apartRenewals.receive(record) }
    switch record.kind {
    case .requestSent:
      clients[record.request] = record.actor
      if record.endpoint.takesToken, record.value.isEmpty { without.insert(record.request) }
      if record.endpoint == .loginPage, served.contains(record.actor), refusals[record.actor] != nil {
        loginPages[record.actor] = loginPages[record.actor] ?? record.time
      }
      if record.endpoint == .loginPage, refusals[record.actor] != nil { led.insert(record.actor) }
      if record.endpoint.takesToken, record.value.isEmpty { lacking.insert(record.actor) }
      apartRenewals.send(record)
      if record.endpoint == .logIn { lookAtRenewals(of: record.actor) }
      lookForBare(record)
      lookForHidden(record)
      let hadSession =
        served.contains(record.actor) || holders.contains(record.actor)
        || given.contains(record.actor) && lacking.contains(record.actor)
      if record.endpoint == .logIn, hadSession, record.time < endsAt {
        logIn = (record.request, record.actor, record.time)
      } else if record.endpoint == .logIn, record.time < endsAt, lacking.contains(record.actor),
        record.actor != .systemBrowser, !(served.isEmpty && given.isEmpty)
      {
        apart = (record.request, record.actor, record.time)
      }
    case .tokenIssued where record.endpoint == .logIn: open(record)
    case .tokenIssued: endsAt = max(endsAt, record.expiresAt)
    case .tokenAccepted: accept(record)
    case .tokenRefused:
      guard let client = clients[record.request], !(sights[record.request]?.isVisitor ?? false) else { return }
      if !record.value.isEmpty { holders.insert(client) }
      if served.contains(client) {
        everRefused[client] = everRefused[client] ?? record.time
        ledAway = ledAway ?? (client, record.time)
      }
      let before = refusals[client]
      refusals[client] = (
        (before?.count ?? 0) + 1, before?.first ?? record.time, record.time,
        // What its store keeps back may be there.
        record.reason == .missing && sights[record.request]?.reach ?? .within == .within
          || !renews && sights[record.request]?.refusesWhereServed ?? false
      )
      if record.reason == .missing, record.name == .access, client == .page,
        sights[record.request]?.reach ?? .within == .within,
        !(sights[record.request]?.isAfterRefusal ?? false)
      {
        hidden = hidden ?? (record.time, false)
      }
    case .responseReceived where record.endpoint == .logOut: close()
    case .userLogsInAgain:
      lookAtRenewals(of: record.about)
      close()
    // Who is sent on from a login page was asked for nothing there.
    case .responseReceived where record.endpoint == .loginPage && (300..<400).contains(record.number): hidden = nil
    case .responseReceived where record.endpoint == .loginPage && record.actor == .page && hidden != nil:
      hidden?.isAtLogIn = (200..<300).contains(record.number)
    case .responseReceived where record.request == logIn?.request && (200..<400).contains(record.number): keep(record)
    case .responseReceived where (200..<300).contains(record.number):
      shown[record.actor] = Array(((shown[record.actor] ?? []) + [record]).suffix(2))
    // An answer that refuses nothing has taken what a session is known by: a logout at an address that is not called so.
    case .cookieDeleted where record.name == .access && isLogOut(record.cause): close()
    default: break
    }
  }

  /// Somebody logs in.
  private mutating func lookAtRenewals(of client: TraceActor) {
    if let time = apartRenewals.refusedAt[client] { found = .renewalRefused(client, at: time) }
  }

  /// A cookie that an answer has brought.
  private mutating func takeBrought(_ cookie: TraceRecord, by answer: TraceRecord) {
    if cookie.store == .web { hidden = nil }
    let isFirst = known[cookie.value] == nil
    if isFirst { known[cookie.value] = cookie.time }
    apartRenewals.bring(cookie, answer)
    let isNew = isFirst && cookie.name == .access && !cookie.value.isEmpty
    // A server may renew a session by any call that has its token to refresh with.
    let isRenewal = !(sights[answer.request]?.carriedRefresh.isEmpty ?? true)
    if isNew, answer.endpoint == .refresh { renewed[cookie.actor] = cookie.time }
    guard isNew, !isRenewal, ![.logIn, .refresh].contains(answer.endpoint), served.contains(cookie.actor) else {
      return
    }
    // A login whose answer leads to another one that brings the cookie.
    let isLedOn = logIn?.client == cookie.actor ? everRefused[cookie.actor] : nil
    guard let refused = refusals[cookie.actor]?.first ?? isLedOn else { return lookIntoBody(cookie, answer) }
    // Native code shows its login itself, and so does a page that is all script.
    let isExchanged = sights[answer.request]?.replacesRefused ?? false || without.contains(answer.request)
    guard cookie.time - refused > Self.byItself,
      isExchanged
        || shown[cookie.actor]?.contains(where: { $0.request != answer.request && $0.time > refused }) ?? false
    else { return }
    found = .shownLogIn(cookie.actor, at: refused)
  }

  /// Another token, by what may be a login: where refusals stand in bodies as well, nothing else shows that there was one.
  private mutating func lookIntoBody(_ cookie: TraceRecord, _ answer: TraceRecord) {
    guard sights[answer.request]?.mayBeLogInByBody ?? false, !rolls else { return }
    found = .inBody(cookie.actor, at: cookie.time)
  }

  /// True where calls bring other tokens time and again, whoever asks: a session that is renewed by being used.
  private static func rolls(_ records: [TraceRecord]) -> Bool {
    var brought: Set<TraceText> = []
    for cookie in records where cookie.kind == .cookieWritten && cookie.name == .access && !cookie.value.isEmpty {
      guard records.indices.contains(Int(cookie.cause)) else { continue }
      let answer = records[Int(cookie.cause)]
      if answer.kind == .responseReceived, ![.logIn, .refresh].contains(answer.endpoint) {
        brought.insert(cookie.value)
      }
    }
    return brought.count > often
  }

  private mutating func open(_ issue: TraceRecord) {
    if let logIn, logIn.request == issue.request {
      let bare = bare[logIn.client].flatMap { $0.count >= Self.oftenBare ? $0 : nil }
      found =
        bare.map { .bare(logIn.client, times: $0.count, first: $0.first) }
        ?? .logIn(logIn.client, at: logIn.time, refused: everRefused[logIn.client])
    }
    if let apart, apart.request == issue.request { found = .secondLogIn(apart.client, at: apart.time) }
    if issue.name == .access || !hasAccess {
      close()
      isClosed = false
      if let client = clients[issue.request] { given = [client] }
    }
    endsAt = max(endsAt, issue.expiresAt)
  }

  /// A login behind a refusal that brings nothing, since the client goes on with what it had.
  private mutating func keep(_ answer: TraceRecord) {
    guard let logIn, !(sights[answer.request]?.refuses ?? false), let refused = everRefused[logIn.client] else {
      return
    }
    found = .logIn(logIn.client, at: logIn.time, refused: refused)
  }

  private mutating func close() {
    (served, holders, refusals, everRefused, renewals, loginPages) = ([], [], [:], [:], [:], [:])
    led = []
    apartRenewals = ApartRenewals()
    (logIn, apart, ledAway, endsAt, given, lacking, bare) = (nil, nil, nil, .min, [], [], [:])
    isClosed = true
  }

  private mutating func lookForHidden(_ request: TraceRecord) {
    guard request.endpoint != .refresh, request.name == .access, request.client.sendsFromStore, !request.hasOwnHeader,
      !request.value.isEmpty, request.actor == .page, let (since, isAtLogIn) = hidden, isAtLogIn,
      known[request.value].map({ $0 < since }) ?? false,
      request.time - since < Self.minute
    else { return }
    found = .hidden(request.actor, at: since)
  }

  private mutating func lookForBare(_ request: TraceRecord) {
    guard request.endpoint.takesToken else { return }
    if !request.value.isEmpty {
      bare[request.actor] = nil
    } else if sights[request.request]?.isServedBare ?? false, served.contains(request.actor), !isClosed,
      request.time < endsAt
    {
      bare[request.actor] = ((bare[request.actor]?.count ?? 0) + 1, bare[request.actor]?.first ?? request.time)
    }
  }

  private mutating func accept(_ record: TraceRecord) {
    guard let client = clients[record.request] else { return }
    guard record.name == .refresh else {
      if let time = loginPages.removeValue(forKey: client), known[record.value] == nil {
        found = .shownLogIn(client, at: time)
      }
      if found == nil, let (led, time) = ledAway, known[record.value] == nil,
        Self.byItself..<Self.logsIn ~= record.time &- time
      {
        found = .shownLogIn(led, at: time)
      }
      if ledAway?.client == client { ledAway = nil }
      if known[record.value] == nil { known[record.value] = record.time }
      if !isClosed, !(sights[record.request]?.isVisitor ?? false) { served.insert(client) }
      // What nobody was served with before says nothing of a token that was just refused.
      if !(sights[record.request]?.isBehindRefusal ?? false) { refusals[client] = nil }
      renewals[client] = nil
      apartRenewals.serve(client)
      return
    }
    // Calls have their token in a header: what goes in a cookie is seen where it renews.
    if !hasAccess, !isClosed {
      served.insert(client)
      refusals[client] = nil
    }
    let all = (renewals[client] ?? []).suffix(Self.endless) + [record.time]
    renewals[client] = Array(all)
    let recent = all.count { record.time - $0 < Self.minute }
    let isRefused = all.count > Self.inVain && refusals[client]?.count ?? 0 >= Self.inVain
    if isRefused || recent >= Self.endless { found = .spinning(client, times: all.count, last: record.time) }
  }

  private func isLogOut(_ place: Int32) -> Bool {
    guard records.indices.contains(Int(place)) else { return false }
    let answer = records[Int(place)]
    return (200..<400).contains(answer.number) && !(sights[answer.request]?.takesWhereServed ?? false)
  }

  /// Somebody was served, and this client is not any more.
  private mutating func readEnd() {
    if let (client, time) = apartRenewals.refusedAt.min(by: { $0.key.rawValue < $1.key.rawValue }) {
      found = .renewalRefused(client, at: time)
      return
    }
    let refused = refusals.sorted { $0.key.rawValue < $1.key.rawValue }.first {
      let hadSession = (served.contains($0.key) || given.contains($0.key)) && $0.value.isWithout
      let isRenewed = renewed[$0.key].map { [last = $0.value.time] in $0 > last } ?? false
      guard !served.isEmpty else {
        return given.contains($0.key) && ($0.value.count >= Self.oftenBare || led.contains($0.key))
      }
      return hadSession && !isRenewed || $0.value.count >= Self.often
    }
    if let (client, refusal) = refused {
      found = .refused(client, times: refusal.count, last: refusal.time)
    } else if let (client, bare) = bare.sorted(by: { $0.key.rawValue < $1.key.rawValue }).first(where: {
      $0.value.count >= Self.often
    }) {
      found = .bare(client, times: bare.count, first: bare.first)
    }
  }
}
