/// Words by which a diagnosis knows what an address or a cookie is for, where the text that has them is to be covered. They are shorter than
/// the pieces that are looked for, with the slash in front of them.
enum RoleWord {
  /// What stands for a piece of a path; of two at one place the longer one.
  private static let ofPaths: [(piece: String, word: String)] =
    [
      "login", "log-in", "log_in", "signin", "sign-in", "sign_in", "logon", "authenticate", "j_spring_security_check",
      "session/new", "anmelden", "connexion", "iniciar-sesion", "entrar", "accedi", "inloggen", "logga-in", "zaloguj",
    ].map { ($0, "/login") }
    + [
      "logout", "log-out", "log_out", "signout", "sign-out", "sign_out", "logoff", "log-off", "log_off", "endsession",
      "end_session", "end-session", "j_spring_security_logout", "session/destroy", "sessions/destroy", "user/quit",
      "salir", "abmelden", "deconnexion", "cerrar-sesion", "sair", "esci", "uitloggen", "logga-ut", "wyloguj",
      "oauth/revoke", "oauth2/revoke", "token/revoke", "auth/revoke",
    ].map { ($0, "/logout") }
    // One address for all grants.
    + [("oauth/token", "/login/token"), ("refresh", "/~refresh"), ("token/rotate", "/~refresh")]

  /// Behind a word: what tells of it, and is none.
  private static let about = [
    "activity", "history", "attempts", "alerts", "audit", "devices", "events", "notifications",
  ]

  /// A covered path with the last such word of its own in it; nil if there is none, or it is there.
  static func marked(_ covered: String, of text: String) -> String? {
    let path = text.utf8.prefix { $0 != UInt8(ascii: "?") }.map { $0 | ($0 &- 0x41 < 26 ? 0x20 : 0) }
    let result = Array(covered.utf8)
    // What was covered is as long as it was.
    guard result.count == text.utf8.count, let (place, length, word) = last(in: path) else { return nil }
    let rest = path[(place + length)...].drop { "/s-_".utf8.contains($0) }
    guard !about.contains(where: { rest.starts(with: $0.utf8) }),
      result[place..<place + length] != path[place..<place + length]
    else { return nil }
    let begin = result[..<place].last == UInt8(ascii: "/") ? result[..<(place - 1)] : result[..<place]
    return String(validating: begin + Array(word.utf8) + result[(place + length)...], as: UTF8.self)
  }

  private static func last(in path: [UInt8]) -> (place: Int, length: Int, word: String)? {
    var best: (place: Int, length: Int, word: String)?
    for (piece, word) in ofPaths {
      let piece = Array(piece.utf8)
      guard piece.count <= path.count else { continue }
      let found = stride(from: path.count - piece.count, through: 0, by: -1).first {
        path[$0..<$0 + piece.count].elementsEqual(piece)
      }
      guard let found else { continue }
      let end = best.map { $0.place + $0.length } ?? 0
      if (found + piece.count, piece.count) > (end, best?.length ?? 0) { best = (found, piece.count, word) }
    }
    return best
  }

  /// What a cookie is called after; nil if it is none of what a diagnosis looks for.
  static func ofCookie(_ name: String) -> String? {
    let lower = name.lowercased()
    return ["refresh", "csrf", "xsrf", "access", "session", "sess", "sid", "auth", "jwt", "token"].first {
      lower.contains($0)
    }
  }
}
