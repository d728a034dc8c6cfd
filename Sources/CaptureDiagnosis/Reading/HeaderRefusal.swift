import CookieDiagnosis
import CookieFiles

/// A client whose calls have a token in Authorization and were served, and are refused up to a login or the capture's end. A session that an
/// app keeps there is not read; that its user had to log in may be seen all the same.
public struct HeaderRefusal: Sendable, Hashable {
  public var client: TraceActor
  public var times: Int
  /// When last: nanoseconds of the trace's clock.
  public var last: Int64

  /// More often than a call that came just before a renewal.
  private static let often = 2
  /// Sooner than anybody logs in, in microseconds.
  private static let byItself: Int64 = 3_000_000

  /// When a client with such a token was served last: nanoseconds of the trace's clock.
  static func lastServed(in exchanges: [CapturedExchange], roles: Roles, epoch: Int64) -> Int64? {
    guard roles.sendsHeaderTokens else { return nil }
    let last = exchanges.last { exchange in
      (200..<300).contains(exchange.status ?? 0) && HeaderTokens.isOne(exchange) && !roles.isForeign(exchange)
        && roles.headerClients.contains(roles.client(of: exchange).actor)
    }
    return last.map { ($0.startedAt &- epoch) &* 1_000 }
  }

  /// The first, or nil.
  ///
  /// - Parameter epoch: of the trace: microseconds since 1970.
  static func found(
    in exchanges: [CapturedExchange], at endpoints: [Endpoint], roles: Roles, epoch: Int64
  ) -> HeaderRefusal? {
    guard roles.sendsHeaderTokens else { return nil }
    var (served, refused): (Set<TraceActor>, [TraceActor: (count: Int, last: Int64)]) = ([], [:])
    func refusal(of client: TraceActor) -> HeaderRefusal? {
      refused[client].map { HeaderRefusal(client: client, times: $0.count, last: ($0.last &- epoch) &* 1_000) }
    }
    for (exchange, endpoint) in zip(exchanges, endpoints) where !roles.isForeign(exchange) {
      let (client, status) = (roles.client(of: exchange).actor, exchange.status ?? 0)
      guard roles.headerClients.contains(client) else { continue }
      if endpoint == .logIn, (200..<400).contains(status) {
        if let last = refused[client]?.last, exchange.startedAt &- last > byItself { return refusal(of: client) }
        refused[client] = nil
      } else if endpoint == .logOut {
        served.remove(client)
        refused[client] = nil
      } else if HeaderTokens.isOne(exchange), (200..<300).contains(status) {
        served.insert(client)
        refused[client] = nil
      } else if HeaderTokens.isOne(exchange), status == 401, served.contains(client) {
        refused[client] = ((refused[client]?.count ?? 0) + 1, exchange.startedAt)
      }
    }
    return [TraceActor.native, .page].first { refused[$0]?.count ?? 0 >= often }.flatMap(refusal)
  }
}
