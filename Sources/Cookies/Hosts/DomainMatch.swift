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
