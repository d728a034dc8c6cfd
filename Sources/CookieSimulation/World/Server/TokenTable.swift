/// All tokens and sessions that the server has issued in one run. The server's truth.
struct TokenTable {
  enum TokenState: UInt8 {
    case active
    /// Exchanged for a successor.
    case rotated
  }

  struct Token {
    var session: Int32
    var isRefresh: Bool
    var state: TokenState = .active
    var expiresAt: Deadline
    var rotatedAt = Deadline.never
    /// The first token it was exchanged for.
    var successor: Int32 = -1
  }

  struct Session {
    var startedAt: Deadline
    /// The network address of the login.
    var address: Int32
    var isLoggedOut = false
    var isRevoked = false
    /// The access tokens issued before this one are revoked.
    var accessRevokedBefore: Int32 = 0
  }

  private(set) var tokens: [Token] = []
  private(set) var sessions: [Session] = []

  mutating func removeAll() {
    tokens.removeAll(keepingCapacity: true)
    sessions.removeAll(keepingCapacity: true)
  }

  mutating func openSession(at time: Deadline, from address: Int32) -> Int32 {
    sessions.append(Session(startedAt: time, address: address))
    return Int32(sessions.count - 1)
  }

  mutating func issue(session: Int32, isRefresh: Bool, expiresAt: Deadline) -> Int32 {
    tokens.append(Token(session: session, isRefresh: isRefresh, expiresAt: expiresAt))
    return Int32(tokens.count - 1)
  }

  subscript(token: Int32) -> Token {
    get { tokens[Int(token)] }
    set { tokens[Int(token)] = newValue }
  }

  subscript(session session: Int32) -> Session {
    get { sessions[Int(session)] }
    set { sessions[Int(session)] = newValue }
  }

  /// Ends the access tokens that a session has by now; a refresh may give others.
  mutating func revokeAccess(of session: Int32) { sessions[Int(session)].accessRevokedBefore = Int32(tokens.count) }

  func contains(_ token: Int32) -> Bool { tokens.indices.contains(Int(token)) }
}
