// The retrieval model (RFC 6265bis, section 5.8.3).

extension CookieJar {
  /// Appends the cookie-string for a request and returns the number of cookies in it.
  ///
  /// Allocates only if `output` has to grow.
  @discardableResult
  public mutating func appendCookieField(
    for request: RequestContext, at now: UnixTime, to output: inout [UInt8]
  ) -> Int {
    removeExpired(at: now)
    var found = 0
    withUnsafeTemporaryAllocation(of: Int.self, capacity: entries.count) { selected in
      found = select(for: request, at: now, into: selected)
      for index in 0..<found {
        // Step 5.
        entries[selected[index]].cookie.lastAccessed = now
        // Step 6.
        if index > 0 {
          output.append(.semicolon)
          output.append(.space)
        }
        entries[selected[index]].cookie.appendPair(to: &output)
      }
    }
    return found
  }

  /// The cookies that a request carries, in their order there.
  public mutating func cookies(for request: RequestContext, at now: UnixTime) -> [Cookie] {
    removeExpired(at: now)
    var result: [Cookie] = []
    withUnsafeTemporaryAllocation(of: Int.self, capacity: entries.count) { selected in
      let found = select(for: request, at: now, into: selected)
      result.reserveCapacity(found)
      for position in selected[..<found] {
        entries[position].cookie.lastAccessed = now
        result.append(entries[position].cookie)
      }
    }
    return result
  }

  /// Steps 3 and 4: the positions of the cookies that match, sorted.
  private func select(
    for request: RequestContext, at now: UnixTime, into selected: UnsafeMutableBufferPointer<Int>
  ) -> Int {
    var found = 0
    for position in entries.indices where mayBeSent(entries[position], for: request, at: now) {
      // Insertion sort: a request has few cookies, and most arrive in order.
      var place = found
      while place > 0, precedes(entries[position], entries[selected[place - 1]]) {
        selected[place] = selected[place - 1]
        place -= 1
      }
      selected[place] = position
      found += 1
    }
    return found
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
