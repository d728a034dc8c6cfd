import CookieSync
import Cookies

/// One refresh at a time across both sides: the page asks native code, and the two-way observer copies everything else.
///
/// Protects against: both sides refreshing with one token (F50): 0 of 45 sessions lost on real engines, where the
/// observer alone lost most of those within a round trip.
///
/// Misses: what the observer misses (F30 to F35), deletions above all; a reply lost after the rotation (F51).
///
/// The session: the cookies that `HybridApp.session` names.
/// Cookies of others: merged in both directions; a token that a side has to match breaks (F59), and with it what the observer copies.
public struct SingleFlight: SyncStrategy {
  public static var observesWebStore: Bool { true }
  public static var answersPageRefresh: Bool { true }

  public let app: HybridApp
  private let gate = RefreshGate()

  public init(app: HybridApp) { self.app = app }

  public func nativeDidReceive(_ response: NativeResponse) async {
    guard !response.setCookies.isEmpty else { return }
    await app.webStore.store(await app.nativeStore.allCookies())
  }

  public func webStoreDidChange() async {
    await app.nativeStore.store(await app.webStore.allCookies())
  }

  public func refreshForNative() async -> RefreshOutcome {
    await gate.pass { await refreshByNativeClient() }
  }
}
