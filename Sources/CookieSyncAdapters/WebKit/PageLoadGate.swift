#if canImport(WebKit)
  import CookieSync
  import Foundation
  import WebKit

  /// Lets a page load when the strategy has made the web store ready for it: for a navigation delegate's
  /// `decidePolicyFor`.
  ///
  /// ```swift
  /// func webView(_ webView: WKWebView, decidePolicyFor action: WKNavigationAction) async -> WKNavigationActionPolicy {
  ///   await gate.policy(for: action)
  /// }
  /// ```
  ///
  /// WebKit asks for navigations alone: of a fetch, of a service worker and of what a page loads with it nobody hears. A
  /// redirect asks again, and is let through. What a web view loads before it has a navigation delegate passes unseen.
  ///
  /// Not run on a device by us: it is type-checked against the interface.
  @MainActor public struct PageLoadGate {
    private let strategy: any SyncStrategy
    private let limit: Duration
    private let log: AdapterLog

    /// - Parameters:
    ///   - strategy: whose ``SyncStrategy/pageWillLoad()`` is waited for.
    ///   - limit: how long a page is held back at most; more than 0.
    ///   - log: is told when a page loads without the strategy's word.
    public init(strategy: any SyncStrategy, limit: Duration = .seconds(8), log: @escaping AdapterLog = { _ in }) {
      self.strategy = strategy
      self.limit = limit
      self.log = log
    }

    /// - Returns: `.download` for a link that says so, else `.allow`, for the main frame after the strategy's hook.
    public func policy(for action: WKNavigationAction) async -> WKNavigationActionPolicy {
      if action.shouldPerformDownload { return .download }
      if action.targetFrame?.isMainFrame ?? true { await open() }
      return .allow
    }

    /// For a page that the app loads by itself with `WKWebView.load(_:)`, before it does.
    public func open() async {
      let strategy = strategy
      let isReady: Bool? = await FirstAnswer.within(limit) { answer in
        Task {
          await strategy.pageWillLoad()
          answer(true)
        }
      }
      if isReady == nil { log(.pageIsNotWaitedFor) }
    }
  }
#endif
