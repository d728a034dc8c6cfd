import CookieSync
import Cookies

/// Keeps the session in the app's own safe place and installs it in both stores at each launch (catalogue S26).
///
/// Protects against: cookies that a store lost while the app was not running (F20, F23, F24, F25).
///
/// Misses: a token that the page exchanged, which the saved one then replays (F57); a place that cannot be read (F27);
/// a logout in the page, which the next launch undoes (F33); both sides refreshing at once (F50).
///
/// The session: the cookies that `HybridApp.session` names.
/// Cookies of others: all of the native store goes to the web store at the login, where a token that an open page has
/// to match breaks (F59); it is saved with each answer that sets one, and installed in both stores at each launch.
public struct KeychainRestore: SyncStrategy {
  public let app: HybridApp

  public init(app: HybridApp) { self.app = app }

  public func appDidLaunch() async {
    let saved = await app.backup.load() ?? []
    await app.nativeStore.store(saved)
    await app.webStore.store(saved)
  }

  public func nativeDidReceive(_ response: NativeResponse) async {
    guard !response.setCookies.isEmpty else { return }
    let cookies = await app.nativeStore.allCookies()
    if response.purpose == .logIn { await app.webStore.store(cookies) }
    await app.backup.save(cookies)
  }
}
