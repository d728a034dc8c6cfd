import CookieSync
import Cookies

/// Wakes the web store before it is read, then as single-source-web (catalogue S4, on top of S3).
///
/// The published snippet takes its cookies from the records that the waking call returns, which have none; here that
/// call only wakes the network process, and the cookies are read afterwards.
///
/// Protects against: a web store that reads empty at cold start (F02).
///
/// Misses: everything that ``SingleSourceWeb`` misses but that; a network process that died later and reads empty.
///
/// The session: the cookies that `HybridApp.session` names.
/// Cookies of others: the page's and its frames' go to the native store before each call; a token that a side has to match breaks
/// (F59).
public struct ColdStartWake: SyncStrategy {
  public let app: HybridApp

  public init(app: HybridApp) { self.app = app }

  public func appDidLaunch() async { await app.webStore.wake() }

  public func nativeWillSend(_ purpose: RequestPurpose) async {
    await app.nativeStore.store(await app.webStore.allCookies())
  }

  public func nativeDidReceive(_ response: NativeResponse) async {
    await app.webStore.store(response.setCookies)
  }
}
