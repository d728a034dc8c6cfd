/// Domain matching (RFC 6265bis, section 5.1.3). Both sides are canonical already.
public enum DomainMatch {
  /// True if `host` domain-matches `domain`.
  ///
  /// - Parameter hostIsIPAddress: an address matches itself only.
  @inline(__always)
  public static func matches(host: String, domain: String, hostIsIPAddress: Bool) -> Bool {
    let difference = host.utf8.count &- domain.utf8.count
    // Identical strings.
    if difference == 0 { return host.hasSameOctets(as: domain) }
    // A suffix that a dot precedes, of a host name.
    guard difference > 0, !hostIsIPAddress else { return false }
    var host = host
    var domain = domain
    return host.withUTF8 { host in
      domain.withUTF8 { host[difference &- 1] == .dot && host.hasSuffix($0) }
    }
  }
}

extension DomainMatch {
  /// True if `rawHost` domain-matches `rawDomain` once both are canonical.
  ///
  /// A side without a canonical form is compared as it is, in lower case: identical strings match all the same.
  public static func matches(rawHost: String, rawDomain: String) -> Bool {
    let isBareIPv6 = rawHost.contains(":") && !rawHost.hasPrefix("[")
    guard let host = CanonicalHost(isBareIPv6 ? "[\(rawHost)]" : rawHost) else {
      return matches(host: rawHost.lowercased(), domain: rawDomain.lowercased(), hostIsIPAddress: false)
    }
    let bare = isBareIPv6 ? "[\(rawDomain)]" : rawDomain
    // A domain such as "2.3" must not become an address just because URLs allow short ones.
    let domain = CanonicalHost(bare).flatMap { $0.isIPAddress == host.isIPAddress ? $0.name : nil }
    return matches(host: host.name, domain: domain ?? bare.lowercased(), hostIsIPAddress: host.isIPAddress)
  }
}
