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
  /// Not run on a device by us: it is type-checked against the interface. When the strategy is told is decided in `ChangeNotices`,
  /// which is tested.
  ///
  /// Registering starts the network process, so that nothing is observed for a strategy that does not ask for it.
  @MainActor public final class WebStoreObserver: NSObject, WKHTTPCookieStoreObserver {
    private static var kept: Set<WebStoreObserver> = []

    private let store: WKHTTPCookieStore
    private let strategy: any SyncStrategy
    private let notices: ChangeNotices

    public init(_ dataStore: WKWebsiteDataStore, telling strategy: any SyncStrategy) {
      store = dataStore.httpCookieStore
      self.strategy = strategy
      notices = ChangeNotices(telling: strategy)
    }

    public func start() {
      guard type(of: strategy).observesWebStore, Self.kept.insert(self).inserted else { return }
      notices.isOn = true
      store.add(self)
    }

    public func stop() {
      guard Self.kept.remove(self) != nil else { return }
      notices.isOn = false
      store.remove(self)
    }

    public func cookiesDidChange(in cookieStore: WKHTTPCookieStore) { notices.note() }
  }
#endif
