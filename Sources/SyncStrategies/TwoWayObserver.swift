import CookieSync
import Cookies

/// Copies every change to the other store, in both directions (catalogue S2).
///
/// Native responses that set cookies push the native store to the web store; the web store's observer copies all of
/// the web store to the native one.
///
/// Protects against: changes on one side that the other never learns of.
///
/// Misses: the observer says only that something changed, so each copy takes everything (F30); a deletion on one side
/// comes back from the other (F33); a copy under way overwrites a newer value (F35); both sides refresh at expiry with
/// the same token (F50).
///
/// The session: the cookies that `HybridApp.session` names.
/// Cookies of others: merged in both directions. A token that a side has to match breaks (F59), and each write of page script copies
/// everything.
public struct TwoWayObserver: SyncStrategy {
  public static var observesWebStore: Bool { true }

  public let app: HybridApp

  public init(app: HybridApp) { self.app = app }

  public func nativeDidReceive(_ response: NativeResponse) async {
    guard !response.setCookies.isEmpty else { return }
    for cookie in await app.nativeStore.allCookies() {
      await app.webStore.setCookie(cookie)
    }
  }

  public func webStoreDidChange() async {
    for cookie in await app.webStore.allCookies() {
      await app.nativeStore.setCookie(cookie)
    }
  }
}
