import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The request that follows a redirect.
struct Redirect {
  let response: HTTPURLResponse
  /// Foundation's.
  let request: URLRequest

  /// Fields that are nobody's secret. What else the app wrote may be one, whatever it is called.
  private static let harmless: Set<String> = [
    "accept", "accept-charset", "accept-encoding", "accept-language", "cache-control", "content-encoding",
    "content-language", "content-type", "pragma", "range", "user-agent",
  ]

  /// Across origins, and ever after, without the body and without the fields that the app wrote, but for those that are nobody's
  /// secret: both were for who the app wrote them for. (The Fetch standard, section 4.4, HTTP-redirect fetch, lets a body and an
  /// `X-API-Key` go.)
  ///
  /// - Parameter hasLeft: true if it was sent to another origin before. Back at the first one it is that other's request.
  func next(hasLeft: Bool) -> URLRequest {
    guard hasLeft || !staysAtOrigin else { return request.withPlainScheme }
    var next = request.withPlainScheme
    (next.httpBody, next.httpBodyStream) = (nil, nil)
    for name in (next.allHTTPHeaderFields ?? [:]).keys where !Self.harmless.contains(name.lowercased()) {
      next.setValue(nil, forHTTPHeaderField: name)
    }
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

extension URLRequest {
  /// With the scheme in lower case, which it is the same in (RFC 3986, section 3.1): Foundation outside Apple's platforms knows
  /// no other spelling, and takes "HTTPS" for something that it has no protocol for.
  var withPlainScheme: URLRequest {
    guard let address = url?.absoluteString, let scheme = url?.scheme, scheme != scheme.lowercased(),
      let plain = URL(string: scheme.lowercased() + address.dropFirst(scheme.count))
    else { return self }
    var request = self
    request.url = plain
    return request
  }
}
