import CookieFiles

/// What another device has sent by the same proxy, with a session of its own: an Android phone beside an iPhone, or a computer's browser;
/// and Safari on the phone or on a Mac, which has cookies of its own. Nothing of it was the app's.
struct OtherDevices {
  enum Kind: String, CaseIterable {
    case apple = "an iPhone or iPad"
    case android = "an Android device"
    case desktop = "a browser on a computer"
    case safari = "Safari beside the app"
  }

  private struct Traffic {
    var count = 0
    /// How often somebody has logged in; whether it was refused after it had a token.
    var (logIns, wasRefused) = (0, false)
    var hasTrouble: Bool { logIns > 1 || wasRefused }
    var (tokens, given): (Set<String>, Set<String>) = ([], [])
    /// When the first token was given, and when the last one was served.
    var (firstGiven, lastServed): (Int64?, Int64?) = (nil, nil)
  }

  private var traffic: [Kind: Traffic] = [:]
  /// Of agents that name no device.
  private var ofNobody: Set<String> = []

  /// The exchanges without those of devices that share no token with the phone whose session has most of them, and that were given some of
  /// their own; and what is to be said of that.
  static func leftOut(of exchanges: [CapturedExchange], roles: Roles) -> (rest: [CapturedExchange], remark: String?) {
    var devices = OtherDevices()
    for exchange in exchanges where !roles.isForeign(exchange) {
      if roles.isOfSession(exchange) { devices.take(exchange, roles) }
      if roles.asksForLogIn(exchange) { devices.refuse(exchange, roles) }
    }
    let others = devices.others
    guard !others.isEmpty else { return (exchanges, nil) }
    let rest = exchanges.filter { exchange in kind(of: exchange, roles).map { !others.contains($0) } ?? true }
    return (
      rest,
      "\(exchanges.count - rest.count) exchanges of \(others.map(\.rawValue).joined(separator: " and ")), which has a session of its own, "
        + "are left out"
    )
  }

  private mutating func take(_ exchange: CapturedExchange, _ roles: Roles) {
    func tokens(_ pairs: [(name: String, value: String)]) -> [String] {
      pairs.filter { !$0.value.isEmpty && ($0.name == roles.access || $0.name == roles.refresh) }.map {
        "\($0.name)=\($0.value)"
      }
    }
    let sent = tokens(CookiePair.all(of: exchange).map { ($0.name, $0.value) })
    let given = tokens(SetCookieField.all(of: exchange).map { ($0.name, $0.value) })
    guard let kind = Self.kind(of: exchange, roles) else {
      ofNobody.formUnion(sent + given)
      return
    }
    var own = traffic[kind] ?? Traffic()
    own.count += 1
    own.tokens.formUnion(sent + given)
    own.given.formUnion(given)
    if !given.isEmpty, roles.endpoint(of: exchange) == .logIn { own.logIns += 1 }
    if !given.isEmpty, own.firstGiven == nil { own.firstGiven = exchange.startedAt }
    if !sent.isEmpty, let status = exchange.status, status < 300 { own.lastServed = exchange.startedAt }
    traffic[kind] = own
  }

  private mutating func refuse(_ exchange: CapturedExchange, _ roles: Roles) {
    guard let kind = Self.kind(of: exchange, roles), let tokens = traffic[kind]?.tokens, !tokens.isEmpty else { return }
    traffic[kind]?.wasRefused = true
  }

  /// Of two phones the one with something to ask about, or else the busier one.
  private var main: Kind? {
    let phones = [Kind.apple, .android].filter { traffic[$0] != nil }
    let asked = phones.filter { traffic[$0]?.hasTrouble ?? false }
    return (asked.isEmpty ? phones : asked).max { traffic[$0]?.count ?? 0 < traffic[$1]?.count ?? 0 }
  }

  private var others: [Kind] {
    guard let main else { return [] }
    let own = (traffic[main]?.tokens ?? []).union(ofNobody)
    return Kind.allCases.filter { kind in
      guard kind != main, let other = traffic[kind] else { return false }
      guard !other.given.isEmpty && other.tokens.isDisjoint(with: own) else { return false }
      return kind != .safari || isBesideSafari(other)
    }
  }

  /// True if the app was given its session before Safari was, and went on with it: else an app may have opened its session in the
  /// browser (F45).
  private func isBesideSafari(_ safari: Traffic) -> Bool {
    guard let app = traffic[.apple], let given = app.firstGiven, let login = safari.firstGiven else { return false }
    return given < login && (app.lastServed ?? given) > login
  }

  /// Nil for an agent that may be of any: an iPad's web view may call itself a Mac's.
  private static func kind(of exchange: CapturedExchange, _ roles: Roles) -> Kind? {
    let agent = exchange.agent ?? ""
    if ["iPhone", "iPad"].contains(where: agent.hasBytes), roles.client(of: exchange).actor == .systemBrowser {
      return .safari
    }
    if ["iPhone", "iPad", "CFNetwork/", "Darwin/", "Alamofire/", "; iOS "].contains(where: agent.hasBytes) {
      return .apple
    }
    if ["Android", "okhttp/", "Dalvik/"].contains(where: agent.hasBytes) { return .android }
    guard ["Windows NT", "Macintosh;", "X11;"].contains(where: agent.hasBytes) else { return nil }
    if ["Chrome/", "Firefox/", "Edg/"].contains(where: agent.hasBytes) { return .desktop }
    return ["Macintosh;", "Version/", " Safari/"].allSatisfy(agent.hasBytes) ? .safari : nil
  }
}
