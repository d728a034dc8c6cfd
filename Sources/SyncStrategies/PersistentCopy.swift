import CookieSync
import Cookies

/// Gives session cookies an expiry when it copies them (what catalogue S28 asks of the server, as far as an app can do
/// it by itself); then as push-only, with a native copy that outlives the process as well.
///
/// Protects against: cookies that die with their process (F23).
///
/// Misses: cookies that the page receives, which the server would have to give a Max-Age; everything else that
/// ``PushOnly`` misses.
///
/// The session: the cookies that `HybridApp.session` names.
/// Cookies of others: they get an expiry too, and go to the web store at the login; a token that an open page has to
/// match breaks (F59).
public struct PersistentCopy: SyncStrategy {
  /// Later than any store keeps a cookie: it cuts the time to its own limit (RFC 6265bis, section 5.5, 400 days).
  private static let farFuture = UnixTime(seconds: 4_102_444_800)

  public let app: HybridApp

  public init(app: HybridApp) { self.app = app }

  public func nativeDidReceive(_ response: NativeResponse) async {
    for var cookie in await app.nativeStore.allCookies() {
      if cookie.expires == nil {
        cookie.expires = Self.farFuture
        await app.nativeStore.setCookie(cookie)
      }
      if response.purpose == .logIn { await app.webStore.setCookie(cookie) }
    }
  }
}
