/// Which of a trace's sessions is the app's.
///
/// A login in the system's browser opens a session in a jar that is not the app's. While the app has a session of its own
/// that goes on, the browser's is none of its business; without one, the user takes the browser's for the app's (F45).
package struct AppSessions {
  /// The latest that is the app's; -1 before the first.
  package private(set) var current: Int32 = -1
  /// True if the user has ended the current one, or was asked to log in anew.
  package private(set) var isOver = false
  /// The browser's alone.
  package private(set) var foreign: [Int32] = []
  private var latest: Int32 = -1
  /// When the policy ends the current one if nothing renews it.
  private var expiresAt: Int64 = 0
  private var hasRefreshTokens = false
  private var browserLogIns: [Int32] = []

  mutating func removeAll() {
    current = -1
    isOver = false
    latest = -1
    expiresAt = 0
    hasRefreshTokens = false
    if !foreign.isEmpty { foreign.removeAll(keepingCapacity: true) }
    if !browserLogIns.isEmpty { browserLogIns.removeAll(keepingCapacity: true) }
  }

  /// Most records say nothing of this.
  @inline(__always)
  mutating func take(_ record: TraceRecord) {
    switch record.kind {
    case .requestSent, .tokenIssued, .sessionRevoked, .responseReceived, .userLogsInAgain: note(record)
    default: break
    }
  }

  private mutating func note(_ record: TraceRecord) {
    switch record.kind {
    case .requestSent where record.actor == .systemBrowser && record.endpoint == .logIn:
      browserLogIns.append(record.request)
    case .tokenIssued: takeIssue(record)
    case .sessionRevoked where record.reason == .loggedOut && record.number == current: isOver = true
    case .responseReceived where record.endpoint == .logOut: isOver = true
    case .userLogsInAgain: isOver = true
    default: break
    }
  }

  private mutating func takeIssue(_ record: TraceRecord) {
    if record.number > latest {
      latest = record.number
      let isOfBrowser = browserLogIns.contains(record.request)
      if isOfBrowser, current >= 0, !isOver, expiresAt > record.time {
        foreign.append(latest)
      } else {
        (current, isOver) = (latest, false)
      }
    }
    if record.name == .refresh { hasRefreshTokens = true }
    // It goes on with its refresh token, or with its access token where the server issues nothing else.
    if record.number == current, record.name == .refresh || !hasRefreshTokens { expiresAt = record.expiresAt }
  }
}
