import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The request that follows a redirect.
struct Redirect {
  let response: HTTPURLResponse
  /// Foundation's.
  let request: URLRequest

  /// Without credentials that the app wrote for another origin (Fetch standard, section 4.4, HTTP-redirect fetch).
  var next: URLRequest {
    guard !staysAtOrigin else { return request }
    var next = request
    for name in ["Authorization", "Cookie", "Proxy-Authorization"] { next.setValue(nil, forHTTPHeaderField: name) }
    return next
  }

  var staysAtOrigin: Bool {
    guard let from = response.url, let to = request.url else { return false }
    return Self.origin(of: from) == Self.origin(of: to)
  }

  private static func origin(of url: URL) -> [String?] {
    let scheme = url.scheme?.lowercased()
    let port = url.port ?? (scheme == "https" ? 443 : 80)
    return [scheme, url.host?.lowercased(), "\(port)"]
  }
}
