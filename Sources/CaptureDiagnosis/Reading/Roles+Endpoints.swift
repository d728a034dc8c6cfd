import CookieDiagnosis
import CookieFiles
import Cookies

/// What an exchange is for.
extension Roles {
  func endpoint(of exchange: CapturedExchange) -> Endpoint {
    if isForeign(exchange) { return endpointElsewhere(of: exchange) }
    let (address, path) = Self.address(of: exchange)
    if providers.havePosted(exchange), !logsInByPassword(exchange, at: path) { return .call }
    let isAsset = PageAsset.isOne(exchange, path: path) || path.hasPrefix("/.well-known/")
    let hasOwnToken = headerClients.contains(client(of: exchange).actor) && HeaderTokens.isOne(exchange)
    let isNone = exchange.method == "OPTIONS" || Self.isSentToTLS(exchange) || isAsset
    if isNone, !isOfSession(exchange) { return .landing }
    let named = isAsset ? nil : endpoint(of: exchange, at: path, of: address)
    // Such a token goes along with logins and logouts as well, which are about the session in cookies too.
    if hasOwnToken, named != .logIn, named != .logOut, !isOfSession(exchange) { return .landing }
    if let named { return named == .logOut && mayBeOfOther(exchange, path) ? .landing : named }
    let accepts = exchange.request.first(of: "accept") ?? ""
    let isNavigation = exchange.request.values(of: "sec-fetch-dest").contains("document")
    if Self.isFile(path) || Self.isAttachment(exchange) { return .download }
    guard isNavigation || accepts.hasPrefix("text/html") else { return .call }
    return client(of: exchange).actor == .native ? .document : .page
  }

  /// Without its query, in small letters.
  static func address(of exchange: CapturedExchange) -> (whole: String, path: String) {
    let address = String(exchange.url.lowercased().before("?"))
    return (address, path(of: address))
  }

  /// True for what is called a logout and may be another session's than the one that is meant.
  func mayBeLogOut(_ exchange: CapturedExchange) -> Bool {
    guard !isForeign(exchange), (200..<400).contains(exchange.status ?? 0) else { return false }
    let (address, path) = Self.address(of: exchange)
    return mayBeOfOther(exchange, path) && endpoint(of: exchange, at: path, of: address) == .logOut
  }

  func mayBeOfOther(_ exchange: CapturedExchange, _ path: String) -> Bool {
    // What the user calls a logout is one.
    if given.contains("log-out") { return false }
    if isOfOtherSession(exchange) { return true }
    return Self.isOfOneOfSeveral(path)
      && !SetCookieField.all(of: exchange).contains { $0.name == access || $0.name == refresh }
  }

  /// True for a logout at a host with sessions of its own, or at one that the session's cookies never go to, which takes others there and
  /// leads nowhere else.
  func isOfOtherSession(_ exchange: CapturedExchange) -> Bool {
    let host = CapturedHost.host(of: exchange.url)
    if hostsWithOwnLogIn.contains(host) { return true }
    guard exchange.method == "POST", !hostsOfSession.isEmpty, !hostsOfSession.contains(host) else { return false }
    let target = IdentityProviders.target(of: exchange).map(CapturedHost.host)
    return (target ?? host) == host && SetCookieField.all(of: exchange).contains(where: \.value.isEmpty)
  }

  func endpointElsewhere(of exchange: CapturedExchange) -> Endpoint {
    let mayBeOwn =
      CookiePair.all(of: exchange).contains { $0.name == refresh || $0.name == access }
      && !hostsWithItsName.contains(CapturedHost.host(of: exchange.url))
    guard !providers.hosts.isEmpty, [.page, .systemBrowser].contains(client(of: exchange).actor), !mayBeOwn else {
      return .otherSite
    }
    return providers.endpoint(of: exchange, isNamed: namesLogIn(exchange.url)) ?? .otherSite
  }

  /// What the address says: what the user has named may be in all of it, what is guessed is in its path.
  func endpoint(of exchange: CapturedExchange, at path: String, of address: String) -> Endpoint? {
    let logsOut =
      given.contains("log-out")
      ? logOut.contains(where: address.hasBytes) : isNamedLogOut(path, isAnswered: isAnswered(exchange))
    if logsOut { return .logOut }
    if !given.contains("log-out"), LogOutQuery.asksForOne(exchange.url), !isShownLogIn(exchange, at: path) {
      return .logOut
    }
    if takesSession(exchange, at: path) { return .logOut }
    if logsInByPassword(exchange, at: path) { return .logIn }
    if grants.renews(exchange) { return .refresh }
    let refreshes = given.contains("refresh") ? refreshing.contains(where: address.hasBytes) : isNamedRefresh(path)
    if refreshes, !isPlainRead(exchange) { return .refresh }
    if guessedRefreshes.contains(exchange), carriesRefresh(exchange) { return .refresh }
    if !given.contains("log-in") {
      // One address for all grants (RFC 6749, sections 4.1.3 and 6): whoever has a refresh token there exchanges it.
      if path.hasBytes(of: "/token"), isLogIn(path), carriesRefresh(exchange) { return .refresh }
      if exchange.method == "DELETE", Self.isOwnSession(path) { return .logOut }
    }
    if opensSession(exchange) { return .logIn }
    guard isLogIn(address) else {
      if isStepElsewhere(exchange) { return .landing }
      if isAskedElsewhere(exchange) { return .loginPage }
      return namesLogIn(address) ? endpoint(atHostOfLogIns: exchange, path) : nil
    }
    if exchange.method == "GET" { return .loginPage }
    let isStepUp = !given.contains("log-in") && carriesSession(exchange) && Self.stepUps.contains(where: path.hasBytes)
    return isStepUp ? nil : .logIn
  }

  /// True for where a provider's host of the same site sends somebody on from, who has no cookie of the session there: it asks for none.
  private func isStepElsewhere(_ exchange: CapturedExchange) -> Bool {
    exchange.method == "GET" && (300..<400).contains(exchange.status ?? 0) && !hostsOfSession.isEmpty
      && !hostsOfSession.contains(CapturedHost.host(of: exchange.url))
      && (IdentityProviders.isAuthorization(exchange.url, self) || namesLogIn(exchange.url))
  }

  /// True for a login page that says in its query why it is shown: "/login?logout".
  private func isShownLogIn(_ exchange: CapturedExchange, at path: String) -> Bool {
    exchange.method == "GET" && isAnswered(exchange) && isLogIn(path)
  }

  /// True for the page that a provider's host of the same site shows somebody at the address that the session's host sends him to: it asks who
  /// he is, unless it is one that posts its answer by itself (OAuth 2.0 Form Post Response Mode).
  private func isAskedElsewhere(_ exchange: CapturedExchange) -> Bool {
    guard exchange.method == "GET", (200..<300).contains(exchange.status ?? 0), !hostsOfSession.isEmpty,
      !hostsOfSession.contains(CapturedHost.host(of: exchange.url)),
      !exchange.url.hasBytes(of: "response_mode=form_post")
    else { return false }
    return IdentityProviders.isDocument(exchange) && IdentityProviders.isAuthorization(exchange.url, self)
  }

  /// What is asked of a host that is called as a login, "login.example.com", and has other addresses as well.
  func endpoint(atHostOfLogIns exchange: CapturedExchange, _ path: String) -> Endpoint? {
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
  func takesSession(_ exchange: CapturedExchange, at path: String) -> Bool {
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
    // A form can only post: Rails has DELETE in its body.
    if exchange.method == "POST", ["session", "sessions"].contains(Self.last(of: path)), carriesSession(exchange) {
      return !exchange.sendsPassword
    }
    return exchange.method == "DELETE" && Self.deleted.contains(Self.last(of: path))
  }

  func isAnswered(_ exchange: CapturedExchange) -> Bool {
    (200..<300).contains(exchange.status ?? 0)
      && !SetCookieField.all(of: exchange).contains { $0.name == access && $0.value.isEmpty }
  }

  static func last(of path: String) -> String {
    path.utf8.split(separator: UInt8(ascii: "/")).last.map { unmarked(Substring($0)) } ?? ""
  }

  /// A word as it was, where a redacted copy has marked it.
  private static func unmarked(_ word: Substring) -> String { word == "~session" ? "session" : String(word) }

  /// What DELETE at such an address ends.
  private static let deleted: Set<String> = [
    "session", "sessions", "current", "me", "account", "user", "token", "tokens", "auth", "login",
  ]

  /// True for the session of whoever asks: "/sessions/8812" is that of another device.
  static func isOwnSession(_ path: String) -> Bool {
    let parts = path.split(separator: "/").suffix(2).map(unmarked)
    guard let last = parts.last else { return false }
    let isOfSessions = ["session", "sessions"].contains(parts.first)
    return ["session", "sessions"].contains(last) || isOfSessions && ["current", "me", "self"].contains(last)
  }

  private static let endings = [
    "logout", "logoff", "log-off", "log_off", "signout", "signoff", "sign-off", "sign_off", "session/end",
    "sessions/end",
    "users/disconnect", "user/disconnect", "auth/disconnect", "account/disconnect", "session/disconnect",
  ]

  /// True for a GET that carries the cookie that calls need, brings none, and is not asked to log in: "/feed/refresh" reads a feed.
  func isPlainRead(_ exchange: CapturedExchange) -> Bool {
    guard exchange.method == "GET", !given.contains("refresh"), exchange.status != 400, exchange.status != 401 else {
      return false
    }
    return CookiePair.all(of: exchange).contains { $0.name == access }
      && !SetCookieField.all(of: exchange).contains { $0.name == access || $0.name == refresh }
  }

  /// True for a request without TLS that is sent to the same host with it: cookies that are Secure do not go along.
  static func isSentToTLS(_ exchange: CapturedExchange) -> Bool {
    guard exchange.url.prefix(7).lowercased() == "http://", (300..<400).contains(exchange.status ?? 0) else {
      return false
    }
    let location = exchange.response.first(of: "location") ?? ""
    return location.prefix(8).lowercased() == "https://"
      && CapturedHost.host(of: location) == CapturedHost.host(of: exchange.url)
      && CapturedHost.path(of: location) == CapturedHost.path(of: exchange.url)
  }

  /// True for what opens a session for somebody without a name: "/auth/guest", "signInAnonymously".
  func opensForGuest(_ exchange: CapturedExchange) -> Bool {
    guard exchange.method == "POST", !isForeign(exchange), bringsSession(exchange) else { return false }
    let path = CapturedHost.path(of: exchange.url).lowercased()
    return ["guest", "anonym"].contains(where: path.hasBytes)
  }

  /// True for an answer that asks for a login, or leads to one.
  func asksForLogIn(_ exchange: CapturedExchange) -> Bool {
    guard let status = exchange.status else { return false }
    if Hop.asksForLogIn(status) { return true }
    guard (300..<400).contains(status) else { return false }
    return exchange.response.first(of: "location").map { namesLogIn(String($0.before("?"))) } ?? false
  }

  /// True for an address that is a refresh's by what happens there.
  func isGuessedRefresh(_ path: String) -> Bool { guessedRefreshes.paths.contains(path) }

  /// True for what is posted to an address that is a login's by what happens there, unless it has opened a session for somebody who had none.
  func isGuessedLogIn(_ exchange: CapturedExchange) -> Bool {
    guard !guessedLogIns.isEmpty else { return false }
    let path = CapturedHost.path(of: exchange.url).lowercased()
    return guessedLogIns.contains(path) && !openingLogIns.contains(path)
  }

  /// A second factor that is asked of somebody who is signed in.
  static let stepUps = ["stepup", "step-up", "step_up", "mfa", "2fa", "otp", "verify", "confirm"]

  /// True for whoever gives a refresh token to a client that has sent no token: a login at an address that is not called so, such as
  /// one that another server's answer leads to. Where there are no refresh tokens and no address is called so, whoever answers more
  /// than a question with a session.
  func opensSession(_ exchange: CapturedExchange) -> Bool {
    guard let wanted = refresh ?? (hasUnnamedLogIn && exchange.method != "GET" ? access : nil), !wanted.isEmpty,
      SetCookieField.all(of: exchange).contains(where: { $0.name == wanted && !$0.value.isEmpty })
    else { return false }
    return !CookiePair.all(of: exchange).contains { $0.name == refresh || $0.name == access }
  }

  private static let fileEndings = [
    ".pdf", ".zip", ".csv", ".docx", ".xlsx", ".epub", ".mp3", ".mp4", ".ics", ".pkpass",
  ]

  static func isFile(_ path: String) -> Bool { fileEndings.contains(where: path.hasSuffix) }

  static func isAttachment(_ exchange: CapturedExchange) -> Bool {
    exchange.response.values(of: "content-disposition").contains { $0.lowercased().hasPrefix("attachment") }
  }
}
