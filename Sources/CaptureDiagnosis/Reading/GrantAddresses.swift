import CookieFiles

/// Addresses that take all grants (RFC 6749, sections 4.3 and 6) from clients that send what they exchange in a body: with a password one brings
/// a session, and without one another token for it, time and again, and long enough after that to be no second step. One that is called a
/// login's is none, unless it is called a token's as well: somebody may log in there without a password another time.
struct GrantAddresses: Sendable, Hashable {
  /// Each with its method and host.
  private var all: Set<String> = []

  /// Longer than anybody takes to enter a code, in microseconds.
  private static let longAfter: Int64 = 300_000_000
  /// As many as any server has; a hostile capture has more.
  private static let most = 16

  /// None.
  init() {}

  init(in exchanges: [CapturedExchange], roles: Roles) {
    guard !roles.given.contains("refresh"), !roles.given.contains("log-in") else { return }
    var (openedAt, renewals): ([String: Int64], [String: Int]) = ([:], [:])
    for exchange in exchanges where exchange.method == "POST" && roles.bringsAnotherSession(exchange) {
      guard !roles.isForeign(exchange) else { continue }
      let address = exchange.address
      if exchange.sendsPassword {
        if openedAt.count < Self.most { openedAt[address] = exchange.startedAt }
      } else if let opened = openedAt[address], exchange.startedAt &- opened > Self.longAfter {
        renewals[address, default: 0] += 1
        if renewals[address] == Self.often, Self.mayTakeAll(exchange, roles) { all.insert(address) }
      }
    }
  }

  private static func mayTakeAll(_ exchange: CapturedExchange, _ roles: Roles) -> Bool {
    CapturedHost.path(of: exchange.url).hasBytes(of: "/token") || !roles.isLogIn(exchange.url)
  }

  private static let often = 2

  /// True for a request that renews a session there.
  func renews(_ exchange: CapturedExchange) -> Bool {
    !all.isEmpty && !exchange.sendsPassword && all.contains(exchange.address)
  }
}
