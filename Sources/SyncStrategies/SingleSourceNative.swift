import CookieSync
import Cookies

/// The native store is the truth: the web store is made equal to it before every page load and told of every native
/// response (catalogue S1 repeated, with the deletions of S7).
///
/// Protects against: a web store that lost its cookies (F20, F23, F24), since the next load brings them back; a
/// deletion by a native response (F33).
///
/// Misses: everything that the page receives. A token that the page rotates never reaches the native store, whose old
/// one is then replayed (F50), and the next load overwrites the page's newer one (F35).
///
/// The session: the cookies that `HybridApp.session` names.
/// Cookies of others: SDKs' go to the web store, what a native answer sets at once and all before each load, and what
/// only the page and its frames have is deleted there; a token that the page has to match breaks (F59).
public struct SingleSourceNative: SyncStrategy {
  public let app: HybridApp

  public init(app: HybridApp) { self.app = app }

  public func nativeDidReceive(_ response: NativeResponse) async {
    for cookie in response.setCookies {
      await app.webStore.setCookie(cookie)
    }
  }

  public func pageWillLoad() async {
    let truth = await app.nativeStore.allCookies()
    for cookie in await app.webStore.allCookies() where !truth.contains(where: { $0.isSameCookie(as: cookie) }) {
      await app.webStore.deleteCookie(cookie)
    }
    for cookie in truth {
      await app.webStore.setCookie(cookie)
    }
  }
}
