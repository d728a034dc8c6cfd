import CookieSync
import Cookies

/// Android: OkHttp with a `CookieJar` that lasts (PersistentCookieJar, in SharedPreferences), whose cookies go to the web view's
/// `CookieManager` before each page loads, and to the disk with them.
///
/// Protects against: whatever the web store has lost since (F20, F24, F25), at the next page.
///
/// Misses: what the page receives, which nobody copies back, so that the next load puts an older token over it (F35) and
/// both sides refresh on their own (F50); logouts of the page (F33); cookies without an expiry, which the jar does not keep
/// (F23).
///
/// The session: the cookies that `HybridApp.session` names.
/// Cookies of others: all of native code's go to the web store before each page, those of SDKs too. A token that the
/// page has to match comes anew with that page.
public struct PersistentCookieJar: SyncStrategy {
  public let app: HybridApp

  public init(app: HybridApp) { self.app = app }

  public func pageWillLoad() async {
    await app.webStore.store(await app.nativeStore.allCookies())
    await app.webStore.flush()
  }
}
