import CookieFiles

/// The hosts that others send their users to for a login, or that send them back to one which has more to do with them, and whose
/// cookies go to nobody else: before anybody knows which cookies are a session's, theirs are not.
struct HostsApart {
  private(set) var hosts: Set<String> = []

  /// - Parameter roles: what is known without any capture.
  init(in exchanges: [CapturedExchange], roles: Roles) {
    let (names, counts) = Self.counted(exchanges)
    let callbacks = Set(
      zip(exchanges, names).lazy.filter { !SetCookieField.all(of: $0.0).isEmpty }
        .map { CapturedHost.normal($0.0.url) })
    var led: Set<String> = []
    var returning: [(from: String, to: String)] = []
    var before: CapturedExchange?
    for (exchange, host) in zip(exchanges, names) {
      defer { before = exchange }
      if let target = IdentityProviders.target(of: exchange) {
        // An app's own scheme (RFC 8252, section 7.1).
        if !target.lowercased().hasPrefix("http") {
          hosts.insert(host)
          continue
        }
        let other = CapturedHost.host(of: target)
        if IdentityProviders.isAuthorization(target, roles) { led.insert(other) }
        if callbacks.contains(target) { returning.append((host, other)) }
      } else if exchange.method == "POST", !SetCookieField.all(of: exchange).isEmpty {
        let sender =
          IdentityProviders.sender(of: exchange).map(CapturedHost.host)
          ?? IdentityProviders.guessedSender(of: exchange, behind: before, among: led)
        if let sender { returning.append((sender, host)) }
      }
    }
    for (from, to) in returning where from != to && !from.isEmpty {
      if led.contains(from) || counts[from] ?? 0 < counts[to] ?? 0 { hosts.insert(from) }
    }
    if !hosts.isEmpty { hosts.subtract(Self.shared(exchanges, names, hosts)) }
  }

  /// Those of the session's own sites that set a cookie of its name for themselves alone, which a session of another host has too.
  ///
  /// - Parameter roles: with the session's cookies and sites.
  func ownHosts(of roles: Roles, in exchanges: [CapturedExchange]) -> Set<String> {
    let own = hosts.filter { host in roles.sites.contains { host != $0 && host.hasSuffix(".\($0)") } }
    guard !own.isEmpty else { return [] }
    var (setting, elsewhere, shared): (Set<String>, Bool, Set<String>) = ([], false, [])
    for exchange in exchanges {
      let host = CapturedHost.host(of: exchange.url)
      for cookie in SetCookieField.all(of: exchange) where cookie.name == roles.access && !cookie.value.isEmpty {
        if own.contains(host) {
          setting.insert(host)
          if cookie.domain != nil { shared.insert(host) }
        } else if !roles.isForeign(exchange) {
          elsewhere = true
        }
      }
    }
    return elsewhere ? setting.subtracting(shared) : []
  }

  private static func counted(_ exchanges: [CapturedExchange]) -> (hosts: [String], counts: [String: Int]) {
    let hosts = exchanges.map { CapturedHost.host(of: $0.url) }
    var counts: [String: Int] = [:]
    for host in hosts { counts[host, default: 0] += 1 }
    return (hosts, counts)
  }

  /// Those whose cookies are sent to others: they have a part in the session.
  private static func shared(
    _ exchanges: [CapturedExchange], _ names: [String], _ apart: Set<String>
  ) -> Set<String> {
    var setters: [String: Set<String>] = [:]
    for (exchange, host) in zip(exchanges, names) where apart.contains(host) {
      for cookie in SetCookieField.all(of: exchange) where !cookie.value.isEmpty {
        setters["\(cookie.name)=\(cookie.value)", default: []].insert(host)
      }
    }
    var shared: Set<String> = []
    for (exchange, host) in zip(exchanges, names) where !apart.contains(host) {
      for cookie in CookiePair.all(of: exchange) { shared.formUnion(setters["\(cookie.name)=\(cookie.value)"] ?? []) }
    }
    return shared
  }
}
