import CookieSync
import Cookies

/// The cookies of one session, each in its latest version.
struct SessionCopy: Sendable {
  private(set) var cookies: [Cookie] = []
  /// Digests of the versions that others have replaced, the latest last.
  private var replaced: [UInt64] = []

  var isEmpty: Bool { cookies.isEmpty }
  var digests: [UInt64] { replaced + cookies.map { CookieDigest.of($0) } }
  func alive(by clock: any AppClock) -> [Cookie] { cookies.filter { !clock.hasExpired($0) } }

  /// Takes what the native store or the backup has: new cookies, and versions that expire no earlier. True if anything changed.
  mutating func take(_ offered: [Cookie], by clock: any AppClock, orUndated: Bool = true) -> Bool {
    merge(offered) { known, cookie in (orUndated || known.expires != nil) && !clock.expires(cookie, before: known) }
  }

  /// Takes versions that expire later, or have no date as the known ones, and nothing new. True if anything changed.
  mutating func takeLater(_ offered: [Cookie], by clock: any AppClock, orUndated: Bool) -> Bool {
    merge(offered.filter { cookies.contains(identityOf: $0) }) {
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

/// A cookie that stands beside the session in the web store and that no server knows.
enum Mark {
  /// The mark of this version, given its cookies that are alive. It lives as long as the one that renews the session, on disk or
  /// not, so that a store which has it and nothing else was emptied by its page, and by no clock and no process's end.
  static func new(for alive: [Cookie], of session: SessionCookies) -> Cookie? {
    let renewing = alive.first { session.role(of: $0) == .refresh }
    guard var mark = renewing ?? alive.first(where: { $0.expires != nil }) ?? alive.first else { return nil }
    (mark.name, mark.path) = (TwinJarSettings.markName, TwinJarSettings.ownPath)
    mark.value = String(alive.reduce(CookieDigest.empty) { CookieDigest.of($1, after: $0) }, radix: 36)
    return mark
  }

  /// Written before the session and never sent: a store at its limit gives it up first, a page that logs out does not (F60).
  static func greeting(_ cookie: Cookie) -> Cookie {
    var greeting = cookie
    (greeting.name, greeting.value, greeting.path) = (TwinJarSettings.greetingName, "1", TwinJarSettings.ownPath)
    greeting.expires = UnixTime(seconds: TwinJarSettings.year2100)
    return greeting
  }
}

/// What the backup holds: the session and its mark, and digests of what is over, whose values are nowhere.
struct Saved {
  let (session, ended, mark): ([Cookie], [UInt64], Cookie?)

  init(_ cookies: [Cookie]) {
    session = cookies.filter { $0.path != TwinJarSettings.ownPath }
    mark = cookies.first { $0.path == TwinJarSettings.ownPath && $0.name == TwinJarSettings.markName }
    let note = cookies.first { $0.path == TwinJarSettings.ownPath && $0.name == TwinJarSettings.endedName }
    ended = (note?.value ?? "").split(separator: ".").compactMap { UInt64($0, radix: 36) }
  }

  static func cookies(of session: [Cookie], _ ended: [UInt64], _ mark: Cookie?) -> [Cookie] {
    let text = ended.map { String($0, radix: 36) }.joined(separator: ".")
    let note = Cookie(name: TwinJarSettings.endedName, value: text, domain: "localhost", path: TwinJarSettings.ownPath)
    return session + (mark.map { [$0] } ?? []) + (ended.isEmpty ? [] : [note])
  }
}
