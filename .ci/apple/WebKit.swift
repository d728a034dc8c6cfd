// The part of WebKit's interface that the adapters and the guide use, for the type checker alone: nothing of it can be run.
//
// Names, labels, types, isolation and availability follow Apple's documentation of the iOS 18 SDK
// (https://developer.apple.com/documentation/webkit). Methods that a delegate may leave out are required here, so that one
// which is misspelled in an adapter does not pass for one that was left out.
import Foundation
@_exported import FoundationNetworking

public let WKWebsiteDataTypeCookies = "WKWebsiteDataTypeCookies"

public class WKWebsiteDataRecord: NSObject {}

@MainActor public class WKWebsiteDataStore: NSObject {
  public class func `default`() -> WKWebsiteDataStore { fatalError() }
  public var httpCookieStore: WKHTTPCookieStore { fatalError() }
  public func fetchDataRecords(
    ofTypes dataTypes: Set<String>, completionHandler: @escaping @MainActor @Sendable ([WKWebsiteDataRecord]) -> Void
  ) {}
}

@MainActor public class WKHTTPCookieStore: NSObject {
  public func getAllCookies(_ completionHandler: @escaping @MainActor @Sendable ([HTTPCookie]) -> Void) {}
  public func setCookie(_ cookie: HTTPCookie, completionHandler: (@MainActor @Sendable () -> Void)? = nil) {}
  public func delete(_ cookie: HTTPCookie, completionHandler: (@MainActor @Sendable () -> Void)? = nil) {}
  public func add(_ observer: any WKHTTPCookieStoreObserver) {}
  public func remove(_ observer: any WKHTTPCookieStoreObserver) {}
}

@MainActor public protocol WKHTTPCookieStoreObserver: NSObjectProtocol {
  func cookiesDidChange(in cookieStore: WKHTTPCookieStore)
}

@MainActor public class WKContentWorld: NSObject {
  public class var page: WKContentWorld { fatalError() }
}

@MainActor public class WKUserContentController: NSObject {
  public func addScriptMessageHandler(
    _ scriptMessageHandlerWithReply: any WKScriptMessageHandlerWithReply, contentWorld: WKContentWorld, name: String
  ) {}
  public func removeScriptMessageHandler(forName name: String, contentWorld: WKContentWorld) {}
}

@MainActor public protocol WKScriptMessageHandlerWithReply: NSObjectProtocol {
  func userContentController(
    _ userContentController: WKUserContentController, didReceive message: WKScriptMessage,
    replyHandler: @escaping @MainActor @Sendable (Any?, String?) -> Void)
}

@MainActor public class WKScriptMessage: NSObject {
  public var body: Any { fatalError() }
  public var frameInfo: WKFrameInfo { fatalError() }
}

@MainActor public class WKFrameInfo: NSObject {
  public var isMainFrame: Bool { fatalError() }
  public var securityOrigin: WKSecurityOrigin { fatalError() }
}

@MainActor public class WKSecurityOrigin: NSObject {
  public var `protocol`: String { fatalError() }
  public var host: String { fatalError() }
  public var port: Int { fatalError() }
}

@MainActor public class WKWebViewConfiguration: NSObject {
  public var userContentController: WKUserContentController { fatalError() }
  public var websiteDataStore: WKWebsiteDataStore {
    get { fatalError() }
    set {}
  }
}

@MainActor public class WKWebView: NSObject {
  public init(frame: CGRect, configuration: WKWebViewConfiguration) {}
  public var configuration: WKWebViewConfiguration { fatalError() }
  public weak var navigationDelegate: (any WKNavigationDelegate)?
  @discardableResult public func load(_ request: URLRequest) -> WKNavigation? { fatalError() }
  public func stopLoading() {}
}

@MainActor public class WKNavigation: NSObject {}

@MainActor public class WKNavigationAction: NSObject {
  public var request: URLRequest { fatalError() }
  public var targetFrame: WKFrameInfo? { fatalError() }
  public var shouldPerformDownload: Bool { fatalError() }
}

@MainActor public class WKNavigationResponse: NSObject {
  public var response: URLResponse { fatalError() }
  public var isForMainFrame: Bool { fatalError() }
}

public enum WKNavigationActionPolicy: Int, Sendable {
  case allow
  case download
}

public enum WKNavigationResponsePolicy: Int, Sendable {
  case allow
}

@MainActor public protocol WKNavigationDelegate: NSObjectProtocol {
  func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!)
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
    decisionHandler: @escaping @MainActor @Sendable (WKNavigationResponsePolicy) -> Void)
  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!)
  func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error)
  func webView(_ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error)
  func webViewWebContentProcessDidTerminate(_ webView: WKWebView)
}

@MainActor public class WKDownload: NSObject {
  public weak var delegate: (any WKDownloadDelegate)?
  public func cancel(_ completionHandler: (@MainActor @Sendable (Data?) -> Void)? = nil) {}
}

@MainActor public protocol WKDownloadDelegate: NSObjectProtocol {
  func download(
    _ download: WKDownload, decideDestinationUsing response: URLResponse, suggestedFilename: String,
    completionHandler: @escaping @MainActor @Sendable (URL?) -> Void)
  func downloadDidFinish(_ download: WKDownload)
  func download(_ download: WKDownload, didFailWithError error: any Error, resumeData: Data?)
}
