/// Which of a trace's sessions is the app's.
///
/// A login in the system's browser opens a session in a jar that is not the app's. While the app has a session of its own
/// that goes on, the browser's is none of its business; without one, the user takes the browser's for the app's (F45). A login
/// over a session that goes on opens another one when its answer comes: until then, and without it, the device has the earlier.
package struct AppSessions {
  /// The latest that is the app's; -1 before the first.
  package private(set) var current: Int32 = -1
  /// True if the user has ended the current one, or was asked to log in anew.
  package private(set) var isOver = false
  /// The browser's alone.
  package private(set) var foreign: [Int32] = []
  /// What the answer to a login will bring, if it comes.
  package private(set) var pending: Pending?
  /// Those whose tokens have reached nobody, while an earlier one went on.
  private(set) var unheard: [Int32] = []

  package struct Pending: Sendable {
    package var session: Int32
    package var request: Int32
    package var expiresAt: Int64
  }

  private var latest: Int32 = -1
  /// When the policy ends the current one if nothing renews it.
  private var expiresAt: Int64 = 0
  private var hasRefreshTokens = false
  private var browserLogIns: [Int32] = []
  private var ownLogIns: [Int32] = []

  mutating func removeAll() {
    current = -1
    isOver = false
    latest = -1
    expiresAt = 0
    hasRefreshTokens = false
    pending = nil
    if !foreign.isEmpty { foreign.removeAll(keepingCapacity: true) }
    if !unheard.isEmpty { unheard.removeAll(keepingCapacity: true) }
    if !browserLogIns.isEmpty { browserLogIns.removeAll(keepingCapacity: true) }
    if !ownLogIns.isEmpty { ownLogIns.removeAll(keepingCapacity: true) }
  }

  /// Most records say nothing of this.
  @inline(__always)
  mutating func take(_ record: TraceRecord) {
    switch record.kind {
    case .requestSent, .tokenIssued, .sessionRevoked, .responseReceived, .userLogsInAgain: note(record)
    // There are many, and seldom anything to be heard of.
    case .tokenAccepted where pending != nil: note(record)
    default: break
    }
  }

  private mutating func note(_ record: TraceRecord) {
    switch record.kind {
    case .requestSent where record.actor == .systemBrowser && record.endpoint == .logIn:
      browserLogIns.append(record.request)
    case .requestSent where record.endpoint == .logIn: ownLogIns.append(record.request)
    case .tokenIssued: takeIssue(record)
    // Whoever uses it has heard of it.
    case .tokenAccepted where record.number == pending?.session: hear()
    case .responseReceived where record.number != 0 && record.request == pending?.request: hear()
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
      let goesOn = current >= 0 && !isOver && expiresAt > record.time
      if let pending { unheard.append(pending.session) }
      pending = nil
      if isOfBrowser, goesOn {
        foreign.append(latest)
      } else if goesOn, ownLogIns.contains(record.request) {
        pending = Pending(session: latest, request: record.request, expiresAt: record.expiresAt)
      } else {
        (current, isOver) = (latest, false)
      }
    }
    if record.name == .refresh { hasRefreshTokens = true }
    if record.number == pending?.session, record.name == .refresh || !hasRefreshTokens {
      pending?.expiresAt = record.expiresAt
    }
    // It goes on with its refresh token, or with its access token where the server issues nothing else.
    if record.number == current, record.name == .refresh || !hasRefreshTokens { expiresAt = record.expiresAt }
  }

  private mutating func hear() {
    guard let heard = pending else { return }
    (current, isOver, expiresAt, pending) = (heard.session, false, heard.expiresAt, nil)
  }

  /// True for a session of which nobody had heard by the end, while an earlier one went on.
  func isUnheard(_ session: Int32) -> Bool { session == pending?.session || unheard.contains(session) }
}
