import Cookies

/// What a response may store and a request may carry, said apart from the jar that decides it.
package enum CookieRights {
  /// True if a response from there may leave this cookie.
  static func allowsStoring(_ cookie: Cookie, from response: ResponseContext) -> Bool {
    let length = cookie.name.utf8.count + cookie.value.utf8.count
    // The text of octets that are not UTF-8 is longer than the octets.
    if length == 0 || length > 4096 * 4 { return false }
    if cookie.path.utf8.first != UInt8(ascii: "/") { return false }
    if cookie.secure, !response.url.isSecure { return false }
    if cookie.httpOnly, !response.isHTTP { return false }
    if cookie.sameSite == .none, !cookie.secure { return false }
    if response.site != .sameSite, cookie.sameSite != .none {
      guard response.isHTTP, response.site == .crossSiteTopLevel else { return false }
    }
    guard honoursPrefix(cookie) else { return false }
    if cookie.hostOnly { return sameOctets(cookie.domain, response.url.host) }
    return reaches(response.url, from: cookie.domain) && !isShared(cookie.domain, response.url)
  }

  /// True for a public suffix that is not an address: nobody may set a cookie for all below it.
  private static func isShared(_ domain: String, _ url: RequestURL) -> Bool {
    !url.hostIsIPAddress && PublicSuffixList.embedded.isPublicSuffix(domain)
  }

  /// 5.7 steps 20 to 22, and the "__Http-" prefixes of layered cookies.
  private static func honoursPrefix(_ cookie: Cookie) -> Bool {
    if cookie.name.isEmpty {
      return !["__secure-", "__host-", "__http-"].contains { begins(cookie.value, $0) }
    }
    guard cookie.name.utf8.first == UInt8(ascii: "_") else { return true }
    if begins(cookie.name, "__secure-"), !cookie.secure { return false }
    if begins(cookie.name, "__host-"), !cookie.secure || !cookie.hostOnly || cookie.path != "/" { return false }
    let isForHTTP = begins(cookie.name, "__http-") || begins(cookie.name, "__host-http-")
    return !isForHTTP || cookie.secure && cookie.httpOnly
  }

  /// True if a text begins with a word in any case.
  private static func begins(_ text: String, _ word: StaticString) -> Bool {
    guard text.utf8.first == UInt8(ascii: "_"), text.utf8.count >= word.utf8CodeUnitCount else { return false }
    var text = text
    return text.withUTF8 {
      ReferenceOctets.all.spell(UnsafeBufferPointer(rebasing: $0[..<word.utf8CodeUnitCount]), word)
    }
  }

  /// True if a request may carry this cookie.
  package static func allowsSending(_ cookie: Cookie, with request: RequestContext, at now: UnixTime) -> Bool {
    withUnsafePointer(to: cookie) { allowsSending($0, with: request, at: now) }
  }

  /// The same of a cookie where it is.
  static func allowsSending(
    _ cookie: UnsafePointer<Cookie>, with request: RequestContext, at now: UnixTime
  ) -> Bool {
    if cookie.pointee.secure, !request.url.isSecure { return false }
    if cookie.pointee.httpOnly, !request.isHTTP { return false }
    if let expires = cookie.pointee.expires, expires < now { return false }
    if let key = cookie.pointee.partitionKey, key != request.partitionKey { return false }
    guard hostMatches(cookie, request.url) else { return false }
    if request.site != .sameSite, cookie.pointee.sameSite != .none {
      guard request.isHTTP, request.hasSafeMethod, request.site == .crossSiteTopLevel,
        cookie.pointee.sameSite != .strict
      else { return false }
    }
    return pathMatches(request.url.path, cookie.pointee.path)
  }

  package static func hostMatches(_ cookie: Cookie, _ url: RequestURL) -> Bool {
    withUnsafePointer(to: cookie) { hostMatches($0, url) }
  }

  private static func hostMatches(_ cookie: UnsafePointer<Cookie>, _ url: RequestURL) -> Bool {
    cookie.pointee.hostOnly ? sameOctets(cookie.pointee.domain, url.host) : reaches(url, from: cookie.pointee.domain)
  }

  package static func pathMatches(_ cookie: Cookie, _ url: RequestURL) -> Bool { pathMatches(url.path, cookie.path) }

  /// Longer paths first, then earlier creation (5.8.3 step 4), then the cookie that came first.
  static func precedes(_ left: UnsafePointer<CookieJar.Entry>, _ right: UnsafePointer<CookieJar.Entry>) -> Bool {
    let (first, second) = (left.pointee.cookie.path.utf8.count, right.pointee.cookie.path.utf8.count)
    if first != second { return first > second }
    let (created, other) = (left.pointee.cookie.created, right.pointee.cookie.created)
    return created == other ? left.pointee.sequence < right.pointee.sequence : created < other
  }

  /// True if `copy` reaches no further than `cookie` and is protected as well.
  static func isWithin(_ copy: Cookie, _ cookie: Cookie) -> Bool {
    if copy.secure != cookie.secure || copy.httpOnly != cookie.httpOnly { return false }
    if copy.sameSite != cookie.sameSite { return false }
    if !copy.hostOnly && cookie.hostOnly { return false }
    return sameOctets(copy.domain, cookie.domain) && sameOctets(copy.path, cookie.path)
      && sameOctets(copy.name, cookie.name) && sameOctets(copy.value, cookie.value)
  }

  /// Strings are equal for Swift if they are canonically equivalent; octets are not.
  @inline(__always)
  static func sameOctets(_ left: String, _ right: String) -> Bool {
    left.utf8.count == right.utf8.count && octets(left, right) { $0.hasSameOctets(as: $1) }
  }

  private static func reaches(_ url: RequestURL, from domain: String) -> Bool {
    if sameOctets(url.host, domain) { return true }
    guard !url.hostIsIPAddress else { return false }
    return octets(url.host, domain) { host, domain in
      let dot = host.count - domain.count - 1
      return dot >= 0 && host[dot] == UInt8(ascii: ".")
        && UnsafeBufferPointer(rebasing: host[(dot + 1)...]).hasSameOctets(as: domain)
    }
  }

  private static func pathMatches(_ request: String, _ cookie: String) -> Bool {
    octets(request, cookie) { request, cookie in
      guard request.count >= cookie.count,
        UnsafeBufferPointer(rebasing: request[..<cookie.count]).hasSameOctets(as: cookie)
      else { return false }
      return request.count == cookie.count || cookie.last == UInt8(ascii: "/")
        || request[cookie.count] == UInt8(ascii: "/")
    }
  }

  /// Looks at the UTF-8 of two strings where it is.
  @inline(__always)
  private static func octets(
    _ left: String, _ right: String, _ body: (UnsafeBufferPointer<UInt8>, UnsafeBufferPointer<UInt8>) -> Bool
  ) -> Bool {
    let result = left.utf8.withContiguousStorageIfAvailable { left in
      right.utf8.withContiguousStorageIfAvailable { body(left, $0) }
    }
    if let result, let result { return result }
    // Only strings that Objective-C lends have no contiguous storage.
    return Array(left.utf8).withUnsafeBufferPointer { left in
      Array(right.utf8).withUnsafeBufferPointer { body(left, $0) }
    }
  }
}
