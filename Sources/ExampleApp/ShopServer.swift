import Cookies
import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The addresses of the app's server.
public struct ShopServer: Sendable {
  public let base: URL

  public init(base: URL) { self.base = base }

  public var logIn: URLRequest { request("POST", "login") }
  public var refresh: URLRequest { request("POST", "session/refresh") }
  public var logOut: URLRequest { request("POST", "session/logout") }
  public var call: URLRequest { request("GET", "call") }
  public var page: URLRequest { request("GET", "page") }
  public var file: URLRequest { request("GET", "file") }

  /// A Cookie field that the app writes itself.
  static func cookieField(_ cookies: [Cookie]) -> String {
    cookies.map { "\($0.name)=\($0.value)" }.joined(separator: "; ")
  }

  private func request(_ method: String, _ path: String) -> URLRequest {
    var request = URLRequest(url: base.appendingPathComponent(path))
    request.httpMethod = method
    return request
  }
}
