import CookieDiagnosis
import Cookies

/// Which instants the expiry dates of a scheduled run's cookies count from: a cookie shows nothing but a date.
struct CookieExpiries {
  struct Expiry {
    var deadline: Deadline
    /// Tells apart what one value was given at several instants: its number among them.
    var number: Int
  }

  private struct Date: Hashable {
    var value: String
    var expires: Int64
  }

  private var known: [Date: Expiry] = [:]
  private var counts: [String: Int] = [:]

  mutating func removeAll() {
    if known.isEmpty { return }
    known.removeAll(keepingCapacity: true)
    counts.removeAll(keepingCapacity: true)
  }

  /// What was noted of a cookie's own date.
  func noted(_ cookie: Cookie) -> Expiry? {
    cookie.expires.flatMap { known[Date(value: cookie.value, expires: $0.microseconds)] }
  }

  /// Of a cookie that code has made with the date of another one, what is known of that date.
  subscript(cookie: Cookie) -> Expiry? {
    guard let expires = cookie.expires, !known.isEmpty else { return nil }
    return known[Date(value: cookie.value, expires: expires.microseconds)] ?? first(on: expires)?.expiry
  }

  private func first(on expires: UnixTime) -> (value: String, expiry: Expiry)? {
    known.filter { $0.key.expires == expires.microseconds }
      .map { (value: $0.key.value, expiry: $0.value) }
      .min { ($0.value, $0.expiry.number) < ($1.value, $1.expiry.number) }
  }

  mutating func add(_ cookie: Cookie, _ deadline: Deadline) {
    guard let expires = cookie.expires else { return }
    let date = Date(value: cookie.value, expires: expires.microseconds)
    guard known[date] == nil else { return }
    let number = counts[cookie.value, default: 0] + 1
    counts[cookie.value] = number
    known[date] = Expiry(deadline: deadline, number: number)
  }

  /// The device's clock was set: every date comes that much later, or earlier by a negative number of nanoseconds.
  mutating func move(by nanoseconds: Int64) {
    for date in known.keys { known[date]?.deadline.time += nanoseconds }
  }

  /// All of them in the order of their dates. Which of two is the earlier is what code can tell that compares them.
  var inOrder: [(value: String, expiry: Expiry, expires: Int64)] {
    known.map { (value: $0.key.value, expiry: $0.value, expires: $0.key.expires) }
      .sorted { ($0.expires, $0.value, $0.expiry.number) < ($1.expires, $1.value, $1.expiry.number) }
  }

  /// What tells a cookie's date from others.
  func hash(expiryOf cookie: Cookie, into hash: inout StateHash) {
    guard let expires = cookie.expires else { return hash.combine(0) }
    if let own = known[Date(value: cookie.value, expires: expires.microseconds)] {
      hash.combine(own.number)
    } else if let other = first(on: expires) {
      hash.combine(-2)
      hash.combine(other.value)
      hash.combine(other.expiry.number)
    } else {
      hash.combine(-1)
      hash.combine(expires.microseconds)
    }
  }
}

extension World {
  /// A cookie came with an answer: its age counts from now, or its date from the issue of its token.
  func noteExpiry(of cookie: Cookie) {
    guard isScheduled, let expires = cookie.expires, expires != crowd.expires else { return }
    // A date is in whole seconds; what it stands for is the end of the token's life.
    if let issued = issue(of: cookie), abs(issued.time - runTime(expires)) < 1_000_000_000 {
      return cookieExpiries.add(cookie, issued)
    }
    guard expires > cookieTime else { return }
    // To the nanosecond, whatever time it is: the distance must not change when the run is played again.
    let distance = min(RunExecutor.horizon / 2_000, expires.microseconds - cookieTime.microseconds) * 1_000
    instants.keep(distance + 1_000)
    keepApart(cookie)
    cookieExpiries.add(cookie, Deadline(time: now + distance, base: instants.current))
  }

  /// A value that comes twice, at instants that are not the same, has two dates: else it would depend on the times that the
  /// run happens to show whether code and jars can tell them apart.
  private func keepApart(_ cookie: Cookie) {
    guard let earlier = cookieExpiries.noted(cookie)?.deadline.base else { return }
    instants.separate(from: earlier, by: 1_000)
    if instants.mustReplay { tape.breakOff() }
  }

  /// The expiry of the token that a cookie holds, if the server writes it as a date.
  private func issue(of cookie: Cookie) -> Deadline? {
    guard scenario.policy.expiryFormat != .maxAge else { return nil }
    var value = cookie.value
    return value.withUTF8 { bytes in
      TokenTexts.number(bytes[...]).flatMap { tokens.contains($0) ? tokens[$0].expiresAt : nil }?
        .moved(by: -clockOffset * 1_000_000_000)
    }
  }

  /// True if a cookie has expired by now: its date lies before the present microsecond.
  func hasExpired(_ cookie: Cookie) -> Bool {
    guard isScheduled, let expiry = cookieExpiries[cookie] else { return cookie.isExpired(at: cookieTime) }
    return hasCome(expiry.deadline.moved(by: 1_000))
  }

  /// Takes the cookies out of a jar that have expired, and returns the time for what is done with the jar next: in a
  /// scheduled run one at which none of the others has, since that is decided.
  func timeWithoutExpired(in jar: inout CookieJar) -> UnixTime {
    guard isScheduled, !jar.isEmpty else { return cookieTime }
    var time = cookieTime
    for cookie in jar.cookies {
      guard let expires = cookie.expires else { continue }
      if hasExpired(cookie) { jar.remove(cookie.identity) } else { time = min(time, expires) }
    }
    return time
  }

  /// Puts a cookie into a jar as a new one: whether it has expired is decided, and not for the clock to say. Every write of a
  /// store goes through here, but for fields of an answer that it takes as they are (`storeAsIs`, which decides it as well).
  @discardableResult
  func insert(_ cookie: consuming Cookie, into jar: inout CookieJar) -> StoreResult {
    let time = timeOfWriting(cookie)
    return jar.insert(cookie, createdAt: cookieTime, at: time)
  }

  /// The time to write a cookie at: one at which it has expired if that is so.
  func timeOfWriting(_ cookie: Cookie) -> UnixTime {
    guard isScheduled, let expires = cookie.expires else { return cookieTime }
    return hasExpired(cookie)
      ? max(cookieTime, UnixTime(microseconds: expires.microseconds &+ 1)) : min(cookieTime, expires)
  }

  /// Decides whether the session has ended by itself, before a verdict goes by it.
  func settleSessionEnd() {
    guard isScheduled, let session = tokens.sessions.indices.last else { return }
    let isRefresh = scenario.policy.issuesRefreshTokens
    // The last may be the system browser's, and the app's an earlier one.
    let isOneOfSeveral = browserJar.count > 0
    for token in tokens.tokens
    where (token.session == session || isOneOfSeveral) && token.isRefresh == isRefresh && token.state == .active {
      _ = hasCome(token.expiresAt, clockIsRead: true)
    }
  }
}
