import CookieSync
import Cookies

/// The cookies of one session, each in its latest version.
struct SessionCopy: Sendable {
  private(set) var cookies: [Cookie] = []
  /// Digests of the versions that others have replaced, the latest last.
  private var replaced: [UInt64] = []

  var isEmpty: Bool { cookies.isEmpty }
  /// Digests of all versions.
  var digests: [UInt64] { replaced + cookies.map { CookieDigest.of($0) } }
  func alive(by clock: any AppClock) -> [Cookie] { cookies.filter { !clock.hasExpired($0) } }
  func expires(within time: Duration, by clock: any AppClock) -> Bool {
    cookies.contains { clock.hasExpired($0, within: time) }
  }

  /// Takes what the native store or the backup has: new cookies, and versions that expire no earlier. True if anything changed.
  mutating func take(_ offered: [Cookie], by clock: any AppClock, orUndated: Bool = true) -> Bool {
    merge(offered) { known, cookie in (orUndated || known.expires != nil) && !clock.expires(cookie, before: known) }
  }

  /// Takes versions that expire later, or have no date as the known ones, and nothing new. True if anything changed.
  mutating func takeLater(_ offered: [Cookie], by clock: any AppClock, orUndated: Bool) -> Bool {
    let known = cookies
    return merge(offered.filter { known.contains(identityOf: $0) }) {
      clock.expires($0, before: $1) || orUndated && $0.expires == nil && $1.expires == nil
    }
  }

  /// Takes what the page received after the known version. True if anything changed.
  mutating func takeOver(_ offered: [Cookie]) -> Bool { merge(offered) { _, _ in true } }

  private mutating func merge(_ offered: [Cookie], if isBetter: (_ known: Cookie, _ cookie: Cookie) -> Bool) -> Bool {
    var changed = false
    for cookie in offered where replaced.isEmpty || !replaced.contains(CookieDigest.of(cookie)) {
      if let index = cookies.firstIndex(where: { $0.identity == cookie.identity }) {
        guard cookies[index].value != cookie.value, isBetter(cookies[index], cookie) else { continue }
        replaced = (replaced + [CookieDigest.of(cookies[index])]).suffix(TwinJarSettings.mostEnded / 2)
        cookies[index] = cookie
      } else {
        cookies.append(cookie)
      }
      changed = true
    }
    return changed
  }
}
