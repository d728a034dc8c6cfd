// The retrieval model (RFC 6265bis, section 5.8.3).

extension CookieJar {
  /// Appends the cookie-string for a request and returns the number of cookies in it.
  ///
  /// Allocates only if `output` has to grow, or if more than 256 cookies match.
  @discardableResult
  public mutating func appendCookieField(
    for request: RequestContext, at now: UnixTime, to output: inout [UInt8]
  ) -> Int {
    retrieve(for: request, at: now) { entry, isFirst in
      // Step 6.
      if !isFirst {
        output.append(.semicolon)
        output.append(.space)
      }
      entry.pointee.cookie.texts.appendPair(to: &output)
    }
  }

  /// The cookies that a request carries, in their order there.
  public mutating func cookies(for request: RequestContext, at now: UnixTime) -> [Cookie] {
    var result: [Cookie] = []
    result.reserveCapacity(min(entries.count, 8))
    retrieve(for: request, at: now) { entry, _ in result.append(entry.pointee.cookie) }
    return result
  }

  /// Steps 3 to 5, then `body` for each cookie in order.
  @inline(__always)
  @discardableResult
  private mutating func retrieve(
    for request: RequestContext, at now: UnixTime, _ body: (_ entry: UnsafePointer<Entry>, _ isFirst: Bool) -> Void
  ) -> Int {
    dropExpired(at: now)
    let matcher = RequestMatcher(now: now, options: options)
    // 256 positions of four bytes fit the stack.
    var capacity = min(entries.count, 256)
    while true {
      let found = withUnsafeTemporaryAllocation(of: Int32.self, capacity: capacity) { selected in
        let found = select(matcher, request, into: selected)
        guard found > 0, found <= capacity else { return found }
        // Only now: a jar that shares its memory with copies is copied when step 5 writes.
        entries.withUnsafeMutableBufferPointer { entries in
          guard let start = entries.baseAddress else { return }
          Self.sort(UnsafeMutableBufferPointer(rebasing: selected[..<found]), start)
          for index in 0..<found {
            let entry = start + Int(selected[index])
            // Step 5.
            entry.pointee.cookie.lastAccessed = now
            body(entry, index == 0)
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
    _ matcher: RequestMatcher, _ request: RequestContext, into selected: UnsafeMutableBufferPointer<Int32>
  ) -> Int {
    entries.withUnsafeBufferPointer { entries in
      guard let start = entries.baseAddress else { return 0 }
      var found = 0
      guard let index else {
        for position in 0..<entries.count where matcher.accepts(start + position, for: request) {
          if found < selected.count { selected[found] = Int32(truncatingIfNeeded: position) }
          found &+= 1
        }
        return found
      }
      index.forEachCandidate(host: request.url.host, isIPAddress: request.url.hostIsIPAddress) { position in
        guard matcher.accepts(start + position, for: request) else { return }
        if found < selected.count { selected[found] = Int32(truncatingIfNeeded: position) }
        found &+= 1
      }
      return found
    }
  }

  /// Step 4: Shell's sort, in place. A request has few cookies, mostly in order.
  @inline(__always)
  private static func sort(_ selected: UnsafeMutableBufferPointer<Int32>, _ start: UnsafePointer<Entry>) {
    var gap = selected.count > 8 ? selected.count / 3 + 1 : 1
    while gap > 0, selected.count > 1 {
      for first in gap..<selected.count {
        let moved = selected[first]
        var place = first
        while place >= gap, precedes(start + Int(moved), start + Int(selected[place - gap])) {
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
  private static func precedes(_ left: UnsafePointer<Entry>, _ right: UnsafePointer<Entry>) -> Bool {
    let (leftLength, rightLength) = (left.pointee.cookie.path.utf8.count, right.pointee.cookie.path.utf8.count)
    if leftLength != rightLength { return leftLength > rightLength }
    let (leftCreated, rightCreated) = (left.pointee.cookie.created, right.pointee.cookie.created)
    if leftCreated != rightCreated { return leftCreated < rightCreated }
    return left.pointee.sequence < right.pointee.sequence
  }
}

extension CookieTexts {
  /// Steps 6.1 and 6.2: name, "=" and value; a nameless cookie has no "=".
  fileprivate func appendPair(to output: inout [UInt8]) {
    if !name.isEmpty {
      name.appendOctets(to: &output)
      output.append(.equals)
    }
    value.appendOctets(to: &output)
  }
}
