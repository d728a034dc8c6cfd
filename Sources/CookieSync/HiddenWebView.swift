import Cookies

/// A web view that the user does not see. Its requests carry the web store's cookies, and answers write to it.
public protocol HiddenWebView: Sendable {
  /// Loads the address that renews the session.
  ///
  /// - Parameter cookies: a static `Cookie` header to send instead of the web store's cookies, e.g. the native side's
  ///   credentials; empty for none.
  func renewSession(carrying cookies: [Cookie]) async -> RefreshOutcome
}
