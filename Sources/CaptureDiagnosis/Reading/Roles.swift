import Choices
import CookieDiagnosis
import CookieFiles
import Cookies

/// Which cookies and addresses of an app mean what. What the user has not said is guessed from names and from who sets what,
/// and printed before anything that is concluded from it.
public struct Roles: Sendable, Hashable {
  /// The cookie that calls need.
  public var access: String?
  /// The cookie that a refresh exchanges.
  public var refresh: String?
  /// What the addresses of a login, a refresh and a logout contain, in small letters.
  public var logIn: [String]
  public var refreshing: [String]
  public var logOut: [String]
  /// What the agents of native code contain, besides CFNetwork and Darwin.
  public var native: [String]
  /// True for what the user has said, by the name of its option.
  public var given: Set<String>
  /// Whose the session is: the registrable domains of the hosts that set its cookies, or such hosts themselves. What goes to
  /// any other host is none of its server's business. Empty as long as nobody is known to set them.
  public private(set) var sites: Set<String> = []
  /// True for a capture in which a browser has sent all that is the session's: then its pages are the app.
  public private(set) var isOfBrowserAlone = false
  private var browserIsWebView = false
  /// Who sends tokens in Authorization, and never one in a cookie beside them.
  private var headerClients: Set<TraceActor> = []
  /// Those of the addresses of a login that are one by what happens there.
  private var guessedLogIns: [String] = []
  /// The same of a refresh.
  private var guessedRefreshes = RefreshAddresses()
  /// Hosts of its sites that have a cookie of their own of the same name, and nothing to do with the session's.
  private var hostsApart: Set<String> = []
  /// Those that the session's cookies were sent to, or set by.
  private var hostsOfSession: Set<String> = []
  /// Those of the session's site that may have a session of their own.
  private(set) var hostsWithOwnLogIn: Set<String> = []
  /// Hosts of others that set a cookie which is called as the session's.
  private var hostsWithItsName: Set<String> = []
  /// Where else its users log in.
  private var providers = IdentityProviders()
  /// No exchange goes to an address that is called a login's.
  private var hasUnnamedLogIn = false

  public init() {
    logIn = [
      "/login", "/log-in", "/log_in", "/signin", "/sign-in", "/sign_in", "/authenticate", "/oauth/token", "/sessions",
      "/j_spring_security_check", "/logon", "/wp-login", "/session/new",
      // In the languages of the sites that are most of the rest.
      "/anmelden", "/connexion", "/iniciar-sesion", "/entrar", "/accedi", "/inloggen", "/logga-in", "/zaloguj",
    ]
    refreshing = ["refresh", "/renew", "/token/rotate"]
    logOut =
      [
        "/logout", "/log-out", "/log_out", "/signout", "/sign-out", "/sign_out", "/logoff", "/log-off", "/log_off",
        "/endsession", "/end_session", "/end-session", "/j_spring_security_logout", "/session/destroy",
        "/sessions/destroy", "/user/quit", "/salir",
        "/abmelden", "/deconnexion", "/cerrar-sesion", "/sair", "/esci", "/uitloggen", "/logga-ut", "/wyloguj",
      ]
      + ["oauth", "oauth2", "token", "auth"].map { "/\($0)/revoke" }
    (native, given) = ([], [])
  }

  /// Says whose the session is.
  ///
  /// - Parameter domains: domains, all of whose hosts are the session's; one at least.
  public mutating func setSites(_ domains: [String]) {
    sites = Set(domains.map { CanonicalHost($0)?.name ?? $0 })
    given.insert("site")
  }

  /// The roles with what a capture says of those that nobody has named.
  public func guessed(from exchanges: [CapturedExchange]) -> Roles {
    var roles = self
    let tally = CookieTally(withoutOthers(exchanges), roles: self)
    if !given.contains("refresh-cookie"), roles.refresh == nil { roles.refresh = tally.refresh(except: roles.access) }
    if roles.access == nil { roles.access = tally.access(except: roles.refresh) }
    if !given.contains("site") {
      roles.sites = roles.sites(setting: withoutOthers(exchanges))
      roles.hostsApart = HostsApart(in: exchanges, roles: self).ownHosts(of: roles, in: exchanges)
    }
    if !given.contains("log-in") {
      roles.guessedLogIns = LogInAddresses.found(in: exchanges, roles: roles)
      roles.logIn += roles.guessedLogIns
    }
    if !given.contains("refresh") {
      roles.guessedRefreshes = RefreshAddresses(in: exchanges, roles: roles)
      roles.refreshing += roles.guessedRefreshes.paths
    }
    if !given.contains("site") { roles.hostsWithOwnLogIn = HostsWithOwnLogIn(in: exchanges, roles: roles).hosts }
    roles.hostsOfSession = Set(
      exchanges.lazy.filter { !roles.isForeign($0) && roles.isOfSession($0) }.map { CapturedHost.host(of: $0.url) })
    roles.isOfBrowserAlone = roles.browserIsAlone(in: exchanges)
    roles.browserIsWebView = roles.browserIsPage(in: exchanges)
    roles.headerClients = roles.clientsWithHeaderTokens(in: exchanges)
    roles.hostsWithItsName = Set(
      exchanges.lazy.filter { roles.isForeign($0) && roles.bringsSession($0) }.map { CapturedHost.host(of: $0.url) })
    roles.providers = IdentityProviders(in: exchanges, roles: roles)
    roles.hasUnnamedLogIn = !exchanges.contains { roles.endpoint(of: $0) == .logIn }
    return roles
  }

  /// Those of the site that the user has named, or of the hosts that are not only for a login.
  private func withoutOthers(_ exchanges: [CapturedExchange]) -> [CapturedExchange] {
    if given.contains("site") { return exchanges.filter { !isForeign($0) } }
    let apart = HostsApart(in: exchanges, roles: self).hosts
    guard !apart.isEmpty else { return exchanges }
    let rest = exchanges.filter { !apart.contains(CapturedHost.host(of: $0.url)) }
    return rest.contains { !SetCookieField.all(of: $0).isEmpty || !CookiePair.all(of: $0).isEmpty } ? rest : exchanges
  }

  /// - Throws: exit code 64 for a cookie that the user has named and that no exchange has, or that is named for both.
  public func check(against exchanges: [CapturedExchange]) throws(InputError) {
    if given.contains("session"), access == refresh, let access {
      throw InputError(
        .usage, source: "--refresh-cookie", found: "\"\(access)\", which is the session's cookie as well",
        expected: "another one, or none")
    }
    let named = [("session", access), ("refresh-cookie", refresh)].filter { given.contains($0.0) }
    guard named.contains(where: { $0.1 != nil }) else { return }
    var names: Set<String> = []
    for exchange in exchanges {
      // One without a name may end as its value does: what is called so and has nothing else is a value.
      names.formUnion(CookiePair.all(of: exchange).lazy.filter { !$0.value.isEmpty }.map(\.name))
      names.formUnion(SetCookieField.all(of: exchange).lazy.filter { !$0.value.isEmpty }.map(\.name))
    }
    names.remove("")
    // A capture without any cookies says so by itself.
    guard !names.isEmpty else { return }
    for case (let option, let name?) in named where !names.contains(name) {
      let several = names.sorted().prefix(20).joined(separator: ", ") + (names.count > 20 ? " and others" : "")
      throw InputError(
        .usage, source: "--\(option)", found: "\"\(name)\", which no request and no answer has",
        expected: "one of \(several)")
    }
  }

  /// True if some client has a session of its own in Authorization.
  var sendsHeaderTokens: Bool { !headerClients.isEmpty }

  private func clientsWithHeaderTokens(in exchanges: [CapturedExchange]) -> Set<TraceActor> {
    var (senders, both): (Set<TraceActor>, Set<TraceActor>) = ([], [])
    for exchange in exchanges where HeaderTokens.isOne(exchange) {
      let isBoth = CookiePair.all(of: exchange).contains { $0.name == refresh || $0.name == access }
      if isBoth { both.insert(client(of: exchange).actor) } else { senders.insert(client(of: exchange).actor) }
    }
    return senders.subtracting(both)
  }

  /// True if what answers brought native code is sent by what calls itself a browser, and by no other page: a browser has cookies of its
  /// own, so it is the app's web view under another name.
  private func browserIsPage(in exchanges: [CapturedExchange]) -> Bool {
    var (given, own, sent): (Set<String>, Set<String>, Set<String>) = ([], [], [])
    for exchange in exchanges where !isForeign(exchange) {
      let client = client(of: exchange).actor
      guard client != .page else { return false }
      let brought = SetCookieField.all(of: exchange).filter { $0.name == access || $0.name == refresh }.map(\.value)
      if client == .native {
        given.formUnion(brought.filter { !$0.isEmpty })
      } else {
        own.formUnion(brought)
        sent.formUnion(CookiePair.all(of: exchange).map(\.value))
      }
    }
    // What it was given itself is its own, though it is the same.
    return !sent.subtracting(own).isDisjoint(with: given)
  }

  private func browserIsAlone(in exchanges: [CapturedExchange]) -> Bool {
    let own = exchanges.lazy.filter { !isForeign($0) && isOfSession($0) }
    guard !own.isEmpty, own.allSatisfy({ client(of: $0).actor == .systemBrowser }) else { return false }
    // A page of an app's that has nothing of the session has a browser beside it.
    return !exchanges.contains { !isForeign($0) && client(of: $0).actor == .page }
  }

  /// Whoever sets the session's cookies by a login or a refresh. Others count only if nobody does: a tracker may have a cookie of
  /// its own that is called the same.
  private func sites(setting exchanges: [CapturedExchange]) -> Set<String> {
    let setters = exchanges.filter { exchange in
      SetCookieField.all(of: exchange).contains { !$0.value.isEmpty && ($0.name == access || $0.name == refresh) }
    }
    let own = setters.filter { [.logIn, .refresh].contains(endpoint(of: $0)) }
    let candidates = Set((own.isEmpty ? setters : own).map(Self.site)).subtracting([""])
    return candidates.count > 1 ? related(candidates, in: exchanges) : candidates
  }

  private static func site(_ exchange: CapturedExchange) -> String {
    CapturedHost.site(of: CapturedHost.host(of: exchange.url))
  }

  /// Of several the one that has most to do with the session, and those that were seen to have a token of it: another one has a cookie of
  /// its own, of a common name.
  private func related(_ candidates: Set<String>, in exchanges: [CapturedExchange]) -> Set<String> {
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

  func endpoint(of exchange: CapturedExchange) -> Endpoint {
    if isForeign(exchange) { return endpointElsewhere(of: exchange) }
    if providers.havePosted(exchange) { return .call }
    let (address, path) = Self.address(of: exchange)
    let isAsset = PageAsset.isOne(exchange, path: path) || path.hasPrefix("/.well-known/")
    let hasOwnToken = headerClients.contains(client(of: exchange).actor) && HeaderTokens.isOne(exchange)
    let isNone = exchange.method == "OPTIONS" || Self.isSentToTLS(exchange) || isAsset || hasOwnToken
    if isNone, !isOfSession(exchange) { return .landing }
    if !isAsset, let named = endpoint(of: exchange, at: path, of: address) {
      return named == .logOut && mayBeOfOther(exchange, path) ? .landing : named
    }
    let accepts = exchange.requestHeaders.first(of: "accept") ?? ""
    let isNavigation = exchange.requestHeaders.values(of: "sec-fetch-dest").contains("document")
    if Self.isFile(path) || Self.isAttachment(exchange) { return .download }
    guard isNavigation || accepts.hasPrefix("text/html") else { return .call }
    return client(of: exchange).actor == .native ? .document : .page
  }

  /// Without its query, in small letters.
  private static func address(of exchange: CapturedExchange) -> (whole: String, path: String) {
    let url = exchange.url.lowercased()
    let address = url.split(separator: "?", maxSplits: 1).first.map(String.init) ?? url
    return (address, path(of: address))
  }

  /// True for what is called a logout and may be another session's than the one that is meant.
  func mayBeLogOut(_ exchange: CapturedExchange) -> Bool {
    guard !isForeign(exchange), (200..<400).contains(exchange.status ?? 0) else { return false }
    let (address, path) = Self.address(of: exchange)
    return endpoint(of: exchange, at: path, of: address) == .logOut && mayBeOfOther(exchange, path)
  }

  private func mayBeOfOther(_ exchange: CapturedExchange, _ path: String) -> Bool {
    // What the user calls a logout is one.
    if given.contains("log-out") { return false }
    if isOfOtherSession(exchange) { return true }
    let isOwn = SetCookieField.all(of: exchange).contains { $0.name == access || $0.name == refresh }
    return !isOwn && Self.isOfOneOfSeveral(path)
  }

  /// True for a logout at a host with sessions of its own, or at one that the session's cookies never go to, which takes others there and
  /// leads nowhere else.
  private func isOfOtherSession(_ exchange: CapturedExchange) -> Bool {
    let host = CapturedHost.host(of: exchange.url)
    if hostsWithOwnLogIn.contains(host) { return true }
    guard exchange.method == "POST", !hostsOfSession.isEmpty, !hostsOfSession.contains(host) else { return false }
    let target = IdentityProviders.target(of: exchange).map(CapturedHost.host)
    return (target ?? host) == host && SetCookieField.all(of: exchange).contains(where: \.value.isEmpty)
  }

  private func endpointElsewhere(of exchange: CapturedExchange) -> Endpoint {
    let mayBeOwn =
      CookiePair.all(of: exchange).contains { $0.name == refresh || $0.name == access }
      && !hostsWithItsName.contains(CapturedHost.host(of: exchange.url))
    guard !providers.hosts.isEmpty, [.page, .systemBrowser].contains(client(of: exchange).actor), !mayBeOwn else {
      return .otherSite
    }
    return providers.endpoint(of: exchange, isNamed: namesLogIn(exchange.url)) ?? .otherSite
  }

  /// What the address says: what the user has named may be in all of it, what is guessed is in its path.
  private func endpoint(of exchange: CapturedExchange, at path: String, of address: String) -> Endpoint? {
    let logsOut =
      given.contains("log-out")
      ? logOut.contains(where: address.hasBytes) : isNamedLogOut(path, isAnswered: isAnswered(exchange))
    if logsOut { return .logOut }
    if !given.contains("log-out"), LogOutQuery.asksForOne(exchange.url) { return .logOut }
    if takesSession(exchange, at: path) { return .logOut }
    let refreshes = given.contains("refresh") ? refreshing.contains(where: address.hasBytes) : isNamedRefresh(path)
    if refreshes, !isPlainRead(exchange) { return .refresh }
    if guessedRefreshes.contains(exchange), carriesRefresh(exchange) { return .refresh }
    if !given.contains("log-in") {
      // One address for all grants (RFC 6749, sections 4.1.3 and 6): whoever has a refresh token there exchanges it.
      if path.hasBytes(of: "/token"), isLogIn(path), carriesRefresh(exchange) { return .refresh }
      if exchange.method == "DELETE", Self.isOwnSession(path) { return .logOut }
    }
    if opensSession(exchange) { return .logIn }
    guard isLogIn(address) else { return namesLogIn(address) ? endpoint(atHostOfLogIns: exchange, path) : nil }
    if exchange.method == "GET" { return .loginPage }
    let isStepUp = !given.contains("log-in") && carriesSession(exchange) && Self.stepUps.contains(where: path.hasBytes)
    return isStepUp ? nil : .logIn
  }

  /// What is asked of a host that is called as a login, "login.example.com", and has other addresses as well.
  private func endpoint(atHostOfLogIns exchange: CapturedExchange, _ path: String) -> Endpoint? {
    guard client(of: exchange).actor != .native, !carriesSession(exchange), Self.last(of: path) != "token" else {
      return nil
    }
    if exchange.method == "GET" { return (200..<300).contains(exchange.status ?? 0) ? .loginPage : nil }
    let brought = SetCookieField.all(of: exchange).contains { !$0.value.isEmpty }
    if access == nil ? brought : bringsSession(exchange) { return .logIn }
    // A step on the way to one.
    return .landing
  }

  /// True for an address that is called as logouts are in other words, or for DELETE of what a user is signed in by, if the answer takes the
  /// session's cookie, and brings no other.
  private func takesSession(_ exchange: CapturedExchange, at path: String) -> Bool {
    // Whose account is gone has no session.
    if exchange.method == "DELETE", ["me", "account"].contains(Self.last(of: path)), carriesSession(exchange),
      (200..<300).contains(exchange.status ?? 0), !given.contains("log-out")
    {
      return true
    }
    let fields = SetCookieField.all(of: exchange).filter { $0.name == access }
    guard !given.contains("log-out"), (200..<400).contains(exchange.status ?? 0), !fields.isEmpty,
      fields.allSatisfy(\.value.isEmpty)
    else { return false }
    if Self.endings.contains(where: path.hasBytes) { return true }
    return exchange.method == "DELETE" && Self.deleted.contains(Self.last(of: path))
  }

  private func isAnswered(_ exchange: CapturedExchange) -> Bool {
    (200..<300).contains(exchange.status ?? 0)
      && !SetCookieField.all(of: exchange).contains { $0.name == access && $0.value.isEmpty }
  }

  private static func last(of path: String) -> String { path.split(separator: "/").last.map(String.init) ?? "" }

  /// What DELETE at such an address ends.
  private static let deleted: Set<String> = [
    "session", "sessions", "current", "me", "account", "user", "token", "tokens", "auth", "login",
  ]

  /// True for the session of whoever asks: "/sessions/8812" is that of another device.
  private static func isOwnSession(_ path: String) -> Bool {
    let parts = path.split(separator: "/").suffix(2).map(String.init)
    guard let last = parts.last else { return false }
    let isOfSessions = ["session", "sessions"].contains(parts.first)
    return ["session", "sessions"].contains(last) || isOfSessions && ["current", "me", "self"].contains(last)
  }

  private static let endings = [
    "logout", "logoff", "log-off", "log_off", "signout", "signoff", "sign-off", "sign_off", "session/end",
    "sessions/end",
    "users/disconnect", "user/disconnect", "auth/disconnect", "account/disconnect", "session/disconnect",
  ]

  private func carriesRefresh(_ exchange: CapturedExchange) -> Bool {
    guard let refresh, !refresh.isEmpty else { return false }
    return CookiePair.all(of: exchange).contains { $0.name == refresh && !$0.value.isEmpty }
  }

  /// True if the token to refresh with goes along, and none for calls.
  func carriesRefreshAlone(_ exchange: CapturedExchange) -> Bool {
    carriesRefresh(exchange) && !CookiePair.all(of: exchange).contains { $0.name == access && !$0.value.isEmpty }
  }

  /// True for a GET that carries the cookie that calls need, brings none, and is not asked to log in: "/feed/refresh" reads a feed.
  private func isPlainRead(_ exchange: CapturedExchange) -> Bool {
    guard exchange.method == "GET", !given.contains("refresh"), exchange.status != 400, exchange.status != 401 else {
      return false
    }
    return CookiePair.all(of: exchange).contains { $0.name == access }
      && !SetCookieField.all(of: exchange).contains { $0.name == access || $0.name == refresh }
  }

  /// True for a request without TLS that is sent to the same host with it: cookies that are Secure do not go along.
  private static func isSentToTLS(_ exchange: CapturedExchange) -> Bool {
    guard exchange.url.prefix(7).lowercased() == "http://", (300..<400).contains(exchange.status ?? 0) else {
      return false
    }
    let location = exchange.responseHeaders.first(of: "location") ?? ""
    return location.prefix(8).lowercased() == "https://"
      && CapturedHost.host(of: location) == CapturedHost.host(of: exchange.url)
      && CapturedHost.path(of: location) == CapturedHost.path(of: exchange.url)
  }

  /// True for an address that is a refresh's by what happens there.
  func isGuessedRefresh(_ path: String) -> Bool { guessedRefreshes.paths.contains(path) }

  /// True for what is posted to an address that is a login's by what happens there.
  func isGuessedLogIn(_ exchange: CapturedExchange) -> Bool {
    !guessedLogIns.isEmpty && guessedLogIns.contains(CapturedHost.path(of: exchange.url).lowercased())
  }

  /// A second factor that is asked of somebody who is signed in.
  private static let stepUps = ["stepup", "step-up", "step_up", "mfa", "2fa", "otp", "verify", "confirm"]

  /// True for whoever gives a refresh token to a client that has sent no token: a login at an address that is not called so, such as
  /// one that another server's answer leads to. Where there are no refresh tokens and no address is called so, whoever answers more
  /// than a question with a session.
  private func opensSession(_ exchange: CapturedExchange) -> Bool {
    guard let wanted = refresh ?? (hasUnnamedLogIn && exchange.method != "GET" ? access : nil), !wanted.isEmpty,
      SetCookieField.all(of: exchange).contains(where: { $0.name == wanted && !$0.value.isEmpty })
    else { return false }
    return !CookiePair.all(of: exchange).contains { $0.name == refresh || $0.name == access }
  }

  /// True if a token of the session is sent.
  func carriesSession(_ exchange: CapturedExchange) -> Bool {
    CookiePair.all(of: exchange).contains { !$0.value.isEmpty && ($0.name == refresh || $0.name == access) }
  }

  /// True if a cookie of the session is set.
  func bringsSession(_ exchange: CapturedExchange) -> Bool {
    SetCookieField.all(of: exchange).contains { !$0.value.isEmpty && ($0.name == refresh || $0.name == access) }
  }

  /// True if a cookie of the session is sent, or set.
  func isOfSession(_ exchange: CapturedExchange) -> Bool {
    CookiePair.all(of: exchange).contains { $0.name == refresh || $0.name == access }
      || SetCookieField.all(of: exchange).contains { $0.name == refresh || $0.name == access }
  }

  private static let fileEndings = [
    ".pdf", ".zip", ".csv", ".docx", ".xlsx", ".epub", ".mp3", ".mp4", ".ics", ".pkpass",
  ]

  private static func isFile(_ path: String) -> Bool { fileEndings.contains(where: path.hasSuffix) }

  private static func isAttachment(_ exchange: CapturedExchange) -> Bool {
    exchange.responseHeaders.values(of: "content-disposition").contains { $0.lowercased().hasPrefix("attachment") }
  }

  func client(of exchange: CapturedExchange) -> (actor: TraceActor, kind: ClientKind) {
    let agent = exchange.agent ?? ""
    let isNative = native.contains { agent.hasBytes(of: $0) || exchange.initiator?.hasBytes(of: $0) == true }
    if isNative || agent.hasBytes(of: "CFNetwork/") || agent.hasBytes(of: "Darwin/") || agent.hasBytes(of: "okhttp/") {
      return (.native, .dataTask)
    }
    guard agent.hasPrefix("Mozilla/") else { return (.native, .dataTask) }
    // Android's web view names both as well, and itself.
    let isWebView = agent.hasBytes(of: "; wv)")
    let isCustomTab = agent.hasBytes(of: "Android") && agent.hasBytes(of: "Chrome/")
    if agent.hasBytes(of: "Version/") || isCustomTab, agent.hasBytes(of: "Safari/"), !isWebView, !isOfBrowserAlone,
      !browserIsWebView
    {
      return (.systemBrowser, .systemBrowser)
    }
    let accepts = exchange.requestHeaders.first(of: "accept") ?? ""
    return (.page, accepts.hasPrefix("text/html") ? .pageNavigation : .pageFetch)
  }

  /// What the roles leave untold of a capture, in words.
  func remarks(of endpoints: [Endpoint]) -> [String] {
    var remarks: [String] = []
    if !endpoints.isEmpty, !endpoints.contains(.logIn) {
      remarks.append(
        "no login is recognised: whoever was signed in before, or signed in at an address that --log-in would name, is taken to be "
          + "signed in from the first token on")
    }
    if browserIsWebView {
      remarks.append("a browser sends what answers brought native code: its pages are taken for the app's")
    }
    if isOfBrowserAlone {
      remarks.append("a browser has sent all that is the session's: its pages are taken for the app's")
    }
    return remarks
  }

  /// In words, a line each, as far as they are known; names of cookies are no secrets.
  public var lines: [String] {
    func said(_ option: String) -> String { given.contains(option) ? "as you say" : "guessed" }
    return [
      "the session's cookie: \(access ?? "none found") (\(said("session")))",
      "the cookie that a refresh exchanges: \(refresh.map { $0.isEmpty ? "(no name)" : $0 } ?? "none found") (\(said("refresh-cookie")))",
      "the session's site: \(sites.isEmpty ? "not known" : sites.sorted().joined(separator: ", ")) (\(said("site")))",
      "a login: addresses with \(logIn.joined(separator: ", ")) (\(said("log-in")))",
      "a refresh: addresses with \(refreshing.joined(separator: ", ")) (\(said("refresh")))",
      "a logout: addresses with \(logOut.joined(separator: ", ")) (\(said("log-out")))",
      "native code: agents with CFNetwork, Darwin, okhttp\(native.map { ", \($0)" }.joined()), or without Mozilla (\(said("native")))",
    ]
  }
}
