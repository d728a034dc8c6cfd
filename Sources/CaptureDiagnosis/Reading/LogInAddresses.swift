import CookieFiles

/// Addresses that are a login's by what happens there, whatever they are called: a page with a token is led to one, is shown it, and what is
/// posted there brings another token.
enum LogInAddresses {
  /// Their paths, in small letters and in the order of the capture.
  static func found(in exchanges: [CapturedExchange], roles: Roles) -> [String] {
    var (led, shown, found): (Set<String>, Set<String>, [String]) = ([], [], [])
    for exchange in exchanges where !roles.isForeign(exchange) {
      let path = CapturedHost.path(of: exchange.url).lowercased()
      let status = exchange.status ?? 0
      if (300..<400).contains(status), let target = exchange.response.first(of: "location"),
        exchange.method == "GET", roles.carriesSession(exchange), !roles.isForeign(to: target)
      {
        led.insert(Self.path(of: target))
      }
      if exchange.method == "GET", (200..<300).contains(status), led.contains(path) { shown.insert(path) }
      guard exchange.method == "POST", shown.contains(path), roles.bringsAnotherSession(exchange), isPlain(path),
        !roles.isLogIn(path), !found.contains(path)
      else { continue }
      found.append(path)
    }
    return found
  }

  /// Of a whole address, or of one on the same host.
  private static func path(of target: String) -> String {
    let path = target.contains("://") ? CapturedHost.path(of: target) : target
    return path.prefix { $0 != "?" && $0 != "#" }.lowercased()
  }

  /// Words, and not the start of everything: the path is printed, and is looked for in others.
  private static func isPlain(_ path: String) -> Bool {
    (3...40).contains(path.utf8.count)
      && path.utf8.allSatisfy { ($0 | 0x20) &- 0x61 < 26 || "/-_.".utf8.contains($0) }
  }
}
