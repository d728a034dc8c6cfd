import CookieDiagnosis
import CookieFiles

/// Logins at an address that takes all grants (RFC 6749, sections 4.1.3, 4.3 and 6), or that is not called as one, to which a client sends along
/// what it has: a token that a refresh was refused with renews nothing there a while later.
enum SecondGrants {
  /// Sooner than anybody logs in, in microseconds: what is tried again by itself.
  private static let byItself: Int64 = 3_000_000

  /// What each exchange was for, with such refreshes as logins.
  ///
  /// - Parameter exchanges: in the order of their beginning.
  static func asLogIns(_ endpoints: [Endpoint], _ exchanges: [CapturedExchange], roles: Roles) -> [Endpoint] {
    guard let name = roles.refresh, !roles.given.contains("refresh") else { return endpoints }
    var (opening, refusedAt, all): (Set<String>, [String: Int64], [Endpoint]) = ([], [:], endpoints)
    for (index, exchange) in exchanges.enumerated()
    where [.refresh, .logIn].contains(endpoints[index]) || endpoints[index] == .call && exchange.method != "GET" {
      let (status, sent) = (exchange.status ?? 0, CookiePair.value(of: name, in: exchange))
      let address = "\(exchange.method) \(exchange.address)"
      let brought = SetCookieField.all(of: exchange).first { $0.name == name && !$0.value.isEmpty }?.value
      guard let sent else {
        if brought != nil { opening.insert(address) }
        continue
      }
      let isRefresh = endpoints[index] == .refresh
      guard isRefresh || endpoints[index] == .call else { continue }
      if isRefresh, [400, 401, 403].contains(status) {
        refusedAt[sent] = exchange.startedAt &+ (exchange.duration ?? 0)
      } else if (200..<400).contains(status), let brought, brought != sent, opening.contains(address) || !isRefresh,
        let refused = refusedAt[sent], exchange.startedAt &- refused > Self.byItself
      {
        all[index] = .logIn
      }
    }
    return all
  }
}
