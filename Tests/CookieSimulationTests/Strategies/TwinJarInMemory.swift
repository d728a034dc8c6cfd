import CookieSync
import Cookies

enum StoreSide: CaseIterable { case native, web }

actor MemoryStore: CookieStore {
  nonisolated let side: StoreSide
  private var cookies: [Cookie] = []
  private(set) var writes = 0
  init(_ side: StoreSide) { self.side = side }

  func allCookies() -> [Cookie] { cookies }
  func deleteCookie(_ cookie: Cookie) { cookies.removeAll { $0.identity == cookie.identity } }
  func put(_ cookie: Cookie) {
    deleteCookie(cookie)
    cookies.append(cookie)
  }
  func setCookie(_ cookie: Cookie) {
    writes += 1
    put(cookie)
  }

  /// What goes along with a request, as "rt=R1 sid=S1".
  func sent(by clock: SetClock) -> String {
    cookies.filter { $0.path == "/" && !clock.hasExpired($0) }.map { "\($0.name)=\($0.value)" }.sorted()
      .joined(separator: " ")
  }

  /// For how many microseconds more; nil without the session.
  func lives(by clock: SetClock) -> Int64? {
    cookies.first { $0.name == "sid" }?.expires.map { $0.microseconds - clock.now.microseconds }
  }
}

actor MemoryBackup: CookieBackup {
  private var cookies: [Cookie]?
  func load() -> [Cookie]? { cookies }
  func save(_ cookies: [Cookie]) { self.cookies = cookies }
}

/// Stands still until it is set. Code that waits waits a little for real.
final class SetClock: AppClock, @unchecked Sendable {
  private(set) var now = UnixTime(seconds: 1_800_000_000)
  func pass(_ microseconds: Int64) { now = now.advanced(byMicroseconds: microseconds) }
  func hasExpired(_ cookie: Cookie, within time: Duration) -> Bool {
    cookie.isExpired(at: now.advanced(byMicroseconds: time.components.seconds * 1_000_000))
  }
  func expires(_ cookie: Cookie, before other: Cookie) -> Bool {
    SystemClock().expires(cookie, before: other)
  }
  func timer(for time: Duration) -> AppTimer {
    AppTimer(number: now.microseconds + time.components.seconds * 1_000_000)
  }
  func isOver(_ timer: AppTimer) -> Bool { now.microseconds >= timer.number }
  func sleep(for time: Duration) async throws { try await Task.sleep(for: time) }
}
