import CookieSync
import Cookies

/// A snapshot mirror that copies deletions only if the snapshot has a cookie that nobody deletes: an empty answer is
/// then known from an emptied store.
///
/// Protects against: an empty answer that is not the truth (F02, a dead network process, F24), which would erase the
/// native session; deletions in the web store that never reach the native one (F33).
///
/// Misses: a store that lost the session and kept the sentinel; both sides refreshing at once (F50); native updates
/// after the login.
///
/// The session: the cookies that `HybridApp.session` names.
/// Cookies of others: as ``SnapshotMirror``, where the sentinel stands; a token that a side has to match breaks
/// (F59).
public struct SentinelMirror: SyncStrategy {
  public static var observesWebStore: Bool { true }

  private static let sentinelName = "sync-sentinel"

  public let app: HybridApp

  public init(app: HybridApp) { self.app = app }

  public func nativeDidReceive(_ response: NativeResponse) async {
    await app.webStore.store(response.setCookies)
    guard let model = response.setCookies.first(where: { $0.expires != nil }) else { return }
    var sentinel = model
    sentinel.name = Self.sentinelName
    sentinel.value = "1"
    await app.webStore.setCookie(sentinel)
  }

  public func webStoreDidChange() async { await mirror() }

  public func nativeWillSend(_ purpose: RequestPurpose) async {
    if purpose != .logIn { await mirror() }
  }

  private func mirror() async {
    let snapshot = await app.webStore.allCookies()
    if snapshot.contains(where: { $0.name == Self.sentinelName }) {
      await app.nativeStore.replaceAll(with: snapshot)
    } else {
      await app.nativeStore.store(snapshot)
    }
  }
}
