import CookieSync
import Cookies
import Foundation

/// `WKHTTPCookieStore`'s part, played by an engine's cookie store.
struct EngineStore: CookieStore {
  let engine: any Engine

  func allCookies() async -> [Cookie] { await engine.allCookies() }
  func setCookie(_ cookie: Cookie) async { _ = await engine.set(cookie) }
  func deleteCookie(_ cookie: Cookie) async { await engine.delete(cookie) }
  func wake() async { await engine.fetchRecords() }
}

/// A web view that nobody sees.
struct HiddenView: HiddenWebView {
  let engine: any Engine
  let address: URL

  /// WebKitGTK drops a `Cookie` header that the app puts on a load, and for Chromium there is no call that has one, so that
  /// the web store's cookies go out instead.
  func renewSession(carrying cookies: [Cookie]) async -> RefreshOutcome {
    guard await engine.load(address, header: cookies, in: .hidden).isDone else { return .unanswered }
    switch await engine.script("return document.title", in: .hidden).text {
    case "200": return .renewed
    case "401": return .refused
    default: return .unanswered
    }
  }
}
