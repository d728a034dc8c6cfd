/// A cookie store with the storage and retrieval models of RFC 6265bis (sections 5.7 and 5.8).
///
/// A value: copies are independent and share memory until one of them changes. It has no clock; every operation
/// that depends on time takes it. An empty jar costs no allocation, one of a few cookies is a flat array, and a
/// large one is indexed by domain.
///
/// ```swift
/// var jar = CookieJar()
/// if let url = RequestURL("https://www.example.com/app") {
///   jar.store("sid=31d4; Path=/; Secure", from: ResponseContext(url: url), at: UnixTime(seconds: 1_767_225_600))
/// }
/// ```
public struct CookieJar: Sendable {
  /// What was chosen when the jar was made; it holds for the jar's life.
  public let options: Options

  /// The cookies in no particular order; each identity at most once.
  var entries: [Entry] = []
  /// Present when there are more than ``JarIndex/threshold`` cookies; its positions are those of `entries`.
  var index: JarIndex?
  /// The next ``Entry/sequence``.
  var nextSequence: UInt64 = 0
  /// No cookie in the jar expires before this.
  var earliestExpiry = UnixTime.distantFuture

  /// An empty jar.
  public init(options: Options = Options()) { self.options = options }

  /// A cookie and what the jar knows about it.
  package struct Entry: Sendable {
    package var cookie: Cookie
    /// Orders cookies of the same creation-time. A replacement inherits it together with the creation-time.
    package var sequence: UInt64
    /// The cookie's ``Cookie/nameMark``, beside the others' in one piece of memory.
    let mark: NameMark
    /// True if the cookie must not be sent because its domain is a public suffix (5.8.3 step 3).
    var isBarred: Bool

    /// Takes over all that another cookie of the same identity has, but for the creation-time. What makes it the same one is
    /// there already, and need not be copied.
    mutating func renew(from other: borrowing Cookie) {
      cookie.texts = other.texts
      cookie.secure = other.secure
      cookie.httpOnly = other.httpOnly
      cookie.sameSite = other.sameSite
      cookie.expires = other.expires
      cookie.lastAccessed = other.lastAccessed
    }
  }

  /// The number of cookies, those included that have expired since the last operation with a time.
  public var count: Int { entries.count }
  /// True if there are none.
  public var isEmpty: Bool { entries.isEmpty }

  /// All cookies, by creation-time and then by insertion.
  public var cookies: [Cookie] {
    // They mostly are in that order: removing one moves the last to its place, and nothing else does.
    guard isInOrder else {
      return entries.sorted { ($0.cookie.created, $0.sequence) < ($1.cookie.created, $1.sequence) }.map(\.cookie)
    }
    // From where they are: an entry by itself would be a copy of its cookie.
    return entries.withUnsafeBufferPointer { entries in
      guard let start = entries.baseAddress else { return [] }
      return (0..<entries.count).map { (start + $0).pointee.cookie }
    }
  }

  private var isInOrder: Bool {
    entries.withUnsafeBufferPointer { entries in
      guard let start = entries.baseAddress else { return true }
      var place = 1
      while place < entries.count {
        let (left, right) = (start + place - 1, start + place)
        if (right.pointee.cookie.created, right.pointee.sequence) < (left.pointee.cookie.created, left.pointee.sequence)
        {
          return false
        }
        place += 1
      }
      return true
    }
  }

  /// The first cookie of a name in the order of ``cookies``, without a copy of the others.
  package func first(named name: String) -> Cookie? {
    // From where it is: an entry by itself would be a copy of its cookie.
    position(ofFirst: name).flatMap { position in
      entries.withUnsafeBufferPointer { $0.baseAddress.map { ($0 + position).pointee.cookie } }
    }
  }

  /// True if there is a cookie of a name.
  package func contains(named name: String) -> Bool { position(ofFirst: name) != nil }

  private func position(ofFirst name: String) -> Int? {
    var first: Int?
    let mark = NameMark(name)
    for position in entries.indices
    where entries[position].mark == mark && entries[position].cookie.name.hasSameOctets(as: name) {
      if let found = first, !comes(position, before: found) { continue }
      first = position
    }
    return first
  }

  private func comes(_ left: Int, before right: Int) -> Bool {
    (entries[left].cookie.created, entries[left].sequence) < (entries[right].cookie.created, entries[right].sequence)
  }

  /// The cookies where they are, in no particular order: copying one would retain and release its texts.
  package func withEntries(_ body: (UnsafeBufferPointer<Entry>) -> Void) {
    entries.withUnsafeBufferPointer(body)
  }

  /// The cookie with this identity.
  public subscript(identity: Cookie.Identity) -> Cookie? {
    position(of: identity).map { entries[$0].cookie }
  }

  /// Where the cookie with this identity is.
  func position(of identity: Cookie.Identity) -> Int? {
    guard let index else {
      let mark = NameMark(identity.name)
      return entries.firstIndex { $0.mark == mark && $0.cookie.matches(identity) }
    }
    return entries.withUnsafeBufferPointer { entries in
      index.byNameAndDomain.first(JarIndex.hash(of: identity.name, identity.domain)) {
        entries[$0].cookie.matches(identity)
      }
    }
  }

  /// Where the cookie with the identity of `cookie` is.
  @inline(__always)
  func position(ofSameCookieAs cookie: Cookie) -> Int? {
    entries.withUnsafeBufferPointer { entries in
      if let index {
        return index.byNameAndDomain.first(JarIndex.hash(of: cookie.name, cookie.domain)) {
          entries[$0].cookie.isSameCookie(as: cookie)
        }
      }
      guard let start = entries.baseAddress else { return nil }
      let mark = cookie.nameMark
      for position in 0..<entries.count
      where (start + position).pointee.mark == mark && (start + position).pointee.cookie.isSameCookie(as: cookie) {
        return position
      }
      return nil
    }
  }
}
