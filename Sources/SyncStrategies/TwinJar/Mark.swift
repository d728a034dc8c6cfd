import Cookies

/// A cookie that stands beside the session in the web store and that no server knows.
enum Mark {
  private static let name = "twinjar-mark"
  /// Below this path nothing is ever requested, so the mark is never sent.
  private static let path = "/.twinjar-mark"

  static func isMark(_ cookie: Cookie) -> Bool { cookie.name == name && cookie.path == path }

  /// A new mark, which lives exactly as long as the session: what loses one loses both.
  static func new(for session: SessionCookies) -> Cookie? {
    guard var mark = session.alive.max(by: { ($0.expires ?? .distantPast) < ($1.expires ?? .distantPast) }) else {
      return nil
    }
    mark.name = name
    mark.path = path
    mark.value = String(UInt64.random(in: .min ... .max), radix: 36)
    return mark
  }
}
