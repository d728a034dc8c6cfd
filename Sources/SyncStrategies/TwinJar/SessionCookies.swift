import CookieSync
import Cookies

/// The cookies of one session, each in its latest version.
struct SessionCookies: Sendable {
  private(set) var cookies: [Cookie] = []

  var isEmpty: Bool { cookies.isEmpty }

  /// Those that have not expired.
  func alive(by clock: any AppClock) -> [Cookie] { cookies.filter { !clock.hasExpired($0) } }

  /// True if one has expired or is about to.
  func expires(within time: Duration, by clock: any AppClock) -> Bool {
    cookies.contains { clock.hasExpired($0, within: time) }
  }

  /// Takes what the native store has: new cookies, and versions that expire no earlier than the known ones. True if
  /// anything changed.
  @discardableResult
  mutating func take(_ offered: [Cookie], by clock: any AppClock) -> Bool {
    merge(offered) { known, cookie in !clock.expires(cookie, before: known) }
  }

  /// Takes versions that expire later than the known ones, and nothing new. True if anything changed.
  mutating func takeLater(_ offered: [Cookie], by clock: any AppClock) -> Bool {
    let known = cookies
    return merge(offered.filter { known.contains(identityOf: $0) }) { known, cookie in
      clock.expires(known, before: cookie)
    }
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

extension [Cookie] {
  /// True if one of them is the same cookie with the same value.
  func contains(valueOf cookie: Cookie) -> Bool {
    contains { $0.identity == cookie.identity && $0.value == cookie.value }
  }
}
