import CookieDiagnosis
import CookieFiles

/// Reads what the exchanges of a capture show besides their records.
struct SightReader {
  /// By the number of the request; not of one that shows nothing.
  private(set) var sights: [Int32: CookieSight] = [:]
  private var companions: CompanionReader
  private var reach: CookieReach
  /// Who has sent the cookie that a refresh exchanges with something else than a refresh, to which host.
  private var sendersOfRefresh: Set<Sender> = []
  /// Who was given one by an answer; who has sent a token of the session, with a refresh or something else.
  private var givenRefresh: Set<Sender> = []
  private var sendersOfSession: Set<Sender> = []
  /// When each client was told that its last token is refused, with nothing new since.
  private var refusedAt: [TraceActor: Int64] = [:]
  /// The same of native code, while no client was given or served with any.
  private var refusedAnywhere: Int64?
  private var exchanged: ExchangedTokens
  private var visitors = Visitors()
  private var bodies = BodyAnswers()
  /// Where which client was served with a token.
  private var servedWith: [TraceActor: Set<String>] = [:]
  /// Where the last answer to each client has led it.
  private var ledTo: [TraceActor: String] = [:]
  /// Against forgery, as some answer has taken them.
  private let accepted: Set<RequestForgery.Check>
  private let masking: Set<TraceActor>
  private let refusals: Refusals
  private let behindRefusals: BehindRefusals
  private let endpoints: [Endpoint]
  private let roles: Roles

  private struct Sender: Hashable {
    var isOfPage: Bool
    var host: String
  }

  /// - Parameters:
  ///   - exchanges: in the order of their beginning.
  ///   - endpoints: what each was for.
  init(_ exchanges: [CapturedExchange], _ endpoints: [Endpoint], _ roles: Roles) {
    companions = CompanionReader(roles: roles)
    refusals = Refusals(exchanges, endpoints, roles: roles)
    behindRefusals = BehindRefusals(exchanges, endpoints, refusals, roles: roles)
    exchanged = ExchangedTokens(exchanges, roles)
    accepted = RequestForgery.accepted(in: exchanges, roles)
    masking = RequestForgery.masking(accepted)
    reach = CookieReach(on: CapturedPlatform.device(exchanges, roles: roles))
    (self.endpoints, self.roles) = (endpoints, roles)
  }

  /// Takes the exchange of a number, in the order of their beginning.
  mutating func take(_ exchange: CapturedExchange, _ number: Int32, hasTwins: Bool) {
    let index = Int(number)
    var sight = CookieSight(companions: companions.take(exchange), hasTwins: hasTwins)
    (sight.keptUndated, sight.mayHaveKeptUndated) = (companions.keptUndated, companions.mayHaveKeptUndated)
    sight.refuses = refusals.all.contains(index)
    sight.isProvisional =
      exchange.status ?? 0 == 0 && exchange.request.first(of: "cookie") == nil
      && !SetCookieField.all(of: exchange).contains { _ in true }
    sight.mayBeRefresh =
      endpoints[index] == .call && exchange.method != "GET" && [400, 401, 403, 409, 422].contains(exchange.status ?? 0)
      && roles.carriesRefreshAlone(exchange)
    sight.isPublic = refusals.isPublic.contains(index)
    sight.isBehindRefusal = behindRefusals.all.contains(index)
    sight.isAfterItsRefusal = behindRefusals.isAfterRefusal.contains(index)
    sight.refusesWhereServed = behindRefusals.refusesWhereServed.contains(index)
    sight.sendsPassword = exchange.sendsPassword
    sight.isOfNobody = behindRefusals.isOfNobody.contains(index)
    sight.isCrossSite = exchange.request.first(of: "sec-fetch-site") == "cross-site"
    sight.mayBeTakenForForgery = RequestForgery.isDenied(exchange)
    sight.hasForgeryToken =
      sight.mayBeTakenForForgery && RequestForgery.hasToken(exchange)
      && !(RequestForgery.Check(exchange, roles)?.mayBeGood(accepted, masking: masking) ?? false)
    let names = [roles.access, roles.refresh].compactMap(\.self)
    let wanted =
      endpoints[index] == .refresh || endpoints[index] == .logOut ? roles.refresh ?? roles.access : roles.access
    if let wanted, endpoints[index].takesToken, !CookiePair.all(of: exchange).contains(where: { $0.name == wanted }) {
      sight.reach = reach.reach(of: wanted, in: exchange)
    }
    // What a store keeps back was not deleted.
    sight.isAfterRefusal = isAfterRefusal(exchange, index) && sight.reach == .within
    sight.lacksRefresh = !sight.isAfterRefusal && lacksRefresh(exchange, endpoints[index])
    sight.lacksGivenRefresh = !sight.isAfterRefusal && lacksGivenRefresh(exchange, endpoints[index])
    if !roles.isForeign(exchange) {
      let status = exchange.status ?? 0
      (sight.replacesRefused, sight.takesWhereServed) = exchanged.take(
        exchange, at: refusals.addresses[index], endpoints[index], isRefused: isRefused(status, index),
        isPublic: sight.isPublic, roles)
      sight.isVisitor = visitors.take(exchange, at: refusals.addresses[index], endpoints[index], roles)
      sight.mayBeLogInByBody = bodies.take(exchange, endpoints[index], roles)
      sight.isServedBare = isServedBare(exchange, index) && sight.reach == .within
      sight.isGuessedLogIn = endpoints[index] == .logIn && roles.isGuessedLogIn(exchange)
      reach.take(exchange, names)
      sight.hasOddDate = SetCookieField.all(of: exchange).contains { names.contains($0.name) && $0.hasOddDate }
    }
    let client = roles.client(of: exchange).actor
    sight.isRedirected = ledTo[client] == CapturedHost.normal(exchange.url)
    ledTo[client] = IdentityProviders.target(of: exchange)
    if sight != CookieSight() { sights[number] = sight }
  }

  private mutating func isServedBare(_ exchange: CapturedExchange, _ index: Int) -> Bool {
    let (client, endpoint, address) = (roles.client(of: exchange), endpoints[index], refusals.addresses[index])
    guard endpoint.takesToken, endpoint != .refresh, (200..<300).contains(exchange.status ?? 0),
      client.kind.sendsFromStore
    else { return false }
    if !roles.carriesSession(exchange) { return servedWith[client.actor]?.contains(address) ?? false }
    servedWith[client.actor, default: []].insert(address)
    return false
  }

  /// The cookie that a refresh exchanges, if it goes along with something else, for which it is as far as answers say: one that is not can
  /// be from no store, but from a header that the app has written.
  func carriedRefresh(by exchange: CapturedExchange, _ number: Int32) -> String? {
    guard let name = roles.refresh, [.call, .page, .document, .download].contains(endpoints[Int(number)]),
      roles.client(of: exchange).kind.sendsFromStore, reach.covers(exchange, name),
      let cookie = CookiePair.all(of: exchange).first(where: { $0.name == name && !$0.value.isEmpty })
    else { return nil }
    return "\(name)=\(cookie.value)"
  }

  /// True for a request without a token of a client whose last one was refused. Where a refresh may bring another, the refusal of a refresh
  /// is meant.
  private mutating func isAfterRefusal(_ exchange: CapturedExchange, _ index: Int) -> Bool {
    guard !roles.isForeign(exchange) else { return false }
    let (client, endpoint) = (roles.client(of: exchange).actor, endpoints[index])
    defer {
      if roles.bringsSession(exchange) {
        refusedAt[client] = nil
        refusedAnywhere = nil
      }
    }
    guard endpoint.takesToken || endpoint == .refresh else { return false }
    let wanted = endpoint == .refresh ? roles.refresh : roles.access
    guard CookiePair.all(of: exchange).contains(where: { $0.name == wanted && !$0.value.isEmpty }) else {
      if let time = refusedAt[client] { return time <= exchange.startedAt }
      // An app that is refused empties both stores.
      return refusedAnywhere.map { 0..<Self.emptiesStores ~= exchange.startedAt &- $0 } ?? false
    }
    let status = exchange.status ?? 0
    if endpoint == .refresh ? [400, 401, 403].contains(status) : roles.refresh == nil && isRefused(status, index) {
      refusedAt[client] = exchange.startedAt &+ (exchange.duration ?? 0)
      if client == .native { refusedAnywhere = refusedAt[client] }
    } else if (200..<300).contains(status), !refusals.isPublic.contains(index) {
      refusedAt[client] = nil
      refusedAnywhere = nil
    }
    return false
  }

  /// As long as an app takes to have both its stores emptied, in microseconds.
  private static let emptiesStores: Int64 = 10_000_000

  private func isRefused(_ status: Int, _ index: Int) -> Bool {
    Hop.asksForLogIn(status) || refusals.all.contains(index)
  }

  private mutating func lacksGivenRefresh(_ exchange: CapturedExchange, _ endpoint: Endpoint) -> Bool {
    let client = roles.client(of: exchange)
    guard let name = roles.refresh, client.actor != .systemBrowser, !roles.isForeign(exchange) else { return false }
    let sender = Sender(isOfPage: client.actor == .page, host: CapturedHost.host(of: exchange.url))
    let isMissing =
      givenRefresh.contains(sender) && !sendersOfSession.contains(sender) && endpoint.takesToken
      && !roles.carriesSession(exchange) && client.kind.sendsFromStore && reach.covers(exchange, name)
    if roles.carriesSession(exchange) { sendersOfSession.insert(sender) }
    if SetCookieField.all(of: exchange).contains(where: { $0.name == name && !$0.value.isEmpty }) {
      givenRefresh.insert(sender)
    }
    return isMissing
  }

  private mutating func lacksRefresh(_ exchange: CapturedExchange, _ endpoint: Endpoint) -> Bool {
    let client = roles.client(of: exchange)
    guard let name = roles.refresh, [.call, .page, .document, .download, .loginPage].contains(endpoint),
      client.actor != .systemBrowser, client.kind.sendsFromStore, reach.covers(exchange, name)
    else { return false }
    let sender = Sender(isOfPage: client.actor == .page, host: CapturedHost.host(of: exchange.url))
    if CookiePair.all(of: exchange).contains(where: { $0.name == name }) {
      sendersOfRefresh.insert(sender)
      return false
    }
    return sendersOfRefresh.contains(sender)
  }
}
