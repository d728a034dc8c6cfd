// Every change of the jar's contents goes through these few functions.

extension CookieJar {
  /// Puts a cookie into the jar that a store's own interface wrote, such as `WKHTTPCookieStore.setCookie`.
  ///
  /// It replaces the cookie with the same identity. Unlike a Set-Cookie field it brings its own times; no clock is
  /// read, so an expiry that lies before the cookie's own creation-time marks it as expired and deletes.
  @discardableResult
  public mutating func insert(_ cookie: Cookie) -> StoreResult {
    insert(cookie, at: cookie.lastAccessed)
  }

  /// Puts a cookie into the jar at the time `now`; one that is expired already deletes.
  @discardableResult
  public mutating func insert(_ cookie: Cookie, at now: UnixTime) -> StoreResult {
    let old = entries.firstIndex { $0.cookie.isSameCookie(as: cookie) }
    return put(cookie, over: old, at: now, keepsCreation: false)
  }

  /// Removes the cookie with this identity and returns it.
  @discardableResult
  public mutating func remove(_ identity: Cookie.Identity) -> Cookie? {
    position(of: identity).map { removeEntry(at: $0).cookie }
  }

  /// Empties the jar.
  public mutating func removeAll() {
    entries = []
    earliestExpiry = .distantFuture
  }

  /// Ends the session: removes every cookie whose persistent-flag is false (5.7, last paragraph).
  @discardableResult
  public mutating func endSession() -> Int {
    removeEntries { $0.expires == nil }
  }

  /// Evicts the cookies whose expiry lies before `now` (5.7 after step 24) and returns their number.
  @discardableResult
  public mutating func removeExpired(at now: UnixTime) -> Int {
    guard earliestExpiry < now else { return 0 }
    return removeEntries { $0.isExpired(at: now) }
  }

  /// 5.7 steps 23.3 to 24, and the eviction of a cookie that is expired on arrival.
  @inline(__always)
  mutating func put(_ cookie: Cookie, over old: Int?, at now: UnixTime, keepsCreation: Bool) -> StoreResult {
    guard let old else {
      if cookie.isExpired(at: now) { return .ignored(.alreadyExpired) }
      append(cookie)
      return .inserted(cookie)
    }
    if cookie.isExpired(at: now) { return .deleted(removeEntry(at: old).cookie) }
    var cookie = cookie
    let oldCookie = entries[old].cookie
    // Step 23.3.
    if keepsCreation { cookie.created = oldCookie.created }
    entries[old].cookie = cookie
    noteExpiry(of: cookie)
    return .replaced(old: oldCookie, new: cookie)
  }

  private mutating func append(_ cookie: Cookie) {
    let isBarred = !cookie.hostOnly && options.publicSuffixes?.isPublicSuffix(cookie.domain) ?? false
    entries.append(Entry(cookie: cookie, sequence: nextSequence, isBarred: isBarred))
    nextSequence &+= 1
    noteExpiry(of: cookie)
  }

  private mutating func noteExpiry(of cookie: Cookie) {
    if let expires = cookie.expires, expires < earliestExpiry { earliestExpiry = expires }
  }

  @discardableResult
  mutating func removeEntry(at position: Int) -> Entry {
    entries.swapAt(position, entries.count - 1)
    return entries.removeLast()
  }

  private mutating func removeEntries(where condition: (Cookie) -> Bool) -> Int {
    let before = entries.count
    entries.removeAll { condition($0.cookie) }
    earliestExpiry = .distantFuture
    for entry in entries { noteExpiry(of: entry.cookie) }
    return before - entries.count
  }
}
