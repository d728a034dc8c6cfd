import CookieSync
import Cookies

extension CookieStore {
  /// Stores each cookie, one after the other, and returns when the last is acknowledged.
  func store(_ cookies: [Cookie]) async {
    for cookie in cookies { await setCookie(cookie) }
  }

  /// What the store has. One that shows nothing at all may not be served by anybody, and is woken first (F02); or its process has died,
  /// and nobody has noticed yet, which takes up to 50 ms on WebKitGTK.
  ///
  /// - Parameter clock: nil if there is no time to wait for that.
  func cookiesOnceAwake(by clock: (any AppClock)?) async -> [Cookie] {
    var cookies = await allCookies()
    guard cookies.isEmpty else { return cookies }
    await wake()
    cookies = await allCookies()
    guard cookies.isEmpty, let clock, (try? await clock.sleep(for: .milliseconds(50))) != nil else { return cookies }
    await wake()
    return await allCookies()
  }

  /// Makes the store hold these cookies and no others.
  func replaceAll(with cookies: [Cookie]) async {
    for cookie in await allCookies() where !cookies.contains(identityOf: cookie) { await deleteCookie(cookie) }
    await store(cookies)
  }
}

extension RequestPurpose {
  /// True for what the app asks of its server and waits for: not what begins, renews or ends a session.
  var isCall: Bool { self == .call || self == .document }

  /// True for what may take minutes.
  var isDownload: Bool { self == .download || self == .backgroundDownload }
}

extension Cookie {
  /// True for the same value with a later date: a server may prolong it with each answer.
  func isProlonged(by other: Cookie) -> Bool {
    guard let expires, let later = other.expires else { return false }
    return value == other.value && expires < later
  }
}

extension [Cookie] {
  /// Those with a value: with an empty one a server or a page logs out, as others do by deleting.
  var present: [Cookie] { contains { $0.value.isEmpty } ? filter { !$0.value.isEmpty } : self }

  /// True if one of them is the same cookie, whatever its value.
  func contains(identityOf cookie: Cookie) -> Bool {
    contains { $0.name == cookie.name && $0.isSameCookie(as: cookie) }
  }

  /// True if one of them has the name and the value of `cookie`, for whatever host and path.
  func contains(textOf cookie: Cookie) -> Bool { contains { $0.value == cookie.value && $0.name == cookie.name } }

  /// True if one of them is the same cookie with the same value.
  func contains(valueOf cookie: Cookie) -> Bool {
    // Most of a store's cookies have another value, which is told fastest.
    contains { $0.value == cookie.value && $0.isSameCookie(as: cookie) }
  }

  /// True if one of them is the same cookie with the same value, and expires at most `time` earlier; nil: whenever.
  ///
  /// A server may prolong a cookie with each answer, and stores round its date: not every difference is worth a write.
  func contains(_ cookie: Cookie, atMostEarlierBy time: Duration?) -> Bool {
    contains {
      guard $0.value == cookie.value, $0.isSameCookie(as: cookie) else { return false }
      guard let time, let expires = $0.expires, let wanted = cookie.expires else { return true }
      return wanted <= expires.advanced(byMicroseconds: time.components.seconds * 1_000_000)
    }
  }
}
