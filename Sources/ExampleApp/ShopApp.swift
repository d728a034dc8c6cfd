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
  private let recorder: SessionRecorder?

  /// Starts the app.
  ///
  /// - Parameters:
  ///   - server: where the app's server is.
  ///   - backup: a file for the session, in a directory that exists.
  ///   - recorder: writes down what the app does with its session; nil for an app that nobody watches.
  ///   - makeStrategy: the strategy, given what it works with.
  public init(
    server: ShopServer, backup path: String, grace: Duration = .zero, recorder: SessionRecorder? = nil,
    strategy makeStrategy: (HybridApp) -> any SyncStrategy
  ) async {
    let native = URLSessionConfiguration.ephemeral
    let web = URLSessionConfiguration.ephemeral
    // Each has a storage of its own.
    let nativeStore = NativeCookieStore(native.httpCookieStorage ?? .shared)
    let webStore = ObservedStore(NativeCookieStore(web.httpCookieStorage ?? .shared))
    let recordings = (native: recorder?.requests(by: .native), page: recorder?.requests(by: .page))
    let nativeClient = URLSessionClient(
      configuration: native, refresh: server.refresh, recording: recordings.native)
    let pageClient = URLSessionClient(configuration: web, refresh: server.refresh, recording: recordings.page)
    web.httpShouldSetCookies = false
    let headerClient = URLSessionClient(configuration: web, refresh: server.refresh, recording: recordings.page)
    let app = HybridApp(
      nativeStore: nativeStore, webStore: webStore, backup: FileBackup(path: path), client: nativeClient,
      hiddenWebView: HiddenShopPage(client: pageClient, store: webStore, address: server.refresh.url ?? server.base),
      refreshGrace: grace)
    // The page's client is watched, and the hidden page has the same one.
    let watched = recorder.map { app.recorded(by: $0, hiddenPageIsWatched: true) } ?? app
    let made = makeStrategy(watched)
    let strategy = recorder?.watching(made) ?? made
    self.strategy = strategy
    self.server = server
    self.recorder = recorder
    client = SyncedClient(strategy: strategy, client: nativeClient)
    page = ShopPage(
      server: server, strategy: strategy, client: pageClient, headerClient: headerClient, native: nativeClient,
      store: webStore)
    observer = StoreObserver(strategy)
    if type(of: strategy).observesWebStore { webStore.add(observer) }
    await strategy.appDidLaunch()
  }

  public func logIn() async -> ShopOutcome { ShopOutcome(status: await client.logIn(server.logIn).response.status) }

  public func logOut() async {
    recorder?.note(.userLogsOut(.native))
    _ = await client.logOut(server.logOut)
  }

  public func call() async -> ShopOutcome {
    shown(ShopOutcome(status: await client.call(server.call).response.status), by: .native)
  }

  public func openPage() async -> ShopOutcome { shown(await page.open(), by: .page) }

  /// A call by the page's script.
  public func fetchOnPage() async -> ShopOutcome { shown(await page.fetch(), by: .page) }

  /// What only the app knows: that it shows its login page now.
  private func shown(_ outcome: ShopOutcome, by client: RecordedEvent.Client) -> ShopOutcome {
    if outcome == .needsLogIn { recorder?.note(.logInShown(client)) }
    return outcome
  }

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
