import CookieDiagnosis
import CookieFiles
import Foundation

/// What tells that a server checks requests for forgery, so that one of a session that lives may be forbidden (catalogue F59).
enum RequestForgery {
  /// True for the name of a cookie or a header that such a check is made by.
  ///
  /// - Parameter name: in small letters.
  static func isNamed(in name: String) -> Bool {
    name.hasBytes(of: "csrf") || name.hasBytes(of: "xsrf") || name.hasBytes(of: "forgery")
  }

  /// True if the answer forbids a request that such a check looks at.
  static func isDenied(_ exchange: CapturedExchange) -> Bool {
    guard exchange.status == 403 || exchange.status == 419, !isDoubleSubmit(exchange) else { return false }
    return !["GET", "HEAD", "OPTIONS"].contains(exchange.method)
      || hasToken(exchange)
  }

  /// True for a request with a token for such a check in a header.
  static func hasToken(_ exchange: CapturedExchange) -> Bool {
    exchange.request.containsName(where: isNamed)
  }

  /// True if the header's token is the cookie's: whoever forbids that has another reason.
  private static func isDoubleSubmit(_ exchange: CapturedExchange) -> Bool {
    let cookies = CookiePair.all(of: exchange).filter { isNamed(in: $0.name.lowercased()) }.map(\.value)
    // Laravel's header has the cookie's value decoded.
    let values = Set(cookies + cookies.compactMap(\.removingPercentEncoding))
    return exchange.requestHeaders.contains { isNamed(in: $0.name.lowercased()) && values.contains($0.value) }
  }

  /// What the answers show to be good for a client, with the cookies that it had: whoever forbids a request with the same has another reason.
  static func accepted(in exchanges: [CapturedExchange], _ roles: Roles) -> Set<Check> {
    let changes = exchanges.lazy.filter {
      (200..<400).contains($0.status ?? 0) && !["GET", "HEAD", "OPTIONS"].contains($0.method)
    }
    return Set(changes.compactMap { Check($0, roles) })
  }

  /// The clients of which a server takes ever other tokens with the same cookies, or none, as of a form that masks its own each time: whether
  /// another one of them is good does not show.
  static func masking(_ accepted: Set<Check>) -> Set<TraceActor> {
    let alike = Dictionary(grouping: accepted) { Compared(client: $0.client, cookies: $0.cookies) }
    return Set(alike.lazy.filter { $0.value.count > 1 }.map(\.key.client))
  }

  private struct Compared: Hashable {
    var client: TraceActor
    var cookies: [String]
  }

  /// What a server compares.
  struct Check: Hashable {
    let client: TraceActor
    private let tokens: [String]
    fileprivate let cookies: [String]

    /// - Parameter masking: see ``RequestForgery/masking(_:)``.
    func mayBeGood(_ accepted: Set<Check>, masking: Set<TraceActor>) -> Bool {
      accepted.contains(self) || masking.contains(client)
    }

    /// Nil for a request without a token in a header.
    init?(_ exchange: CapturedExchange, _ roles: Roles) {
      guard hasToken(exchange) else { return nil }
      tokens = exchange.requestHeaders.filter { isNamed(in: $0.name.lowercased()) }.map(\.value)
      cookies = CookiePair.all(of: exchange).filter { isNamed(in: $0.name.lowercased()) }.map(\.value)
      client = roles.client(of: exchange).actor
    }
  }

  /// True if any of them has such a cookie or header: without one, a request that is forbidden asks for what its user may not have.
  static func isChecked(in exchanges: some Sequence<CapturedExchange>) -> Bool {
    exchanges.contains { exchange in
      hasToken(exchange)
        || CookiePair.all(of: exchange).contains { isNamed(in: $0.name.lowercased()) }
        || SetCookieField.all(of: exchange).contains { isNamed(in: $0.name.lowercased()) }
    }
  }
}
