import CookieSync
import Cookies
import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// `HTTPCookieStorage`, the store of `URLSession`, as a strategy's native store.
///
/// What Foundation's interface does not allow, and no adapter can mend:
/// - a write reports neither failure nor success, and is on disk some time later (catalogue F20);
/// - a cookie's creation and last access are not kept, so that cookies of equal paths go out in another order;
/// - outside Apple's platforms SameSite and the partition are not kept either;
/// - there a response to a request that no ``URLSessionClient`` sent is stored without its Max-Age, a deletion by it as well;
/// - there two cookies whose domain, path and name are the same text when they are run together are one to it: of "sid" below
///   "/api" and "apisid" below "/" the later one takes the other's place, and the log is told
///   (``AdapterEvent/cookieReplaced(name:by:)``);
/// - there its file is read back without Secure and HttpOnly. What this type and ``URLSessionClient`` have stored has both again
///   after a restart, since they say it in the cookie's comment too; what anybody else has stored has neither, and to whatever else
///   reads the storage a Secure cookie is none then;
/// - an accept policy of `.never` keeps responses from being stored, and `setCookie(_:)` of this type all the same.
///
/// All calls are synchronous in Foundation and end at once, so that they need no limit.
public struct NativeCookieStore: CookieStore {
  private let storage: HTTPCookieStorage
  private let log: AdapterLog

  /// - Parameters:
  ///   - storage: that of the `URLSession` which the app's requests go through: `.shared`, the one of a group container, or a
  ///     configuration's own.
  ///   - log: is told of cookies that Foundation refuses, or puts in the place of others.
  public init(_ storage: HTTPCookieStorage, log: @escaping AdapterLog = { _ in }) {
    self.storage = storage
    self.log = log
  }

  public func allCookies() async -> [Cookie] {
    let now = WallClock.now
    // Outside Apple's platforms an expired cookie stays in the storage.
    return (storage.cookies ?? []).map { LastingCookie.cookie(from: $0, at: now) }
      .filter { !$0.isExpired(at: now) }
  }

  public func setCookie(_ cookie: Cookie) async {
    storage.put(cookie, orTell: log)
  }

  public func deleteCookie(_ cookie: Cookie) async {
    var cookie = cookie
    #if canImport(FoundationNetworking)
      // What is stored has none.
      cookie.partitionKey = nil
    #endif
    let identity = cookie.identity
    // Foundation compares name, domain and path as they are spelled, so that the stored cookie itself is handed back.
    for held in storage.cookies ?? []
    where HTTPCookieBridge.cookie(from: held, at: .distantPast).cookie.identity == identity {
      storage.deleteCookie(held)
    }
  }
}
