import CookieSync
import Cookies

/// Copies the native store to the web store once, after the native login (catalogue S1). The baseline.
///
/// Protects against: two jars that know nothing of each other (F01); a load that overtakes the copy (F06), since each
/// write is awaited.
///
/// Misses: every later change on either side, so both sides soon refresh the same token on their own (F50); deletions
/// (F33); anything that the web store loses (F20, F23, F24).
///
/// The session: the cookies that `HybridApp.session` names.
/// Cookies of others: all of the native store goes to the web store at the login, those of SDKs with the session; a
/// token that an open page has to match breaks (F59).
public struct PushOnly: SyncStrategy {
  public let app: HybridApp

  public init(app: HybridApp) { self.app = app }

  public func nativeDidReceive(_ response: NativeResponse) async {
    guard response.purpose == .logIn else { return }
    for cookie in await app.nativeStore.allCookies() {
      await app.webStore.setCookie(cookie)
    }
  }
}
