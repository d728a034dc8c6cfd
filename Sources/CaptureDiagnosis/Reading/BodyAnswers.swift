import CookieDiagnosis
import CookieFiles

/// GraphQL has one address for all, and says in its bodies what it refuses and what opens a session. Bodies are not read.
struct BodyAnswers {
  /// When each client's last request to the session's site was over, in microseconds since 1970.
  private var last: [TraceActor: Int64] = [:]

  /// Sooner than anybody logs in, in microseconds: what comes by itself.
  private static let byItself: Int64 = 3_000_000

  /// Takes exchanges with the session's own site in the order of their beginning.
  ///
  /// - Returns: true for another token, by what may be a login.
  mutating func take(_ exchange: CapturedExchange, _ endpoint: Endpoint, _ roles: Roles) -> Bool {
    let client = roles.client(of: exchange).actor
    defer { last[client] = exchange.startedAt &+ (exchange.duration ?? 0) }
    guard endpoint == .call, Self.isOne(exchange), let before = last[client],
      exchange.startedAt &- before > Self.byItself, (200..<300).contains(exchange.status ?? 0),
      let token = CookiePair.value(of: roles.access, in: exchange)
    else { return false }
    return SetCookieField.all(of: exchange).contains {
      $0.name == roles.access && !$0.value.isEmpty && $0.value != token
    }
  }

  /// True for what is asked of GraphQL, by its address.
  private static func isOne(_ exchange: CapturedExchange) -> Bool {
    exchange.method == "POST" && CapturedHost.path(of: exchange.url).lowercased().hasBytes(of: "graphql")
  }

  /// That refusals may stand in bodies; nil if the session goes to no such address.
  static func remark(of exchanges: [CapturedExchange], roles: Roles) -> String? {
    let asks = exchanges.contains {
      (200..<300).contains($0.status ?? 0) && isOne($0) && roles.carriesSession($0) && !roles.isForeign($0)
    }
    return asks ? "answers of GraphQL say in their bodies what they refuse, and bodies are not read" : nil
  }
}
