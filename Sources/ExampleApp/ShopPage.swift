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

  init(status: Int?) {
    self =
      switch status {
      case .some(200..<300): .done
      case .some(401): .needsLogIn
      default: .failed
      }
  }
}

/// The app's web content, where there is no WebKit: requests through a cookie storage of their own, which stands for the web
/// store. Those of a strategy that proxies the page are made by native code.
///
/// It shows what a strategy's hooks do, not what WebKit does: nothing is lost here, nothing comes late, and all of it is one
/// process.
struct ShopPage: Sendable {
  let server: ShopServer
  let strategy: any SyncStrategy
  let client: URLSessionClient
  /// Sends no cookies of the web store by itself, and stores what comes.
  let headerClient: URLSessionClient
  let native: URLSessionClient
  let store: ObservedStore

  /// Loads the page.
  func open() async -> ShopOutcome {
    await strategy.pageWillLoad()
    let header = await strategy.cookieHeaderForPage()
    // The header is of the load, and of none that comes after it.
    return await withSession(first: { await send(server.page, header: header) }, again: { await send(server.page) })
  }

  /// A call by script.
  func fetch() async -> ShopOutcome {
    await withSession(first: { await send(server.call) }, again: { await send(server.call) })
  }

  /// Sends, and if that was refused renews the session by whoever does that here, and sends once more.
  private func withSession(first: () async -> Int?, again: () async -> Int?) async -> ShopOutcome {
    let status = await first()
    guard status == 401 else { return ShopOutcome(status: status) }
    switch await renew() {
    case .renewed: return ShopOutcome(status: await again())
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

  private func send(_ request: URLRequest, header: [Cookie] = []) async -> Int? {
    if type(of: strategy).proxiesPage { return await sendByNativeCode(request) }
    var (request, client) = (request, client)
    if !header.isEmpty {
      request.setValue(ShopServer.cookieField(header), forHTTPHeaderField: "Cookie")
      client = headerClient
    }
    let response = await client.send(request, for: .call).response
    if !response.setCookies.isEmpty { store.didChange() }
    return response.status
  }

  private func sendByNativeCode(_ request: URLRequest) async -> Int? {
    await strategy.nativeWillSend(.call)
    let response = await native.send(request, for: .call).response
    await strategy.nativeDidReceive(response)
    return response.status
  }
}
