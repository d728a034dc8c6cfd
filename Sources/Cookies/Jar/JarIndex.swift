/// Finds cookies in a large jar without looking at those of other domains.
struct JarIndex: Sendable {
  /// A jar of this many cookies or fewer is searched from end to end, which is faster and costs nothing to copy.
  static let threshold = 64

  /// By the hash of the domain.
  private(set) var byDomain: HashChains
  /// By name and the last two labels of the domain: whatever step 16 of section 5.7 may have to compare.
  private(set) var byNameAndSite: HashChains
  /// By name and domain, of which a hostile server can give many cookies one, but not both.
  private(set) var byNameAndDomain: HashChains

  init(_ entries: [CookieJar.Entry]) {
    byDomain = HashChains(capacity: entries.count)
    byNameAndSite = HashChains(capacity: entries.count)
    byNameAndDomain = HashChains(capacity: entries.count)
    for entry in entries { append(entry.cookie) }
  }

  mutating func append(_ cookie: Cookie) {
    byDomain.append(hash: SuffixHash.of(cookie.domain))
    byNameAndSite.append(hash: Self.nameAndSite(cookie))
    byNameAndDomain.append(hash: Self.hash(of: cookie.name, cookie.domain))
  }

  mutating func removeBySwapping(_ position: Int) {
    byDomain.removeBySwapping(position)
    byNameAndSite.removeBySwapping(position)
    byNameAndDomain.removeBySwapping(position)
  }

  /// Calls `body` for the entries whose domain may be `host` or one of its parents.
  @inline(__always)
  func forEachCandidate(host: String, isIPAddress: Bool, _ body: (Int) -> Void) {
    var host = host
    host.withUTF8 { bytes in
      var hash = SuffixHash()
      var index = bytes.count
      while index > 0 {
        index &-= 1
        // In front of a dot, the hash is that of the parent domain behind it.
        if bytes[index] == .dot, !isIPAddress { byDomain.forEach(hash.value, body) }
        hash.combine(bytes[index])
      }
      byDomain.forEach(hash.value, body)
    }
  }

  static func nameAndSite(_ cookie: Cookie) -> UInt32 { hash(of: cookie.name, cookie.domain, mostLabels: 2) }

  /// Of a name and the last labels of a domain.
  static func hash(of name: String, _ domain: String, mostLabels: Int = .max) -> UInt32 {
    var hash = SuffixHash()
    // In one piece: the bytes of a view are each asked for through the string.
    var (domain, name) = (domain, name)
    domain.withUTF8 { bytes in
      var dots = 0
      for byte in bytes.reversed() {
        if byte == .dot { dots += 1 }
        if dots == mostLabels { break }
        hash.combine(byte)
      }
    }
    hash.combine(0)
    name.withUTF8 { bytes in
      for byte in bytes { hash.combine(byte) }
    }
    return hash.value
  }
}
