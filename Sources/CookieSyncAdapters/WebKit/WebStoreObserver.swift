#if canImport(WebKit)
  import CookieSync
  import Foundation
  import WebKit

  /// Tells a strategy of changes of the web store.
  ///
  /// WebKit does not keep its observers (catalogue F31): one that nobody keeps is gone, and nothing says so. This one is kept
  /// from ``start()`` to ``stop()``, whoever else forgets it. Notifications that come while one waits to be told are told
  /// once; what changed, and who changed it, a notification does not say (F30).
  ///
  /// Registering starts the network process, so that nothing is observed for a strategy that does not ask for it.
  @MainActor public final class WebStoreObserver: NSObject, WKHTTPCookieStoreObserver {
    private static var kept: Set<WebStoreObserver> = []

    private let store: WKHTTPCookieStore
    private let strategy: any SyncStrategy
    private var isWaiting = false

    public init(_ dataStore: WKWebsiteDataStore, telling strategy: any SyncStrategy) {
      store = dataStore.httpCookieStore
      self.strategy = strategy
    }

    public func start() {
      guard type(of: strategy).observesWebStore, Self.kept.insert(self).inserted else { return }
      store.add(self)
    }

    public func stop() {
      guard Self.kept.remove(self) != nil else { return }
      store.remove(self)
    }

    public func cookiesDidChange(in cookieStore: WKHTTPCookieStore) {
      guard !isWaiting else { return }
      isWaiting = true
      Task { [strategy] in
        isWaiting = false
        await strategy.webStoreDidChange()
      }
    }
  }
#endif
