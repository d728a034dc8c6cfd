import CookieDiagnosis
import CookieFiles
import Cookies

/// Which requests the session's cookies are for, as far as the answers that set them say. Of any other it says nothing that it has none:
/// the store keeps them back.
struct CookieReach {
  enum Reach: Hashable, Sendable {
    /// They may go with it.
    case within
    /// They are for other addresses, or not for a request from another site.
    case beyond
    /// It comes from another site, and the server has not said that it may have them (F43).
    case crossSite
  }

  private struct Scope: Hashable {
    var host: String
    /// Nil for the host alone.
    var domain: String?
    var path: String
    var isSecure: Bool
    var sameSite: SameSite

    func covers(_ url: RequestURL) -> Bool {
      let isHost =
        domain.map { DomainMatch.matches(host: url.host, domain: $0, hostIsIPAddress: url.hostIsIPAddress) }
        ?? (url.host == host)
      return isHost && CookiePath.matches(requestPath: url.path, cookiePath: path) && (url.isSecure || !isSecure)
    }
  }

  private var scopes: [String: Set<Scope>] = [:]
  /// The platform takes a cookie without SameSite for Lax.
  private let isLaxByDefault: Bool
  /// As many of a name as tell anything: a capture may come from anybody.
  private static let most = 64

  init(on device: RecordedDevice?) { isLaxByDefault = device?.canMeet(Cause.sameSiteDefault.id) ?? true }

  /// Takes what an answer says, for the requests after it.
  mutating func take(_ exchange: CapturedExchange, _ names: [String]) {
    guard let url = RequestURL(exchange.url) else { return }
    for cookie in SetCookieField.all(of: exchange) where names.contains(cookie.name) && !cookie.value.isEmpty {
      guard scopes[cookie.name]?.count ?? 0 <= Self.most else { continue }
      scopes[cookie.name, default: []].insert(
        Scope(
          host: url.host, domain: cookie.domain, path: cookie.path ?? url.defaultPath, isSecure: cookie.isSecure,
          sameSite: cookie.sameSite))
    }
  }

  /// Whether a request may carry the cookie of a name, if its store has it.
  func reach(of name: String, in exchange: CapturedExchange) -> Reach {
    guard let known = scopes[name], known.count <= Self.most, let url = RequestURL(exchange.url) else { return .within }
    let near = known.filter { $0.covers(url) }
    guard !near.isEmpty else { return .beyond }
    let kept = near.filter { keepsBack($0.sameSite, exchange) }
    if kept.count < near.count { return .within }
    return kept.contains { $0.sameSite == .default } ? .crossSite : .beyond
  }

  /// True if an answer has set such a cookie for an address like this one.
  func covers(_ exchange: CapturedExchange, _ name: String) -> Bool {
    scopes[name] != nil && reach(of: name, in: exchange) == .within
  }

  private func keepsBack(_ sameSite: SameSite, _ exchange: CapturedExchange) -> Bool {
    func field(_ name: String) -> String? { exchange.request.first(of: name) }
    guard field("sec-fetch-site") == "cross-site" else { return false }
    let isNavigation = exchange.method == "GET" && field("sec-fetch-dest") == "document"
    switch sameSite {
    case .none: return false
    case .strict: return true
    case .lax: return !isNavigation
    case .default: return isLaxByDefault && !isNavigation
    }
  }
}
