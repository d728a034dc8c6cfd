import CookieSync
import CookieSyncAdapters
import Cookies
import Foundation

/// A page that the user does not see, which renews the session on the web store.
///
/// It knows no strategy: the strategy has it. Of what it is to carry it puts into the store what a request for its address takes
/// along, as `HiddenPage` does.
struct HiddenShopPage: HiddenWebView {
  let client: URLSessionClient
  let store: ObservedStore
  let address: URL

  func renewSession(carrying cookies: [Cookie]) async -> RefreshOutcome {
    for cookie in CookieOrigin(address)?.sent(of: cookies) ?? [] { await store.setCookie(cookie) }
    let response = await client.refreshSession()
    if !response.setCookies.isEmpty { store.didChange() }
    return response.refreshOutcome
  }
}
