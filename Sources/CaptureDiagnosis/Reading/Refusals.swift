import CookieDiagnosis
import CookieFiles

/// Which answers of a capture refuse a client, though their status alone does not say so; and which addresses answer anybody.
struct Refusals {
  /// The numbers of exchanges whose answer leads to a login page, or forbids without a token what was allowed with one.
  private(set) var all: Set<Int> = []
  /// The numbers of exchanges with a token, at an address that has answered somebody who sent none.
  private(set) var isPublic: Set<Int> = []

  /// The numbers of those that lead to a provider's login page, and may lead there whoever asks.
  private var leading: Set<Int> = []
  /// Addresses that have served somebody with a token.
  private(set) var allowed: Set<String> = []
  /// What each exchange asked for, ``CapturedExchange/address``: a text for all who look at it.
  let addresses: [String]
  private let exchanges: [CapturedExchange]
  private let endpoints: [Endpoint]
  private let roles: Roles
  /// As long as a client takes to follow a redirect, in microseconds.
  private static let soon: Int64 = 5_000_000

  /// - Parameters:
  ///   - exchanges: in the order of their beginning.
  ///   - endpoints: what each was for.
  init(_ exchanges: [CapturedExchange], _ endpoints: [Endpoint], roles: Roles) {
    (self.exchanges, self.endpoints, self.roles) = (exchanges, endpoints, roles)
    addresses = exchanges.map(\.address)
    for index in exchanges.indices where isServed(index) && hasToken(exchanges[index]) {
      allowed.insert(address(index))
    }
    readRedirects()
    readAddresses()
  }

  // MARK: - Redirects

  /// From the last to the first, so that it is known of each whether it leads to a login page when one leads to it.
  private mutating func readRedirects() {
    var following: [TraceActor: [Int]] = [:]
    for index in exchanges.indices.reversed() {
      let client = roles.client(of: exchanges[index]).actor
      defer { following[client] = [index] + (following[client] ?? []).prefix(Self.mostBetween) }
      guard let status = exchanges[index].status, [301, 302, 303, 307, 308].contains(status),
        leadsToLogIn(index, following[client] ?? [])
      else { continue }
      if mayRefuse(index) { all.insert(index) } else { leading.insert(index) }
    }
  }

  /// False where a token goes along, at an address that has served nobody yet, and the answer leads to another site: who pays or connects
  /// another account is led to a login there as well.
  private func mayRefuse(_ index: Int) -> Bool {
    let exchange = exchanges[index]
    guard let location = exchange.response.first(of: "location"), !roles.isForeign(exchange) else { return true }
    // No server sends who has TLS to another site without it: a captive portal does.
    let losesTLS = exchange.url.lowercased().hasPrefix("https:") && location.lowercased().hasPrefix("http:")
    if losesTLS, roles.isForeign(to: location) { return false }
    return !roles.isForeign(to: location) || !hasToken(exchange) || allowed.contains(address(index))
  }

  /// A page that is left sends what it has to send, and its images come, before the client follows.
  private static let mostBetween = 15

  /// - Parameter following: the client's next exchanges, in their order.
  private func leadsToLogIn(_ index: Int, _ following: [Int]) -> Bool {
    let exchange = exchanges[index]
    let location = exchange.response.first(of: "location") ?? ""
    // What a provider says that was not to ask anybody (OpenID Connect Core, section 3.1.2.6).
    let isElsewhere =
      location.hasBytes(of: "://") && CapturedHost.host(of: location) != CapturedHost.host(of: exchange.url)
    let isLogIn = isElsewhere ? roles.namesLogIn(location) : roles.isLogIn(location)
    if isLogIn || location.hasBytes(of: "error=login_required") { return true }
    let soon = following.prefix { exchanges[$0].startedAt &- exchange.startedAt < Self.soon + (exchange.duration ?? 0) }
    // Who is sent somewhere unknown, and asks for a login page at once, was sent there.
    if location.isEmpty { return soon.first.map { endpoints[$0] == .loginPage } ?? false }
    let target = CapturedHost.normal(location)
    // A capture may have changed or taken out what stands behind the question mark.
    let place = target.prefix { $0 != "?" }
    let next =
      soon.first { CapturedHost.normal(exchanges[$0].url).hasSuffix(target) }
      ?? soon.first { CapturedHost.normal(exchanges[$0].url).prefix { $0 != "?" }.hasSuffix(place) }
    return next.map { endpoints[$0] == .loginPage || all.contains($0) || leading.contains($0) && wasServed(index) }
      ?? false
  }

  /// True for a page that was served to somebody with a token: whoever is sent on from there is not paying.
  private func wasServed(_ index: Int) -> Bool {
    exchanges[index].method == "GET" && allowed.contains(address(index))
  }

  // MARK: - Addresses

  private mutating func readAddresses() {
    var open: Set<String> = []
    for index in exchanges.indices where isServed(index) && !hasToken(exchanges[index]) { open.insert(address(index)) }
    for (index, exchange) in exchanges.enumerated() where isCall(index) {
      if hasToken(exchange) {
        if open.contains(address(index)) { isPublic.insert(index) }
      } else if exchange.status == 403 || exchange.status == 400 && exchange.method == "GET",
        allowed.contains(address(index))
      {
        all.insert(index)
      }
    }
  }

  private func isServed(_ index: Int) -> Bool {
    isCall(index) && (200..<300).contains(exchanges[index].status ?? 0)
  }

  private func isCall(_ index: Int) -> Bool { endpoints[index] == .call || endpoints[index] == .page }

  private func hasToken(_ exchange: CapturedExchange) -> Bool {
    CookiePair.all(of: exchange).contains { $0.name == roles.access || $0.name == roles.refresh }
  }

  private func address(_ index: Int) -> String { addresses[index] }
}
