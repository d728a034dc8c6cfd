import Cookies

/// What a response may store and a request may carry, said apart from the jar that decides it.
enum CookieRights {
  /// True if a response from there may leave this cookie.
  static func allowsStoring(_ cookie: Cookie, from response: ResponseContext) -> Bool {
    let length = cookie.name.utf8.count + cookie.value.utf8.count
    // The text of octets that are not UTF-8 is longer than the octets.
    if length == 0 || length > 4096 * 4 { return false }
    if cookie.path.utf8.first != UInt8(ascii: "/") { return false }
    if cookie.secure, !response.url.isSecure { return false }
    if cookie.httpOnly, !response.isHTTP { return false }
    if cookie.sameSite == .none, !cookie.secure { return false }
    if cookie.hostOnly { return sameOctets(cookie.domain, response.url.host) }
    return reaches(response.url, from: cookie.domain)
  }

  /// True if a request may carry this cookie.
  static func allowsSending(_ cookie: Cookie, with request: RequestContext, at now: UnixTime) -> Bool {
    if cookie.secure, !request.url.isSecure { return false }
    if cookie.httpOnly, !request.isHTTP { return false }
    if let expires = cookie.expires, expires < now { return false }
    guard hostMatches(cookie, request.url) else { return false }
    if request.site != .sameSite, cookie.sameSite != .none {
      guard request.isHTTP, request.hasSafeMethod, request.site == .crossSiteTopLevel, cookie.sameSite != .strict
      else { return false }
    }
    return pathMatches(cookie, request.url)
  }

  static func hostMatches(_ cookie: Cookie, _ url: RequestURL) -> Bool {
    cookie.hostOnly ? sameOctets(cookie.domain, url.host) : reaches(url, from: cookie.domain)
  }

  static func pathMatches(_ cookie: Cookie, _ url: RequestURL) -> Bool {
    pathMatches(url.path.utf8, cookie.path.utf8)
  }

  /// Longer paths first, then earlier creation (5.8.3 step 4).
  static func precedes(_ left: Cookie, _ right: Cookie) -> Bool {
    let (first, second) = (left.path.utf8.count, right.path.utf8.count)
    return first == second ? left.created <= right.created : first > second
  }

  /// True if `copy` reaches no further than `cookie` and is protected as well.
  static func isWithin(_ copy: Cookie, _ cookie: Cookie) -> Bool {
    if copy.secure != cookie.secure || copy.httpOnly != cookie.httpOnly { return false }
    if copy.sameSite != cookie.sameSite { return false }
    if !copy.hostOnly && cookie.hostOnly { return false }
    return sameOctets(copy.domain, cookie.domain) && sameOctets(copy.path, cookie.path)
      && sameOctets(copy.name, cookie.name) && sameOctets(copy.value, cookie.value)
  }

  /// Appends the cookie as a request carries it.
  static func appendPair(_ cookie: Cookie, to output: inout [UInt8]) {
    if !cookie.name.isEmpty {
      append(cookie.name, to: &output)
      output.append(UInt8(ascii: "="))
    }
    append(cookie.value, to: &output)
  }

  private static func append(_ text: String, to output: inout [UInt8]) {
    var text = text
    let isPlain = text.withUTF8 { bytes in
      guard !bytes.contains(where: { $0 >= 0xF4 }) else { return false }
      output.append(contentsOf: bytes)
      return true
    }
    if !isPlain { output += Cookie.octets(of: text) }
  }

  /// Strings are equal for Swift if they are canonically equivalent; octets are not.
  @inline(__always)
  private static func sameOctets(_ left: String, _ right: String) -> Bool {
    guard left.utf8.count == right.utf8.count else { return false }
    var (left, right) = (left, right)
    return left.withUTF8 { left in right.withUTF8 { $0.hasSameOctets(as: left) } }
  }

  private static func reaches(_ url: RequestURL, from domain: String) -> Bool {
    let (host, domain) = (url.host.utf8, domain.utf8)
    if host.elementsEqual(domain) { return true }
    guard !url.hostIsIPAddress, host.count > domain.count else { return false }
    let tail = host.suffix(domain.count + 1)
    return tail.first == UInt8(ascii: ".") && tail.dropFirst().elementsEqual(domain)
  }

  private static func pathMatches(_ request: String.UTF8View, _ cookie: String.UTF8View) -> Bool {
    guard request.starts(with: cookie) else { return false }
    return request.count == cookie.count || cookie.last == UInt8(ascii: "/")
      || request.dropFirst(cookie.count).first == UInt8(ascii: "/")
  }
}
