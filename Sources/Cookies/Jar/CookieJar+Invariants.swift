extension CookieJar {
  /// What is wrong with the jar's own bookkeeping, nil if all is well. For tests: it compares all with all.
  package func brokenInvariant() -> String? {
    for position in entries.indices {
      if let problem = brokenInvariant(at: position) { return problem }
    }
    if index == nil, entries.count > JarIndex.threshold { return "a large jar has no index" }
    if entries.count > max(options.maximumCookies, options.maximumCookiesPerDomain) {
      return "the jar is over its limit"
    }
    return nil
  }

  private func brokenInvariant(at position: Int) -> String? {
    guard isStoredOnce(position) else { return "an identity is stored twice or not found" }
    if let expires = entries[position].cookie.expires, expires < earliestExpiry {
      return "a cookie expires before earliestExpiry"
    }
    if entries[position].mark != NameMark(entries[position].cookie.name) { return "a mark is not its name's" }
    if entries[position].sequence >= nextSequence { return "a sequence number was not given out" }
    guard let index else { return nil }
    if index.byNameAndSite.first(JarIndex.nameAndSite(entries[position].cookie), where: { $0 == position }) == nil {
      return "a cookie is missing from the index by name and site"
    }
    return nil
  }

  private func isStoredOnce(_ position: Int) -> Bool {
    if index != nil { return self.position(ofSameCookieAs: entries[position].cookie) == position }
    return entries.withUnsafeBufferPointer { entries in
      guard let start = entries.baseAddress else { return true }
      for other in 0..<position
      where (start + other).pointee.cookie.isSameCookie(as: (start + position).pointee.cookie) { return false }
      return true
    }
  }
}
