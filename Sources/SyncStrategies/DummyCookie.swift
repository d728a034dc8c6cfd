import CookieSync
import Cookies

/// Writes a cookie of no meaning at each launch, so that the web store comes to life; then as push-only (catalogue S23).
///
/// Protects against: a web store that ignores the first run's responses (F04); one that reads empty because its
/// process is not running (F02).
///
/// Misses: everything that ``PushOnly`` misses.
///
/// The session: the cookies that `HybridApp.session` names.
/// Cookies of others: as ``PushOnly``, a token that an open page has to match (F59) included; with one more of its
/// own.
public struct DummyCookie: SyncStrategy {
  public let app: HybridApp

  public init(app: HybridApp) { self.app = app }

  public func appDidLaunch() async {
    let dummy = Cookie(name: "dummy", value: "1", domain: app.session.site ?? "localhost", path: "/.dummy")
    await app.webStore.setCookie(dummy)
  }

  public func nativeDidReceive(_ response: NativeResponse) async {
    guard response.purpose == .logIn else { return }
    await app.webStore.store(await app.nativeStore.allCookies())
  }
}
