import Cookies

/// A cookie that stands beside the session in the web store and that no server knows.
enum Mark {
  private static let name = "twinjar-mark"
  /// Below this path nothing is ever requested, so the mark is never sent.
  private static let path = "/.twinjar-mark"

  static func isMark(_ cookie: Cookie) -> Bool { cookie.path == path }

  /// The mark of this version of a session, given those of its cookies that are alive. What loses one of them loses the
  /// mark as well: it is kept on disk if one of them is. It does not expire with them, so that a store which has the mark
  /// and nothing else was emptied by its page, or by time.
  static func new(for alive: [Cookie]) -> Cookie? {
    guard var mark = alive.first(where: { $0.expires != nil }) ?? alive.first else { return nil }
    if mark.expires != nil { mark.expires = .distantFuture }
    mark.name = name
    mark.path = path
    mark.value = String(digest(of: alive), radix: 36)
    return mark
  }

  /// FNV-1a. It tells versions apart and protects nothing: it stands beside the cookies that it is made of, and is sent to
  /// nobody.
  private static func digest(of cookies: [Cookie]) -> UInt64 {
    var digest: UInt64 = 0xCBF2_9CE4_8422_2325
    for text in cookies.flatMap({ [$0.name, $0.value, $0.domain, $0.path] }) {
      for byte in text.utf8 { digest = (digest ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
      // No text holds this octet, so that none runs into the next.
      digest = (digest ^ 0xFF) &* 0x0000_0100_0000_01B3
    }
    return digest
  }

  /// Written where there is no session yet; says nothing.
  static let greeting = Cookie(name: "twinjar-greeting", value: "1", domain: "localhost", path: path)
}

/// What the backup holds: the session, its mark, and the cookies of the last session that ended, whose expiry is put
/// into the past.
struct Saved {
  var session: [Cookie]
  var ended: [Cookie]
  var mark: Cookie?

  init(session: [Cookie], ended: [Cookie], mark: Cookie?) {
    (self.session, self.ended, self.mark) = (session, ended, mark)
  }

  init(_ cookies: [Cookie]) {
    mark = cookies.first(where: Mark.isMark)
    ended = cookies.filter { $0.expires == .distantPast }
    session = cookies.filter { !Mark.isMark($0) && $0.expires != .distantPast }
  }

  var cookies: [Cookie] {
    let past = ended.map { cookie in
      var past = cookie
      past.expires = .distantPast
      return past
    }
    return session + past + (mark.map { [$0] } ?? [])
  }
}
