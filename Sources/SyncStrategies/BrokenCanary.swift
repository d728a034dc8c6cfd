import CookieSync
import Cookies

/// Deliberately broken: throws the refresh token away with every native response. Not in the default list.
///
/// A comparison that does not catch this strategy measures nothing.
public struct BrokenCanary: SyncStrategy {
  public let app: HybridApp

  public init(app: HybridApp) { self.app = app }

  public func nativeDidReceive(_ response: NativeResponse) async {
    for cookie in response.setCookies {
      if cookie.name == "refresh" {
        await app.nativeStore.deleteCookie(cookie)
      } else {
        await app.webStore.setCookie(cookie)
      }
    }
  }
}
