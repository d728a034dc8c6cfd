import CookieSync
import Cookies

/// One refresh of native code at a time; whoever needs another waits for it (catalogue S29). Copies as push-only.
///
/// Protects against: two native requests that both answer a 401 with a refresh.
///
/// Misses: the page, which refreshes by itself with the same token (F50), and any other process; a reply lost after
/// the rotation (F51); everything else that ``PushOnly`` misses.
///
/// The session: the cookies that `HybridApp.session` names.
/// Cookies of others: as ``PushOnly``, a token that an open page has to match (F59) included.
public struct SingleFlightNative: SyncStrategy {
  public let app: HybridApp
  private let gate = RefreshGate()

  public init(app: HybridApp) { self.app = app }

  public func nativeDidReceive(_ response: NativeResponse) async {
    guard response.purpose == .logIn else { return }
    await app.webStore.store(await app.nativeStore.allCookies())
  }

  public func refreshForNative() async -> RefreshOutcome {
    await gate.pass { await refreshByNativeClient() }
  }
}
