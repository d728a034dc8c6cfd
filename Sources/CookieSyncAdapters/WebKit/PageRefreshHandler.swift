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
  /// frame of one of the app's own origins alone, and everybody else gets an error. So does whoever posts something else, or
  /// asks a strategy that does not answer pages. The reply carries no token.
  ///
  /// Not run on a device by us: it is type-checked against the interface. Who is answered is decided in `PageMessages`, which is
  /// tested.
  @MainActor public final class PageRefreshHandler: NSObject, WKScriptMessageHandlerWithReply {
    private let messages: PageMessages

    /// - Parameters:
    ///   - strategy: whose ``SyncStrategy/refreshForPage()`` answers, if it says that it does
    ///     (``SyncStrategy/answersPageRefresh``).
    ///   - origins: who may ask, as scheme, host and port if it is not the scheme's own: "https://www.shop.example". Capital
    ///     letters, the scheme's own port and a slash at the end make no difference; the log is told of what is no origin
    ///     (``AdapterEvent/noOrigin(_:)``). A host that is not ASCII has to be as in DNS: "xn--...".
    ///   - limit: how long the page waits at most; after it the answer is "unanswered", and what was begun goes on.
    ///   - log: is told of those who were refused, and of origins that are none.
    public init(
      strategy: any SyncStrategy, origins: Set<String>, limit: Duration = .seconds(90),
      log: @escaping AdapterLog = { _ in }
    ) {
      messages = PageMessages(strategy: strategy, origins: origins, limit: limit, log: log)
    }

    /// Makes `webkit.messageHandlers.NAME` for pages that are loaded from now on. The controller keeps the handler. One of that
    /// name that it has already is removed first, whoever has added it: WebKit ends the process when a name is added twice.
    public func install(in controller: WKUserContentController, as name: String = "session") {
      controller.removeScriptMessageHandler(forName: name, contentWorld: WKContentWorld.page)
      controller.addScriptMessageHandler(self, contentWorld: WKContentWorld.page, name: name)
    }

    public func userContentController(
      _ userContentController: WKUserContentController, didReceive message: WKScriptMessage,
      replyHandler: @escaping @MainActor @Sendable (Any?, String?) -> Void
    ) {
      let origin: WKSecurityOrigin = message.frameInfo.securityOrigin
      let posted = PageMessage(
        body: message.body as? String,
        origin: PageOrigin(scheme: origin.`protocol`, host: origin.host, port: origin.port),
        isMainFrame: message.frameInfo.isMainFrame)
      if let refusal = messages.refusal(of: posted) { return replyHandler(nil, "not answered: \(refusal.rawValue)") }
      Task { [messages] in replyHandler(await messages.answer(), nil) }
    }
  }
#endif
