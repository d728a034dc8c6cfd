import CookieDiagnosis
import CookieFiles

/// Servers with one token for each user, as Django REST framework's, answer a login behind a logout with the token that the logout had ended:
/// that is another session with the same name.
enum TokensGivenAgain {
  /// The exchanges with another value in the place of such a token up to the login that has brought it again.
  ///
  /// - Parameter exchanges: in the order of their beginning.
  static func renamed(in exchanges: [CapturedExchange], roles: Roles) -> [CapturedExchange] {
    let again = moments(in: exchanges, roles)
    guard !again.isEmpty else { return exchanges }
    return exchanges.enumerated().map { place, exchange in
      var exchange = exchange
      for (token, places) in again.sorted(by: { $0.key < $1.key }) {
        // Behind the last one it has its own name, as a file of the stores has it.
        guard let later = places.firstIndex(where: { $0 > place }) else { continue }
        let name = "\(token)~\(later)"
        exchange.requestHeaders = exchange.requestHeaders.map { replacing(token, with: name, in: $0, ["cookie"]) }
        exchange.responseHeaders = exchange.responseHeaders.map { replacing(token, with: name, in: $0, ["set-cookie"]) }
      }
      return exchange
    }
  }

  /// The places of the logins, by the token that they have brought again.
  private static func moments(in exchanges: [CapturedExchange], _ roles: Roles) -> [String: [Int]] {
    guard let access = roles.access, roles.refresh == nil else { return [:] }
    var (ended, again): (Set<String>, [String: [Int]]) = ([], [:])
    for (place, exchange) in exchanges.enumerated() where !roles.isForeign(exchange) {
      guard (200..<400).contains(exchange.status ?? 0) else { continue }
      switch roles.endpoint(of: exchange) {
      case .logOut: CookiePair.value(of: access, in: exchange).map { _ = ended.insert($0) }
      case .logIn:
        for field in SetCookieField.all(of: exchange) where field.name == access && ended.remove(field.value) != nil {
          again[field.value, default: []].append(place)
        }
      default: break
      }
    }
    return again
  }

  private static func replacing(
    _ token: String, with name: String, in header: CapturedHeader, _ fields: Set<String>
  ) -> CapturedHeader {
    guard fields.contains(header.name.lowercased()), header.value.hasBytes(of: "=\(token)") else { return header }
    let parts = header.value.split(separator: ";", omittingEmptySubsequences: false).map { part in
      part.hasSuffix("=\(token)") ? "\(part.dropLast(token.count))\(name)" : String(part)
    }
    return CapturedHeader(name: header.name, value: parts.joined(separator: ";"))
  }
}
