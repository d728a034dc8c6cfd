import CookieSync
import Cookies

/// Native code keeps its own tokens; when the page needs some, a hidden web view loads an address that sets the web
/// store's, with the native side's credentials (catalogue S25).
///
/// Protects against: copies between the stores and all that goes wrong with them (F33 to F36).
///
/// Misses: an address that exchanges the token, after which native code's own is used up (F50, F01); the extra load.
///
/// The session: the cookies that `HybridApp.session` names.
/// Cookies of others: all of the native store is sent with the hidden load, to whatever host; none is copied. In an app the hidden
/// page decides: `HiddenPage` copies what belongs to a request for its address into the web store, others' of that host as well.
public struct HiddenWebViewRenewal: SyncStrategy {
  public static var answersPageRefresh: Bool { true }

  public let app: HybridApp

  public init(app: HybridApp) { self.app = app }

  public func refreshForPage() async -> RefreshOutcome {
    await app.hiddenWebView.renewSession(carrying: await app.nativeStore.allCookies())
  }
}
