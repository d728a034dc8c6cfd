// The checks of RFC 6265bis, section 5.7, that need more than a line.

extension CookieJar {
  /// Step 16: an insecure origin must not overlay a Secure cookie.
  func overlaysSecureCookie(_ cookie: Cookie) -> Bool {
    // A domain of one label may have subdomains all over the index.
    guard let index, cookie.domain.utf8.contains(.dot) else {
      return entries.contains { Self.overlays(cookie, $0.cookie) }
    }
    return index.byNameAndSite.first(JarIndex.nameAndSite(cookie)) { Self.overlays(cookie, entries[$0].cookie) } != nil
  }

  @inline(__always)
  private static func overlays(_ cookie: Cookie, _ existing: Cookie) -> Bool {
    // Criteria 1 and 2.
    existing.secure && existing.name.hasSameOctets(as: cookie.name)
      // Criterion 3. Domains that are addresses can only be identical.
      && (DomainMatch.matches(host: existing.domain, domain: cookie.domain, hostIsIPAddress: false)
        || DomainMatch.matches(host: cookie.domain, domain: existing.domain, hostIsIPAddress: false))
      // Criterion 4.
      && CookiePath.matches(requestPath: cookie.path, cookiePath: existing.path)
  }

  /// Steps 18 and 19.
  @inline(__always)
  func checkSite(_ cookie: Cookie, from response: ResponseContext) throws(IgnoredReason) {
    guard cookie.sameSite != .none else {
      // Step 19.
      guard cookie.secure else { throw .sameSiteNoneWithoutSecure }
      return
    }
    switch response.site {
    // Step 18.2.
    case .sameSite: return
    // Step 18.1.
    case _ where !response.isHTTP: throw .crossSiteFromNonHTTP
    // Step 18.3.
    case .crossSiteTopLevel: return
    // Step 18.4.
    case .crossSite: throw .crossSite
    }
  }

  /// Steps 20 to 22, and the prefixes of draft-ietf-httpbis-layered-cookies if they are wanted.
  @inline(__always)
  func checkPrefixes(
    _ cookie: Cookie, name: UnsafeBufferPointer<UInt8>, value: UnsafeBufferPointer<UInt8>, hasPath: Bool
  ) throws(IgnoredReason) {
    // Step 22.
    if name.isEmpty {
      if value.hasGuardedPrefix(includingHTTP: options.enforcesHTTPPrefixes) { throw .namelessWithPrefix }
      return
    }
    guard name[0] == UInt8(ascii: "_") else { return }
    // Step 20.
    if name.starts(withWord: "__secure-"), !cookie.secure { throw .securePrefixWithoutSecure }
    // Step 21.
    if name.starts(withWord: "__host-") {
      guard cookie.secure else { throw .hostPrefixWithoutSecure }
      guard cookie.hostOnly else { throw .hostPrefixWithDomain }
      guard hasPath, cookie.path == "/" else { throw .hostPrefixWithoutRootPath }
    }
    if options.enforcesHTTPPrefixes, name.starts(withWord: "__http-") || name.starts(withWord: "__host-http-") {
      guard cookie.secure, cookie.httpOnly else { throw .httpPrefixWithoutAttributes }
    }
  }
}

extension UnsafeBufferPointer<UInt8> {
  @inline(__always)
  fileprivate func hasGuardedPrefix(includingHTTP: Bool) -> Bool {
    guard first == UInt8(ascii: "_") else { return false }
    return starts(withWord: "__secure-") || starts(withWord: "__host-") || includingHTTP && starts(withWord: "__http-")
  }
}
