import CookieSync
import Cookies

struct SessionCopy: Sendable {
  private(set) var cookies: [Cookie] = []
  /// Digests of the versions that others have replaced, the latest last.
  private(set) var replaced: [UInt64] = []

  var isEmpty: Bool { cookies.isEmpty }
  var digests: [UInt64] { replaced + CookieDigest.each(cookies) }
  func knows(_ cookie: Cookie) -> Bool { digests.contains(CookieDigest.of(cookie)) }
  func hasReplaced(_ cookie: Cookie) -> Bool { replaced.contains(CookieDigest.of(cookie)) }
  func alive(by clock: any AppClock) -> [Cookie] { cookies.filter { !clock.hasExpired($0) } }

  /// Takes what the native store or the backup has: new cookies, and versions that expire no earlier. True if anything is new.
  mutating func take(_ all: [Cookie], by clock: any AppClock) -> Bool { merge(all) { !clock.expires($1, before: $0) } }

  /// Takes versions that expire later, or have no date as the known ones, and nothing new; the next, whatever comes after.
  mutating func takeLater(_ offered: [Cookie], by clock: any AppClock, orUndated: Bool) -> Bool {
    let known = offered.filter { cookies.contains(identityOf: $0) }
    return merge(known) { clock.expires($0, before: $1) || orUndated && $0.expires == nil && $1.expires == nil }
  }

  mutating func takeOver(_ offered: [Cookie]) -> Bool { merge(offered) { _, _ in true } }

  /// Takes none of these any more, in later launches neither. True if any was not known.
  @discardableResult mutating func leave(_ cookies: [Cookie]) -> Bool {
    let new = CookieDigest.each(cookies).filter { !replaced.contains($0) }
    replaced = (replaced + new).suffix(TwinJarSettings.mostEnded / 2)
    return !new.isEmpty
  }

  private mutating func merge(_ offered: [Cookie], if isBetter: (_ known: Cookie, _ cookie: Cookie) -> Bool) -> Bool {
    let before = cookies
    for cookie in offered where replaced.isEmpty || !hasReplaced(cookie) {
      let index = cookies.firstIndex { $0.isSameCookie(as: cookie) } ?? cookies.endIndex
      if index == cookies.endIndex { cookies.append(cookie) }
      let (known, isSame) = (cookies[index], cookies[index].value == cookie.value)
      guard isSame ? known.isProlonged(by: cookie) : isBetter(known, cookie) else { continue }
      if !isSame { leave([known]) }
      cookies[index] = cookie
    }
    return cookies != before
  }
}

enum Mark {
  /// The mark of this version alone. It outlives the session, but for what goes with its process: a page has emptied a store that has the mark alone.
  static func new(_ alive: [Cookie], _ session: SessionCookies, after last: Cookie?) -> Cookie? {
    let renewing = alive.first { session.role(of: $0) == .refresh }
    guard var mark = renewing ?? alive.first(where: { $0.expires != nil }) ?? alive.first else { return nil }
    if mark.expires != nil { mark.expires = alive.compactMap(\.expires).max() }
    (mark.name, mark.path) = (TwinJarSettings.markName, TwinJarSettings.ownPath)
    mark.value = String(CookieDigest.of([last].compactMap(\.self) + alive), radix: 36)
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

/// What the backup holds: the session and its mark, and digests of what is over or was replaced, whose values are nowhere.
struct Saved {
  let (session, mark, digests): ([Cookie], Cookie?, [[UInt64]])

  init(_ cookies: [Cookie]) {
    let own = cookies.filter { $0.path == TwinJarSettings.ownPath }
    session = cookies.filter { $0.path != TwinJarSettings.ownPath }
    mark = own.first { $0.name == TwinJarSettings.markName }
    digests = TwinJarSettings.notes.map { name in
      (own.first { $0.name == name }?.value ?? "").split(separator: ".").compactMap { UInt64($0, radix: 36) }
    }
  }

  static func cookies(of session: [Cookie], _ mark: Cookie?, _ digests: [UInt64]...) -> [Cookie] {
    let texts = digests.map { $0.map { String($0, radix: 36) }.joined(separator: ".") }
    let notes = zip(TwinJarSettings.notes, texts).filter { !$1.isEmpty }
    return session + [mark].compactMap(\.self)
      + notes.map { Cookie(name: $0, value: $1, domain: "localhost", path: TwinJarSettings.ownPath) }
  }
}
