import CookieSync
import CookieSyncAdapters
import Cookies
import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// An app but for its screens: it logs in, calls, opens its page, downloads and logs out, with a strategy between its two
/// cookie stores.
///
/// Where the hooks are called from is what there is to see: `nativeWillSend` and `nativeDidReceive` by ``SyncedClient`` around
/// each request, `pageWillLoad` before the page, `webStoreDidChange` by the store, `refreshForPage` by the page, and
/// `appDidLaunch` once. With WebKit the page's part is `PageLoadGate`, `WebStoreObserver` and `PageRefreshHandler`.
public struct ShopApp: Sendable {
  public let strategy: any SyncStrategy
  private let client: SyncedClient
  private let page: ShopPage
  private let server: ShopServer

  /// Starts the app.
  ///
  /// - Parameters:
  ///   - server: where the app's server is.
  ///   - backup: a file for the session, in a directory that exists.
  ///   - makeStrategy: the strategy, given what it works with.
  public init(
    server: ShopServer, backup path: String, grace: Duration = .zero,
    strategy makeStrategy: (HybridApp) -> any SyncStrategy
  ) async {
    let native = URLSessionConfiguration.ephemeral
    let web = URLSessionConfiguration.ephemeral
    // Each has a storage of its own.
    let nativeStore = NativeCookieStore(native.httpCookieStorage ?? .shared)
    let webStore = ObservedStore(NativeCookieStore(web.httpCookieStorage ?? .shared))
    let nativeClient = URLSessionClient(configuration: native, refresh: server.refresh)
    let pageClient = URLSessionClient(configuration: web, refresh: server.refresh)
    let hidden = HiddenShopPage()
    let strategy = makeStrategy(
      HybridApp(
        nativeStore: nativeStore, webStore: webStore, backup: FileBackup(path: path), client: nativeClient,
        hiddenWebView: hidden, refreshGrace: grace))
    self.strategy = strategy
    self.server = server
    client = SyncedClient(strategy: strategy, client: nativeClient)
    page = ShopPage(server: server, strategy: strategy, client: pageClient, store: webStore)
    hidden.page = page
    if type(of: strategy).observesWebStore { webStore.observe { await strategy.webStoreDidChange() } }
    await strategy.appDidLaunch()
  }

  public func logIn() async -> ShopOutcome { ShopPage.outcome(of: await client.logIn(server.logIn).response.status) }

  public func logOut() async { _ = await client.logOut(server.logOut) }

  public func call() async -> ShopOutcome { ShopPage.outcome(of: await client.call(server.call).response.status) }

  public func download(to destination: URL) async -> DownloadOutcome {
    await client.download(server.file, to: destination, validation: .mediaType(["application/pdf"]))
  }

  public func openPage() async -> ShopOutcome { await page.open() }

  /// A call by the page's script; a strategy that makes the page's requests in native code makes this one.
  public func fetchOnPage() async -> ShopOutcome {
    type(of: strategy).proxiesPage ? await call() : await page.fetch()
  }
}

/// The page that nobody sees, which exists only when the app has its strategy.
private final class HiddenShopPage: HiddenWebView, @unchecked Sendable {
  // Written once, before any hook is called.
  var page: ShopPage?

  func renewSession(carrying cookies: [Cookie]) async -> RefreshOutcome {
    await page?.renewSession(carrying: cookies) ?? .unanswered
  }
}
