extension CookieJar {
  /// What is wrong with the jar's own bookkeeping, nil if all is well. For tests: it compares all with all.
  package func brokenInvariant() -> String? {
    for (position, entry) in entries.enumerated() {
      let cookie = entry.cookie
      if self.position(of: cookie.identity) != position { return "an identity is stored twice or not found" }
      if let expires = cookie.expires, expires < earliestExpiry { return "a cookie expires before earliestExpiry" }
      if entry.sequence >= nextSequence { return "a sequence number was not given out" }
      if let index, index.byNameAndSite.first(JarIndex.nameAndSite(cookie), where: { $0 == position }) == nil {
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
