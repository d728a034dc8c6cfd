#if canImport(WebKit)
  import CookieSync
  import Cookies
  import Foundation
  import WebKit

  /// A web view that nobody sees, on the web store, which renews the session by loading the server's address for that
  /// (catalogue S8).
  ///
  /// WebKit drops a `Cookie` field that the app sets on a load (measured on WebKitGTK 2.50), so that what
  /// `renewSession(carrying:)` carries is put into the web store first.
  ///
  /// Not run on a device by us: it is type-checked against the interface.
  @MainActor public final class HiddenPage: NSObject, HiddenWebView, WKNavigationDelegate {
    private let view: WKWebView
    private let store: WebViewCookieStore
    private let address: URL
    private let limit: Duration
    private var status: Int?
    private var whenLoaded: (@Sendable (RefreshOutcome) -> Void)?

    /// - Parameters:
    ///   - address: what renews the session, by a status of 200 to 299; 400 and 401 refuse it.
    ///   - dataStore: the web store.
    ///   - limit: how long a load may take.
    public init(
      loading address: URL, dataStore: WKWebsiteDataStore, limit: Duration = .seconds(30),
      log: @escaping AdapterLog = { _ in }
    ) {
      let configuration = WKWebViewConfiguration()
      configuration.websiteDataStore = dataStore
      view = WKWebView(frame: .zero, configuration: configuration)
      store = WebViewCookieStore(dataStore, log: log)
      self.address = address
      self.limit = limit
      super.init()
      view.navigationDelegate = self
    }

    public nonisolated func renewSession(carrying cookies: [Cookie]) async -> RefreshOutcome {
      await renew(carrying: cookies)
    }

    private func renew(carrying cookies: [Cookie]) async -> RefreshOutcome {
      // One load after the other: a second one would end the first.
      guard whenLoaded == nil else { return .unanswered }
      for cookie in cookies { await store.setCookie(cookie) }
      let outcome: RefreshOutcome? = await FirstAnswer.within(limit) { answer in await self.load(answer) }
      whenLoaded = nil
      return outcome ?? .unanswered
    }

    private func load(_ answer: @escaping @Sendable (RefreshOutcome) -> Void) {
      (status, whenLoaded) = (nil, answer)
      view.load(URLRequest(url: address, cachePolicy: .reloadIgnoringLocalCacheData))
    }

    public func webView(
      _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
      decisionHandler: @escaping @MainActor @Sendable (WKNavigationResponsePolicy) -> Void
    ) {
      status = (navigationResponse.response as? HTTPURLResponse)?.statusCode
      decisionHandler(.allow)
    }

    public func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
      switch status {
      case .some(200..<300): whenLoaded?(.renewed)
      case .some(400), .some(401): whenLoaded?(.refused)
      default: whenLoaded?(.unanswered)
      }
    }

    public func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error) {
      whenLoaded?(.unanswered)
    }

    public func webView(
      _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error
    ) {
      whenLoaded?(.unanswered)
    }

    public func webViewWebContentProcessDidTerminate(_ webView: WKWebView) { whenLoaded?(.unanswered) }
  }
#endif
