import CookieSync
import Cookies

/// A cookie that stands beside the session in the web store and that no server knows.
enum Mark {
  /// The mark of this version, given its cookies that are alive. It lives as long as the one that renews the session, on disk or
  /// not, so that a store which has it and nothing else was emptied by its page, and by no clock and no process's end.
  static func new(for alive: [Cookie], of session: SessionCookies) -> Cookie? {
    let renewing = alive.first { session.role(of: $0) == .refresh }
    guard var mark = renewing ?? alive.first(where: { $0.expires != nil }) ?? alive.first else { return nil }
    mark.name = TwinJarSettings.markName
    mark.path = TwinJarSettings.ownPath
    mark.value = String(alive.reduce(CookieDigest.empty) { CookieDigest.of($1, after: $0) }, radix: 36)
    return mark
  }

  static func note(_ name: String, _ value: String, on site: String? = nil) -> Cookie {
    Cookie(name: name, value: value, domain: site ?? "localhost", path: TwinJarSettings.ownPath)
  }
}

/// What the backup holds: the session and its mark, and digests of what is over, whose values are nowhere.
struct Saved {
  var session: [Cookie] = []
  var ended: [UInt64] = []
  var mark: Cookie?
}

extension Saved {
  init(_ cookies: [Cookie]) {
    self.init()
    session = cookies.filter { $0.path != TwinJarSettings.ownPath }
    mark = cookies.first { $0.path == TwinJarSettings.ownPath && $0.name == TwinJarSettings.markName }
    let note = cookies.first { $0.path == TwinJarSettings.ownPath && $0.name == TwinJarSettings.endedName }
    ended = (note?.value ?? "").split(separator: ".").compactMap { UInt64($0, radix: 36) }
  }

  var cookies: [Cookie] {
    let digests = ended.map { String($0, radix: 36) }.joined(separator: ".")
    let note = ended.isEmpty ? [] : [Mark.note(TwinJarSettings.endedName, digests)]
    return session + (mark.map { [$0] } ?? []) + note
  }
}
