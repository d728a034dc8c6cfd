import CookieDiagnosis
import CookieFiles

/// The requests and answers of captures as a trace: what they show, and nothing that is concluded.
public enum CaptureTrace {
  /// - Parameters:
  ///   - roles: complete, see ``Roles/guessed(from:)``.
  ///   - files: of the stores of the same device.
  public static func trace(
    _ all: [CapturedExchange], roles: Roles, files: [StoreFile] = []
  ) -> RecordedTrace {
    let (exchanges, others) = OtherDevices.leftOut(of: all, roles: roles)
    let order = CaptureOrder(of: exchanges)
    let sorted = order.sorted(exchanges)
    let isCoarse = WholeSeconds.areAll(sorted)
    let spread = order.inOrder(
      VisitorsOfRefusals.removed(from: WholeSeconds.spread(sorted, roles: roles), roles: roles))
    let ordered = TokensGivenAgain.renamed(in: spread, roles: roles)
    let epoch = ordered.first?.startedAt ?? 0
    var (draft, names, dating) = (TraceDraft(), TokenRenaming(), TokenDating())
    var texts = Trace()
    let own = ownTokens(exchanges, roles)
    let times = ExchangeTimes(ordered, roles: roles, isCoarse: isCoarse)
    var sights = SightReader(ordered, times.endpoints, roles)
    var unsent: Set<Int32> = []
    var carried: [Int32: TraceText] = [:]
    var placeholder: String?
    for (request, exchange) in ordered.enumerated() {
      let number = Int32(clamping: request)
      var one = OneExchange(
        exchange, at: times.endpoint(of: request), roles: roles, epoch: epoch, request: number, own: own)
      one.end = times.end(of: request)
      one.add(to: &draft, texts: &texts.texts)
      if exchange.neverLeft { unsent.insert(number) }
      sights.take(exchange, number, hasTwins: one.hasTwins)
      carried[number] = sights.carriedRefresh(by: exchange, number).map { texts.texts.intern($0) }
    }
    var trace = texts
    let isInferred: [Bool]
    (trace.records, isInferred) = draft.records()
    // There may be millions.
    draft = TraceDraft()
    for place in trace.records.indices {
      let record = trace.records[place]
      let (pair, token) = (texts.text(record.value), names.token(record.value, isRefresh: record.name == .refresh))
      trace.records[place].value = token
      dating.look(at: pair, called: token)
      if placeholder == nil, !token.isEmpty { placeholder = Placeholder.found(in: pair) }
    }
    let views = files.map { view(of: $0, roles, &trace.texts, &names, &dating) }
    var recorded = RecordedTrace(trace, from: .capture, epoch: epoch)
    recorded.isInferred = isInferred
    recorded.files = views
    recorded.cookieSights = sights.sights
    for (number, pair) in carried {
      recorded.cookieSights[number, default: CookieSight()].carriedRefresh = names.token(pair, isRefresh: true)
    }
    recorded.unsentRequests = unsent
    recorded.untimedAnswers = Set(times.withoutDuration.map { Int32(clamping: $0) })
    recorded.orderGuess = times.guess
    recorded.checksForgery = RequestForgery.isChecked(in: exchanges.lazy.filter { !roles.isForeign($0) })
    recorded.datedTokens = dating.dated
    recorded.placeholder = placeholder
    recorded.sendsHeaderTokens = roles.sendsHeaderTokens
    recorded.sessionHosts = Set(
      exchanges.lazy.filter { !roles.isForeign($0) && roles.isOfSession($0) }.map { CapturedHost.host(of: $0.url) })
    recorded.aheadClock = AheadClock.found(in: exchanges, roles: roles)
    recorded.doubtfulLogOuts = Set(
      ordered.enumerated().lazy.filter { roles.mayBeLogOut($0.element) }.map { Int32(clamping: $0.offset) })
    let apart = roles.hostsWithOwnLogIn
    recorded.requestsApart = Set(
      ordered.enumerated().lazy.filter {
        !apart.isEmpty && apart.contains(CapturedHost.host(of: $0.element.url))
      }
      .map { Int32(clamping: $0.offset) })
    recorded.programApart = ProgramApart.found(in: ordered, at: times.endpoints, roles: roles)
    let guests = Set(
      ordered.enumerated().lazy.filter { roles.opensForGuest($0.element) }.map { Int32(clamping: $0.offset) })
    recorded.guestTokens = Self.brought(by: guests, in: trace.records)
    recorded.silentReturn = SilentReturn.found(
      in: ordered, at: times.endpoints, roles: roles, epoch: epoch)
    recorded.lastServedByHeader = HeaderRefusal.lastServed(in: ordered, roles: roles, epoch: epoch)
    recorded.headerRefusal = HeaderRefusal.found(
      in: ordered, at: times.endpoints, roles: roles, epoch: epoch)
    let devices = CapturedDevices(exchanges, roles: roles).remark
    recorded.namesSeveralDevices = devices != nil
    recorded.hidesSetCookie = hidesSetCookie(exchanges, roles)
    recorded.sessionApart = SessionApart.found(in: ordered, roles: roles)
    recorded.refusedCookie = refusedCookie(exchanges, roles)
    recorded.cookieOverWhenBrought = overWhenBrought(exchanges, roles)
    recorded.device = CapturedPlatform.device(exchanges, roles: roles)
    let clockStep = ClockSteps.remark(of: exchanges)
    recorded.clockWasSetBack = clockStep != nil
    let forward = ClockSteps.stepForward(in: ordered)
    recorded.clockWasSetForwardAt = forward.map { ($0.startedAt &- epoch) &* 1_000 }
    recorded.remarks =
      [
        others, devices, times.remark, clockStep, forward.map(ClockSteps.remark(ofForward:)),
        recorded.hidesSetCookie ? Self.hiddenSetCookie : nil, BodyAnswers.remark(of: exchanges, roles: roles),
      ].compactMap(\.self)
      + (order.copies > 0 ? ["\(order.copies) requests stand there more than once, and count once"] : [])
      + roles.remarks(of: times.endpoints) + [HeaderTokens.remark(of: exchanges, roles: roles)].compactMap(\.self)
    return recorded
  }

  /// The tokens that the answers to some requests have brought.
  private static func brought(by requests: Set<Int32>, in records: [TraceRecord]) -> Set<TraceText> {
    guard !requests.isEmpty else { return [] }
    return Set(
      records.lazy.filter { cookie in
        guard cookie.kind == .cookieWritten, records.indices.contains(Int(cookie.cause)) else { return false }
        return requests.contains(records[Int(cookie.cause)].request)
      }.map(\.value))
  }

  private static func hidesSetCookie(_ exchanges: [CapturedExchange], _ roles: Roles) -> Bool {
    exchanges.contains(where: roles.carriesSession) && !exchanges.contains { !SetCookieField.all(of: $0).isEmpty }
  }

  /// The session's cookie that every store refuses, and why; nil if some answer brings one that is taken.
  private static func refusedCookie(_ exchanges: [CapturedExchange], _ roles: Roles) -> String? {
    var refusal: String?
    for exchange in exchanges where !roles.isForeign(exchange) {
      for field in SetCookieField.all(of: exchange) where field.name == roles.access && !field.value.isEmpty {
        guard let why = field.refusal(at: exchange.url) else { return nil }
        refusal = refusal ?? "\(field.name): \(why)"
      }
    }
    return refusal
  }

  /// A cookie that answers bring with a date which is over by then, by their own clock as well; nil if there is none.
  private static func overWhenBrought(_ exchanges: [CapturedExchange], _ roles: Roles) -> String? {
    for exchange in exchanges where !roles.isForeign(exchange) {
      guard roles.access != nil || [.logIn, .refresh].contains(roles.endpoint(of: exchange)) else { continue }
      let over = SetCookieField.all(of: exchange).first { $0.wasOver && (roles.access ?? $0.name) == $0.name }
      if let over { return over.name }
    }
    return nil
  }

  private static let hiddenSetCookie =
    "no answer sets any cookie, though requests have the session's: the capture was exported without Set-Cookie, or script sets them"

  /// The session's tokens as pairs: whatever its own site has set, or been sent. A cookie of the same name at another site is
  /// that site's own, and an empty one is no token but what a logout leaves.
  private static func ownTokens(_ exchanges: [CapturedExchange], _ roles: Roles) -> Set<String> {
    guard exchanges.contains(where: roles.isForeign) else { return [] }
    var own: Set<String> = []
    for exchange in exchanges where !roles.isForeign(exchange) {
      let set = SetCookieField.all(of: exchange).map { ($0.name, $0.value) }
      let sent = CookiePair.all(of: exchange).map { ($0.name, $0.value) }
      for (name, value) in set + sent where !value.isEmpty && (name == roles.access || name == roles.refresh) {
        own.insert("\(name)=\(value)")
      }
    }
    // What another site has set itself is its own, though it is the same.
    for exchange in exchanges where roles.isForeign(exchange) {
      for cookie in SetCookieField.all(of: exchange) { own.remove("\(cookie.name)=\(cookie.value)") }
    }
    return own
  }

  /// What a file shows of the session's cookies, with their values as the trace has them. A browser's value may be encrypted, which
  /// says no more than that there is one.
  private static func view(
    of file: StoreFile, _ roles: Roles, _ texts: inout TraceTexts, _ names: inout TokenRenaming,
    _ dating: inout TokenDating
  ) -> StoreView {
    var view = StoreView(store: file.store, moment: file.moment, count: file.file.entries.count)
    for entry in file.file.entries {
      let name = entry.cookie.name
      guard name == roles.access || name == roles.refresh else { continue }
      let isRefresh = name == roles.refresh
      view.domains.insert(entry.cookie.domain)
      if let isSetByScript = entry.isSetByScript {
        view.isCapped = (view.isCapped ?? false) || isSetByScript && JarComparison.isCapped(entry)
      }
      let text = entry.isEncrypted ? "" : entry.cookie.value
      let token = text.isEmpty ? .empty : names.token(texts.intern("\(name)=\(text)"), isRefresh: isRefresh)
      view.tokens[isRefresh ? .refresh : .access] = token
      dating.look(at: "\(name)=\(text)", called: token)
    }
    return view
  }
}

extension RecordedTrace {
  /// A recorder's trace beside the stores' files: it has no values to find the files' in, so that they say who set what for how long,
  /// and for which domains.
  ///
  /// - Parameter session: the names of the session's cookies.
  public func beside(_ files: [StoreFile], session: Set<String>) -> RecordedTrace {
    var recorded = self
    recorded.files = files.map { file in
      let own = file.file.entries.filter { session.contains($0.cookie.name) }
      let known = own.compactMap { entry in entry.isSetByScript.map { $0 && JarComparison.isCapped(entry) } }
      return StoreView(
        store: file.store, moment: file.moment, count: file.file.entries.count,
        isCapped: known.isEmpty ? nil : known.contains(true), domains: Set(own.map(\.cookie.domain)))
    }
    return recorded
  }
}

private struct OneExchange {
  let exchange: CapturedExchange
  let roles: Roles
  let epoch: Int64
  let request: Int32
  /// The session's tokens, where some exchange is with another site.
  let own: Set<String>
  let endpoint: Endpoint
  let client: (actor: TraceActor, kind: ClientKind)
  /// When its answer was whole, in microseconds since 1970.
  var end: Int64
  /// Two cookies called as the one that counts were sent at once, with different values.
  private(set) var hasTwins = false

  init(
    _ exchange: CapturedExchange, at endpoint: Endpoint, roles: Roles, epoch: Int64, request: Int32, own: Set<String>
  ) {
    (self.exchange, self.roles, self.epoch, self.request, self.own) = (exchange, roles, epoch, request, own)
    self.endpoint = endpoint
    client = roles.client(of: exchange)
    end = exchange.startedAt
  }

  mutating func add(to draft: inout TraceDraft, texts: inout TraceTexts) {
    let start = nanoseconds(exchange.startedAt)
    var sent = TraceRecord(time: start, kind: .requestSent, actor: client.actor)
    sent.request = request
    sent.endpoint = endpoint
    sent.client = client.kind
    sent.name = (endpoint == .refresh || endpoint == .logOut) && roles.refresh != nil ? .refresh : .access
    let wanted = sent.name == .refresh ? roles.refresh : roles.access
    if endpoint == .otherSite {
      sent.value = tokenSentAway.map { texts.intern($0) } ?? .empty
    } else if endpoint != .logIn {
      let carried = CookiePair.all(of: exchange).filter { $0.name == wanted }
      hasTwins = Set(carried.map(\.value)).count > 1
      // Of several a server takes the first: longer paths, and what was there before, come first (RFC 6265bis, section 5.8.3).
      if let cookie = carried.first { sent.value = texts.intern("\(wanted ?? "")=\(cookie.value)") }
    }
    draft.add(sent, isInferred: false)
    if let status = exchange.status { return addAnswer(status, to: &draft, texts: &texts) }
    // It failed, if the capture says when; else nobody knows whether an answer was still to come.
    guard exchange.duration != nil else { return }
    var failure = TraceRecord(
      time: nanoseconds(end), kind: .responseReceived, actor: client.actor)
    failure.request = request
    failure.endpoint = endpoint
    draft.add(failure, isInferred: false)
  }

  /// A token of the session that goes to another site.
  private var tokenSentAway: String? {
    CookiePair.all(of: exchange).map { "\($0.name)=\($0.value)" }.first(where: own.contains)
  }

  private func addAnswer(_ status: Int, to draft: inout TraceDraft, texts: inout TraceTexts) {
    let end = nanoseconds(end)
    if endpoint == .download && hasFile || endpoint == .document && !isLogInPage, status == 200 {
      var body = TraceRecord(time: end, kind: .contentServed, actor: .server)
      body.request = request
      body.endpoint = endpoint
      draft.add(body, isInferred: true)
    }
    var answer = TraceRecord(time: end, kind: .responseReceived, actor: client.actor)
    answer.request = request
    answer.endpoint = endpoint
    answer.number = Int32(clamping: status)
    let place = draft.add(answer, isInferred: false)
    guard !roles.isForeign(exchange) else { return }
    if client.actor == .page, exchange.clearsCookies { addClearing(at: end, cause: place, to: &draft) }
    for field in SetCookieField.all(of: exchange) {
      guard field.name == roles.access || field.name == roles.refresh, field.refusal(at: exchange.url) == nil else {
        continue
      }
      var change = TraceRecord(
        time: end,
        kind: field.value.isEmpty || (field.expiresAt ?? .max) <= exchange.startedAt ? .cookieDeleted : .cookieWritten,
        actor: client.actor)
      change.store = client.actor == .page ? .web : .native
      change.name = field.name == roles.refresh ? .refresh : .access
      change.value = field.value.isEmpty ? .empty : texts.intern("\(field.name)=\(field.value)")
      change.number = field.isHTTPOnly ? 1 : 0
      change.expiresAt = field.expiresAt.map(nanoseconds) ?? 0
      draft.add(change, isInferred: false, cause: place)
    }
  }

  /// The answer has all cookies of its site deleted (Clear-Site-Data).
  private func addClearing(at time: Int64, cause: Int, to draft: inout TraceDraft) {
    for name in [TraceText.access, .refresh] where name == .access || roles.refresh != nil {
      var change = TraceRecord(time: time, kind: .cookieDeleted, actor: client.actor)
      change.store = client.actor == .page ? .web : .native
      change.name = name
      draft.add(change, isInferred: false, cause: cause)
    }
  }

  /// A file that is no page.
  private var hasFile: Bool {
    !exchange.response.values(of: "content-type").contains { $0.lowercased().hasPrefix("text/html") }
  }

  /// Of a document nothing but its length could tell it from a login page.
  private var isLogInPage: Bool { !CookiePair.all(of: exchange).contains { $0.name == roles.access } }

  /// On the trace's clock.
  private func nanoseconds(_ microseconds: Int64) -> Int64 {
    let (elapsed, tooFar) = microseconds.subtractingReportingOverflow(epoch)
    return tooFar ? 0 : min(max(elapsed, -(1 << 52)), 1 << 52) * 1_000
  }
}
