// The retrieval model (RFC 6265bis, section 5.8.3).

extension CookieJar {
  /// Appends the cookie-string for a request and returns the number of cookies in it.
  ///
  /// Allocates only if `output` has to grow, or if more than 256 cookies match.
  @discardableResult
  public mutating func appendCookieField(
    for request: RequestContext, at now: UnixTime, to output: inout [UInt8]
  ) -> Int {
    retrieve(for: request, at: now) { cookie, isFirst in
      // Step 6.
      if !isFirst {
        output.append(.semicolon)
        output.append(.space)
      }
      cookie.appendPair(to: &output)
    }
  }

  /// The cookies that a request carries, in their order there.
  public mutating func cookies(for request: RequestContext, at now: UnixTime) -> [Cookie] {
    var result: [Cookie] = []
    retrieve(for: request, at: now) { cookie, _ in result.append(cookie) }
    return result
  }

  /// Steps 3 to 5, then `body` for each cookie in order.
  @inline(__always)
  @discardableResult
  private mutating func retrieve(
    for request: RequestContext, at now: UnixTime, _ body: (_ cookie: Cookie, _ isFirst: Bool) -> Void
  ) -> Int {
    removeExpired(at: now)
    // 256 positions of four bytes fit the stack.
    var capacity = min(entries.count, 256)
    while true {
      let found = withUnsafeTemporaryAllocation(of: Int32.self, capacity: capacity) { selected in
        let found = select(for: request, at: now, into: selected)
        guard found <= capacity else { return found }
        guard found > 0 else { return 0 }
        sort(UnsafeMutableBufferPointer(rebasing: selected[..<found]))
        entries.withUnsafeMutableBufferPointer { entries in
          for index in 0..<found {
            // Step 5.
            entries[Int(selected[index])].cookie.lastAccessed = now
            body(entries[Int(selected[index])].cookie, index == 0)
          }
        }
        return found
      }
      if found <= capacity { return found }
      capacity = found
    }
  }

  /// Step 3: the positions of the cookies that match, as many as fit, and the number of all.
  @inline(__always)
  private func select(
    for request: RequestContext, at now: UnixTime, into selected: UnsafeMutableBufferPointer<Int32>
  ) -> Int {
    var found = 0
    guard let index else {
      for position in 0..<entries.count where mayBeSent(entries[position], for: request, at: now) {
        if found < selected.count { selected[found] = Int32(truncatingIfNeeded: position) }
        found += 1
      }
      return found
    }
    index.forEachCandidate(host: request.url.host, isIPAddress: request.url.hostIsIPAddress) { position in
      guard mayBeSent(entries[position], for: request, at: now) else { return }
      if found < selected.count { selected[found] = Int32(truncatingIfNeeded: position) }
      found += 1
    }
    return found
  }

  /// Step 4: Shell's sort, in place. A request has few cookies, mostly in order.
  @inline(__always)
  private func sort(_ selected: UnsafeMutableBufferPointer<Int32>) {
    var gap = selected.count > 8 ? selected.count / 3 + 1 : 1
    while gap > 0, selected.count > 1 {
      for start in gap..<selected.count {
        let moved = selected[start]
        var place = start
        while place >= gap, precedes(entries[Int(moved)], entries[Int(selected[place - gap])]) {
          selected[place] = selected[place - gap]
          place -= gap
        }
        selected[place] = moved
      }
      gap = gap == 1 ? 0 : gap / 3 + 1
    }
  }

  /// Step 4: longer paths first, then earlier creation.
  @inline(__always)
  private func precedes(_ left: Entry, _ right: Entry) -> Bool {
    let (leftLength, rightLength) = (left.cookie.path.utf8.count, right.cookie.path.utf8.count)
    if leftLength != rightLength { return leftLength > rightLength }
    if left.cookie.created != right.cookie.created { return left.cookie.created < right.cookie.created }
    return left.sequence < right.sequence
  }

  /// Step 3.
  @inline(__always)
  private func mayBeSent(_ entry: Entry, for request: RequestContext, at now: UnixTime) -> Bool {
    let cookie = entry.cookie
    let url = request.url
    if cookie.hostOnly {
      guard cookie.domain.hasSameOctets(as: url.host) else { return false }
    } else {
      guard !entry.isBarred,
        DomainMatch.matches(host: url.host, domain: cookie.domain, hostIsIPAddress: url.hostIsIPAddress)
      else { return false }
    }
    guard CookiePath.matches(requestPath: url.path, cookiePath: cookie.path) else { return false }
    guard url.isSecure || !cookie.secure, request.isHTTP || !cookie.httpOnly else { return false }
    if let key = cookie.partitionKey, !key.hasSameOctets(as: request.partitionKey ?? "") { return false }
    return request.site == .sameSite || cookie.sameSite == .none || !options.understandsSameSite
      || isSentCrossSite(cookie, with: request, at: now)
  }

  /// Step 3, the conditions for a cross-site request.
  private func isSentCrossSite(_ cookie: Cookie, with request: RequestContext, at now: UnixTime) -> Bool {
    guard request.isHTTP, request.site == .crossSiteTopLevel, cookie.sameSite != .strict else { return false }
    if request.hasSafeMethod { return true }
    // 5.6.7.2: only without an explicit SameSite, and only shortly after creation.
    guard cookie.sameSite == .default, options.laxAllowingUnsafeAge > 0 else { return false }
    return now.microseconds(since: cookie.created) <= UnixTime(seconds: options.laxAllowingUnsafeAge).microseconds
  }
}

extension Cookie {
  /// Step 6.1 and 6.2: name, "=" and value; a nameless cookie has no "=".
  @inline(__always)
  func appendPair(to output: inout [UInt8]) {
    if !name.isEmpty {
      name.appendOctets(to: &output)
      output.append(.equals)
    }
    value.appendOctets(to: &output)
  }
}
