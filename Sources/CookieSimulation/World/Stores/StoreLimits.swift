import CookieDiagnosis
import Cookies

/// Writes of a store, and what it has to give up for them: a store keeps so many cookies of a domain, and so many
/// altogether (RFC 6265bis, section 5.7).
extension World {
  /// Puts a cookie into a store that may have to give others up for it.
  private func putWithinLimits(_ cookie: consuming Cookie, into store: StoreName) -> StoreResult {
    var removals: [Removal]? = []
    let time = timeOfWriting(cookie)
    // No interface hands on when a cookie was used in the store that it was copied from.
    cookie.lastAccessed = cookieTime
    let result =
      store == .web
      ? web.jar.insert(cookie, createdAt: cookieTime, at: time, &removals)
      : native.jar.insert(cookie, createdAt: cookieTime, at: time, &removals)
    for removal in removals ?? [] { noteEviction(of: removal.cookie, from: store) }
    return result
  }

  /// Puts a cookie into a store and notes what came of it.
  @discardableResult
  func apply(store cookie: Cookie, in store: StoreName, by actor: TraceActor, cause: Int32) -> Int32? {
    if crowd.mayExceedLimits {
      return apply(putWithinLimits(cookie, into: store), to: store, by: actor, cause: cause)
    }
    let time = timeOfWriting(cookie)
    let written =
      store == .web
      ? web.jar.write(cookie, createdAt: cookieTime, at: time)
      : native.jar.write(cookie, createdAt: cookieTime, at: time)
    switch written {
    case .stored: return note(.cookieWritten, by: actor, of: cookie, store: store, cause: cause)
    case .deleted(let old): return note(.cookieDeleted, by: actor, of: old, store: store, cause: cause)
    case .ignored: return nil
    }
  }

  /// What a jar has that may have to evict something; nil for one that is far from its limits.
  func cookiesAtLimit(of jar: CookieJar) -> [Cookie]? {
    guard crowd.mayExceedLimits, jar.count >= min(jar.options.maximumCookiesPerDomain, jar.options.maximumCookies)
    else { return nil }
    return jar.cookies
  }

  /// Notes what a write has driven out.
  func noteEvictions(_ before: [Cookie], _ jar: CookieJar, from store: StoreName?) {
    guard let store else { return }
    guard jar.count <= before.count else { return }
    // Both in the order in which the cookies came.
    let after = jar.cookies
    var place = 0
    for cookie in before {
      if place < after.count, cookie.isSameCookie(as: after[place]) {
        place += 1
      } else if !hasExpired(cookie) {
        noteEviction(of: cookie, from: store)
      }
    }
  }

  private func noteEviction(of cookie: Cookie, from store: StoreName) {
    let record = note(.cookieVanished, by: store == .web ? .networkProcess : .system, of: cookie, store: store)
    trace.records[Int(record)].isEvicted = true
  }
}
