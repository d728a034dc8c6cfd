import CookieFiles

/// Addresses that are a login's by what happens there, whatever they are called: somebody is led to one, is shown it, and what is posted there,
/// or at the next step that it leads to, brings a token: another one, or one to somebody who has none where no login is called so.
struct LogInAddresses {
  private let roles: Roles
  private let hasNamed: Bool
  private var (led, shown): (Set<String>, Set<String>) = ([], [])
  /// The step that led to each.
  private var earlier: [String: String] = [:]
  private var paths: [String] = []
  private var opening: Set<String> = []

  /// Their paths, in small letters and in the order of the capture; and those that have opened a session for somebody who had none.
  static func found(in exchanges: [CapturedExchange], roles: Roles) -> (paths: [String], opening: Set<String>) {
    var addresses = LogInAddresses(
      roles: roles, hasNamed: exchanges.contains { roles.isLogIn($0.url) && roles.bringsSession($0) })
    for exchange in exchanges where !roles.isForeign(exchange) { addresses.take(exchange) }
    return (addresses.paths, addresses.opening)
  }

  private init(roles: Roles, hasNamed: Bool) { (self.roles, self.hasNamed) = (roles, hasNamed) }

  private mutating func take(_ exchange: CapturedExchange) {
    let (path, status) = (CapturedHost.path(of: exchange.url).lowercased(), exchange.status ?? 0)
    let mayLead = exchange.method == "GET" ? roles.carriesSession(exchange) || !hasNamed : shown.contains(path)
    if mayLead, (300..<400).contains(status), let target = exchange.response.first(of: "location"),
      !roles.isForeign(to: target)
    {
      lead(to: Self.path(of: target), from: exchange.method == "GET" ? nil : path)
    }
    if exchange.method == "GET", (200..<300).contains(status), led.contains(path) { shown.insert(path) }
    if exchange.method == "POST", shown.contains(path), opens(exchange) {
      add(path, opens: !roles.carriesSession(exchange))
    }
  }

  private mutating func lead(to path: String, from step: String?) {
    led.insert(path)
    if let step, earlier[path] == nil, step != path { earlier[path] = step }
  }

  private func opens(_ exchange: CapturedExchange) -> Bool {
    roles.carriesSession(exchange) ? roles.bringsAnotherSession(exchange) : !hasNamed && roles.bringsSession(exchange)
  }

  /// With the steps before it; a hostile capture leads in circles.
  private mutating func add(_ last: String, opens: Bool) {
    var (step, seen): (String?, Set<String>) = (last, [])
    while let path = step, seen.insert(path).inserted {
      if opens { opening.insert(path) }
      if Self.isPlain(path), !roles.isLogIn(path), !paths.contains(path) { paths.append(path) }
      step = earlier[path]
    }
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
