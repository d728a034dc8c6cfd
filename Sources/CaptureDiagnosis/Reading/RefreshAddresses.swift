import CookieFiles

/// Addresses that are a refresh's by what happens there, whatever they are called: what is sent there with the token to refresh with brings
/// new tokens each time, and other addresses bring none.
struct RefreshAddresses: Sendable, Hashable {
  /// Each with its method: who asks by another who he is renews nothing.
  private let all: Set<String>
  /// Their paths, in small letters and in the order of the capture.
  let paths: [String]

  /// None.
  init() { (all, paths) = ([], []) }

  init(in exchanges: [CapturedExchange], roles: Roles) {
    guard let refresh = roles.refresh, !refresh.isEmpty else {
      (all, paths) = ([], [])
      return
    }
    var (found, serving): ([(address: String, path: String)], Set<String>) = ([], [])
    // A token that a refresh was refused with renews nothing: what brings others for it is a login, to which it goes along.
    var refused: Set<String> = []
    for exchange in exchanges where !roles.isForeign(exchange) {
      let (status, sent) = (exchange.status ?? 0, CookiePair.value(of: refresh, in: exchange))
      let (address, path) = Self.place(of: exchange)
      if let sent, [400, 401, 403].contains(status), roles.isNamedRefresh(path) { refused.insert(sent) }
      guard (200..<300).contains(status), roles.carriesSession(exchange), !(sent.map(refused.contains) ?? false) else {
        continue
      }
      if !Self.renews(exchange, roles) || !Self.isPlain(path) || roles.isLogIn(path) || roles.isNamedRefresh(path) {
        serving.insert(address)
      } else if !found.contains(where: { $0.address == address }) {
        found.append((address, path))
      }
    }
    // Where every answer prolongs the session, none of them is a refresh.
    let own = serving.isEmpty ? [] : found.filter { !serving.contains($0.address) }
    (all, paths) = (Set(own.map(\.address)), own.map(\.path).withoutRepetition)
  }

  func contains(_ exchange: CapturedExchange) -> Bool { !all.isEmpty && all.contains(Self.place(of: exchange).address) }

  private static func place(of exchange: CapturedExchange) -> (address: String, path: String) {
    let path = CapturedHost.path(of: exchange.url).lowercased()
    return ("\(exchange.method) \(path)", path)
  }

  /// True if the token to refresh with goes along and the answer brings another one; or another one for calls, to what is more than a question.
  private static func renews(_ exchange: CapturedExchange, _ roles: Roles) -> Bool {
    let sent = CookiePair.all(of: exchange)
    guard sent.contains(where: { $0.name == roles.refresh && !$0.value.isEmpty }) else { return false }
    let names = exchange.method == "GET" ? [roles.refresh] : [roles.refresh, roles.access]
    return SetCookieField.all(of: exchange).contains { cookie in
      names.contains(cookie.name) && !cookie.value.isEmpty
        && !sent.contains { $0.name == cookie.name && $0.value == cookie.value }
    }
  }

  /// Words, and not the start of everything: the path is printed.
  private static func isPlain(_ path: String) -> Bool {
    (3...100).contains(path.utf8.count)
      && path.utf8.allSatisfy { ($0 | 0x20) &- 0x61 < 26 || $0 &- 0x30 < 10 || "/-_.~".utf8.contains($0) }
  }
}

extension [String] {
  fileprivate var withoutRepetition: [String] {
    var seen: Set<String> = []
    return filter { seen.insert($0).inserted }
  }
}
