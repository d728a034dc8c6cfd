/// Words by which a diagnosis knows what an address or a cookie is for, where the text that has them is to be covered. They are shorter than
/// the pieces that are looked for, with the slash in front of them.
enum RoleWord {
  private struct Piece {
    var bytes: [UInt8]
    /// What stands for it.
    var word: String
    /// Nothing of a word may follow.
    var isWhole = false
  }

  private static let ofPaths: [Piece] =
    [
      "login", "log-in", "log_in", "signin", "sign-in", "sign_in", "logon", "wp-login", "authenticate",
      "j_spring_security_check", "session/new", "anmelden", "iniciar-sesion", "logga-in",
    ].map { Piece(bytes: Array("/\($0)".utf8), word: "/login") }
    + ["connexion", "entrar", "accedi", "inloggen", "zaloguj"].map {
      Piece(bytes: Array("/\($0)".utf8), word: "/login", isWhole: true)
    }
    + [
      "logout", "log-out", "log_out", "signout", "sign-out", "sign_out", "logoff", "log-off", "log_off", "endsession",
      "end_session", "end-session", "j_spring_security_logout", "session/destroy", "sessions/destroy", "user/quit",
      "customer-logout",
      "salir", "abmelden", "deconnexion", "cerrar-sesion", "sair", "esci", "uitloggen", "logga-ut", "wyloguj",
      "oauth/revoke", "oauth2/revoke", "token/revoke", "auth/revoke",
    ].map { Piece(bytes: Array("/\($0)".utf8), word: "/logout", isWhole: true) }
    + ["token", "tokens", "session", "sessions", "oauth", "oauth2", "login"].map {
      Piece(bytes: Array("/\($0)/renew".utf8), word: "/~refresh")
    }
    + [
      // One address for all grants.
      Piece(bytes: Array("/oauth/token".utf8), word: "/login/token"),
      Piece(bytes: Array("refresh".utf8), word: "~refresh"),
      Piece(bytes: Array("/token/rotate".utf8), word: "/~refresh"),
      // Whose refusals stand in bodies.
      Piece(bytes: Array("/graphql".utf8), word: "/~graphql"),
    ]

  /// Where there is no other: what is done to a session there say the method, and what the answer takes.
  private static let ofSessions = ["session", "sessions"].map {
    Piece(bytes: Array("/\($0)".utf8), word: "/~session", isWhole: true)
  }

  /// Behind a word: what tells of it, and is none.
  private static let about = [
    "activity", "history", "attempts", "alerts", "audit", "devices", "events", "notifications",
  ]

  /// No address of a login's is longer.
  private static let mostBytes = 1_024

  /// A covered path with the last such word of its own in it; nil if there is none, or it is there.
  static func marked(_ covered: String, of text: String) -> String? {
    let path = text.utf8.prefix { $0 != UInt8(ascii: "?") }.map { $0 | ($0 &- 0x41 < 26 ? 0x20 : 0) }
    let result = Array(covered.utf8)
    // What was covered is as long as it was.
    guard path.count <= mostBytes, result.count == text.utf8.count,
      let (place, length, word) = last(of: ofPaths, in: path) ?? last(of: ofSessions, in: path)
    else {
      return nil
    }
    let rest = path[(place + length)...].drop { "/s-_".utf8.contains($0) }
    guard !about.contains(where: { rest.starts(with: $0.utf8) }),
      result[place..<place + length] != path[place..<place + length]
    else { return nil }
    return String(validating: result[..<place] + Array(word.utf8) + result[(place + length)...], as: UTF8.self)
  }

  /// The last one of a path; of two that end at one place the longer one.
  private static func last(of pieces: [Piece], in path: [UInt8]) -> (place: Int, length: Int, word: String)? {
    var best: (place: Int, length: Int, word: String)?
    for piece in pieces where piece.bytes.count <= path.count {
      let count = piece.bytes.count
      let found = stride(from: path.count - count, through: 0, by: -1).first { place in
        guard path[place..<place + count].elementsEqual(piece.bytes) else { return false }
        return !piece.isWhole || !(path[(place + count)...].first.map(isOfWord) ?? false)
      }
      guard let found else { continue }
      let end = best.map { $0.place + $0.length } ?? 0
      if (found + count, count) > (end, best?.length ?? 0) { best = (found, count, piece.word) }
    }
    return best
  }

  private static func isOfWord(_ byte: UInt8) -> Bool {
    byte &- 0x61 < 26 || byte &- 0x30 < 10 || "-_".utf8.contains(byte)
  }

  /// What a cookie is called after; nil if it is none of what a diagnosis looks for.
  static func ofCookie(_ name: String) -> String? {
    let lower = name.lowercased()
    // What remembers a user is no session.
    return ["remem", "refresh", "csrf", "xsrf", "access", "session", "sess", "sid", "auth", "jwt", "token"].first {
      lower.contains($0)
    }
  }
}
