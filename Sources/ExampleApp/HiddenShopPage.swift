import CookieSync
import CookieSyncAdapters
import Cookies

/// A page that the user does not see, which renews the session on the web store.
///
/// It knows no strategy: the strategy has it.
struct HiddenShopPage: HiddenWebView {
  let client: URLSessionClient
  let store: ObservedStore

  func renewSession(carrying cookies: [Cookie]) async -> RefreshOutcome {
    for cookie in cookies { await store.setCookie(cookie) }
    let response = await client.refreshSession()
    if !response.setCookies.isEmpty { store.didChange() }
    return response.refreshOutcome
  }
}
