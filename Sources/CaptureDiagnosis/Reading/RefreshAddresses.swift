import CookieFiles

/// Addresses that are a refresh's by what happens there, whatever they are called: what is posted there with the token to refresh with
/// brings new tokens each time, and other addresses bring none.
enum RefreshAddresses {
  /// Their paths, in small letters and in the order of the capture.
  static func found(in exchanges: [CapturedExchange], roles: Roles) -> [String] {
    guard let refresh = roles.refresh, !refresh.isEmpty else { return [] }
    var (found, serving): ([String], Set<String>) = ([], [])
    for exchange in exchanges where !roles.isForeign(exchange) && (200..<300).contains(exchange.status ?? 0) {
      guard roles.carriesSession(exchange) else { continue }
      let path = CapturedHost.path(of: exchange.url).lowercased()
      if !renews(exchange, roles) || !isPlain(path) || roles.isLogIn(path) {
        serving.insert(path)
      } else if !found.contains(path) {
        found.append(path)
      }
    }
    // Where every answer prolongs the session, none of them is a refresh.
    return serving.isEmpty ? [] : found.filter { !serving.contains($0) }
  }

  /// True if the token to refresh with goes along and the answer brings another one, or another one for calls.
  private static func renews(_ exchange: CapturedExchange, _ roles: Roles) -> Bool {
    guard exchange.method != "GET" else { return false }
    let sent = CookiePair.all(of: exchange)
    guard sent.contains(where: { $0.name == roles.refresh && !$0.value.isEmpty }) else { return false }
    return SetCookieField.all(of: exchange).contains { cookie in
      (cookie.name == roles.refresh || cookie.name == roles.access) && !cookie.value.isEmpty
        && !sent.contains { $0.name == cookie.name && $0.value == cookie.value }
    }
  }

  /// Words, and not the start of everything: the path is printed.
  private static func isPlain(_ path: String) -> Bool {
    (3...100).contains(path.utf8.count)
      && path.utf8.allSatisfy { ($0 | 0x20) &- 0x61 < 26 || $0 &- 0x30 < 10 || "/-_.".utf8.contains($0) }
  }
}
