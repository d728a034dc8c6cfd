// Excess cookies (RFC 6265bis, section 5.7, after step 24).

extension CookieJar {
  /// Below this number no limit can be exceeded.
  var evictionBound: Int { min(options.maximumCookiesPerDomain, options.maximumCookies) }

  /// Removes what exceeds a limit after `cookie` has come in. Expired cookies, the first priority, are gone already.
  @inline(never)
  mutating func evictExcess(sharingDomainOf cookie: Cookie, _ removals: inout [Removal]?) {
    if numberOfCookies(withDomain: cookie.domain) > options.maximumCookiesPerDomain {
      // Priority 2, then 3.
      var (insecure, any) = (Oldest(), Oldest())
      forEachPosition(withDomain: cookie.domain) { position in
        any.compare(position, entries[position])
        if !entries[position].cookie.secure { insecure.compare(position, entries[position]) }
      }
      if insecure.position != nil {
        evict(insecure.position, because: .insecureOverDomainLimit, &removals)
      } else {
        evict(any.position, because: .overDomainLimit, &removals)
      }
    } else if entries.count > options.maximumCookies {
      // Priority 4.
      var oldest = Oldest()
      for position in entries.indices { oldest.compare(position, entries[position]) }
      evict(oldest.position, because: .overTotalLimit, &removals)
    }
  }

  private func numberOfCookies(withDomain domain: String) -> Int {
    var count = 0
    forEachPosition(withDomain: domain) { _ in count += 1 }
    return count
  }

  /// Allocates nothing: it happens at every insertion into a jar beyond the smaller limit.
  @inline(__always)
  private func forEachPosition(withDomain domain: String, _ body: (Int) -> Void) {
    guard let index else {
      for position in entries.indices where entries[position].cookie.domain.hasSameOctets(as: domain) {
        body(position)
      }
      return
    }
    index.byDomain.forEach(SuffixHash.of(domain)) { position in
      if entries[position].cookie.domain.hasSameOctets(as: domain) { body(position) }
    }
  }

  /// The earliest last-access-time; among equals the one that came first.
  private struct Oldest {
    var position: Int?
    private var lastAccessed = UnixTime.distantFuture
    private var sequence = UInt64.max

    mutating func compare(_ position: Int, _ entry: Entry) {
      guard self.position == nil || (entry.cookie.lastAccessed, entry.sequence) < (lastAccessed, sequence) else {
        return
      }
      (self.position, lastAccessed, sequence) = (position, entry.cookie.lastAccessed, entry.sequence)
    }
  }

  private mutating func evict(_ position: Int?, because reason: Removal.Reason, _ removals: inout [Removal]?) {
    guard let position else { return }
    let entry = removeEntry(at: position)
    removals?.append(Removal(cookie: entry.cookie, reason: reason))
  }
}
