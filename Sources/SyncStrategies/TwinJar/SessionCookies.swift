import Cookies

/// The cookies of one session, each in its latest version.
struct SessionCookies: Sendable {
  private(set) var cookies: [Cookie] = []

  var isEmpty: Bool { cookies.isEmpty }

  /// Those that have not expired.
  var alive: [Cookie] {
    let now = WallClock.now
    return cookies.filter { !$0.isExpired(at: now) }
  }

  /// True if none has expired.
  var isWholeAlive: Bool { alive.count == cookies.count }

  /// True if one has expired or is about to.
  func expires(within time: Duration) -> Bool {
    let limit = WallClock.now + time
    return cookies.contains { $0.isExpired(at: limit) }
  }

  /// Takes what the native store has: new cookies, and versions that expire no earlier than the known ones. True if
  /// anything changed.
  @discardableResult
  mutating func take(_ offered: [Cookie]) -> Bool {
    merge(offered) { known, cookie in !cookie.expires(before: known) }
  }

  /// Takes versions that expire later than the known ones, and nothing new. True if anything changed.
  mutating func takeLater(_ offered: [Cookie]) -> Bool {
    let known = cookies
    return merge(offered.filter { known.contains(identityOf: $0) }) { known, cookie in known.expires(before: cookie) }
  }

  /// Takes what the page received after the known version: every version of a known cookie, and new cookies that script
  /// cannot read. True if anything changed.
  mutating func takeOver(_ offered: [Cookie]) -> Bool {
    let known = cookies
    return merge(offered.filter { $0.httpOnly || known.contains(identityOf: $0) }) { _, _ in true }
  }

  private mutating func merge(_ offered: [Cookie], if isBetter: (_ known: Cookie, _ cookie: Cookie) -> Bool) -> Bool {
    var changed = false
    for cookie in offered {
      if let index = cookies.firstIndex(where: { $0.identity == cookie.identity }) {
        guard cookies[index].value != cookie.value, isBetter(cookies[index], cookie) else { continue }
        cookies[index] = cookie
      } else {
        cookies.append(cookie)
      }
      changed = true
    }
    return changed
  }
}

extension Cookie {
  /// True if both have an expiry and this one's is earlier.
  fileprivate func expires(before other: Cookie) -> Bool {
    guard let expires, let later = other.expires else { return false }
    return expires < later
  }
}

extension [Cookie] {
  /// True if one of them is the same cookie with the same value.
  func contains(valueOf cookie: Cookie) -> Bool {
    contains { $0.identity == cookie.identity && $0.value == cookie.value }
  }
}
