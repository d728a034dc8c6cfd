import Cookies
import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The cookies of a client's requests and responses, outside Apple's platforms.
///
/// Foundation there knows no Max-Age, so that it keeps a cookie that the server deletes so; it sends cookies of any path, and Secure
/// ones without TLS; at a redirect it neither stores nor sends any. So it is told to leave cookies alone, and they are read, stored
/// and sent here.
struct StoredCookies: Sendable {
  let storage: HTTPCookieStorage
  let sends: Bool
  let stores: Bool
  let log: AdapterLog

  /// Takes the cookies over from Foundation. Nil if there is no storage, and where Foundation does it right.
  static func takenOver(
    from configuration: URLSessionConfiguration, log: @escaping AdapterLog
  ) -> StoredCookies? {
    #if canImport(FoundationNetworking)
      guard let storage = configuration.httpCookieStorage else { return nil }
      let cookies = StoredCookies(
        storage: storage, sends: configuration.httpShouldSetCookies,
        stores: configuration.httpCookieAcceptPolicy != .never, log: log)
      configuration.httpShouldSetCookies = false
      configuration.httpCookieAcceptPolicy = .never
      return cookies
    #else
      return nil
    #endif
  }

  /// The request with the cookies that belong to it, in place of those that it has.
  func put(into request: URLRequest) -> URLRequest {
    guard sends, request.httpShouldHandleCookies, let url = request.url else { return request }
    let now = WallClock.now
    let held = (storage.cookies ?? []).map { LastingCookie.cookie(from: $0, at: now) }
    var request = request
    request.setValue(CookieOrigin(url)?.field(of: held, at: now), forHTTPHeaderField: "Cookie")
    return request
  }

  /// Stores what a response sets. One that is expired takes the stored one away.
  func store(_ cookies: [Cookie]) {
    guard stores, storage.cookieAcceptPolicy != .never else { return }
    for cookie in cookies { storage.put(cookie, orTell: log) }
  }
}
