/// What cookies need to know of a URL: whether the connection is secure, the host and the path.
public struct RequestURL: Hashable, Sendable {
  /// True for a "secure" connection (5.7 step 13): https, wss, or a host that is trusted as local.
  public var isSecure: Bool
  /// The canonical host (5.1.2).
  public let host: String
  /// True if the host is an IPv4 or IPv6 address, which domain-matches itself only.
  public let hostIsIPAddress: Bool
  /// The path, at least "/", as it goes over the wire.
  public let path: String
  /// The default-path of a cookie from here (5.1.4).
  public let defaultPath: String

  /// A URL from its parts.
  ///
  /// - Parameters:
  ///   - host: a canonical host, in lower case.
  ///   - path: the path; an empty one becomes "/".
  public init(isSecure: Bool, host: String, hostIsIPAddress: Bool = false, path: String = "/") {
    self.isSecure = isSecure
    self.host = host
    self.hostIsIPAddress = hostIsIPAddress
    self.path = path.isEmpty ? "/" : path
    defaultPath = CookiePath.defaultPath(of: self.path)
  }

  /// The parts of an absolute URL; nil if it has no host or the host has no canonical form.
  ///
  /// - Parameter trustsLocalhost: whether `localhost`, its subdomains and loopback addresses count as secure
  ///   without TLS, as in most user agents (5.8.3 step 3).
  public init?(_ text: String, trustsLocalhost: Bool = true) {
    self.init(octets: Array(text.utf8), trustsLocalhost: trustsLocalhost)
  }

  /// The same from the octets of a URL, which need not be UTF-8.
  public init?(octets: [UInt8], trustsLocalhost: Bool = true) {
    guard let parts = URLParts(octets), let host = CanonicalHost(parts.host) else { return nil }
    let secureScheme = parts.scheme == "https" || parts.scheme == "wss"
    self.init(
      isSecure: secureScheme || trustsLocalhost && host.isLoopback,
      host: host.name,
      hostIsIPAddress: host.isIPAddress,
      path: parts.path
    )
  }
}

extension CanonicalHost {
  /// True for hosts that can only be this machine.
  var isLoopback: Bool {
    if isIPAddress { return name == "[::1]" || name.hasPrefix("127.") }
    return name == "localhost" || name.hasSuffix(".localhost")
  }
}
