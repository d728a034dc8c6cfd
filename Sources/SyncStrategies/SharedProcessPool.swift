import CookieSync

/// All web views share one process pool (catalogue S24). That lets them share session cookies with each other, and
/// does nothing about native code: the stores are left alone.
///
/// Protects against: web views that do not see each other's session cookies, of which the model has one only.
///
/// Misses: everything between the web store and native code, from the login on (F01).
///
/// The session: the cookies that `HybridApp.session` names.
/// Cookies of others: left alone.
public struct SharedProcessPool: SyncStrategy {
  public let app: HybridApp

  public init(app: HybridApp) { self.app = app }
}
