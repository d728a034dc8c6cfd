import CookieDiagnosis
import CookieFiles

/// The cookies that a server gives whoever comes without one, as frameworks do for carts and languages: with a refusal, with a login page, or
/// with a page that anybody sees. Until its user logs in nobody is signed in with one; called as the session's is, it would look like a token
/// that is refused next.
///
/// What comes without a refusal, or in the place of a token that a refused request had, is one only if it is refused before it is served
/// where not everybody is: servers that write a session's cookie anew with each answer do so with refusals as well.
struct VisitorsOfRefusals {
  private let exchanges: [CapturedExchange]
  private let endpoints: [Endpoint]
  private let refusals: Refusals
  private let roles: Roles
  /// Where somebody was served without a token.
  private let open: Set<String>
  /// Where somebody was refused.
  private let guarded: Set<String>
  /// The first token of each that an answer has put in its place.
  private var origins: [String: String] = [:]
  /// Origins that were refused before they were served anywhere but where everybody is.
  private var refused: Set<String> = []
  /// Those that were served where not everybody is, as far as the capture shows; and those with which somebody logged in.
  private var (servedSomewhere, loggedIn): (Set<String>, Set<String>) = ([], [])
  /// Those that were more than a visitor's.
  private var good: Set<String> = []
  /// Those that came with a refusal of nothing, or with a login page.
  private var certain: Set<String> = []

  /// The exchanges of a capture as if nobody had been given such cookies. One that a login goes on with comes with its answer.
  ///
  /// - Parameter exchanges: in the order of their beginning.
  static func removed(from exchanges: [CapturedExchange], roles: Roles) -> [CapturedExchange] {
    guard let access = roles.access, !roles.sendsHeaderTokens,
      exchanges.contains(where: { mayBeVisitors($0, access) && given($0, access) != nil })
    else { return exchanges }
    var reader = VisitorsOfRefusals(exchanges, roles)
    // Which are what is known at the end.
    _ = reader.walk(access, isFirst: true)
    reader.findOpened()
    return reader.walk(access, isFirst: false)
  }

  private init(_ exchanges: [CapturedExchange], _ roles: Roles) {
    (self.exchanges, self.roles) = (exchanges, roles)
    let endpoints = exchanges.map(roles.endpoint)
    let refusals = Refusals(exchanges, endpoints, roles: roles)
    (self.endpoints, self.refusals) = (endpoints, refusals)
    let access = roles.access
    open = Set(
      exchanges.indices.lazy.filter {
        endpoints[$0].takesToken && Self.isServed(exchanges[$0])
          && CookiePair.value(of: access, in: exchanges[$0]) == nil
      }.map { exchanges[$0].address })
    guarded = Set(
      exchanges.indices.lazy.filter {
        refusals.all.contains($0) || Hop.asksForLogIn(exchanges[$0].status ?? 0)
      }.map { exchanges[$0].address })
  }

  private static func mayBeVisitors(_ exchange: CapturedExchange, _ name: String) -> Bool {
    (300..<500).contains(exchange.status ?? 0)
      || exchange.method == "GET" && CookiePair.value(of: name, in: exchange) == nil
  }

  private static func isServed(_ exchange: CapturedExchange) -> Bool { (200..<300).contains(exchange.status ?? 0) }

  private static func given(_ exchange: CapturedExchange, _ name: String) -> String? {
    SetCookieField.all(of: exchange).first { $0.name == name && !$0.value.isEmpty }?.value
  }

  /// True for an answer that asks for a login; of a request without a token, for any that does not serve it.
  private func refuses(_ index: Int) -> Bool {
    let exchange = exchanges[index]
    let status = exchange.status ?? 0
    switch endpoints[index] {
    case .logOut: return false
    // Where a login leads to may lead to the next one.
    case .logIn: return status >= 400 || roles.isLogIn(exchange.response.first(of: "location") ?? "")
    default: break
    }
    if refusals.all.contains(index) || Hop.asksForLogIn(status) { return true }
    return CookiePair.value(of: roles.access, in: exchange) == nil && (400..<500).contains(status)
  }

  /// True for an answer whose cookie is a visitor's.
  ///
  /// - Parameter isFirst: what a page gives is looked at.
  private func welcomes(_ index: Int, _ token: String?, isFirst: Bool) -> Bool {
    if refuses(index) { return true }
    guard token == nil, exchanges[index].method == "GET", !exchanges[index].url.hasBytes(of: "code=") else {
      return false
    }
    return endpoints[index] == .loginPage
      || endpoints[index].takesToken && (200..<400).contains(exchanges[index].status ?? 0)
  }

  /// One pass: finds what is good and what is refused; the second takes out what is a visitor's.
  private mutating func walk(_ access: String, isFirst: Bool) -> [CapturedExchange] {
    var visitors: Set<String> = []
    var fields: [String: String] = [:]
    var served: Set<String> = []
    return exchanges.indices.map { index in
      var exchange = exchanges[index]
      guard !roles.isForeign(exchange) else { return exchange }
      let token = CookiePair.value(of: access, in: exchange)
      let isVisitor = token.map(visitors.contains) ?? false
      let isLoggedIn =
        isVisitor && endpoints[index] == .logIn && !refuses(index) && (200..<400).contains(exchange.status ?? 0)
      if let token, isVisitor, !isLoggedIn { judge(token, at: index, served) }
      if !isVisitor, token != nil, endpoints[index].takesToken, Self.isServed(exchange) {
        served.insert(exchange.address)
      }
      if isVisitor { exchange.requestHeaders = exchange.requestHeaders.map { without(access, in: $0) } }
      if isLoggedIn, let token {
        visitors.remove(token)
        if let origin = origins[token] { loggedIn.insert(origin) }
        if Self.given(exchange, access) == nil, let field = fields[token] {
          exchange.responseHeaders.append(CapturedHeader(name: "Set-Cookie", value: field))
        }
      } else if isVisitor || welcomes(index, token, isFirst: isFirst) {
        let isCertain = isVisitor || token == nil && (refuses(index) || endpoints[index] == .loginPage)
        exchange.responseHeaders = exchange.responseHeaders.compactMap { header in
          guard let cookie = cookie(access, in: header, of: exchange), cookie.value != token else { return header }
          let origin = isVisitor ? token.flatMap { origins[$0] } ?? cookie.value : origins[cookie.value] ?? cookie.value
          guard isFirst || !good.contains(origin) && (isCertain || refused.contains(origin)) else { return header }
          origins[cookie.value] = origin
          if isCertain, !isVisitor { certain.insert(origin) }
          visitors.insert(cookie.value)
          fields[cookie.value] = header.value
          // A visitor's takes the place of the session's.
          guard token != nil, !isVisitor else { return nil }
          return CapturedHeader(name: header.name, value: "\(access)=; Max-Age=0; Path=\(cookie.path ?? "/")")
        }
      }
      return exchange
    }
  }

  /// What becomes of a visitor's request says whose it is.
  private mutating func judge(_ token: String, at index: Int, _ served: Set<String>) {
    guard let origin = origins[token] else { return }
    if refuses(index) {
      if !servedSomewhere.contains(origin) { refused.insert(origin) }
    } else if Self.isServed(exchanges[index]), endpoints[index].takesToken, !isAsset(exchanges[index]) {
      let address = exchanges[index].address
      if !open.contains(address) { servedSomewhere.insert(origin) }
      // What may be a session that nobody has seen begin is one if it is served anywhere.
      if certain.contains(origin) ? isShut(address, served) : !open.contains(address) { good.insert(origin) }
    }
  }

  /// One that came with a refusal, was served from then on, and that no login has replaced: a step that is not called so has opened it, as of
  /// a second factor.
  private mutating func findOpened() {
    good.formUnion(certain.intersection(servedSomewhere).subtracting(refused).subtracting(loggedIn))
  }

  /// Everybody is given pictures and styles.
  private func isAsset(_ exchange: CapturedExchange) -> Bool {
    PageAsset.isOne(exchange, path: CapturedHost.path(of: exchange.url).lowercased())
  }

  /// True for an address that serves nobody without a token, as far as the capture shows.
  private func isShut(_ address: String, _ served: Set<String>) -> Bool {
    !open.contains(address) && (guarded.contains(address) || served.contains(address))
  }

  private func cookie(_ name: String, in header: CapturedHeader, of exchange: CapturedExchange) -> SetCookieField? {
    guard header.name.lowercased() == "set-cookie" else { return nil }
    let field = SetCookieField.one(header.value, of: exchange)
    return field.flatMap { $0.name == name && !$0.value.isEmpty ? $0 : nil }
  }

  private func without(_ name: String, in header: CapturedHeader) -> CapturedHeader {
    guard header.name.lowercased() == "cookie" else { return header }
    let rest = header.value.split(separator: ";").filter { pair in
      !pair.drop { $0 == " " }.hasPrefix(name + "=")
    }
    return CapturedHeader(name: header.name, value: String(rest.joined(separator: ";").drop { $0 == " " }))
  }
}
