import Cookies

/// Which cookies carry the session, among all that an app's stores hold.
///
/// `HTTPCookieStorage.shared` and the default web store belong to everybody in the process: SDKs, frames of third parties,
/// load balancers and consent banners keep cookies there too. A strategy that moves or deletes those breaks what it knows
/// nothing about.
///
/// ```swift
/// let session = SessionCookies(site: "shop.example", access: "sid", refresh: "rt")
/// ```
public struct SessionCookies: Sendable {
  /// What a cookie is to the session.
  public enum Role: UInt8, Hashable, Sendable {
    /// Sent with each request (an access token, a session identifier).
    case access
    /// Exchanged for new tokens (OAuth 2.0, RFC 6749, section 1.5). It can end the session for both sides, so that some
    /// strategies keep it away from the page.
    case refresh
  }

  /// The domain under which the app's hosts lie, in lower case, e.g. "shop.example"; nil if that does not matter.
  public let site: String?
  /// One name each, as it stands in `Set-Cookie`; nil if the session has no cookie of that role.
  private let access: Name?
  private let refresh: Name?
  private let decide: (@Sendable (Cookie) -> Role?)?

  /// The cookies of these names, of the site and of the hosts below it.
  ///
  /// - Parameters:
  ///   - site: a domain in lower case; nil for cookies of any host.
  ///   - access: the name of the cookie that requests carry.
  ///   - refresh: the name of the cookie that is exchanged for new tokens; nil if the session has none.
  public init(site: String? = nil, access: String? = "access", refresh: String? = "refresh") {
    self.site = site
    self.access = access.map(Name.init)
    self.refresh = refresh.map(Name.init)
    decide = nil
  }

  /// Whatever the app says.
  ///
  /// - Parameter role: is asked often and on any thread, and has to say the same of a cookie each time, whatever its value;
  ///   nil for a cookie that is not the session's.
  public init(site: String? = nil, role: @escaping @Sendable (Cookie) -> Role?) {
    self.site = site
    access = nil
    refresh = nil
    decide = role
  }

  /// What a cookie is to the session; nil if it is not the session's.
  public func role(of cookie: Cookie) -> Role? {
    if let decide { return decide(cookie) }
    if let access, access.isName(of: cookie), isOnSite(cookie) { return .access }
    if let refresh, refresh.isName(of: cookie), isOnSite(cookie) { return .refresh }
    return nil
  }

  /// False if the session is known to have no cookie that is exchanged for new tokens.
  package var mayHaveRefreshCookie: Bool { decide != nil || refresh != nil }

  /// True for a cookie of the session.
  public func contains(_ cookie: Cookie) -> Bool { role(of: cookie) != nil }

  private func isOnSite(_ cookie: Cookie) -> Bool {
    guard let site else { return true }
    return cookie.domain == site || Self.isBelow(cookie.domain, site)
  }

  /// True if `lower` is a host below `upper`.
  private static func isBelow(_ lower: String, _ upper: String) -> Bool {
    let (lower, upper) = (lower.utf8, upper.utf8)
    guard lower.count > upper.count, !upper.isEmpty else { return false }
    let dot = lower.index(lower.endIndex, offsetBy: -upper.count - 1)
    return lower[dot] == UInt8(ascii: ".") && lower[lower.index(after: dot)...].elementsEqual(upper)
  }

  /// A name, and what tells it from most others.
  private struct Name: Sendable {
    let text: String
    let mark: NameMark

    init(_ text: String) { (self.text, mark) = (text, NameMark(text)) }

    func isName(of cookie: Cookie) -> Bool { cookie.nameMark == mark && cookie.name.hasSameOctets(as: text) }
  }
}

extension [Cookie] {
  /// Those of the session.
  public func of(_ session: SessionCookies) -> [Cookie] {
    withUnsafeBufferPointer { all in
      var cookies: [Cookie] = []
      guard let start = all.baseAddress else { return cookies }
      // Each where it is: most of a store's cookies are others', and a copy of each would cost more than to look at it.
      for place in 0..<all.count where session.contains((start + place).pointee) {
        cookies.append((start + place).pointee)
      }
      return cookies
    }
  }
}
