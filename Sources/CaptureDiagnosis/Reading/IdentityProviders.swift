import CookieDiagnosis
import CookieFiles

/// The hosts of other sites at which the users of a session log in (RFC 6749, section 4.1; SAML 2.0): what comes back from them opens a
/// session, or a page that was served before is led to them. A shop's payment service sends its users back as well, with the session that
/// they have.
struct IdentityProviders: Sendable, Hashable {
  private(set) var hosts: Set<String> = []
  /// When pages of theirs were asked for that sent on by themselves what was posted a moment later, and when that was.
  private var passing: Set<Int64> = []

  /// None.
  init() {}

  /// - Parameter roles: with the session's cookies and sites.
  init(in exchanges: [CapturedExchange], roles: Roles) {
    guard !roles.sites.isEmpty else { return }
    let callbacks = Callbacks(exchanges, roles)
    var (page, before): (CapturedExchange?, CapturedExchange?)
    var led: Set<String> = []
    for exchange in exchanges {
      let isForeign = roles.isForeign(exchange)
      defer {
        if isForeign, Self.isDocument(exchange) { page = exchange }
        before = exchange
      }
      if !isForeign, callbacks.open(exchange), let before, before.method == "GET",
        let sender = Self.guessedSender(of: exchange, behind: before, among: led)
      {
        hosts.insert(sender)
        passing.formUnion([before.startedAt, exchange.startedAt])
      }
      if !isForeign, callbacks.open(exchange), let sender = Self.sender(of: exchange), roles.isForeign(to: sender) {
        hosts.insert(CapturedHost.host(of: sender))
        if let page, page.method == "GET", exchange.startedAt &- page.startedAt < Self.byItself {
          passing.formUnion([page.startedAt, exchange.startedAt])
        }
      }
      guard let target = Self.target(of: exchange) else { continue }
      if Self.isAuthorization(target, roles), roles.isForeign(to: target) { led.insert(CapturedHost.host(of: target)) }
      if isForeign {
        if callbacks.opening.contains(target) { hosts.insert(CapturedHost.host(of: exchange.url)) }
      } else if roles.isForeign(to: target), Self.isAuthorization(target, roles), callbacks.mayBeRefused(exchange) {
        hosts.insert(CapturedHost.host(of: target))
      }
    }
    hosts.remove("")
  }

  /// Sooner than anybody enters anything, in microseconds.
  private static let byItself: Int64 = 3_000_000

  /// Which addresses of the session's own site open a session.
  private struct Callbacks {
    let roles: Roles
    /// The addresses, with their queries, that bring one.
    var opening: Set<String> = []
    /// Without their queries: those that have brought one to somebody who had none.
    private var places: Set<String> = []
    /// Those that have served somebody with a token.
    private var served: Set<String> = []

    init(_ exchanges: [CapturedExchange], _ roles: Roles) {
      self.roles = roles
      for exchange in exchanges where !roles.isForeign(exchange) {
        let carries = roles.carriesSession(exchange)
        // Some have a visitor's cookie by then.
        if !carries || CookieTally.isCallback(exchange), roles.bringsSession(exchange) {
          places.insert(exchange.address)
        }
        if carries, (200..<300).contains(exchange.status ?? 0) { served.insert(exchange.address) }
      }
      for exchange in exchanges where !roles.isForeign(exchange) && open(exchange) {
        opening.insert(CapturedHost.normal(exchange.url))
      }
    }

    func open(_ exchange: CapturedExchange) -> Bool {
      roles.bringsSession(exchange) && places.contains(exchange.address)
    }

    /// True unless somebody with a token was led away from where nobody with one was ever served: that may be what he had asked for.
    func mayBeRefused(_ exchange: CapturedExchange) -> Bool {
      !roles.carriesSession(exchange) || served.contains(exchange.address)
    }
  }

  /// Whose page has posted a request, if a browser says so (the Fetch standard's `Origin`).
  static func sender(of exchange: CapturedExchange) -> String? {
    guard exchange.method == "POST" else { return nil }
    let said = exchange.request.first(of: "origin") ?? exchange.request.first(of: "referer")
    return said.flatMap { $0.hasBytes(of: "://") ? $0 : nil }
  }

  /// The host whose page has posted a request, where a capture leaves out who it was: the one that was asked right before, if users are led to it.
  static func guessedSender(
    of exchange: CapturedExchange, behind before: CapturedExchange?, among led: Set<String>
  ) -> String? {
    guard exchange.method == "POST", sender(of: exchange) == nil, let before, exchange.agent == before.agent,
      exchange.startedAt &- before.startedAt < byItself
    else { return nil }
    let host = CapturedHost.host(of: before.url)
    return led.contains(host) ? host : nil
  }

  /// True for what a page of theirs has posted by itself to the session's own site: nobody was asked for anything.
  func havePosted(_ exchange: CapturedExchange) -> Bool {
    exchange.method == "POST" && passing.contains(exchange.startedAt)
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
    return isStep && !isLedOn && !passing.contains(exchange.startedAt) ? .loginPage : nil
  }

  /// Where a redirect leads, if it says so with a whole address; as ``CapturedHost/normal(_:)`` has it.
  static func target(of exchange: CapturedExchange) -> String? {
    guard [301, 302, 303, 307, 308].contains(exchange.status),
      let location = exchange.response.first(of: "location"), location.hasBytes(of: "://")
    else { return nil }
    return CapturedHost.normal(location)
  }

  static func isAuthorization(_ address: String, _ roles: Roles) -> Bool {
    let path = CapturedHost.path(of: address).lowercased()
    let query = address[address.before("?").endIndex...].lowercased()
    return roles.namesLogIn(address) || authorizations.contains(where: path.hasBytes)
      || query.hasBytes(of: "samlrequest=")
      || query.hasBytes(of: "client_id=") && query.hasBytes(of: "redirect_uri=")
  }

  /// OAuth 2.0's authorization endpoint as providers call it, and SAML's.
  private static let authorizations = [
    "/authorize", "/oauth2/auth", "/oauth/auth", "/oauth2/v2/auth", "/openid-connect/auth", "/connect/auth", "/saml",
    "/sso",
  ]

  static func isDocument(_ exchange: CapturedExchange) -> Bool {
    if exchange.request.values(of: "sec-fetch-dest").contains("document") { return true }
    return exchange.request.first(of: "accept")?.hasPrefix("text/html") ?? false
      || exchange.response.first(of: "content-type")?.lowercased().hasPrefix("text/html") ?? false
  }
}
