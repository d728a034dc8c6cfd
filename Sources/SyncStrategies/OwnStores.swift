import CookieSync
import Cookies

/// Lasting stores of the app's own: a web store by identifier, and a cookie storage beside the shared one; in them as
/// ``NativeRefresh`` (catalogue S9, without the loss of everything at each launch).
///
/// Protects against: foreign code that touches the shared stores (F28); the platform's own copies (F36); and what
/// ``NativeRefresh`` does.
///
/// Misses: what ``NativeRefresh`` misses. An extension of the app has nothing of it (F01) unless it is given the storage as well.
///
/// The session: the cookies that `HybridApp.session` names.
/// Cookies of others: SDKs do not see the stores and leave none there. What a native answer sets goes to the web
/// store at once, and all of the native store before each load; a token that the page has to match breaks (F59). What
/// the page is given stays there.
public struct OwnStores: SyncStrategy {
  public static var answersPageRefresh: Bool { true }
  public static var usesOwnStores: Bool { true }

  public let app: HybridApp
  private let gate = RefreshGate()

  public init(app: HybridApp) { self.app = app }

  public func nativeDidReceive(_ response: NativeResponse) async { await app.webStore.store(response.setCookies) }

  public func pageWillLoad() async { await app.webStore.store(await app.nativeStore.allCookies()) }

  public func refreshForNative() async -> RefreshOutcome {
    await gate.pass { await refreshByNativeClient() }
  }
}
