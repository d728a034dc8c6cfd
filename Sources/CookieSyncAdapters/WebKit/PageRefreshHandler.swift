#if canImport(WebKit)
  import CookieSync
  import Foundation
  import WebKit

  /// Answers the page that asks native code to renew the session (catalogue S6).
  ///
  /// ```js
  /// const outcome = await webkit.messageHandlers.session.postMessage("refresh")  // "renewed", "refused" or "unanswered"
  /// ```
  ///
  /// Any frame of any page in the web view can post a message, an advertisement's too: asked for is an answer to the main
  /// frame of one of the app's own origins alone, and everybody else gets an error. The reply carries no token.
  ///
  /// Not run on a device by us: it is type-checked against the interface.
  @MainActor public final class PageRefreshHandler: NSObject, WKScriptMessageHandlerWithReply {
    private let strategy: any SyncStrategy
    private let origins: Set<String>
    private let limit: Duration
    private let log: AdapterLog

    /// - Parameters:
    ///   - strategy: whose ``SyncStrategy/refreshForPage()`` answers.
    ///   - origins: who may ask, as scheme, host and port if it is not the scheme's own: "https://www.shop.example".
    ///   - limit: how long the page waits at most; after it the answer is "unanswered", and what was begun goes on.
    ///   - log: is told of those who were refused.
    public init(
      strategy: any SyncStrategy, origins: Set<String>, limit: Duration = .seconds(90),
      log: @escaping AdapterLog = { _ in }
    ) {
      self.strategy = strategy
      self.origins = origins
      self.limit = limit
      self.log = log
    }

    /// Makes `webkit.messageHandlers.NAME` for pages that are loaded from now on. The controller keeps the handler.
    public func install(in controller: WKUserContentController, as name: String = "session") {
      controller.addScriptMessageHandler(self, contentWorld: .page, name: name)
    }

    public func userContentController(
      _ userContentController: WKUserContentController, didReceive message: WKScriptMessage,
      replyHandler: @escaping @MainActor @Sendable (Any?, String?) -> Void
    ) {
      let origin = Self.text(of: message.frameInfo.securityOrigin)
      guard message.frameInfo.isMainFrame, origins.contains(origin) else {
        log(.messageRefused(origin: origin))
        return replyHandler(nil, "this origin may not ask")
      }
      Task { [strategy, limit] in
        let outcome: RefreshOutcome? = await FirstAnswer.within(limit) { answer in
          Task { answer(await strategy.refreshForPage()) }
        }
        replyHandler((outcome ?? .unanswered).word, nil)
      }
    }

    /// The port is 0 where it is the scheme's own.
    static func text(of origin: WKSecurityOrigin) -> String {
      "\(origin.`protocol`)://\(origin.host)\(origin.port == 0 ? "" : ":\(origin.port)")"
    }
  }

  extension RefreshOutcome {
    /// What the page is told.
    fileprivate var word: String {
      switch self {
      case .renewed: "renewed"
      case .refused: "refused"
      case .unanswered: "unanswered"
      }
    }
  }
#endif
