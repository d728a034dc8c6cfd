import CookieSync
import Cookies

/// Android: OkHttp's `CookieJar` is a face of the web view's `CookieManager`, flushed after each answer that sets cookies, as
/// in LNReader's WebViewCookieJar (react-native-webview's, AlphaWallet's and Mitch's do not flush).
///
/// Native code has no store of its own: what it sends is what `CookieManager.getCookie` gives at that moment.
///
/// Protects against: divergence; a kill soon after native code has received cookies (F20, F22), where the store can be
/// flushed.
///
/// Misses: both sides refreshing one token at once (F50); what the page received within the last 30 s before a kill (F20,
/// F22); a web store that reads empty (F02) or has lost its cookies (F24).
///
/// The session: the cookies that `HybridApp.session` names.
/// Cookies of others: native code sends the page's and its frames' to hosts that they match; a token that a side has to match breaks
/// (F59). What SDKs have put into a native store of their own does not stay there.
public struct CookieManagerJar: SyncStrategy {
  public let app: HybridApp

  public init(app: HybridApp) { self.app = app }

  public func nativeWillSend(_ purpose: RequestPurpose) async {
    await app.nativeStore.replaceAll(with: await app.webStore.allCookies())
  }

  public func nativeDidReceive(_ response: NativeResponse) async {
    guard !response.setCookies.isEmpty else { return }
    await app.webStore.store(response.setCookies)
    await app.webStore.flush()
  }
}
