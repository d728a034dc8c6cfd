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
  public internal(set) var sites: Set<String> = []
  /// True for a capture in which a browser has sent all that is the session's: then its pages are the app.
  public private(set) var isOfBrowserAlone = false
  var browserIsWebView = false
  /// Whether its cookie is another one with each answer.
  private(set) var rolling = RollingSession()
  /// Who sends tokens in Authorization, and never one in a cookie beside them.
  var headerClients: Set<TraceActor> = []
  /// Those of the addresses of a login that are one by what happens there; and of those the ones that have opened a session for somebody who
  /// had none.
  private(set) var (guessedLogIns, openingLogIns): ([String], Set<String>) = ([], [])
  /// The same of a refresh.
  var guessedRefreshes = RefreshAddresses()
  /// Those that take all grants.
  private(set) var grants = GrantAddresses()
  /// Hosts of its sites that have a cookie of their own of the same name, and nothing to do with the session's.
  var hostsApart: Set<String> = []
  /// Those that the session's cookies were sent to, or set by.
  var hostsOfSession: Set<String> = []
  /// Those of the session's site that may have a session of their own.
  private(set) var hostsWithOwnLogIn: Set<String> = []
  /// Hosts of others that set a cookie which is called as the session's.
  var hostsWithItsName: Set<String> = []
  /// Where else its users log in.
  var providers = IdentityProviders()
  /// No exchange goes to an address that is called a login's.
  var hasUnnamedLogIn = false

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
        "/sessions/destroy", "/user/quit", "/customer-logout", "/salir",
        "/abmelden", "/deconnexion", "/cerrar-sesion", "/sair", "/esci", "/uitloggen", "/logga-ut", "/wyloguj",
      ]
      + ["oauth", "oauth2", "token", "auth"].map { "/\($0)/revoke" }
    (native, given) = ([], [])
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
    roles.rolling = RollingSession(in: exchanges, roles: roles)
    roles.grants = GrantAddresses(in: exchanges, roles: roles)
    if !given.contains("log-in") {
      (roles.guessedLogIns, roles.openingLogIns) = LogInAddresses.found(in: exchanges, roles: roles)
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
