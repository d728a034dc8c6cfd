import CookieSync
import Cookies

/// The web store is the truth, with a native copy to restore it from (catalogue S5, on top of S3).
///
/// The copy is renewed whenever native code sees the web store complete. When cookies of the copy are missing from the
/// web store, they are put back before the next native call or page load.
///
/// Protects against: a web store that reads empty at launch (F02) or has lost cookies (F20, F23, F24, F25).
///
/// Misses: a copy from before the last rotation, which replays a used token (F57); a logout in the page, which looks
/// like a loss, so that the session is restored; both sides refreshing at once (F50).
///
/// The session: the cookies that `HybridApp.session` names.
/// Cookies of others: merged, and saved in the backup, those of frames too; what is missing of them is restored like
/// the session. A token that a side has to match breaks (F59).
public struct NativeBackup: SyncStrategy {
  public let app: HybridApp

  public init(app: HybridApp) { self.app = app }

  public func nativeWillSend(_ purpose: RequestPurpose) async {
    for cookie in await restoredWebCookies() {
      await app.nativeStore.setCookie(cookie)
    }
  }

  public func nativeDidReceive(_ response: NativeResponse) async {
    guard !response.setCookies.isEmpty else { return }
    for cookie in response.setCookies {
      await app.webStore.setCookie(cookie)
    }
    // The native store has applied the response, deletions included, so it is what the session now consists of.
    await app.backup.save(await app.nativeStore.allCookies())
  }

  public func pageWillLoad() async {
    _ = await restoredWebCookies()
  }

  /// The web store's cookies, after whatever the backup has and the store lacks was put back.
  private func restoredWebCookies() async -> [Cookie] {
    var cookies = await app.webStore.allCookies()
    let saved = await app.backup.load() ?? []
    let missing = saved.filter { copy in !cookies.contains { $0.isSameCookie(as: copy) } }
    for cookie in missing {
      await app.webStore.setCookie(cookie)
    }
    cookies += missing
    if missing.isEmpty, !cookies.isEmpty {
      await app.backup.save(cookies)
    }
    return cookies
  }
}
