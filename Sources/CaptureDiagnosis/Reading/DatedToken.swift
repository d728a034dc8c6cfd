import CookieDiagnosis
import CookieFiles

/// A session's token that is a JSON Web Token.
public struct DatedToken: Hashable, Sendable {
  /// What the trace calls it.
  public var token: TraceText
  public var dates: WebTokenDates
}

/// Looks at each token once, before its value is replaced.
struct TokenDating {
  private(set) var dated: [DatedToken] = []
  private var seen: Set<TraceText> = []

  /// - Parameter pair: the cookie, "name=value".
  mutating func look(at pair: String, called token: TraceText) {
    guard !token.isEmpty, seen.insert(token).inserted, let mark = pair.firstIndex(of: "=") else { return }
    guard let dates = WebTokenDates(String(pair[mark...].dropFirst())) else { return }
    dated.append(DatedToken(token: token, dates: dates))
  }
}
