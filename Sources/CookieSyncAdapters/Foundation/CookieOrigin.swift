import Cookies
import Foundation

/// Where cookies come from, and go to.
struct CookieOrigin {
  private let url: RequestURL

  /// Nil for an address without a host. A loopback address is no secure one: Foundation takes it for none.
  init?(_ url: URL) {
    guard let url = RequestURL(url.absoluteString, trustsLocalhost: false) else { return nil }
    self.url = url
  }

  /// A cookie as the server may set it; nil if it is another server's (RFC 6265bis, section 5.7, steps 9 and 10).
  func own(_ cookie: Cookie) -> Cookie? {
    if cookie.domain == url.host {
      var cookie = cookie
      // A public suffix is its own host's alone.
      if !cookie.hostOnly { cookie.hostOnly = url.hostIsIPAddress || isPublicSuffix(cookie) }
      return cookie
    }
    guard !cookie.hostOnly, !isPublicSuffix(cookie),
      DomainMatch.matches(host: url.host, domain: cookie.domain, hostIsIPAddress: url.hostIsIPAddress)
    else { return nil }
    return cookie
  }

  private func isPublicSuffix(_ cookie: Cookie) -> Bool { PublicSuffixList.embedded.isPublicSuffix(cookie.domain) }

  /// The Cookie field of a request, of what a store holds: host, path, Secure and expiry count (RFC 6265bis, section 5.8.3).
  /// Nil if none goes along.
  func field(of cookies: [Cookie], at now: UnixTime) -> String? {
    var jar = CookieJar()
    for cookie in cookies { jar.insert(cookie, at: now) }
    let sent = jar.cookies(for: RequestContext(url: url), at: now)
    return sent.isEmpty ? nil : sent.map { "\($0.name)=\($0.value)" }.joined(separator: "; ")
  }
}
