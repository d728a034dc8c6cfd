import CaptureDiagnosis
import CookieDiagnosis

/// Who got which token when, and which came again: the sequence of a trace's refreshes, read for the server's rules.
///
/// When the server looked at a request is not seen, only that it was between sending and answer: what is concluded here holds
/// whenever that was. What another reason may explain is left out.
struct TokenLedger {
  /// Where a token came from.
  struct Issue {
    var sent: Int64
    var received: Int64
    /// On the trace's clock; 0 for a session cookie.
    var expiresAt: Int64
    var session: Int
    /// False if an earlier request, whose answer nobody heard, may have got it already.
    var isNew = true
  }

  let exchanges: Exchanges
  private(set) var evidence = TokenEvidence()
  private(set) var issues: [TraceText: Issue] = [:]
  /// Refreshes with each token, in the order of their sending.
  private(set) var refreshes: [TraceText: [Hop]] = [:]
  /// When the last answer came that shows a token to be good still: a call that was served, or new tokens for it.
  private var lastTaken: [TraceText: Int64] = [:]
  /// Sending times of what may end a session: logouts, refused refreshes, repeated ones without an answer, changes of the
  /// network. They rise.
  private var endings: [Int64] = []
  /// How long the longest of them was under way.
  private var longestEnding: Int64 = 0
  private var sessions = 0

  init(_ exchanges: Exchanges) {
    self.exchanges = exchanges
    for hop in exchanges.hops { note(hop) }
    noteEndings()
    readLifetimes()
    ReuseReader.read(self, into: &evidence)
  }

  // MARK: - Issues

  private mutating func note(_ hop: Hop) {
    let request = exchanges.request(hop)
    if request.endpoint == .refresh, !request.value.isEmpty {
      refreshes[request.value, default: []].append(hop)
      noteRotation(hop)
    }
    guard !hop.brought.isEmpty else { return }
    let session = session(of: request)
    let isNew = request.endpoint != .refresh || !isRepeated(hop)
    for place in hop.brought { note(exchanges.records[place], from: hop, session: session, isNew: isNew) }
    guard request.endpoint == .logIn else { return }
    evidence.logInsWithRefresh.add(hop.brought.contains { exchanges.records[$0].name == .refresh })
  }

  private mutating func session(of request: TraceRecord) -> Int {
    if request.endpoint != .logIn, let known = issues[request.value]?.session { return known }
    sessions += 1
    return sessions
  }

  private mutating func note(_ cookie: TraceRecord, from hop: Hop, session: Int, isNew: Bool) {
    guard issues[cookie.value] == nil else { return }
    let expiresAt = exchanges.ownEnds.earliest(of: cookie) ?? 0
    let issue = Issue(
      sent: exchanges.sent(hop), received: exchanges.received(hop), expiresAt: expiresAt, session: session,
      isNew: isNew || cookie.name == .access)
    issues[cookie.value] = issue
    evidence.httpOnly.add(cookie.isHTTPOnly)
    let path = lifetime(cookie.name)
    evidence[keyPath: path].dated.add(cookie.expiresAt != 0)
    guard expiresAt != 0, issue.isNew else { return }
    // They count from the server's moment or from the store's.
    let least = expiresAt.seconds(since: issue.received)
    let most = max(expiresAt.seconds(since: issue.sent), least)
    // A date that is over says that the cookie is to go.
    if most > 0 { evidence[keyPath: path].announced.append(least...most) }
  }

  private func lifetime(_ name: TraceText) -> WritableKeyPath<TokenEvidence, TokenEvidence.Lifetime> {
    name == .refresh ? \.refresh : \.access
  }

  private mutating func noteRotation(_ hop: Hop) {
    guard exchanges.outcome(hop) == .renewed else { return }
    evidence.rotations.add(successor(of: hop) != nil)
  }

  /// The new refresh token that an answer brought; nil if there is none, or it is the old one.
  func successor(of hop: Hop) -> TraceText? {
    hop.brought.map { exchanges.records[$0] }.first { $0.name == .refresh && $0.value != exchanges.request(hop).value }?
      .value
  }

  // MARK: - Ends of sessions

  private mutating func noteEndings() {
    for hop in exchanges.hops {
      let request = exchanges.request(hop)
      switch (request.endpoint, exchanges.outcome(hop)) {
      case (.logOut, _), (.refresh, .refused): break
      case (.refresh, .unanswered) where !isAlone(hop): break
      default: continue
      }
      endings.append(request.time)
      let underWay = hop.answered == nil ? Self.longestWait : exchanges.received(hop).since(request.time)
      longestEnding = min(Self.longestWait, max(longestEnding, underWay))
    }
    endings += exchanges.records.filter { [.addressChanged, .appMoved, .clockSet].contains($0.kind) }.map(\.time)
    endings.sort()
  }

  /// True if the token was sent for a refresh before.
  func isRepeated(_ hop: Hop) -> Bool { refreshes[exchanges.request(hop).value]?.first?.sent != hop.sent }

  /// Nobody waits longer for an answer, in nanoseconds.
  private static let longestWait: Int64 = 120_000_000_000

  /// How many requests that may end a session may have come to the server in a time.
  private func endings(from start: Int64, to end: Int64) -> Int {
    max(0, firstEnding { $0 > end } - firstEnding { $0 >= start - longestEnding })
  }

  private func firstEnding(_ holds: (Int64) -> Bool) -> Int {
    var (lower, upper) = (0, endings.count)
    while lower < upper {
      let middle = (lower + upper) / 2
      if holds(endings[middle]) { upper = middle } else { lower = middle + 1 }
    }
    return lower
  }

  /// True if no other refresh with the token may have come to the server before the answer to this one: one that was sent later
  /// may overtake it.
  func isAlone(_ hop: Hop) -> Bool {
    let received = min(exchanges.received(hop), exchanges.sent(hop) + Self.longestWait)
    return (refreshes[exchanges.request(hop).value] ?? []).allSatisfy {
      $0.sent == hop.sent || exchanges.sent($0) > received
    }
  }

  // MARK: - Lifetimes

  private mutating func readLifetimes() {
    for hop in exchanges.hops where [.renewed, .bare].contains(exchanges.outcome(hop)) {
      let (token, received) = (exchanges.request(hop).value, exchanges.received(hop))
      lastTaken[token] = max(lastTaken[token] ?? .min, received)
    }
    for hop in exchanges.hops {
      let request = exchanges.request(hop)
      guard let issue = issues[request.value] else { continue }
      switch request.endpoint {
      case .call, .page: readUse(of: issue, hop, \.access)
      // Only the first use says something of its life: the second is judged by what the first did, unless that was refused.
      case .refresh where !isRepeated(hop) || isFirstTaken(hop): readUse(of: issue, hop, \.refresh)
      default: break
      }
    }
  }

  /// True for new tokens in exchange for one that was refused each time before.
  private func isFirstTaken(_ hop: Hop) -> Bool {
    guard exchanges.outcome(hop) == .renewed else { return false }
    return (refreshes[exchanges.request(hop).value] ?? []).prefix { $0.sent != hop.sent }.allSatisfy {
      exchanges.outcome($0) == .refused
    }
  }

  private mutating func readUse(
    of issue: Issue, _ hop: Hop, _ path: WritableKeyPath<TokenEvidence, TokenEvidence.Lifetime>
  ) {
    let (sent, received) = (exchanges.sent(hop), exchanges.received(hop))
    switch exchanges.outcome(hop) {
    case .renewed, .bare: evidence[keyPath: path].byUse.isAtLeast(max(0, sent.seconds(since: issue.received)))
    // The refusal of a refresh is an ending itself.
    case .refused where hop.status == 401 && endings(from: issue.sent, to: received) == (path == \.refresh ? 1 : 0):
      // What is taken later was not over.
      let isOver = lastTaken[exchanges.request(hop).value].map { $0 <= received } ?? true
      guard issue.isNew, isOver, path == \.access || isAlone(hop) else { return }
      evidence[keyPath: path].byUse.isBelow(received.seconds(since: issue.sent))
    default: break
    }
  }
}
