import CookieSync
import Cookies

/// What records an event makes. It knows which requests are under way, and what each store was last seen to hold.
final class EventTranslation {
  struct Open {
    /// In the file.
    var number: Int32
    /// Its latest hop.
    var sent: TraceLine
    var isAnswered = false
  }

  /// More requests than these are not under way: the oldest is forgotten.
  static let mostOpen = 256

  private let session: SessionCookies
  private let hash: SipHash
  private(set) var clock: TraceClock
  private(set) var launches: Int32
  private var open: [UInt64: Open] = [:]
  private var known: [RecordedEvent.Store: [SessionCookies.Role: String]] = [:]
  /// The place of the page's last answer, if nobody knows what it set.
  private var pageAnswer: Int32?
  /// Events of requests that are not known, since their beginning could not be taken.
  var unplaced = 0

  init(session: SessionCookies, hash: SipHash, clock: TraceClock, launches: Int32) {
    (self.session, self.hash, self.clock, self.launches) = (session, hash, clock, launches)
  }

  /// - Parameter place: of the first of these records in the file.
  func take(_ event: RecordedEvent, at time: RecorderTime, place: Int32) -> [TraceLine] {
    var lines = clockLines(at: time)
    lines += self.lines(event, at: time, place: place + Int32(lines.count))
    for index in lines.indices { lines[index].time = clock.traceTime(time) }
    return lines
  }

  /// The launch before has left its last sign of life then.
  func endOfLaunch(at time: Int64) -> TraceLine {
    var line = simple("appKilled", by: "system", number: launches)
    line.time = time
    return line
  }

  private func clockLines(at time: RecorderTime) -> [TraceLine] {
    let seconds = clock.secondsSet(at: time)
    guard seconds != 0 else { return [] }
    var line = TraceLine("clockSet", by: "system")
    line.number = seconds
    return [line]
  }

  private func lines(_ event: RecordedEvent, at time: RecorderTime, place: Int32) -> [TraceLine] {
    switch event {
    case .launched:
      launches &+= 1
      return [simple("appLaunched", by: "system", number: launches)]
    case .storeRead(let store, let cookies): return read(store, cookies, by: "native", at: time, place: place)
    case .storeReadBack(let store, let cookies): return read(store, cookies, by: "system", at: time, place: place)
    case .written(let store, let cookie): return change(cookie, of: store, by: "native", at: time, isDeletion: false)
    case .deleted(let store, let cookie): return change(cookie, of: store, by: "native", at: time, isDeletion: true)
    case .saved(let cookies): return save(cookies, at: time)
    case .requestSent(let request): return send(request, place: place)
    case .answered(let answer): return receive(answer, at: time, place: place)
    case .requestEnded(let id, let isTaken): return end(id, isTaken)
    case .transferCancelled(let id): return withOpen(id) { [of($0, "transferCancelled", by: "native")] }
    case .bridgeCalled: return bridge("bridgeCall", from: "page", to: "native", place: place)
    case .bridgeAnswered: return bridge("bridgeReply", from: "native", to: "page", place: place)
    default: return [plainLine(event)]
    }
  }

  // MARK: - Requests

  private func send(_ request: RecordedRequest, place: Int32) -> [TraceLine] {
    let usesRefresh = session.mayHaveRefreshCookie && (request.endpoint == .refresh || request.endpoint == .logOut)
    let role: SessionCookies.Role = usesRefresh ? .refresh : .access
    var line = TraceLine("requestSent", by: request.client.rawValue)
    line.endpoint = request.endpoint
    line.client = request.kind
    line.hasOwnHeader = request.hasOwnHeader
    line.name = name(role)
    if let carried = request.carried {
      line.value = request.endpoint == .logIn ? nil : carried.last { session.role(of: $0) == role }.map(text)
    } else {
      line.value = request.endpoint == .logIn ? nil : known[request.client == .page ? .web : .native]?[role]
      line.isInferred = true
    }
    let number = open[request.id]?.number ?? place
    line.request = number
    open[request.id] = Open(number: number, sent: line)
    if open.count > Self.mostOpen, let oldest = open.keys.min() { open[oldest] = nil }
    return [line]
  }

  private func receive(_ answer: RecordedAnswer, at time: RecorderTime, place: Int32) -> [TraceLine] {
    withOpen(answer.id) { request in
      open[answer.id]?.isAnswered = true
      var line = of(request, "responseReceived", by: request.sent.actor)
      line.number = Int32(clamping: answer.status ?? 0)
      // Which one the platform has not understood.
      if answer.saysDates { line.expiresAt = .max / 2 }
      let isOfPage = request.sent.actor == "page"
      if isOfPage { pageAnswer = answer.setCookies == nil && (200..<400).contains(answer.status ?? 0) ? place : nil }
      let store: RecordedEvent.Store = isOfPage ? .web : .native
      let changes = (answer.setCookies ?? []).flatMap { cookie in
        let isDeletion = cookie.value.isEmpty || cookie.expires.map { $0.microseconds <= time.wall } ?? false
        return change(cookie, of: store, by: request.sent.actor, at: time, isDeletion: isDeletion)
      }
      var content: [TraceLine] = []
      if answer.hasContent {
        content = [of(request, "contentServed", by: "server")]
        content[0].isInferred = true
      }
      return [line] + content + changes.map { withCause($0, place) }
    }
  }

  private func end(_ id: UInt64, _ isTaken: Bool?) -> [TraceLine] {
    defer { open[id] = nil }
    guard let isTaken else { return [] }
    return withOpen(id) { request in
      var line = of(request, isTaken ? "clientSucceeded" : "clientFailed", by: request.sent.actor)
      line.client = request.sent.client
      return [line]
    }
  }

  /// The requests that have no answer yet, for the file that goes on.
  var openRequests: [Open] { open.values.filter { !$0.isAnswered }.sorted { $0.number < $1.number } }

  /// Copies of the open requests, for the beginning of a new file.
  func goOn() -> [TraceLine] {
    pageAnswer = nil
    let ids = open.filter { !$0.value.isAnswered }.sorted { $0.value.number < $1.value.number }.map(\.key)
    open = open.filter { !$0.value.isAnswered }
    return ids.enumerated().compactMap { place, id in
      open[id]?.number = Int32(place)
      open[id]?.sent.request = Int32(place)
      return open[id]?.sent
    }
  }

  private func withOpen(_ id: UInt64, _ body: (Open) -> [TraceLine]) -> [TraceLine] {
    guard let request = open[id] else {
      unplaced += 1
      return []
    }
    return body(request)
  }

  /// A record about a request.
  private func of(_ request: Open, _ kind: String, by actor: String) -> TraceLine {
    var line = TraceLine(kind, by: actor)
    line.request = request.number
    line.endpoint = request.sent.endpoint
    return line
  }

  // MARK: - Stores

  private func read(
    _ store: RecordedEvent.Store, _ cookies: [Cookie], by actor: String, at time: RecorderTime, place: Int32
  ) -> [TraceLine] {
    var found: [SessionCookies.Role: (cookie: Cookie, text: String)] = [:]
    for cookie in cookies { if let role = session.role(of: cookie) { found[role] = (cookie, text(cookie)) } }
    var lines: [TraceLine] = []
    if store == .web, let pageAnswer {
      for role in [SessionCookies.Role.access, .refresh] {
        guard let (cookie, text) = found[role], !isKnown(text) else { continue }
        lines += change(cookie, of: .web, by: "page", at: time, isDeletion: false).map { line in
          var line = withCause(line, pageAnswer)
          line.isInferred = true
          return line
        }
      }
    }
    var line = TraceLine("storeRead", by: actor)
    line.store = store
    line.number = Int32(clamping: cookies.count)
    line.name = name(.refresh)
    line.value = found[.refresh]?.text
    known[store] = found.mapValues(\.text)
    return lines + [line]
  }

  /// True if some place was seen to hold it.
  private func isKnown(_ text: String) -> Bool { known.values.contains { $0.values.contains(text) } }

  private func change(
    _ cookie: Cookie, of store: RecordedEvent.Store, by actor: String, at time: RecorderTime, isDeletion: Bool
  ) -> [TraceLine] {
    guard let role = session.role(of: cookie) else { return [] }
    var line = TraceLine(isDeletion ? "cookieDeleted" : "cookieWritten", by: actor)
    line.store = store
    line.name = name(role)
    line.number = cookie.httpOnly ? 1 : nil
    line.isPartitioned = cookie.partitionKey != nil
    // Of a deletion: what is gone.
    line.value = isDeletion ? known[store]?[role] : text(cookie)
    line.expiresAt = isDeletion ? nil : cookie.expires.map { clock.expiry($0, at: time) }
    known[store, default: [:]][role] = isDeletion ? nil : line.value
    if actor == "native", store == .web { pageAnswer = nil }
    return [line]
  }

  private func save(_ cookies: [Cookie], at time: RecorderTime) -> [TraceLine] {
    let before = known[.backup] ?? [:]
    let saved = Set(cookies.compactMap { session.role(of: $0) })
    let gone = [SessionCookies.Role.access, .refresh].filter { before[$0] != nil && !saved.contains($0) }
    let deletions = gone.map { role in
      var line = TraceLine("cookieDeleted", by: "native")
      line.store = .backup
      line.name = name(role)
      line.value = before[role]
      known[.backup]?[role] = nil
      return line
    }
    let writes = cookies.flatMap { cookie in
      session.role(of: cookie).map { before[$0] } == text(cookie)
        ? [] : change(cookie, of: .backup, by: "native", at: time, isDeletion: false)
    }
    return deletions + writes
  }

  private func withCause(_ line: TraceLine, _ cause: Int32) -> TraceLine {
    var line = line
    line.cause = cause
    return line
  }

  private func name(_ role: SessionCookies.Role) -> String { role == .refresh ? "refresh" : "access" }

  /// What stands for a cookie's value; nothing for none.
  private func text(_ cookie: Cookie) -> String { cookie.value.isEmpty ? "" : Hex.text(hash.hash(cookie.value)) }
}
