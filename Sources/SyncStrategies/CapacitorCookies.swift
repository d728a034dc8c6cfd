import CookieSync
import Cookies

/// As Capacitor's cookie plugin (catalogue S20): the observer copies all of the web store to the native one, and each
/// access from the app's side pushes all of the native store to the web store without waiting.
///
/// There the pushes come with the page's calls of the plugin; here they come with native responses and page loads.
///
/// Protects against: two jars that know nothing of each other (F01).
///
/// Misses: a deletion in the web store, which the next push undoes (F34), and one that the copy does not see (F33); an
/// observer that is released (F31) or deaf (F32); a load that overtakes the push (F06); both sides refreshing at once
/// (F50).
///
/// The session: the cookies that `HybridApp.session` names.
/// Cookies of others: merged in both directions; a token that a side has to match breaks (F59).
public struct CapacitorCookies: SyncStrategy {
  public static var observesWebStore: Bool { true }

  public let app: HybridApp

  public init(app: HybridApp) { self.app = app }

  public func nativeDidReceive(_ response: NativeResponse) async { await push() }

  public func pageWillLoad() async { await push() }

  public func webStoreDidChange() async {
    await app.nativeStore.store(await app.webStore.allCookies())
  }

  private func push() async {
    for cookie in await app.nativeStore.allCookies() {
      Task { await app.webStore.setCookie(cookie) }
    }
  }
}
