import Cookies
import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The request that follows a redirect.
struct Redirect {
  let response: HTTPURLResponse
  /// Foundation's.
  let request: URLRequest
  /// What the redirect sets.
  let setCookies: [Cookie]

  /// Without credentials that the app wrote for another origin (Fetch standard, section 4.4, HTTP-redirect fetch). Outside
  /// Apple's platforms Foundation neither stores what a redirect sets nor sends it along; so both is done here.
  func next(storage: HTTPCookieStorage?) -> URLRequest {
    var next = request
    if !staysAtOrigin {
      for name in ["Authorization", "Cookie", "Proxy-Authorization"] { next.setValue(nil, forHTTPHeaderField: name) }
    }
    #if canImport(FoundationNetworking)
      if let storage, storage.cookieAcceptPolicy != .never, let url = next.url {
        for cookie in setCookies {
          if let converted = HTTPCookieBridge.httpCookie(from: cookie).httpCookie { storage.setCookie(converted) }
        }
        let now = WallClock.now
        let held = (storage.cookies ?? []).map { HTTPCookieBridge.cookie(from: $0, at: now).cookie }
        next.setValue(CookieOrigin(url)?.field(of: held, at: now), forHTTPHeaderField: "Cookie")
      }
    #endif
    return next
  }

  private var staysAtOrigin: Bool {
    guard let from = response.url, let to = request.url else { return false }
    return Self.origin(of: from) == Self.origin(of: to)
  }

  private static func origin(of url: URL) -> [String?] {
    let scheme = url.scheme?.lowercased()
    let port = url.port ?? (scheme == "https" ? 443 : 80)
    return [scheme, url.host?.lowercased(), "\(port)"]
  }
}
