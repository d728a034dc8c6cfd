// The storage model (RFC 6265bis, section 5.7).

extension CookieJar {
  /// Processes one Set-Cookie field value.
  @discardableResult
  public mutating func store(_ field: String, from response: ResponseContext, at now: UnixTime) -> StoreResult {
    var field = field
    return field.withUTF8 { store($0, from: response, at: now) }
  }

  /// Processes one Set-Cookie field value.
  @discardableResult
  public mutating func store(_ field: [UInt8], from response: ResponseContext, at now: UnixTime) -> StoreResult {
    field.withUnsafeBufferPointer { store($0, from: response, at: now) }
  }

  /// Processes one Set-Cookie field value: sections 5.6 and 5.7.
  @discardableResult
  public mutating func store(
    _ field: UnsafeBufferPointer<UInt8>, from response: ResponseContext, at now: UnixTime
  ) -> StoreResult {
    var removals: [Removal]?
    dropExpired(at: now)
    return process(field, from: response, at: now, &removals)
  }

  /// Processes one Set-Cookie field value in a jar of which the caller has taken what is expired; no clock is asked about
  /// the others.
  package mutating func storeWithoutEviction(
    _ field: UnsafeBufferPointer<UInt8>, from response: ResponseContext, at now: UnixTime
  ) -> StoreResult {
    var removals: [Removal]?
    return process(field, from: response, at: now, &removals)
  }

  /// Processes one Set-Cookie field value and adds the cookies to `removals` that had to go besides.
  @discardableResult
  public mutating func store(
    _ field: UnsafeBufferPointer<UInt8>, from response: ResponseContext, at now: UnixTime,
    removals: inout [Removal]
  ) -> StoreResult {
    var collected: [Removal]? = removeExpired(at: now)
    let result = process(field, from: response, at: now, &collected)
    removals += collected ?? []
    return result
  }

  /// Processes a Set-Cookie field value that is parsed already: section 5.7.
  package mutating func store(
    _ parsed: ParsedSetCookie, of field: UnsafeBufferPointer<UInt8>, from response: ResponseContext, at now: UnixTime
  ) -> StoreResult {
    var removals: [Removal]?
    dropExpired(at: now)
    do throws(IgnoredReason) {
      return try process(parsed, of: field, from: response, at: now, &removals)
    } catch {
      return .ignored(error)
    }
  }

  /// The cookie that a Set-Cookie field asks for, after steps 1 to 22, without storing it.
  ///
  /// One that deletes has its expiry in the past. This is what an app gets that parses a response's header itself.
  public func cookie(
    in field: UnsafeBufferPointer<UInt8>, from response: ResponseContext, at now: UnixTime
  ) throws(IgnoredReason) -> Cookie {
    try receive(ParsedSetCookie(parsing: field), of: field, from: response, at: now)
  }

  @inline(__always)
  private mutating func process(
    _ field: UnsafeBufferPointer<UInt8>, from response: ResponseContext, at now: UnixTime,
    _ removals: inout [Removal]?
  ) -> StoreResult {
    do throws(IgnoredReason) {
      return try process(ParsedSetCookie(parsing: field), of: field, from: response, at: now, &removals)
    } catch {
      return .ignored(error)
    }
  }

  @inline(__always)
  private mutating func process(
    _ parsed: ParsedSetCookie, of field: UnsafeBufferPointer<UInt8>, from response: ResponseContext, at now: UnixTime,
    _ removals: inout [Removal]?
  ) throws(IgnoredReason) -> StoreResult {
    let cookie = try receive(parsed, of: field, from: response, at: now)
    let old = position(ofSameCookieAs: cookie)
    // Step 23.2.
    if let old, !response.isHTTP, entries[old].cookie.httpOnly { throw .overwritesHTTPOnly }
    return put(consume cookie, over: old, at: now, isFromField: true, &removals)
  }

  /// Steps 1 to 22: the new cookie, or the reason for which there is none.
  @inline(__always)
  private func receive(
    _ parsed: ParsedSetCookie, of field: UnsafeBufferPointer<UInt8>, from response: ResponseContext, at now: UnixTime
  ) throws(IgnoredReason) -> Cookie {
    let name = field.bytes(parsed.name)
    let value = field.bytes(parsed.value)
    // Step 1: what a platform does not accept.
    if name.isEmpty, !options.acceptsNameless { throw .nameless }
    // Step 2. Steps 3 and 4 can only fail for input that is not from the parser (5.6 steps 1 and 5).
    if name.isEmpty, value.isEmpty { throw .emptyNameAndValue }
    // Steps 7 to 10.
    let (domain, hostOnly) = try scope(parsed.domain.map(field.bytes), from: response.url)
    // Steps 12, 13, 15 and 16, each before what needs memory.
    let isSecureOrigin = response.url.isSecure
    if parsed.secure, !isSecureOrigin, options.protectsSecureCookies { throw .secureFromInsecureOrigin }
    if parsed.httpOnly, !response.isHTTP { throw .httpOnlyFromNonHTTP }
    // A constant: a variable would be copied for each check below.
    let cookie = Cookie(
      // Step 5.
      name: String(octets: name),
      value: String(octets: value),
      domain: domain,
      // Step 11.
      path: path(parsed.path.map(field.bytes), from: response.url),
      hostOnly: hostOnly,
      secure: parsed.secure,
      // Step 14.
      httpOnly: parsed.httpOnly,
      // Step 17.
      sameSite: options.understandsSameSite ? parsed.sameSite : .default,
      // Step 6.
      expires: expiry(of: parsed, at: now),
      created: now,
      partitionKey: options.acceptsPartitioned && parsed.partitioned ? response.partitionKey : nil
    )
    // Step 16.
    if !parsed.secure, !isSecureOrigin, options.protectsSecureCookies, overlaysSecureCookie(cookie) {
      throw .overlaysSecureCookie
    }
    // Steps 18 and 19.
    if options.understandsSameSite { try checkSite(cookie, from: response) }
    // Steps 20 to 22.
    if options.enforcesPrefixes { try checkPrefixes(cookie, name: name, value: value, hasPath: parsed.path != nil) }
    if options.acceptsPartitioned, parsed.partitioned, !parsed.secure { throw .partitionedWithoutSecure }
    return cookie
  }

  /// A cookie that somebody else has parsed, as the response may set it: steps 7 to 10, 13, 16 and 18 to 22.
  ///
  /// Whether its field named the path nobody knows any more.
  package func admitted(_ cookie: Cookie, from response: ResponseContext) throws(IgnoredReason) -> Cookie {
    var cookie = cookie
    if cookie.hostOnly {
      guard cookie.domain.hasSameOctets(as: response.url.host) else { throw .domainMismatch }
    } else {
      (cookie.domain, cookie.hostOnly) = try octets(of: cookie.domain) { domain throws(IgnoredReason) in
        try scope(domain, from: response.url)
      }
    }
    if options.protectsSecureCookies, !response.url.isSecure {
      if cookie.secure { throw .secureFromInsecureOrigin }
      if overlaysSecureCookie(cookie) { throw .overlaysSecureCookie }
    }
    if options.understandsSameSite { try checkSite(cookie, from: response) }
    if options.enforcesPrefixes {
      let (name, value) = (cookie.name, cookie.value)
      try octets(of: name) { name throws(IgnoredReason) in
        try octets(of: value) { value throws(IgnoredReason) in
          try checkPrefixes(cookie, name: name, value: value, hasPath: true)
        }
      }
    }
    if cookie.partitionKey != nil, !cookie.secure { throw .partitionedWithoutSecure }
    return cookie
  }

  private func octets<Result>(
    of text: String, _ body: (UnsafeBufferPointer<UInt8>) throws(IgnoredReason) -> Result
  ) throws(IgnoredReason) -> Result {
    let octets = Cookie.octets(of: text)
    return try octets.withUnsafeBufferPointer(body)
  }

  /// Steps 7 to 10: the domain and whether it is for the host alone.
  @inline(__always)
  private func scope(
    _ attribute: UnsafeBufferPointer<UInt8>?, from url: RequestURL
  ) throws(IgnoredReason) -> (domain: String, hostOnly: Bool) {
    // Step 7, and the last alternative of step 10.
    guard let attribute, !attribute.isEmpty else { return (url.host, true) }
    // Step 8.
    guard attribute.allASCII else { throw .nonASCIIDomain }
    // 5.6.3 step 3.
    let domain = String(lowercasing: attribute)
    let isHost = domain.hasSameOctets(as: url.host)
    // Step 9. An IP address is no domain name and so no public suffix.
    if let list = options.publicSuffixes, !(isHost && url.hostIsIPAddress), list.isPublicSuffix(domain) {
      guard isHost else { throw .publicSuffixDomain }
      return (url.host, true)
    }
    // Step 10.
    guard isHost || DomainMatch.matches(host: url.host, domain: domain, hostIsIPAddress: url.hostIsIPAddress) else {
      throw .domainMismatch
    }
    return (domain, false)
  }

  /// Step 11 and section 5.6.4.
  @inline(__always)
  private func path(_ attribute: UnsafeBufferPointer<UInt8>?, from url: RequestURL) -> String {
    guard let attribute, !attribute.isEmpty else { return options.defaultsPathToRoot ? "/" : url.defaultPath }
    return String(octets: attribute)
  }

  /// Step 6 with the caps of 5.6.1 step 4 and 5.6.2 steps 5 to 7.
  @inline(__always)
  private func expiry(of parsed: ParsedSetCookie, at now: UnixTime) -> UnixTime? {
    if let seconds = parsed.maxAge, options.honoursMaxAge {
      if seconds <= 0 { return .distantPast }
      return now.advanced(bySeconds: min(seconds, options.maximumAge ?? .max))
    }
    guard let expires = parsed.expires else { return nil }
    guard let limit = options.maximumAge else { return expires }
    return min(expires, now.advanced(bySeconds: limit))
  }
}

extension String {
  /// ASCII bytes in lower case.
  @inline(__always)
  init(lowercasing bytes: UnsafeBufferPointer<UInt8>) {
    self.init(unsafeUninitializedCapacity: bytes.count) { output in
      for index in 0..<bytes.count { output.initializeElement(at: index, to: bytes[index].lowercased) }
      return bytes.count
    }
  }
}
