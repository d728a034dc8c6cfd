import CookieDiagnosis
import CookieFiles

/// Follows what becomes of the cookie that calls need: an answer that brings another one in exchange for one that was refused has not taken
/// the old one, and an answer that takes it where others have left it is no logout.
struct ExchangedTokens {
  /// Those that were refused at an address which had served somebody with a token, and that nobody was served with since.
  private var refused: Set<String> = []
  /// Addresses that have served somebody with a token and left it with him.
  private var serving: Set<String> = []
  /// Addresses that refuse whoever has no token: nobody logs out there.
  private let refusing: Set<String>

  init(_ exchanges: [CapturedExchange], _ roles: Roles) {
    refusing = Set(
      exchanges.lazy.filter { Hop.asksForLogIn($0.status ?? 0) && !roles.carriesSession($0) }.map(\.address))
  }

  /// Takes exchanges with the session's own site in the order of their beginning.
  ///
  /// - Returns: what ``CookieSight`` says of one.
  mutating func take(
    _ exchange: CapturedExchange, at address: String, _ endpoint: Endpoint, isRefused: Bool, isPublic: Bool,
    _ roles: Roles
  ) -> (replacesRefused: Bool, takesWhereServed: Bool) {
    guard endpoint.takesToken, endpoint != .refresh, endpoint != .logOut,
      let token = CookiePair.value(of: roles.access, in: exchange)
    else { return (false, false) }
    let status = exchange.status ?? 0
    let brought = SetCookieField.all(of: exchange).filter { $0.name == roles.access }
    let isTaken = !brought.isEmpty && brought.allSatisfy(\.value.isEmpty)
    if isRefused {
      // Where each answer sets it anew, what comes with a refusal is as refused.
      if serving.contains(address) { refused.formUnion([token] + brought.map(\.value).filter { !$0.isEmpty }) }
      return (false, isTaken && serving.contains(address))
    }
    guard (200..<400).contains(status) else { return (false, false) }
    if refused.contains(token), brought.contains(where: { !$0.value.isEmpty && $0.value != token }) {
      return (true, false)
    }
    guard (200..<300).contains(status) else { return (false, false) }
    if !isPublic { refused.remove(token) }
    if !isTaken { serving.insert(address) }
    return (false, isTaken && (serving.contains(address) || refusing.contains(address)))
  }
}
