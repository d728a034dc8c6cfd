import CookieSync
import Cookies

/// Native code makes the page's requests and hands it the answers, so that the native store is the only one; it alone
/// refreshes, once at a time (catalogue S10, considered and rejected there: every request of the page has to pass).
///
/// Protects against: whatever the web store may lose or get late (F01 to F25), copies (F30 to F36), both sides refreshing at
/// once (F50).
///
/// Misses: a reply lost after the rotation (F51); a native store that is emptied (F28). What a page does that no proxy sees,
/// such as `document.cookie` and downloads of the web view, and the time that each request takes on its way.
///
/// The session: the cookies that `HybridApp.session` names.
/// Cookies of others: not moved. Those that the server sets on the page's requests are in the native store, and none of the
/// page's own reaches its server.
public struct SessionProxy: SyncStrategy {
  public static var answersPageRefresh: Bool { true }
  public static var proxiesPage: Bool { true }

  public let app: HybridApp
  private let gate = RefreshGate()

  public init(app: HybridApp) { self.app = app }

  public func refreshForNative() async -> RefreshOutcome {
    await gate.pass { await refreshByNativeClient() }
  }
}
