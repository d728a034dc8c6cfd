import CookieFiles

/// Whether most answers to whoever has the session's cookie bring another one, as Laravel and Rails write it: that somebody has logged in does not
/// show in the cookie then.
struct RollingSession: Sendable, Hashable {
  private(set) var rolls = false
  /// When passwords were sent while some client was refused where somebody had been served: those of logins. Of others the answer brings another
  /// cookie as well, be it a Wi-Fi's password or a wrong PIN.
  private var logIns: Set<Int64> = []

  /// More than a few that are renewed.
  private static let often = 3

  /// None.
  init() {}

  /// - Parameters:
  ///   - exchanges: in about the order of their beginning.
  ///   - roles: with the session's cookies and sites.
  init(in exchanges: [CapturedExchange], roles: Roles) {
    var (carrying, bringing) = (0, 0)
    for exchange in exchanges where Self.isTaken(exchange, roles) {
      carrying += 1
      if roles.bringsAnotherSession(exchange) { bringing += 1 }
    }
    rolls = bringing > Self.often && bringing * 2 > carrying
    if rolls { findLogIns(exchanges, roles) }
  }

  private static func isTaken(_ exchange: CapturedExchange, _ roles: Roles) -> Bool {
    (200..<400).contains(exchange.status ?? 0) && !roles.isForeign(exchange) && roles.carriesSession(exchange)
  }

  private mutating func findLogIns(_ exchanges: [CapturedExchange], _ roles: Roles) {
    var (served, refused): (Set<String>, Set<String>) = ([], [])
    for exchange in exchanges where !roles.isForeign(exchange) {
      if roles.asksForLogIn(exchange), served.contains(exchange.address) { refused.insert(exchange.address) }
      guard Self.isTaken(exchange, roles) else { continue }
      if exchange.sendsPassword, !refused.isEmpty, roles.bringsAnotherSession(exchange) {
        logIns.insert(exchange.startedAt)
        refused = []
      }
      if (200..<300).contains(exchange.status ?? 0) {
        served.insert(exchange.address)
        refused.remove(exchange.address)
      }
    }
  }

  /// True if that an answer brings another cookie says something of a password that went along.
  func isToldLogIn(_ exchange: CapturedExchange) -> Bool { !rolls || logIns.contains(exchange.startedAt) }
}
