import CookieDiagnosis
import CookieFiles

/// A cookie that may have signed the user in again by itself, a provider's or one for remembering, and that is no longer sent where its user
/// has to log in by hand: the session's own cookie was over, and says nothing.
public struct SilentReturn: Sendable, Hashable {
  /// The cookies' names, sorted.
  public var names: [String]
  /// When they were missing first: nanoseconds of the trace's clock.
  public var at: Int64
  public var end: End

  /// What has become of them.
  public enum End: Sendable, Hashable {
    /// The session had come back with them, and they are missing.
    case missing
    /// They came with the session, were to last longer, and are missing.
    case missingBesideSession
    /// The session had come back with them, or they came with it; they went along once more, and brought nothing back, or were taken.
    case refused
    /// The session had come back with them, and their time was over by then.
    case over

    /// False if they ended as they were to, or at the server.
    public var mayBeLoss: Bool { self == .missing || self == .missingBesideSession }
  }

  /// The first, or nil.
  ///
  /// - Parameter epoch: of the trace: microseconds since 1970.
  static func found(
    in exchanges: [CapturedExchange], at endpoints: [Endpoint], roles: Roles, epoch: Int64
  ) -> SilentReturn? {
    var reader = SilentReturnReader(roles: roles, epoch: epoch)
    for (exchange, endpoint) in zip(exchanges, endpoints) where reader.found == nil {
      reader.take(exchange, endpoint)
    }
    return reader.atEnd
  }
}

/// Follows each client's exchanges without the session's cookie, from the first one to what brings it anew.
private struct SilentReturnReader {
  /// Exchanges without the session's cookie, in which nobody has entered anything yet.
  private struct Chain {
    var startedAt: Int64
    var last: Int64
    /// By host.
    var sent: [String: Set<String>] = [:]
    /// And of that, what no answer in it had brought before.
    var own: [String: Set<String>] = [:]
    /// What answers in it have set.
    var brought: Set<String> = []
    /// And have taken away.
    var taken: Set<String> = []
    var isByHand = false
    /// The last of them shows a login page.
    var isAtLogIn = false
  }

  let roles: Roles
  private let epoch: Int64
  /// What may be a loss, and what had ended.
  private(set) var (found, ended): (SilentReturn?, SilentReturn?)
  private var chains: [TraceActor: Chain] = [:]
  private var hasSession: Set<TraceActor> = []
  /// What was sent when the session came back by itself, by client and host.
  private var behind: [TraceActor: [String: Set<String>]] = [:]
  /// What came with the session, is for all of its host, and was sent along since, by client and host.
  private var along: [TraceActor: [String: Set<String>]] = [:]
  private var beside: [String: Set<String>] = [:]
  /// Cookies of a host that script may read, which sign nobody in.
  private var readable: Set<String> = []
  /// When each cookie of a host ends, by its last answer; nil without a date, and gone with an answer that took it.
  private var ends: [String: Int64] = [:]

  /// Sooner than anybody logs in, in microseconds: what comes by itself.
  private static let byItself: Int64 = 3_000_000
  /// A hostile capture has a host of its own in each request.
  private static let most = 64

  init(roles: Roles, epoch: Int64) { (self.roles, self.epoch) = (roles, epoch) }

  mutating func take(_ exchange: CapturedExchange, _ endpoint: Endpoint) {
    let client = roles.client(of: exchange).actor
    // Whose host it is takes longest to tell.
    let brings = roles.bringsSession(exchange) && !roles.isForeign(exchange)
    defer { noteSet(exchange, brings: brings) }
    if endpoint == .logOut {
      chains[client] = nil
      behind[client] = nil
      along = [:]
      return
    }
    if roles.carriesSession(exchange), !roles.isForeign(exchange) {
      chains[client] = nil
      hasSession.insert(client)
      noteAlong(exchange, client)
      return
    }
    guard hasSession.contains(client) else {
      if brings { hasSession.insert(client) }
      return
    }
    // What goes to somebody else's host, or anywhere before anything was asked for, is on no way to a login.
    let isElsewhere =
      endpoint == .otherSite && !roles.providers.hosts.contains(CapturedHost.host(of: exchange.url))
    guard !isElsewhere, chains[client] != nil || endpoint != .landing else { return }
    follow(exchange, endpoint, client)
    if brings, let chain = chains.removeValue(forKey: client), !chain.isByHand {
      behind[client] = chain.own
    }
  }

  private mutating func follow(_ exchange: CapturedExchange, _ endpoint: Endpoint, _ client: TraceActor) {
    var chain = chains[client] ?? Chain(startedAt: exchange.startedAt, last: exchange.startedAt)
    let isByHand =
      chain.isByHand || endpoint == .logIn || exchange.startedAt &- chain.last > Self.byItself
    if isByHand, !chain.isByHand { judge(chain, of: client) }
    chain.isByHand = isByHand
    chain.last = exchange.startedAt &+ (exchange.duration ?? 0)
    if endpoint != .landing { chain.isAtLogIn = endpoint == .loginPage && (200..<300).contains(exchange.status ?? 0) }
    let host = CapturedHost.host(of: exchange.url)
    if chain.sent.count < Self.most {
      let names = CookiePair.all(of: exchange).map(\.name).filter {
        $0 != roles.access && $0 != roles.refresh && !readable.contains(host + " " + $0)
      }
      chain.sent[host, default: []].formUnion(names)
      chain.own[host, default: []].formUnion(names.filter { !chain.brought.contains($0) })
    }
    let fields = SetCookieField.all(of: exchange)
    chain.brought.formUnion(fields.map(\.name))
    chain.taken.formUnion(fields.lazy.filter(\.value.isEmpty).map(\.name))
    chains[client] = chain
  }

  /// The first, or that of a client which is shown a login page up to the capture's end: rather one that is missing.
  var atEnd: SilentReturn? {
    if let found { return found }
    var last = self
    for (client, chain) in chains.sorted(by: { $0.key.rawValue < $1.key.rawValue })
    where chain.isAtLogIn && !chain.isByHand && last.found == nil { last.judge(chain, of: client) }
    return last.found ?? last.ended
  }

  /// Nothing brings the session back any more: is anything missing that had done so?
  private mutating func judge(_ chain: Chain, of client: TraceActor) {
    for (before, end) in [(behind[client], SilentReturn.End.missing), (along[client], .missingBesideSession)]
    where found == nil {
      let missing = chain.sent.flatMap { host, sent in
        (before?[host] ?? []).subtracting(sent).filter {
          isKept($0, at: host, chain.last, isDated: end == .missingBesideSession)
        }
      }
      guard !missing.isEmpty else { continue }
      found = SilentReturn(
        names: Set(missing).sorted(), at: (chain.startedAt &- epoch) &* 1_000, end: end)
    }
    guard found == nil, ended == nil else { return }
    let sent = chain.sent.flatMap { host, sent in
      let taken = along[client]?[host]?.intersection(chain.taken) ?? []
      return (behind[client]?[host] ?? []).union(taken).intersection(sent)
    }
    let over = chain.sent.flatMap { host, sent in behind[client]?[host]?.subtracting(sent) ?? [] }
    guard !sent.isEmpty || !over.isEmpty else { return }
    ended = SilentReturn(
      names: Set(over.isEmpty ? sent : over).sorted(), at: (chain.startedAt &- epoch) &* 1_000,
      end: over.isEmpty ? .refused : .over)
  }

  /// - Parameter isDated: one without a date may have gone with its process.
  private func isKept(_ name: String, at host: String, _ time: Int64, isDated: Bool) -> Bool {
    ends[host + " " + name].map { $0 > time } ?? !isDated
  }

  private mutating func noteAlong(_ exchange: CapturedExchange, _ client: TraceActor) {
    let host = CapturedHost.host(of: exchange.url)
    guard let names = beside[host], !names.isEmpty else { return }
    along[client, default: [:]][host, default: []].formUnion(
      CookiePair.all(of: exchange).map(\.name).filter(names.contains))
  }

  private mutating func noteSet(_ exchange: CapturedExchange, brings: Bool) {
    let fields = SetCookieField.all(of: exchange)
    guard !fields.isEmpty else { return }
    let host = CapturedHost.host(of: exchange.url)
    for field in fields where field.name != roles.access && field.name != roles.refresh {
      if brings, field.path == "/", !field.value.isEmpty, field.isHTTPOnly, beside[host]?.count ?? 0 < Self.most {
        beside[host, default: []].insert(field.name)
      }
      if field.isHTTPOnly { readable.remove(host + " " + field.name) } else { readable.insert(host + " " + field.name) }
      ends[host + " " + field.name] = field.value.isEmpty ? .min : field.expiresAt
    }
  }
}
