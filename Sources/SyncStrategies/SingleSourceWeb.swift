import CookieSync
import Cookies

/// The web store is the truth: native calls borrow its cookies and give back what they receive (catalogue S3).
///
/// The published snippet starts the writes after a response without awaiting them; here each is awaited, so that a
/// call that follows sees them.
///
/// Protects against: divergence, as long as one side acts at a time.
///
/// Misses: a web store that reads empty (F02) or has lost its cookies (F20, F23, F24); two native calls at once, and a
/// page that refreshes at the same time (F50); native cookies are only added to, never removed (F33).
///
/// The session: the cookies that `HybridApp.session` names.
/// Cookies of others: the page's and its frames' go to the native store before each call; a token that a side has to match breaks (F59).
public struct SingleSourceWeb: SyncStrategy {
  public let app: HybridApp

  public init(app: HybridApp) { self.app = app }

  public func nativeWillSend(_ purpose: RequestPurpose) async {
    for cookie in await app.webStore.allCookies() {
      await app.nativeStore.setCookie(cookie)
    }
  }

  public func nativeDidReceive(_ response: NativeResponse) async {
    for cookie in response.setCookies {
      await app.webStore.setCookie(cookie)
    }
  }
}
