import CookieFiles
import Cookies

/// Whose the session is.
extension Roles {
  /// Says whose the session is.
  ///
  /// - Parameter domains: domains, all of whose hosts are the session's; one at least.
  public mutating func setSites(_ domains: [String]) {
    sites = Set(domains.map { CanonicalHost($0)?.name ?? $0 })
    given.insert("site")
  }

  /// Those of the site that the user has named, or of the hosts that are not only for a login.
  func withoutOthers(_ exchanges: [CapturedExchange]) -> [CapturedExchange] {
    if given.contains("site") { return exchanges.filter { !isForeign($0) } }
    let apart = HostsApart(in: exchanges, roles: self).hosts
    guard !apart.isEmpty else { return exchanges }
    let rest = exchanges.filter { !apart.contains(CapturedHost.host(of: $0.url)) }
    return rest.contains { !SetCookieField.all(of: $0).isEmpty || !CookiePair.all(of: $0).isEmpty } ? rest : exchanges
  }

  /// Whoever sets the session's cookies by a login or a refresh. Others count only if nobody does: a tracker may have a cookie of
  /// its own that is called the same.
  func sites(setting exchanges: [CapturedExchange]) -> Set<String> {
    let setters = exchanges.filter { exchange in
      SetCookieField.all(of: exchange).contains { !$0.value.isEmpty && ($0.name == access || $0.name == refresh) }
    }
    let own = setters.filter { [.logIn, .refresh].contains(endpoint(of: $0)) }
    let candidates = Set((own.isEmpty ? setters : own).map(Self.site)).subtracting([""])
    return candidates.count > 1 ? related(candidates, in: exchanges) : candidates
  }

  static func site(_ exchange: CapturedExchange) -> String {
    CapturedHost.site(of: CapturedHost.host(of: exchange.url))
  }

  /// Of several the one that has most to do with the session, and those that were seen to have a token of it: another one has a cookie of
  /// its own, of a common name.
  func related(_ candidates: Set<String>, in exchanges: [CapturedExchange]) -> Set<String> {
    var (tokens, counts): ([String: Set<String>], [String: Int]) = ([:], [:])
    for exchange in exchanges where isOfSession(exchange) {
      let site = Self.site(exchange)
      guard candidates.contains(site) else { continue }
      let pairs =
        CookiePair.all(of: exchange).map { ($0.name, $0.value) }
        + SetCookieField.all(of: exchange).map { ($0.name, $0.value) }
      tokens[site, default: []].formUnion(
        pairs.filter { !$0.1.isEmpty && ($0.0 == access || $0.0 == refresh) }.map { "\($0.0)=\($0.1)" })
      counts[site, default: 0] += 1
    }
    guard let main = counts.max(by: { ($0.value, $1.key) < ($1.value, $0.key) })?.key, let known = tokens[main] else {
      return candidates
    }
    return candidates.filter { $0 == main || !(tokens[$0] ?? []).isDisjoint(with: known) }
  }

  /// True if an exchange is with a host of somebody else.
  func isForeign(_ exchange: CapturedExchange) -> Bool {
    isForeign(to: exchange.url)
  }

  func isForeign(to url: String) -> Bool {
    guard !sites.isEmpty else { return false }
    let host = CapturedHost.host(of: url)
    return !host.isEmpty
      && (hostsApart.contains(host) || !sites.contains { host == $0 || host.hasSuffix(".\($0)") })
  }
}
