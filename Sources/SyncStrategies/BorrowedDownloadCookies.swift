import CookieSync
import Cookies

/// A download that the page began is sent with the web store's cookies, by a session without a store of its own
/// (catalogue S30, as Chromium and DuckDuckGo do); otherwise as single-source-web.
///
/// Protects against: a download handed over without the page's cookies, which saves the login page (D1).
///
/// Misses: addresses that answer once, and requests that were not a GET (D3); cookies of a redirect (F39); everything
/// else that ``SingleSourceWeb`` misses.
///
/// The session: the cookies that `HybridApp.session` names.
/// Cookies of others: the page's and its frames' go to the native store, where a token that a side has to match
/// breaks (F59), and along with each handed-over download, to whatever host.
public struct BorrowedDownloadCookies: SyncStrategy {
  public let app: HybridApp

  public init(app: HybridApp) { self.app = app }

  public func nativeWillSend(_ purpose: RequestPurpose) async {
    await app.nativeStore.store(await app.webStore.allCookies())
  }

  public func nativeDidReceive(_ response: NativeResponse) async {
    await app.webStore.store(response.setCookies)
  }

  public func cookiesForHandedOverDownload() async -> [Cookie]? {
    await app.webStore.allCookies()
  }
}
