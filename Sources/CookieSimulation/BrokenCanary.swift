import CookieSync
import Cookies
import SyncStrategies

/// Deliberately broken: throws the refresh token away with every native response. In no catalogue, known to commands by its name.
///
/// A comparison that does not catch this strategy measures nothing.
public struct BrokenCanary: SyncStrategy {
  public let app: HybridApp

  public init(app: HybridApp) { self.app = app }

  public func nativeDidReceive(_ response: NativeResponse) async {
    for cookie in response.setCookies {
      if app.session.role(of: cookie) == .refresh {
        await app.nativeStore.deleteCookie(cookie)
      } else {
        await app.webStore.setCookie(cookie)
      }
    }
  }
}

extension StrategyEntry {
  public static let brokenCanary = StrategyEntry(
    name: "broken-canary", summary: "deliberately broken: drops the refresh token", isHidden: true,
    make: BrokenCanary.init(app:)
  ).remembering(in: .instance)
}
