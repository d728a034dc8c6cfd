import CookieSync
import Cookies

extension CookieStore {
  /// Stores each cookie, one after the other, and returns when the last is acknowledged.
  func store(_ cookies: [Cookie]) async {
    for cookie in cookies { await setCookie(cookie) }
  }

  /// Makes the store hold these cookies and no others.
  func replaceAll(with cookies: [Cookie]) async {
    for cookie in await allCookies() where !cookies.contains(identityOf: cookie) { await deleteCookie(cookie) }
    await store(cookies)
  }
}

extension [Cookie] {
  /// True if one of them is the same cookie, whatever its value.
  func contains(identityOf cookie: Cookie) -> Bool {
    contains { $0.name == cookie.name && $0.identity == cookie.identity }
  }

  /// True if one of them is the same cookie with the same value.
  func contains(valueOf cookie: Cookie) -> Bool {
    // Most of a store's cookies have another value, which is told fastest.
    contains { $0.value == cookie.value && $0.identity == cookie.identity }
  }
}
