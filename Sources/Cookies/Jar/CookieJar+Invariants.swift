extension CookieJar {
  /// What is wrong with the jar's own bookkeeping, nil if all is well. For tests: it compares all with all.
  package func brokenInvariant() -> String? {
    for position in entries.indices {
      if self.position(ofSameCookieAs: entries[position].cookie) != position {
        return "an identity is stored twice or not found"
      }
      if let expires = entries[position].cookie.expires, expires < earliestExpiry {
        return "a cookie expires before earliestExpiry"
      }
      if entries[position].sequence >= nextSequence { return "a sequence number was not given out" }
      guard let index else { continue }
      if index.byNameAndSite.first(JarIndex.nameAndSite(entries[position].cookie), where: { $0 == position }) == nil {
        return "a cookie is missing from the index by name and site"
      }
    }
    if index == nil, entries.count > JarIndex.threshold { return "a large jar has no index" }
    if entries.count > max(options.maximumCookies, options.maximumCookiesPerDomain) {
      return "the jar is over its limit"
    }
    return nil
  }
}
