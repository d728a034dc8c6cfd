import CookieFiles

/// What is sent, or set, of the session.
extension Roles {
  func carriesRefresh(_ exchange: CapturedExchange) -> Bool {
    guard let refresh, !refresh.isEmpty else { return false }
    return CookiePair.all(of: exchange).contains { $0.name == refresh && !$0.value.isEmpty }
  }

  /// True if the token to refresh with goes along, and none for calls.
  func carriesRefreshAlone(_ exchange: CapturedExchange) -> Bool {
    carriesRefresh(exchange) && !CookiePair.all(of: exchange).contains { $0.name == access && !$0.value.isEmpty }
  }

  /// True if a token of the session is sent.
  func carriesSession(_ exchange: CapturedExchange) -> Bool {
    CookiePair.all(of: exchange).contains { !$0.value.isEmpty && ($0.name == refresh || $0.name == access) }
  }

  /// True if a cookie of the session is set.
  func bringsSession(_ exchange: CapturedExchange) -> Bool {
    SetCookieField.all(of: exchange).contains { !$0.value.isEmpty && ($0.name == refresh || $0.name == access) }
  }

  /// True if a cookie of the session is sent, or set.
  func isOfSession(_ exchange: CapturedExchange) -> Bool {
    CookiePair.all(of: exchange).contains { $0.name == refresh || $0.name == access }
      || SetCookieField.all(of: exchange).contains { $0.name == refresh || $0.name == access }
  }
}
