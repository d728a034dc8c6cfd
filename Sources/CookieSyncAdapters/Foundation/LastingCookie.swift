import Cookies
import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A cookie in a form that survives Foundation's own file of its storage.
///
/// Outside Apple's platforms that file is read back without Secure, and HttpOnly is not written to it, so that a Secure cookie would
/// go without TLS after a restart. A comment comes back: so both are said there too.
enum LastingCookie {
  /// Nil if Foundation refuses it.
  static func httpCookie(from cookie: Cookie) -> HTTPCookie? {
    #if canImport(FoundationNetworking)
      guard cookie.secure || cookie.httpOnly else { return HTTPCookieBridge.httpCookie(from: cookie).httpCookie }
      var properties = HTTPCookieBridge.properties(of: cookie)
      properties[.comment] = mark + (cookie.secure ? secure : "") + (cookie.httpOnly ? httpOnly : "")
      return HTTPCookie(properties: properties)
    #else
      return HTTPCookieBridge.httpCookie(from: cookie).httpCookie
    #endif
  }

  static func cookie(from held: HTTPCookie, at now: UnixTime) -> Cookie {
    var cookie = HTTPCookieBridge.cookie(from: held, at: now).cookie
    #if canImport(FoundationNetworking)
      // Neither is ever taken away by it.
      if let comment = held.comment, comment.hasPrefix(mark) {
        if comment.contains(secure) { cookie.secure = true }
        if comment.contains(httpOnly) { cookie.httpOnly = true }
      }
    #endif
    return cookie
  }

  #if canImport(FoundationNetworking)
    private static let mark = "twinjar:"
    private static let secure = " Secure"
    private static let httpOnly = " HttpOnly"
  #endif
}

extension HTTPCookieStorage {
  /// Stores a cookie, or tells that Foundation refuses it, or that others had to go for it.
  ///
  /// Outside Apple's platforms Foundation finds a cookie by domain, path and name run together, and takes some for each other.
  func put(_ cookie: Cookie, orTell log: AdapterLog) {
    guard let converted = cookie.httpCookie(orTell: log) else { return }
    let alike = (cookies ?? []).filter { Self.looksLike($0, converted) }
    setCookie(converted)
    guard !alike.isEmpty else { return }
    let left = cookies ?? []
    for other in alike where !left.contains(where: { Self.isSame($0, other) }) {
      log(.cookieReplaced(name: other.name, by: converted.name))
    }
  }

  private static func looksLike(_ one: HTTPCookie, _ other: HTTPCookie) -> Bool {
    one.domain + one.path + one.name == other.domain + other.path + other.name && !isSame(one, other)
  }

  private static func isSame(_ one: HTTPCookie, _ other: HTTPCookie) -> Bool {
    (one.name, one.domain, one.path) == (other.name, other.domain, other.path)
  }
}
