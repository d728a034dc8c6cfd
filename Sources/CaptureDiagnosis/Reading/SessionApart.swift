import CookieFiles

/// A cookie of another site than the session's that is called as sessions are, was served, and is refused up to the capture's end: perhaps
/// that is the session which is meant.
public struct SessionApart: Sendable, Hashable {
  public var cookie: String
  public var host: String
  /// How often it was refused since it was last served.
  public var refusals: Int

  /// More often than what its user may not do.
  private static let often = 3
  /// A hostile capture has another one in each request.
  private static let most = 64

  private struct Traffic {
    var found: SessionApart
    var isServed = false
    /// Who came without it was led to its site's login.
    var isLedAway = false

    var isRefused: Bool { isServed && (isLedAway || found.refusals >= often) }
  }

  /// The one that was refused most often, or nil; nil as well if the user has named the session.
  static func found(in exchanges: [CapturedExchange], roles: Roles) -> SessionApart? {
    guard roles.given.isDisjoint(with: ["session", "site"]) else { return nil }
    var all: [String: Traffic] = [:]
    // Which of them each host has served last.
    var servedAt: [String: String] = [:]
    for exchange in exchanges where roles.isForeign(exchange) {
      let (host, status) = (CapturedHost.host(of: exchange.url), exchange.status ?? 0)
      let pairs = CookiePair.all(of: exchange)
      for pair in pairs where CookieTally.isCalledSession(pair.name) {
        let key = "\(host) \(pair.name)"
        guard all[key] != nil || all.count < most else { continue }
        let none = Traffic(found: SessionApart(cookie: pair.name, host: host, refusals: 0))
        if status == 401 { all[key, default: none].found.refusals += 1 }
        guard (200..<300).contains(status) else { continue }
        all[key] = none
        all[key]?.isServed = true
        servedAt[host] = key
      }
      if let key = servedAt[host], let known = all[key], (300..<400).contains(status),
        !pairs.contains(where: { $0.name == known.found.cookie }),
        roles.isLogIn(exchange.response.first(of: "location") ?? "")
      {
        all[key]?.isLedAway = true
        all[key]?.found.refusals += 1
      }
    }
    let refused = all.values.filter(\.isRefused).map(\.found)
    return refused.max { ($0.refusals, $1.host, $1.cookie) < ($1.refusals, $0.host, $0.cookie) }
  }
}
