import CookieSync
import Cookies

/// The refresh token never enters the web store; the page has its access token from native code (catalogue S8, with
/// S6 for the page's renewals).
///
/// Protects against: a page, or foreign code in it, that uses up or leaks the refresh token; both sides refreshing
/// with one token (F50).
///
/// Misses: an access cookie that the web store lost (F20, F24) until the page asks for another; a logout in the page,
/// whose request has no token that the server could end.
///
/// The session: the cookies that `HybridApp.session` names.
/// Cookies of others: what a native answer sets goes to the web store at once, and all of the native store before
/// each load, but for the refresh token; a token that the page has to match breaks (F59).
public struct AccessOnlyWeb: SyncStrategy {
  public static var answersPageRefresh: Bool { true }

  public let app: HybridApp
  private let gate = RefreshGate()

  public init(app: HybridApp) { self.app = app }

  public func nativeDidReceive(_ response: NativeResponse) async {
    await app.webStore.store(response.setCookies.filter { app.session.role(of: $0) != .refresh })
  }

  public func pageWillLoad() async {
    await app.webStore.store(await app.nativeStore.allCookies().filter { app.session.role(of: $0) != .refresh })
  }

  public func refreshForNative() async -> RefreshOutcome {
    await gate.pass { await refreshByNativeClient() }
  }
}
