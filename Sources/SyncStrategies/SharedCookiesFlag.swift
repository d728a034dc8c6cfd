import CookieSync
import Cookies

/// As react-native-webview with `sharedCookiesEnabled` (catalogue S21): before a load all of the native store goes to
/// the web store, and the observer copies back.
///
/// Protects against: a page that loads before the login's cookies are there (F06); changes of the page.
///
/// Misses: deletions, in both directions (F33); a load that puts an older token over the page's newer one (F35); both
/// sides refreshing at once (F50); session cookies across processes (F37).
///
/// The session: the cookies that `HybridApp.session` names.
/// Cookies of others: merged in both directions; a token that a side has to match breaks (F59).
public struct SharedCookiesFlag: SyncStrategy {
  public static var observesWebStore: Bool { true }

  public let app: HybridApp

  public init(app: HybridApp) { self.app = app }

  public func pageWillLoad() async {
    await app.webStore.store(await app.nativeStore.allCookies())
  }

  public func webStoreDidChange() async {
    await app.nativeStore.store(await app.webStore.allCookies())
  }
}
