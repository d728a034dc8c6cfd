import CookieSync
import Cookies

/// Makes the native store equal to a snapshot of the web store whenever the observer fires, deletions included.
///
/// The obvious repair of the two-way observer's lost deletions (F33), and worse: a web store whose network process has
/// died reads empty without an error, and the mirror then erases the native session.
///
/// Protects against: deletions in the web store that never reach the native store (F33).
///
/// Misses: an empty snapshot that is not the truth (F02, a dead network process); both sides refreshing at once (F50);
/// native updates after the login.
///
/// The session: the cookies that `HybridApp.session` names.
/// Cookies of others: what the web store lacks is deleted from the native one, such as SDKs' cookies; the page's and
/// its frames' go there. A token that a side has to match breaks (F59).
public struct SnapshotMirror: SyncStrategy {
  public static var observesWebStore: Bool { true }

  public let app: HybridApp

  public init(app: HybridApp) { self.app = app }

  public func nativeDidReceive(_ response: NativeResponse) async {
    for cookie in response.setCookies {
      await app.webStore.setCookie(cookie)
    }
  }

  public func webStoreDidChange() async { await mirror() }

  public func nativeWillSend(_ purpose: RequestPurpose) async {
    if purpose != .logIn { await mirror() }
  }

  private func mirror() async {
    let snapshot = await app.webStore.allCookies()
    for cookie in await app.nativeStore.allCookies() where !snapshot.contains(where: { $0.isSameCookie(as: cookie) }) {
      await app.nativeStore.deleteCookie(cookie)
    }
    for cookie in snapshot {
      await app.nativeStore.setCookie(cookie)
    }
  }
}
