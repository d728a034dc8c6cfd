import CookieFiles

/// Hosts of the session's site that have sessions of their own, as a forum has, or what is tried before it is released: they have a login,
/// what it sets is for them alone, and the session's cookies never go there.
struct HostsWithOwnLogIn {
  private(set) var hosts: Set<String> = []

  /// As many hosts as anybody's site has: a capture may come from anybody.
  private static let most = 64

  /// - Parameter roles: with the session's cookies and sites.
  init(in exchanges: [CapturedExchange], roles: Roles) {
    let own = exchanges.filter { !roles.isForeign($0) }
    var opened: [String: Set<String>] = [:]
    for exchange in own where Self.isLogIn(exchange, roles) && opened.count < Self.most {
      let set = SetCookieField.all(of: exchange).filter { !$0.value.isEmpty }
      guard !set.isEmpty, set.allSatisfy({ $0.domain == nil }) else { continue }
      opened[CapturedHost.host(of: exchange.url), default: []].formUnion(set.map { "\($0.name)=\($0.value)" })
    }
    guard !opened.isEmpty, let main = Self.main(own, roles) else { return }
    opened[main] = nil
    hosts = Set(opened.keys)
    for exchange in own where !hosts.isEmpty { leaveOut(exchange, opened, roles) }
    hosts.subtract(Self.withOtherClients(own, main, roles))
  }

  private static func isLogIn(_ exchange: CapturedExchange, _ roles: Roles) -> Bool {
    exchange.method == "POST" && roles.isLogIn(exchange.url) && (200..<400).contains(exchange.status ?? 0)
  }

  /// The host with most of what has the session's cookie.
  private static func main(_ exchanges: [CapturedExchange], _ roles: Roles) -> String? {
    var counts: [String: Int] = [:]
    for exchange in exchanges where CookiePair.all(of: exchange).contains(where: { $0.name == roles.access }) {
      counts[CapturedHost.host(of: exchange.url), default: 0] += 1
    }
    return counts.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
  }

  /// A host that anybody is sent to or from, that shares its cookies, or that may have the session's, has a part in the session.
  private mutating func leaveOut(_ exchange: CapturedExchange, _ opened: [String: Set<String>], _ roles: Roles) {
    let host = CapturedHost.host(of: exchange.url)
    if let target = IdentityProviders.target(of: exchange) {
      let other = CapturedHost.host(of: target)
      if other != host { hosts.subtract([host, other]) }
    }
    for cookie in SetCookieField.all(of: exchange) where cookie.name == roles.access || cookie.name == roles.refresh {
      if let domain = cookie.domain { hosts = hosts.filter { $0 != domain && !$0.hasSuffix(".\(domain)") } }
    }
    let sent = Set(CookiePair.all(of: exchange).map { "\($0.name)=\($0.value)" })
    for (other, set) in opened where other != host && !set.isDisjoint(with: sent) { hosts.remove(other) }
    guard hosts.contains(host) else { return }
    let isOfOthers = CookiePair.all(of: exchange).contains { pair in
      (pair.name == roles.access || pair.name == roles.refresh)
        && !(opened[host]?.contains("\(pair.name)=\(pair.value)") ?? false)
    }
    if isOfOthers { hosts.remove(host) }
  }

  /// Those with clients that the main host never sees with the session: an app may have its calls at another host than its pages.
  private static func withOtherClients(
    _ exchanges: [CapturedExchange], _ main: String, _ roles: Roles
  ) -> Set<String> {
    var users: Set<Bool> = []
    for exchange in exchanges where CapturedHost.host(of: exchange.url) == main && roles.isOfSession(exchange) {
      users.insert(roles.client(of: exchange).actor == .native)
    }
    return Set(
      exchanges.lazy.filter { !users.contains(roles.client(of: $0).actor == .native) }
        .map { CapturedHost.host(of: $0.url) })
  }
}
