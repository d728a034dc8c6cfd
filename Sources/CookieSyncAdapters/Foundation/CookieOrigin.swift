import Cookies
import Foundation

/// Where cookies come from, and go to.
package struct CookieOrigin {
  private let url: RequestURL
  private let address: String

  /// Nil for an address without a host. A loopback address is no secure one: Foundation takes it for none.
  package init?(_ url: URL) {
    address = url.absoluteString
    guard let request = RequestURL(address, trustsLocalhost: false) else { return nil }
    self.url = request
  }

  /// What a response's folded Set-Cookie field sets and may set, as a storage of Foundation's holds it. One that is deleted has
  /// its expiry in the past.
  func cookies(in field: String) -> [Cookie] {
    let now = WallClock.now
    let context = ResponseContext(url: url)
    return Array(field.utf8).withUnsafeBufferPointer { bytes in
      FoldedSetCookie(splitting: bytes).fields.compactMap { range in
        let one = UnsafeBufferPointer(rebasing: bytes[range.start..<range.end])
        guard let cookie = try? Self.rules.cookie(in: one, from: context, at: now), Self.isOne(cookie),
          let held = HTTPCookieBridge.httpCookie(from: atAddress(cookie)).httpCookie
        else { return nil }
        return HTTPCookieBridge.cookie(from: held, at: now).cookie
      }
    }
  }

  /// The same of what Foundation parses, which leaves it to the store to refuse what is none of the server's: who is told of such
  /// a cookie would let any server plant the session's.
  func cookies(inFieldForFoundation field: String) -> [Cookie] {
    let now = WallClock.now
    let context = ResponseContext(url: url)
    return ((try? HTTPCookieBridge.cookies(fromField: field, url: address)) ?? []).compactMap {
      (try? Self.rules.admitted(HTTPCookieBridge.cookie(from: $0, at: now).cookie, from: context)).map(atAddress)
    }.filter(Self.isOne)
  }

  /// False for a name with a comma, which no server sends (RFC 6265bis, section 4.1.1): it is what is left of fields without a "="
  /// that were folded into one.
  private static func isOne(_ cookie: Cookie) -> Bool { !cookie.name.contains(",") }

  /// An address has no hosts below it, and Foundation takes no Domain for one.
  private func atAddress(_ cookie: Cookie) -> Cookie {
    guard url.hostIsIPAddress else { return cookie }
    var cookie = cookie
    cookie.hostOnly = true
    return cookie
  }

  /// The draft's, but for what Foundation's storages do not keep.
  private static let rules: CookieJar = {
    var options = CookieJar.Options()
    options.acceptsNameless = false
    options.understandsSameSite = false
    return CookieJar(options: options)
  }()

  /// The Cookie field of a request, of what a store holds. Nil if none goes along.
  func field(of cookies: [Cookie], at now: UnixTime) -> String? {
    let sent = sent(of: cookies, at: now)
    return sent.isEmpty ? nil : sent.map { "\($0.name)=\($0.value)" }.joined(separator: "; ")
  }

  /// What a request carries of what a store holds, in order: host, path, Secure and expiry count (RFC 6265bis, section 5.8.3).
  package func sent(of cookies: [Cookie]) -> [Cookie] { sent(of: cookies, at: WallClock.now) }

  func sent(of cookies: [Cookie], at now: UnixTime) -> [Cookie] {
    // How many there may be is the store's part: here none is to be thrown out, least of all at random.
    var options = CookieJar.Options()
    (options.maximumCookies, options.maximumCookiesPerDomain) = (.max, .max)
    var jar = CookieJar(options: options)
    for cookie in cookies { jar.insert(cookie, at: now) }
    return jar.cookies(for: RequestContext(url: url), at: now)
  }
}
