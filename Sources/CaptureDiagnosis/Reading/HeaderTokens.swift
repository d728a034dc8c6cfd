import CookieFiles

/// Tokens that an app sends in a field of its own (RFC 6750): whoever keeps its session like that has none in a cookie store.
enum HeaderTokens {
  /// True for a request that carries one.
  static func isOne(_ exchange: CapturedExchange) -> Bool {
    one(of: exchange) != nil
  }

  /// The field that it stands in; nil without one.
  static func one(of exchange: CapturedExchange) -> String? {
    exchange.request.values(of: "authorization").first { !$0.lowercased().hasPrefix("basic ") }
  }

  /// That they are not read; nil where there are none, or where whoever sends them has the session in cookies as well.
  static func remark(of exchanges: [CapturedExchange], roles: Roles) -> String? {
    guard roles.sendsHeaderTokens || !exchanges.contains(where: roles.isOfSession) else { return nil }
    let count = exchanges.count { isOne($0) && !roles.isOfSession($0) }
    guard count > 0 else { return nil }
    return
      "\(count) requests have a token in Authorization: a session that an app keeps there is not read, only one in cookies is"
  }
}
