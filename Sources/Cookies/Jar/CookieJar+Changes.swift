// Every change of the jar's contents goes through these few functions.

extension CookieJar {
  /// Puts a cookie into the jar that a store's own interface wrote, such as `WKHTTPCookieStore.setCookie`.
  ///
  /// It replaces the cookie with the same identity and brings its own times. No clock is read: a cookie whose expiry
  /// lies before its own last-access-time counts as expired and deletes.
  @discardableResult
  public mutating func insert(_ cookie: Cookie) -> StoreResult {
    insert(cookie, at: cookie.lastAccessed)
  }

  /// Puts a cookie into the jar at the time `now`; one that is expired already deletes.
  @discardableResult
  public mutating func insert(_ cookie: Cookie, at now: UnixTime) -> StoreResult {
    var removals: [Removal]?
    let old = position(ofSameCookieAs: cookie)
    return put(cookie, over: old, at: now, isFromField: false, &removals)
  }

  /// Puts a cookie into the jar as a new one: of one that it replaces it takes the creation time, as a field does (5.7,
  /// step 23.3), and otherwise `creation`. So the order of the jar follows from what was put into it, and not from where the
  /// cookie was before.
  @discardableResult
  package mutating func insert(_ cookie: consuming Cookie, createdAt creation: UnixTime, at now: UnixTime)
    -> StoreResult
  {
    var removals: [Removal]?
    return insert(cookie, createdAt: creation, at: now, &removals)
  }

  /// The same.
  ///
  /// - Parameter removals: gets what a limit has driven out, unless it is nil.
  @discardableResult
  package mutating func insert(
    _ cookie: consuming Cookie, createdAt creation: UnixTime, at now: UnixTime, _ removals: inout [Removal]?
  ) -> StoreResult {
    let old = position(ofSameCookieAs: cookie)
    cookie.created = old.map(created) ?? creation
    return put(cookie, over: old, at: now, isFromField: false, &removals)
  }

  /// What became of a cookie, for those who have it and do not ask what it replaced.
  package enum Written {
    case stored
    /// Its expiry lay in the past: the cookie with the same identity is gone.
    case deleted(Cookie)
    case ignored
  }

  /// What ``insert(_:createdAt:at:)`` does, without handing out a copy of the new cookie and of the old one.
  package mutating func write(_ cookie: Cookie, createdAt creation: UnixTime, at now: UnixTime) -> Written {
    let old = position(ofSameCookieAs: cookie)
    if cookie.isExpired(at: now) { return old.map { .deleted(removeEntry(at: $0).cookie) } ?? .ignored }
    if let old {
      noteExpiry(cookie.expires)
      entries[old].renew(from: cookie)
      return .stored
    }
    append(cookie, createdAt: creation, isBarred: isBarred(cookie))
    var removals: [Removal]?
    if entries.count > evictionBound { evictExcess(sharingDomainOf: cookie, &removals) }
    return .stored
  }

  /// Puts a cookie into the jar that nobody has used yet, unless one of its identity is there or it is expired; true if it
  /// did.
  package mutating func add(_ cookie: Cookie, at now: UnixTime) -> Bool {
    guard position(ofSameCookieAs: cookie) == nil, !cookie.isExpired(at: now) else { return false }
    append(cookie, createdAt: now, usedAt: now, isBarred: isBarred(cookie))
    var removals: [Removal]?
    if entries.count > evictionBound { evictExcess(sharingDomainOf: cookie, &removals) }
    return true
  }

  private func created(_ position: Int) -> UnixTime {
    // From where it is: an entry by itself would be a copy of its cookie.
    entries.withUnsafeBufferPointer { $0.baseAddress.map { ($0 + position).pointee.cookie.created } ?? .distantPast }
  }

  /// Removes the cookie with this identity and returns it.
  @discardableResult
  public mutating func remove(_ identity: Cookie.Identity) -> Cookie? {
    position(of: identity).map { removeEntry(at: $0).cookie }
  }

  /// Empties the jar; its memory stays if it is to be filled again.
  public mutating func removeAll(keepingCapacity: Bool = false) {
    entries.removeAll(keepingCapacity: keepingCapacity)
    index = nil
    earliestExpiry = .distantFuture
  }

  /// Takes over what another jar holds, in memory of its own: where two share theirs, the next change of either copies it.
  /// The options stay.
  package mutating func assign(_ other: CookieJar) {
    entries.removeAll(keepingCapacity: true)
    entries.append(contentsOf: other.entries)
    index = other.index
    nextSequence = other.nextSequence
    earliestExpiry = other.earliestExpiry
  }

  /// Makes the jar what it was when it was made.
  package mutating func reset(keepingCapacity: Bool) {
    removeAll(keepingCapacity: keepingCapacity)
    nextSequence = 0
  }

  /// Ends the session: removes every cookie whose persistent-flag is false (5.7, last paragraph).
  @discardableResult
  public mutating func endSession() -> [Removal] {
    removeEntries(because: .sessionEnded) { $0.expires == nil }
  }

  /// Evicts the cookies whose expiry lies before `now` (5.7 after step 24).
  @discardableResult
  public mutating func removeExpired(at now: UnixTime) -> [Removal] {
    guard earliestExpiry < now else { return [] }
    return removeEntries(because: .expired) { $0.isExpired(at: now) }
  }

  /// The same for those who do not ask which.
  @inline(__always)
  mutating func dropExpired(at now: UnixTime) {
    if earliestExpiry < now { dropEntries { $0.isExpired(at: now) } }
  }

  /// 5.7 steps 23.3 to 24, and the eviction of a cookie that is expired on arrival.
  ///
  /// - Parameter isFromField: whether the cookie went through the storage model; it then inherits its predecessor's
  ///   creation-time, and its domain is no public suffix.
  @inline(__always)
  mutating func put(
    _ cookie: consuming Cookie, over old: Int?, at now: UnixTime, isFromField: Bool, _ removals: inout [Removal]?
  ) -> StoreResult {
    guard let old else {
      if cookie.isExpired(at: now) { return .ignored(.alreadyExpired) }
      append(cookie, createdAt: cookie.created, isBarred: !isFromField && isBarred(cookie))
      if entries.count > evictionBound { evictExcess(sharingDomainOf: cookie, &removals) }
      return .inserted(consume cookie)
    }
    if cookie.isExpired(at: now) { return .deleted(removeEntry(at: old).cookie) }
    // Step 23.3. The place in the index stays: name and domain are the same.
    if isFromField { cookie.created = entries[old].cookie.created }
    noteExpiry(cookie.expires)
    swap(&entries[old].cookie, &cookie)
    return .replaced(old: consume cookie, new: entries[old].cookie)
  }

  /// True for a domain cookie of a public suffix, which can only come through a store's own interface.
  private func isBarred(_ cookie: Cookie) -> Bool {
    !cookie.hostOnly && options.publicSuffixes?.isPublicSuffix(cookie.domain) ?? false
  }

  private mutating func append(
    _ cookie: Cookie, createdAt creation: UnixTime, usedAt use: UnixTime? = nil, isBarred: Bool
  ) {
    // Most jars get a few cookies: one block instead of growing from one to two to four.
    if entries.isEmpty { entries.reserveCapacity(4) }
    var entry = Entry(cookie: cookie, sequence: nextSequence, mark: cookie.nameMark, isBarred: isBarred)
    entry.cookie.created = creation
    if let use { entry.cookie.lastAccessed = use }
    entries.append(consume entry)
    nextSequence &+= 1
    noteExpiry(cookie.expires)
    if index != nil {
      index?.append(cookie)
    } else if entries.count > JarIndex.threshold {
      index = JarIndex(entries)
    }
  }

  private mutating func noteExpiry(_ expires: UnixTime?) {
    if let expires, expires < earliestExpiry { earliestExpiry = expires }
  }

  /// Removes entries, and leaves the others in the order in which they are.
  private mutating func dropEntries(where condition: (borrowing Cookie) -> Bool) {
    let before = entries.count
    var earliest = UnixTime.distantFuture
    var kept = 0
    entries.withUnsafeMutableBufferPointer { entries in
      guard let start = entries.baseAddress else { return }
      for position in 0..<before {
        if condition((start + position).pointee.cookie) { continue }
        if let expires = (start + position).pointee.cookie.expires { earliest = min(earliest, expires) }
        if kept < position { entries.swapAt(kept, position) }
        kept += 1
      }
    }
    earliestExpiry = earliest
    guard kept < before else { return }
    entries.removeSubrange(kept...)
    index = kept > JarIndex.threshold ? JarIndex(entries) : nil
  }

  @discardableResult
  mutating func removeEntry(at position: Int) -> Entry {
    index?.removeBySwapping(position)
    entries.swapAt(position, entries.count - 1)
    return entries.removeLast()
  }

  private mutating func removeEntries(because reason: Removal.Reason, where condition: (borrowing Cookie) -> Bool)
    -> [Removal]
  {
    // A jar that stays as it is stays one with its copies.
    guard entries.contains(where: { condition($0.cookie) }) else { return [] }
    var removals: [Removal] = []
    dropEntries { cookie in
      guard condition(cookie) else { return false }
      removals.append(Removal(cookie: copy cookie, reason: reason))
      return true
    }
    return removals.sorted { ($0.cookie.created, $0.cookie.name) < ($1.cookie.created, $1.cookie.name) }
  }
}
