import CookieFiles
import Cookies

/// A clock that is ahead of the server's by more than a cookie lives: its store takes the cookie for one that is over (F65).
struct AheadClock: Sendable {
  /// The name of a cookie that was over when it came.
  var cookie: String
  /// How far it is ahead.
  var microseconds: Int64

  /// By the first answer that shows it; nil if none does.
  ///
  /// The server's clock is the answer's Date (RFC 9110, section 6.6.1), which an answer from a cache has from earlier.
  static func found(in exchanges: [CapturedExchange], roles: Roles) -> AheadClock? {
    for exchange in exchanges where !roles.isForeign(exchange) {
      guard let date = serverDate(of: exchange), exchange.startedAt > date else { continue }
      // Without a name that is known, whatever a login brings may be the session's.
      let isLogIn = roles.access == nil && [.logIn, .refresh].contains(roles.endpoint(of: exchange))
      let over = SetCookieField.all(of: exchange).first { cookie in
        cookie.wasOver && cookie.expiresAt.map { $0 > date } ?? false
          && (isLogIn || cookie.name == roles.access || cookie.name == roles.refresh)
      }
      if let over { return AheadClock(cookie: over.name, microseconds: exchange.startedAt - date) }
    }
    return nil
  }

  /// In microseconds since 1970; nil if the answer does not say, or comes from a cache.
  static func serverDate(of exchange: CapturedExchange) -> Int64? {
    guard exchange.response.first(of: "age") == nil else { return nil }
    return exchange.response.first(of: "date").flatMap { CookieDate.parse($0)?.microseconds }
  }
}
