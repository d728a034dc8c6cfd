import Cookies

/// A web view that the user does not see. Its requests carry the web store's cookies, and answers write to it.
public protocol HiddenWebView: Sendable {
  /// Loads the address that renews the session.
  ///
  /// - Parameter cookies: a static `Cookie` header to send instead of the web store's cookies, e.g. the native side's
  ///   credentials; empty for none.
  func renewSession(carrying cookies: [Cookie]) async -> RefreshOutcome
}

/// For an app without one, whose strategy renews sessions by native code or leaves that to the page.
public struct NoHiddenWebView: HiddenWebView {
  public init() {}
  /// Nothing is loaded, so that nobody answers.
  public func renewSession(carrying cookies: [Cookie]) async -> RefreshOutcome { .unanswered }
}
