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

  /// True if there are cookies and none has expired.
  var isWholeAlive: Bool { !cookies.isEmpty && alive.count == cookies.count }

  /// Takes what the server or the native store has: new cookies, and versions that expire no earlier than the known
  /// ones. True if anything changed.
  @discardableResult
  mutating func take(_ offered: [Cookie]) -> Bool {
    var changed = false
    for cookie in offered {
      guard let index = cookies.firstIndex(where: { $0.identity == cookie.identity }) else {
        cookies.append(cookie)
        changed = true
        continue
      }
      guard !cookie.expires(before: cookies[index]), cookies[index].value != cookie.value else { continue }
      cookies[index] = cookie
      changed = true
    }
    return changed
  }

  /// Takes versions that expire later than the known ones, and nothing new. True if anything changed.
  mutating func takeLater(_ offered: [Cookie]) -> Bool {
    take(
      offered.filter { cookie in
        cookies.contains { $0.identity == cookie.identity && $0.expires(before: cookie) }
      })
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
