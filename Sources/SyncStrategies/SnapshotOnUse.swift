import CookieSync
import Cookies

/// Takes a new snapshot of the web store before each native request instead of trusting the observer, and pushes each
/// native response.
///
/// Protects against: an observer that is released (F31), deaf (F32) or late.
///
/// Misses: an empty snapshot, which only delays the copy (F02); deletions (F33); a snapshot that is out of date when it
/// is written (F35); both sides refreshing at once (F50).
///
/// The session: the cookies that `HybridApp.session` names.
/// Cookies of others: merged in both directions; a token that a side has to match breaks (F59).
public struct SnapshotOnUse: SyncStrategy {
  public let app: HybridApp

  public init(app: HybridApp) { self.app = app }

  public func nativeWillSend(_ purpose: RequestPurpose) async {
    guard purpose != .logIn else { return }
    await app.nativeStore.store(await app.webStore.allCookies())
  }

  public func nativeDidReceive(_ response: NativeResponse) async {
    await app.webStore.store(response.setCookies)
  }

  public func pageWillLoad() async {
    let known = await app.webStore.allCookies()
    await app.webStore.store(await app.nativeStore.allCookies().filter { !known.contains(identityOf: $0) })
  }
}
