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
    var accessIsRevoked = false
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

  func contains(_ token: Int32) -> Bool { tokens.indices.contains(Int(token)) }
}

/// The text of tokens: a letter for the kind and the token's number in the run, e.g. `r12`.
///
/// Texts are made once and kept for all runs of a simulator: they are the most frequent strings of a run.
struct TokenTexts {
  private var access: [String] = []
  private var refresh: [String] = []

  mutating func text(_ token: Int32, isRefresh: Bool) -> String {
    let index = Int(token)
    while access.count <= index {
      access.append("a\(access.count)")
      refresh.append("r\(refresh.count)")
    }
    return isRefresh ? refresh[index] : access[index]
  }

  /// The number of a token from its text, or nil if it is none of ours: a letter and up to eight digits without
  /// leading zeros.
  static func number(_ text: Slice<UnsafeBufferPointer<UInt8>>) -> Int32? {
    guard text.count >= 2, text.count <= 9, let letter = text.first else { return nil }
    guard letter == UInt8(ascii: "a") || letter == UInt8(ascii: "r") else { return nil }
    let digits = text.dropFirst()
    if digits.count > 1, digits.first == UInt8(ascii: "0") { return nil }
    var number: Int32 = 0
    for byte in digits {
      guard byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") else { return nil }
      number = number * 10 + Int32(byte - UInt8(ascii: "0"))
    }
    return number
  }
}
