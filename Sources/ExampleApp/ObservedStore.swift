import CookieSync
import Cookies
import Foundation

/// A store that says when it was changed: what a `WKHTTPCookieStore` does, where there is no WebKit.
///
/// Like there, whoever changes it is told of its own changes as well, and the store does not keep its observer (catalogue F31):
/// the strategy has the store, and an observer that the store kept would keep the strategy for ever.
final class ObservedStore: CookieStore, @unchecked Sendable {
  private let store: any CookieStore
  private let lock = NSLock()
  // Below it.
  private weak var observer: StoreObserver?

  init(_ store: any CookieStore) { self.store = store }

  func add(_ observer: StoreObserver) { lock.withLock { self.observer = observer } }

  /// For a change that did not come through this store, as by a response of the page.
  func didChange() {
    guard let observer = lock.withLock({ self.observer }) else { return }
    Task { await observer.strategy.webStoreDidChange() }
  }

  func allCookies() async -> [Cookie] { await store.allCookies() }

  func setCookie(_ cookie: Cookie) async {
    await store.setCookie(cookie)
    didChange()
  }

  func deleteCookie(_ cookie: Cookie) async {
    await store.deleteCookie(cookie)
    didChange()
  }
}

/// Tells a strategy of changes, for as long as somebody keeps it.
final class StoreObserver: Sendable {
  let strategy: any SyncStrategy

  init(_ strategy: any SyncStrategy) { self.strategy = strategy }
}
