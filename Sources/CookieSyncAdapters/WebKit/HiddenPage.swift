#if canImport(WebKit)
  import CookieSync
  import Cookies
  import Foundation
  import WebKit

  /// A web view that nobody sees, on the web store, which renews the session by loading the server's address for that
  /// (catalogue S8).
  ///
  /// WebKit drops a `Cookie` field that the app sets on a load (measured on WebKitGTK 2.50), so that what
  /// `renewSession(carrying:)` carries is put into the web store first, and stays there: those alone that a request for the address
  /// takes along, by host, path, Secure and expiry. A second load would end the first, so that renewals at once load one after the
  /// other.
  ///
  /// Not run on a device by us: it is type-checked against the interface. What becomes of a load is decided in `RenewalLoads`,
  /// which is tested.
  @MainActor public final class HiddenPage: NSObject, HiddenWebView, WKNavigationDelegate {
    private let view: WKWebView
    private let store: WebViewCookieStore
    let address: URL
    private let limit: Duration
    private let loads = RenewalLoads()

    /// - Parameters:
    ///   - address: what renews the session, by a status of 200 to 299 of the page itself; 400 and 401 refuse it. A load that
    ///     the server sends on to another page counts as unanswered, whatever its status: it may be the login page. So does one
    ///     that ends at this page with another query, as "?error=login_required" or "?code=…"; at this very address it may end
    ///     by whatever detour.
    ///   - dataStore: the web store.
    ///   - limit: how long a renewal may take, the loads before it included.
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
      let carried = CookieOrigin(address)?.sent(of: cookies) ?? []
      return await loads.renew(on: self, carrying: carried, within: limit)
    }

    public func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {
      loads.started(navigation)
    }

    public func webView(
      _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
      decisionHandler: @escaping @MainActor @Sendable (WKNavigationResponsePolicy) -> Void
    ) {
      let response = navigationResponse.response as? HTTPURLResponse
      loads.responded(
        status: response?.statusCode, from: response?.url, isMainFrame: navigationResponse.isForMainFrame)
      decisionHandler(.allow)
    }

    public func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) { loads.finished(navigation) }

    public func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error) {
      loads.failed(navigation)
    }

    public func webView(
      _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error
    ) {
      loads.failed(navigation)
    }

    public func webViewWebContentProcessDidTerminate(_ webView: WKWebView) { loads.processEnded() }
  }

  extension HiddenPage: RenewalView {
    func put(_ cookie: Cookie) async { await store.setCookie(cookie) }

    func load() -> AnyObject? {
      let navigation: WKNavigation? = view.load(
        URLRequest(url: address, cachePolicy: .reloadIgnoringLocalCacheData))
      return navigation
    }

    func stop() { view.stopLoading() }
  }
#endif
