import CookieSync
import Cookies

/// The page asks native code to refresh; native code alone does, once at a time (catalogue S6, with the deletions of
/// S7). The native store is the truth.
///
/// New cookies are in the web store before the page is answered, and the web store is brought up to date before a page
/// loads.
///
/// Protects against: two sides refreshing with one token (F50); a stale copy that overwrites a newer token (F35); a web
/// store that lost its cookies (F20, F23, F24).
///
/// Misses: page code that refreshes by itself; tokens that the server rotates on ordinary page responses; a reply lost
/// after the rotation (F51); a logout in the page, which the native store does not learn of (F33).
///
/// The session: the cookies that `HybridApp.session` names.
/// Cookies of others: what a native answer sets goes to the web store at once, and all of the native store before
/// each load, those of SDKs with the session; a token that the page has to match breaks (F59).
public struct NativeRefresh: SyncStrategy {
  public static var answersPageRefresh: Bool { true }

  public let app: HybridApp
  private let gate = RefreshGate()

  public init(app: HybridApp) { self.app = app }

  public func nativeDidReceive(_ response: NativeResponse) async {
    for cookie in response.setCookies {
      await app.webStore.setCookie(cookie)
    }
  }

  public func pageWillLoad() async {
    for cookie in await app.nativeStore.allCookies() {
      await app.webStore.setCookie(cookie)
    }
  }

  public func refreshForNative() async -> RefreshOutcome {
    await gate.pass { await refreshByNativeClient() }
  }
}
