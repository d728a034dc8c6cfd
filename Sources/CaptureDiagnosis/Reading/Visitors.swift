import CookieDiagnosis
import CookieFiles

/// The cookies that pages give whoever comes without one, as frameworks for carts and languages do, until their users log in.
struct Visitors {
  private var tokens: Set<String> = []
  /// Where each was served.
  private var served: Set<String> = []

  /// Takes exchanges with the session's own site in the order of their beginning.
  ///
  /// - Returns: true for a request with such a cookie, unless it is refused where it was served before: then it was more.
  mutating func take(
    _ exchange: CapturedExchange, at address: String, _ endpoint: Endpoint, _ roles: Roles
  ) -> Bool {
    let token = CookiePair.value(of: roles.access, in: exchange)
    defer { note(exchange, at: address, endpoint, token, roles) }
    guard let token, tokens.contains(token) else { return false }
    if endpoint == .logIn { tokens.remove(token) }
    return (200..<300).contains(exchange.status ?? 0) || !served.contains(address)
  }

  private mutating func note(
    _ exchange: CapturedExchange, at address: String, _ endpoint: Endpoint, _ token: String?, _ roles: Roles
  ) {
    // Frameworks give whoever has logged out another session, as a guest's.
    if endpoint == .logOut, (200..<400).contains(exchange.status ?? 0) {
      for cookie in SetCookieField.all(of: exchange) where cookie.name == roles.access && cookie.value != token {
        guard !cookie.value.isEmpty else { continue }
        // What the user was served with says nothing of the guest.
        (served, _) = ([], tokens.insert(cookie.value))
      }
    }
    // Some write it anew with each answer.
    if let token, tokens.contains(token), endpoint != .logIn {
      let given = SetCookieField.all(of: exchange).filter { $0.name == roles.access && !$0.value.isEmpty }
      tokens.formUnion(given.map(\.value))
    }
    // Or with the redirect to the language that they guess.
    let isLedOn =
      (300..<400).contains(exchange.status ?? 0) && token == nil && !exchange.url.utf8.contains(UInt8(ascii: "?"))
    guard (200..<300).contains(exchange.status ?? 0) || isLedOn else { return }
    if token != nil { served.insert(address) }
    guard token == nil, endpoint != .refresh, endpoint != .logIn, exchange.method == "GET",
      !exchange.url.hasBytes(of: "code="), !exchange.url.hasBytes(of: "state=")
    else { return }
    for cookie in SetCookieField.all(of: exchange) where cookie.name == roles.access && !cookie.value.isEmpty {
      tokens.insert(cookie.value)
    }
  }
}
