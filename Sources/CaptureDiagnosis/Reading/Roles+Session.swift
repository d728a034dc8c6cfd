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

  /// True if a cookie for calls is set that did not go along.
  func bringsAnotherSession(_ exchange: CapturedExchange) -> Bool {
    let sent = CookiePair.all(of: exchange).filter { $0.name == access }.map(\.value)
    return SetCookieField.all(of: exchange).contains { cookie in
      cookie.name == access && !cookie.value.isEmpty && !sent.contains(cookie.value)
    }
  }

  /// True for a password of somebody who is not signed in, or is signed in anew by it: a login's, whatever its address is called. Asked of
  /// somebody who stays signed in it may be a question before a step that matters.
  func logsInByPassword(_ exchange: CapturedExchange, at path: String) -> Bool {
    guard exchange.sendsPassword, exchange.method != "GET", !given.contains("log-in"),
      !Self.questions.contains(where: path.hasBytes)
    else { return false }
    return !carriesSession(exchange) || rolling.isToldLogIn(exchange) && bringsAnotherSession(exchange)
  }

  private static let questions =
    stepUps + ["sudo", "reauth", "re-auth", "unlock", "change", "password-check", "check-password", "delete"]

  /// True if a cookie of the session is sent, or set.
  func isOfSession(_ exchange: CapturedExchange) -> Bool {
    CookiePair.all(of: exchange).contains { $0.name == refresh || $0.name == access }
      || SetCookieField.all(of: exchange).contains { $0.name == refresh || $0.name == access }
  }
}
