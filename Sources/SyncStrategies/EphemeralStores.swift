import CookieSync
import Cookies

/// Both stores live in memory and belong to the app alone; a backup brings the session back at each launch (catalogue
/// S9, with the S5 that it makes mandatory and the S6 that keeps the backup current).
///
/// Protects against: foreign code that touches the shared stores (F28); drift (F36); whatever the disk may lose (F20,
/// F24, F25), since nothing is on it.
///
/// Misses: a backup that cannot be read (F27), after which there is nothing; a logout in the page, which the backup
/// does not learn of. An extension of the app has nothing of the session (F01).
///
/// The session: the cookies that `HybridApp.session` names.
/// Cookies of others: those of SDKs do not come in. What a native answer sets goes to the web store at once, and is
/// saved with the session; a token that the page has to match breaks (F59). What the page is given is neither copied
/// nor saved.
public struct EphemeralStores: SyncStrategy {
  public static var usesEphemeralStores: Bool { true }
  public static var answersPageRefresh: Bool { true }

  public let app: HybridApp
  private let gate = RefreshGate()

  public init(app: HybridApp) { self.app = app }

  public func appDidLaunch() async {
    await app.nativeStore.store(await app.backup.load() ?? [])
  }

  public func nativeDidReceive(_ response: NativeResponse) async {
    guard !response.setCookies.isEmpty else { return }
    await app.webStore.store(response.setCookies)
    await app.backup.save(await app.nativeStore.allCookies())
  }

  public func pageWillLoad() async {
    await app.webStore.store(await app.nativeStore.allCookies())
  }

  public func refreshForNative() async -> RefreshOutcome {
    await gate.pass { await refreshByNativeClient() }
  }
}
