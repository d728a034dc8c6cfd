/// Reads a trace from beginning to end and says what became of its sessions.
///
/// It uses the trace alone, so it reads a recorded or imported trace as well. One reader serves many runs of a thread.
public final class VerdictReader {
  struct Session {
    var isRevoked = false
    /// When the policy ends it if nothing renews it: the expiry of its latest refresh token.
    var expiresAt: Int64 = 0
    /// The place of the logout among the records.
    var loggedOutAt: Int?
    var isResurrected = false
  }

  struct SessionToken {
    var text: TraceText
    var session: Int32
    var isUsedUp = false
    var expiresAt: Int64
  }

  private(set) var sessions: [Session] = []
  private(set) var tokens: [SessionToken] = []
  /// Which token a session lives by.
  private(set) var sessionToken = TraceText.access
  /// The place of each request's sending among the records.
  private(set) var sentAt: [Int] = []
  private var place = 0
  private(set) var held: (native: TraceText, web: TraceText) = (.empty, .empty)
  private(set) var disclosures = DisclosureReader()
  /// What a trace that is read while it grows came to so far, and how much of it is read.
  private(set) var progress = RunSummary()
  private var recordsRead = 0
  private var races = RaceDetector()

  public init() {}

  /// Scores a trace. `end`, `steps` and `duration` are what the engine says of the run itself; without a duration the
  /// trace's last record ends it.
  public func read(
    _ trace: Trace, end: RunEnd = .finished, steps: Int = 0, duration: Int64? = nil
  ) -> RunSummary {
    begin()
    var summary = RunSummary()
    summary.end = end
    summary.steps = steps
    summary.duration = duration ?? trace.records.last?.time ?? 0
    var firstVerdict: Int?
    for index in trace.records.indices {
      let isVerdict = take(trace.records[index], into: &summary)
      if isVerdict, firstVerdict == nil { firstVerdict = index }
    }
    summary.sessions = sessions.count
    summary.races = races.count(in: trace.records)
    if sessionIsDoomed(at: summary.duration) {
      summary.lostSessions += 1
      firstVerdict = firstVerdict ?? trace.records.count
    }
    if let firstVerdict { summary.firstCause = CauseFinder(records: trace.records).cause(of: firstVerdict) }
    return summary
  }

  /// Forgets everything, to read a trace from its beginning.
  func begin() {
    sessions.removeAll(keepingCapacity: true)
    tokens.removeAll(keepingCapacity: true)
    sentAt.removeAll(keepingCapacity: true)
    held = (.empty, .empty)
    sessionToken = .access
    disclosures.removeAll()
    progress = RunSummary()
    recordsRead = 0
    place = 0
  }

  /// Reads what a trace has grown by since the last call.
  func catchUp(with trace: Trace) {
    for record in trace.records[recordsRead...] { _ = take(record, into: &progress) }
    recordsRead = trace.records.count
  }

  /// Takes one record into account. True if it is the verdict on a lost or split session.
  private func take(_ record: TraceRecord, into summary: inout RunSummary) -> Bool {
    place += 1
    switch record.kind {
    case .cookieWritten, .cookieLoaded: hold(record.value, for: record)
    case .cookieDeleted, .cookieVanished: hold(.empty, for: record)
    case .requestSent:
      noteSent(record)
      disclosures.takeSent(record, into: &summary)
      if record.endpoint == .refresh { summary.refreshes += 1 }
      if record.number > 0 { summary.addDelay(record.number) }
    case .pageLoadStarted where record.number > 0: summary.addDelay(record.number)
    case .bridgeCall: summary.bridgeCalls += 1
    case .storeRead where record.actor == .page: disclosures.takePageRead(record, into: &summary)
    case .contentServed, .transferCut, .fileLost: disclosures.takeContent(record)
    case .clientSucceeded where record.request >= 0: disclosures.takeBelief(record, into: &summary)
    case .tokenIssued: noteIssue(record)
    case .tokenRotated:
      if let index = tokens.lastIndex(where: { $0.text == record.value }) { tokens[index].isUsedUp = true }
    case .sessionRevoked:
      withSession(record.number) {
        $0.isRevoked = true
        if record.reason == .loggedOut { $0.loggedOutAt = place }
      }
    case .responseReceived where record.endpoint == .logOut:
      // For the user the session is over, even if the request carried no token that the server could end.
      withSession(Int32(sessions.count) - 1) { $0.loggedOutAt = $0.loggedOutAt ?? place }
    case .tokenAccepted: noteAcceptance(record, in: &summary)
    case .userLogsInAgain: return judge(&summary, at: record.time)
    default: break
    }
    return false
  }

  /// A session goes on with its refresh token, or with its access token where the server issues nothing else.
  private func noteIssue(_ record: TraceRecord) {
    while sessions.count <= Int(record.number) { sessions.append(Session()) }
    if record.name == .refresh, sessionToken == .access {
      sessionToken = .refresh
      tokens.removeAll(keepingCapacity: true)
    }
    guard record.name == sessionToken else { return }
    tokens.append(SessionToken(text: record.value, session: record.number, expiresAt: record.expiresAt))
    sessions[Int(record.number)].expiresAt = record.expiresAt
  }

  private func hold(_ token: TraceText, for record: TraceRecord) {
    // Access tokens count only where no refresh token was ever issued; the first one is, right after its access token.
    guard record.name == sessionToken else { return }
    switch record.store {
    case .native: held.native = token
    case .web: held.web = token
    case .backup: break
    }
  }

  private func noteSent(_ record: TraceRecord) {
    while sentAt.count <= Int(record.request) { sentAt.append(0) }
    sentAt[Int(record.request)] = place
  }

  private func withSession(_ number: Int32, _ body: (inout Session) -> Void) {
    if sessions.indices.contains(Int(number)) { body(&sessions[Int(number)]) }
  }

  /// A session that the user ended is used by a request that set out afterwards.
  private func noteAcceptance(_ record: TraceRecord, in summary: inout RunSummary) {
    guard sessions.indices.contains(Int(record.number)), sentAt.indices.contains(Int(record.request)),
      let loggedOutAt = sessions[Int(record.number)].loggedOutAt, sentAt[Int(record.request)] > loggedOutAt,
      !sessions[Int(record.number)].isResurrected
    else { return }
    sessions[Int(record.number)].isResurrected = true
    summary.resurrectedSessions += 1
  }

  /// The user has to log in although they did not log out: lost if no side can go on with the session, split if one
  /// can, neither if the policy had ended it.
  private func judge(_ summary: inout RunSummary, at time: Int64) -> Bool {
    guard let session = sessions.last, session.loggedOutAt == nil, session.expiresAt > time else { return false }
    if !session.isRevoked, isUsable(held.native, at: time) || isUsable(held.web, at: time) {
      summary.splitSessions += 1
    } else {
      summary.lostSessions += 1
    }
    return true
  }

  /// True if the session that the trace ends with was revoked although nobody ended it: its last access token may still
  /// work for a while, but the login is certain to come.
  private func sessionIsDoomed(at time: Int64) -> Bool {
    guard let session = sessions.last else { return false }
    return session.isRevoked && session.loggedOutAt == nil && session.expiresAt > time
  }

  /// True if the server would take this token.
  private func isUsable(_ text: TraceText, at time: Int64) -> Bool {
    guard let token = tokens.last(where: { $0.text == text }) else { return false }
    return !token.isUsedUp && token.expiresAt > time && Int(token.session) == sessions.count - 1
  }
}
