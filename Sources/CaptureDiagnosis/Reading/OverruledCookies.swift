import CookieDiagnosis
import CookieFiles

/// Cookies of clients whose calls are decided by a token in Authorization (RFC 6750): a call was refused with them, and they were taken with
/// another token, though a login had left them as they were. Whatever they are called, no session of those clients is kept in them.
struct OverruledCookies {
  /// Without those that some client sends that never has such a token: a page may have a session of its own.
  private(set) var names: Set<String> = []

  private struct Refusal {
    var token: String
    /// What went along, by name.
    var sent: [String: String]
    /// What the answer has set: a cookie that each answer sets anew stays what it is.
    var given: Set<String>
  }

  /// - Parameter exchanges: in about the order of their beginning.
  init(in exchanges: [CapturedExchange], roles: Roles) {
    guard exchanges.contains(where: HeaderTokens.isOne) else { return }
    var refused: [TraceActor: Refusal] = [:]
    var (having, senders): (Set<TraceActor>, [String: Set<TraceActor>]) = ([], [:])
    // Else a renewal may have asked for one of them.
    var kept: Set<String> = []
    for exchange in exchanges {
      let (client, pairs) = (roles.client(of: exchange).actor, CookiePair.all(of: exchange))
      for pair in pairs { senders[pair.name, default: []].insert(client) }
      if (200..<400).contains(exchange.status ?? 0), roles.endpoint(of: exchange) == .logIn {
        kept.formUnion(Self.left(pairs, by: exchange))
      }
      guard let token = HeaderTokens.one(of: exchange) else { continue }
      having.insert(client)
      let status = exchange.status ?? 0
      if Hop.asksForLogIn(status) {
        refused[client] = Refusal(
          token: token, sent: Dictionary(pairs.map { ($0.name, $0.value) }) { first, _ in first },
          given: Set(SetCookieField.all(of: exchange).map(\.name)))
      } else if (200..<300).contains(status), let last = refused[client], last.token != token {
        for pair in pairs where last.sent[pair.name] == pair.value || last.given.contains(pair.name) {
          names.insert(pair.name)
          if last.given.contains(pair.name) { kept.insert(pair.name) }
        }
      }
    }
    names = names.intersection(kept).filter { senders[$0]?.isSubset(of: having) ?? true }
  }

  private static func left(_ pairs: [CookiePair], by exchange: CapturedExchange) -> Set<String> {
    let given = SetCookieField.all(of: exchange)
    return Set(pairs.map(\.name)).subtracting(
      given.lazy.filter { field in !pairs.contains { $0.name == field.name && $0.value == field.value } }.map(\.name))
  }
}
