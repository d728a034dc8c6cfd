// Excess cookies (RFC 6265bis, section 5.7, after step 24).

extension CookieJar {
  /// Below this number no limit can be exceeded.
  var evictionBound: Int { min(options.maximumCookiesPerDomain, options.maximumCookies) }

  /// Removes what exceeds a limit after `cookie` has come in. Expired cookies, the first priority, are gone already.
  @inline(never)
  mutating func evictExcess(sharingDomainOf cookie: Cookie, _ removals: inout [Removal]?) {
    if numberOfCookies(withDomain: cookie.domain) > options.maximumCookiesPerDomain {
      // Priority 2, then 3.
      let sharing = positions(withDomain: cookie.domain)
      let insecure = sharing.filter { !entries[$0].cookie.secure }
      if insecure.isEmpty {
        evict(oldest(of: sharing), because: .overDomainLimit, &removals)
      } else {
        evict(oldest(of: insecure), because: .insecureOverDomainLimit, &removals)
      }
    } else if entries.count > options.maximumCookies {
      // Priority 4.
      evict(oldest(of: entries.indices), because: .overTotalLimit, &removals)
    }
  }

  /// Counts without allocating: it happens at every insertion into a jar beyond the smaller limit.
  private func numberOfCookies(withDomain domain: String) -> Int {
    guard let index else { return positions(withDomain: domain).count }
    var count = 0
    index.byDomain.forEach(SuffixHash.of(domain)) { position in
      if entries[position].cookie.domain.hasSameOctets(as: domain) { count += 1 }
    }
    return count
  }

  private func positions(withDomain domain: String) -> [Int] {
    guard let index else { return entries.indices.filter { entries[$0].cookie.domain.hasSameOctets(as: domain) } }
    var result: [Int] = []
    index.byDomain.forEach(SuffixHash.of(domain)) { position in
      if entries[position].cookie.domain.hasSameOctets(as: domain) { result.append(position) }
    }
    return result
  }

  /// The earliest last-access-time; among equals the one that came first.
  private func oldest(of positions: some Sequence<Int>) -> Int? {
    positions.min { left, right in
      let (left, right) = (entries[left], entries[right])
      return (left.cookie.lastAccessed, left.sequence) < (right.cookie.lastAccessed, right.sequence)
    }
  }

  private mutating func evict(_ position: Int?, because reason: Removal.Reason, _ removals: inout [Removal]?) {
    guard let position else { return }
    let entry = removeEntry(at: position)
    removals?.append(Removal(cookie: entry.cookie, reason: reason))
  }
}
