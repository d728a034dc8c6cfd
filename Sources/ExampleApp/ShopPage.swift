import CookieSync
import CookieSyncAdapters
import Cookies
import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// What the user sees of a request.
public enum ShopOutcome: Hashable, Sendable {
  case done
  /// The login page.
  case needsLogIn
  /// No answer, or none that says anything about the session.
  case failed
}

/// The app's web content, where there is no WebKit: requests through a cookie storage of their own, which stands for the web
/// store.
///
/// It shows what a strategy's hooks do, not what WebKit does: nothing is lost here, nothing comes late, and all of it is one
/// process.
struct ShopPage: Sendable {
  let server: ShopServer
  let strategy: any SyncStrategy
  let client: URLSessionClient
  let store: ObservedStore

  /// Loads the page.
  func open() async -> ShopOutcome {
    await strategy.pageWillLoad()
    return await withSession { await send(server.page) }
  }

  /// A call by script.
  func fetch() async -> ShopOutcome { await withSession { await send(server.call) } }

  /// Sends, and if that was refused renews the session by whoever does that here, and sends once more.
  private func withSession(_ request: () async -> Int?) async -> ShopOutcome {
    let first = await request()
    guard first == 401 else { return Self.outcome(of: first) }
    switch await renew() {
    case .renewed: return Self.outcome(of: await request())
    case .refused: return .needsLogIn
    case .unanswered: return .failed
    }
  }

  private func renew() async -> RefreshOutcome {
    if type(of: strategy).answersPageRefresh { return await strategy.refreshForPage() }
    let response = await client.refreshSession()
    if !response.setCookies.isEmpty { store.didChange() }
    return response.refreshOutcome
  }

  private func send(_ request: URLRequest) async -> Int? {
    let response = await client.send(request, for: .call).response
    if !response.setCookies.isEmpty { store.didChange() }
    return response.status
  }

  static func outcome(of status: Int?) -> ShopOutcome {
    switch status {
    case .some(200..<300): .done
    case .some(401): .needsLogIn
    default: .failed
    }
  }
}

extension ShopPage: HiddenWebView {
  func renewSession(carrying cookies: [Cookie]) async -> RefreshOutcome {
    for cookie in cookies { await store.setCookie(cookie) }
    let response = await client.refreshSession()
    if !response.setCookies.isEmpty { store.didChange() }
    return response.refreshOutcome
  }
}
