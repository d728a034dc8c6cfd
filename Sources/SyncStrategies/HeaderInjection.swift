import CookieSync
import Cookies

/// Puts the native store's cookies on the page's first request as a header, and sets them again by script (catalogue
/// S22).
///
/// Protects against: nothing of the web store is needed for the first request (F01, F02, F06).
///
/// Misses: a redirect, which takes the header along to any host (F40); cookies that script sets, which are never
/// HttpOnly, so that page script can read the refresh token; what the page receives, which the native store never
/// learns (F50).
///
/// The session: the cookies that `HybridApp.session` names.
/// Cookies of others: all of the native store is sent with the first request, to whatever host, and stored for script
/// to read. A token that the page has to match comes anew with that page.
public struct HeaderInjection: SyncStrategy {
  public let app: HybridApp

  public init(app: HybridApp) { self.app = app }

  public func cookieHeaderForPage() async -> [Cookie] {
    let cookies = await app.nativeStore.allCookies()
    for var cookie in cookies {
      // What `document.cookie = …` in a user script comes to.
      cookie.httpOnly = false
      await app.webStore.setCookie(cookie)
    }
    return cookies
  }
}
