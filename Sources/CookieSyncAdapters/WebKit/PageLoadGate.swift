#if canImport(WebKit)
  import CookieSync
  import Foundation
  import WebKit

  /// Lets a page load when the strategy has made the web store ready for it. It is no navigation delegate: the app's own one
  /// asks it.
  ///
  /// ```swift
  /// func webView(_ webView: WKWebView, decidePolicyFor action: WKNavigationAction) async -> WKNavigationActionPolicy {
  ///   await gate.policy(for: action)
  /// }
  /// ```
  ///
  /// WebKit asks for navigations alone: of a fetch, of a service worker and of what a page loads with it nobody hears. What a
  /// web view loads before it has a navigation delegate passes unseen.
  ///
  /// WebKit asks again for each redirect, and does not say that it is one: the strategy's hook is called again, where a
  /// simulated run calls it once for a load.
  ///
  /// Not run on a device by us: it is type-checked against the interface. Whether the hook is called is decided in `LoadGate`,
  /// which is tested.
  @MainActor public final class PageLoadGate {
    private let gate: LoadGate

    /// - Parameters:
    ///   - strategy: whose ``SyncStrategy/pageWillLoad()`` is waited for.
    ///   - limit: how long a page is held back at most; more than 0.
    ///   - log: is told when a page loads without the strategy's word.
    public init(strategy: any SyncStrategy, limit: Duration = .seconds(8), log: @escaping AdapterLog = { _ in }) {
      gate = LoadGate(strategy: strategy, limit: limit, log: log)
    }

    /// - Returns: `.download` for a link that says so, else `.allow`, for the main frame after the strategy's hook. WebKit
    ///   drops a download without a word unless the delegate has `webView(_:navigationAction:didBecome:)`, which gives it to a
    ///   ``PageDownload``.
    public func policy(for action: WKNavigationAction) async -> WKNavigationActionPolicy {
      if action.shouldPerformDownload { return .download }
      // Without a frame it is a new window, which is a page.
      let frame: WKFrameInfo? = action.targetFrame
      await gate.pass(to: action.request.url, isMainFrame: frame?.isMainFrame ?? true)
      return .allow
    }

    /// For a page that the app loads by itself with `WKWebView.load(_:)`, before it does: with or without a delegate that asks,
    /// the strategy's hook is called once.
    ///
    /// - Parameter address: the one of the request.
    public func open(for address: URL) async { await gate.open(for: address) }
  }
#endif
