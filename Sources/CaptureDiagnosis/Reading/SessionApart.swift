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

  /// The one that was refused most often, or nil; nil as well if the user has named the session.
  static func found(in exchanges: [CapturedExchange], roles: Roles) -> SessionApart? {
    guard roles.given.isDisjoint(with: ["session", "site"]) else { return nil }
    var counts: [String: (found: SessionApart, isServed: Bool)] = [:]
    for exchange in exchanges where roles.isForeign(exchange) {
      let (host, status) = (CapturedHost.host(of: exchange.url), exchange.status ?? 0)
      for pair in CookiePair.all(of: exchange) where CookieTally.isCalledSession(pair.name) {
        let key = "\(host) \(pair.name)"
        guard counts[key] != nil || counts.count < most else { continue }
        var known = counts[key] ?? (SessionApart(cookie: pair.name, host: host, refusals: 0), false)
        if status == 401 { known.found.refusals += 1 }
        if (200..<300).contains(status) { known = (SessionApart(cookie: pair.name, host: host, refusals: 0), true) }
        counts[key] = known
      }
    }
    let refused = counts.values.filter { $0.isServed && $0.found.refusals >= often }.map(\.found)
    return refused.max { ($0.refusals, $1.host, $1.cookie) < ($1.refusals, $0.host, $0.cookie) }
  }
}
