/// Finds cookies in a large jar without looking at those of other domains.
struct JarIndex: Sendable {
  /// A jar of this many cookies or fewer is searched from end to end, which is faster and costs nothing to copy.
  static let threshold = 16

  /// By the hash of the domain.
  private(set) var byDomain: HashChains
  /// By name and the last two labels of the domain: whatever step 16 of section 5.7 may have to compare.
  private(set) var byNameAndSite: HashChains

  init(_ entries: [CookieJar.Entry]) {
    byDomain = HashChains(capacity: entries.count)
    byNameAndSite = HashChains(capacity: entries.count)
    for entry in entries { append(entry.cookie) }
  }

  mutating func append(_ cookie: Cookie) {
    byDomain.append(hash: SuffixHash.of(cookie.domain))
    byNameAndSite.append(hash: Self.nameAndSite(cookie))
  }

  mutating func removeBySwapping(_ position: Int) {
    byDomain.removeBySwapping(position)
    byNameAndSite.removeBySwapping(position)
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

  static func nameAndSite(_ cookie: Cookie) -> UInt32 {
    var hash = SuffixHash()
    var dots = 0
    for byte in cookie.domain.utf8.reversed() {
      if byte == .dot { dots += 1 }
      if dots == 2 { break }
      hash.combine(byte)
    }
    hash.combine(0)
    for byte in cookie.name.utf8 { hash.combine(byte) }
    return hash.value
  }
}
