import CookieSync
import Cookies

/// Reads back what it wrote to the web store, and writes again what is not there; otherwise as single-source-native
/// without its deletions.
///
/// Protects against: writes that complete without effect (F08) or reach a network process that has died.
///
/// Misses: a write that is there and does not reach the disk (F20) until the next load; what the page receives (F50,
/// F35).
///
/// The session: the cookies that `HybridApp.session` names.
/// Cookies of others: all of the native store goes to the web store with each native answer that sets one and before
/// each load, and is waited for like the session; a token that the page has to match breaks (F59).
public struct ReadBack: SyncStrategy {
  private static let attempts = 3
  /// A dead network process was noticed within 50 ms on WebKitGTK.
  private static let pause = Duration.milliseconds(50)

  public let app: HybridApp

  public init(app: HybridApp) { self.app = app }

  public func nativeDidReceive(_ response: NativeResponse) async {
    guard !response.setCookies.isEmpty else { return }
    await write(await app.nativeStore.allCookies())
  }

  public func pageWillLoad() async { await write(await app.nativeStore.allCookies()) }

  private func write(_ cookies: [Cookie]) async {
    // Nothing that could be missing there.
    guard !cookies.isEmpty else { return }
    for attempt in 0..<Self.attempts {
      if attempt > 0 { try? await app.clock.sleep(for: Self.pause) }
      await app.webStore.store(cookies)
      let seen = await app.webStore.allCookies()
      let isThere = cookies.allSatisfy { cookie in
        seen.contains { $0.isSameCookie(as: cookie) && $0.value == cookie.value }
      }
      if isThere { return }
    }
  }
}
