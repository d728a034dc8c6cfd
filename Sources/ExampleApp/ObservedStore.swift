import CookieSync
import Cookies
import Foundation

/// A store that says when it was changed: what a `WKHTTPCookieStoreObserver` is for, where there is no WebKit.
///
/// Like there, whoever changes it is told of its own changes as well.
final class ObservedStore: CookieStore, @unchecked Sendable {
  private let store: any CookieStore
  private let lock = NSLock()
  private var observer: (@Sendable () async -> Void)?

  init(_ store: any CookieStore) { self.store = store }

  func observe(_ observer: @escaping @Sendable () async -> Void) { lock.withLock { self.observer = observer } }

  /// For a change that did not come through this store, as by a response of the page.
  func didChange() {
    guard let observer = lock.withLock({ self.observer }) else { return }
    Task { await observer() }
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
