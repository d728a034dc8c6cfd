import CookieDiagnosis
import CookieFiles

/// The hosts of other sites at which the users of a session log in: those that send a client back to an address which sets the
/// session's cookie (RFC 6749, section 4.1), and those that the session's own server leads to with an address that is a login's.
struct IdentityProviders: Sendable, Hashable {
  private(set) var hosts: Set<String> = []

  /// None.
  init() {}

  /// - Parameter roles: with the session's cookies and sites.
  init(in exchanges: [CapturedExchange], roles: Roles) {
    guard !roles.sites.isEmpty else { return }
    let callbacks = Set(exchanges.lazy.filter { !roles.isForeign($0) && roles.bringsSession($0) }.map(\.url))
    for exchange in exchanges {
      guard let target = Self.target(of: exchange) else { continue }
      if roles.isForeign(exchange) {
        if callbacks.contains(target) { hosts.insert(CapturedHost.host(of: exchange.url)) }
      } else if roles.isForeign(to: target), Self.isAuthorization(target, roles) {
        hosts.insert(CapturedHost.host(of: target))
      }
    }
    hosts.remove("")
  }

  /// What an exchange with another site is for; nil if it has nothing to do with a login.
  ///
  /// - Parameter isNamed: its address is called as a login's.
  func endpoint(of exchange: CapturedExchange, isNamed: Bool) -> Endpoint? {
    guard hosts.contains(CapturedHost.host(of: exchange.url)) else { return nil }
    let isLedOn = (300..<400).contains(exchange.status ?? 0)
    // All else that such a page loads or sends says nothing.
    let isStep = isNamed || Self.isDocument(exchange)
    if exchange.method != "GET" { return isStep || isLedOn ? .logIn : nil }
    // Who has a session there is sent back at once, and was asked for nothing.
    return isStep && !isLedOn ? .loginPage : nil
  }

  /// The sites that send a client back to another one, which sets a cookie then and has more to do with it: before anybody knows which
  /// cookies are a session's, theirs are not.
  static func sites(in exchanges: [CapturedExchange]) -> Set<String> {
    let callbacks = Set(exchanges.lazy.filter { !SetCookieField.all(of: $0).isEmpty }.map(\.url))
    var pairs: [(from: String, to: String)] = []
    for exchange in exchanges {
      guard let target = target(of: exchange), callbacks.contains(target) else { continue }
      let (from, to) = (site(of: exchange.url), site(of: target))
      if from != to, !from.isEmpty, !to.isEmpty { pairs.append((from, to)) }
    }
    guard !pairs.isEmpty else { return [] }
    var counts: [String: Int] = [:]
    for exchange in exchanges { counts[site(of: exchange.url), default: 0] += 1 }
    return Set(pairs.lazy.filter { counts[$0.from] ?? 0 < counts[$0.to] ?? 0 }.map(\.from))
  }

  private static func site(of url: String) -> String { CapturedHost.site(of: CapturedHost.host(of: url)) }

  /// Where a redirect leads, if it says so with a whole address.
  private static func target(of exchange: CapturedExchange) -> String? {
    guard [301, 302, 303, 307, 308].contains(exchange.status),
      let location = exchange.responseHeaders.first(of: "location"), location.contains("://")
    else { return nil }
    return location
  }

  private static func isAuthorization(_ address: String, _ roles: Roles) -> Bool {
    let path = CapturedHost.path(of: address).lowercased()
    return roles.isLogIn(address) || authorizations.contains(where: path.contains)
  }

  /// OAuth 2.0's authorization endpoint as providers call it, and SAML's.
  private static let authorizations = [
    "/authorize", "/oauth2/auth", "/oauth/auth", "/oauth2/v2/auth", "/openid-connect/auth", "/connect/auth", "/saml",
    "/sso",
  ]

  private static func isDocument(_ exchange: CapturedExchange) -> Bool {
    if exchange.requestHeaders.values(of: "sec-fetch-dest").contains("document") { return true }
    return exchange.requestHeaders.first(of: "accept")?.hasPrefix("text/html") ?? false
      || exchange.responseHeaders.first(of: "content-type")?.lowercased().hasPrefix("text/html") ?? false
  }
}
