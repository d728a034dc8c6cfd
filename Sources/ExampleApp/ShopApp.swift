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
/// each request, `pageWillLoad` and `cookieHeaderForPage` before the page, `webStoreDidChange` by the store, `refreshForPage` by
/// the page, `cookiesForHandedOverDownload` when the page hands a download over, and `appDidLaunch` once. With WebKit the page's
/// part is `PageLoadGate`, `WebStoreObserver` and `PageRefreshHandler`.
///
/// Both stores live in memory. What the app has is gone with its last copy.
public struct ShopApp: Sendable {
  public let strategy: any SyncStrategy
  private let client: SyncedClient
  private let page: ShopPage
  private let server: ShopServer
  private let observer: StoreObserver

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
    web.httpShouldSetCookies = false
    let headerClient = URLSessionClient(configuration: web, refresh: server.refresh)
    let strategy = makeStrategy(
      HybridApp(
        nativeStore: nativeStore, webStore: webStore, backup: FileBackup(path: path), client: nativeClient,
        hiddenWebView: HiddenShopPage(
          client: pageClient, store: webStore, address: server.refresh.url ?? server.base),
        refreshGrace: grace))
    self.strategy = strategy
    self.server = server
    client = SyncedClient(strategy: strategy, client: nativeClient)
    page = ShopPage(
      server: server, strategy: strategy, client: pageClient, headerClient: headerClient, native: nativeClient,
      store: webStore)
    observer = StoreObserver(strategy)
    if type(of: strategy).observesWebStore { webStore.add(observer) }
    await strategy.appDidLaunch()
  }

  public func logIn() async -> ShopOutcome { ShopOutcome(status: await client.logIn(server.logIn).response.status) }

  public func logOut() async { _ = await client.logOut(server.logOut) }

  public func call() async -> ShopOutcome { ShopOutcome(status: await client.call(server.call).response.status) }

  public func openPage() async -> ShopOutcome { await page.open() }

  /// A call by the page's script.
  public func fetchOnPage() async -> ShopOutcome { await page.fetch() }

  public func download(to destination: URL) async -> DownloadOutcome {
    await client.download(server.file, to: destination, validation: Self.file)
  }

  /// A download that the page hands over to native code: with the cookies that the strategy has for it, by a session without a
  /// store, or as any other download.
  public func downloadForPage(to destination: URL) async -> DownloadOutcome {
    guard let cookies = await strategy.cookiesForHandedOverDownload() else { return await download(to: destination) }
    let configuration = URLSessionConfiguration.ephemeral
    configuration.httpCookieStorage = nil
    var request = server.file
    request.setValue(ShopServer.cookieField(cookies), forHTTPHeaderField: "Cookie")
    let bare = URLSessionClient(configuration: configuration, refresh: server.refresh)
    return await bare.download(request, to: destination, validation: Self.file)
  }

  private static let file = DownloadValidation.mediaType(["application/pdf"])
}
