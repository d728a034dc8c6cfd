import CookieDiagnosis

/// What a capture shows that may be harm, and that no record of it proves to be any. Times are nanoseconds of the trace's clock.
public enum Unsettled: Sendable, Hashable {
  /// A client that was served logs in again while the session goes on.
  ///
  /// - refused: when one of its tokens was refused first, which the server takes elsewhere; nil if nothing led to the login.
  case logIn(TraceActor, at: Int64, refused: Int64? = nil)
  /// A client that had nothing of the session logs in while others go on with it: nobody has handed it over (F01), or it has a login of
  /// its own.
  case secondLogIn(TraceActor, at: Int64)
  /// A client was refused, or shown a login page, and has a token later that no login and no refresh of the capture has brought.
  case shownLogIn(TraceActor, at: Int64)
  /// A login of whom does not show what came before it: the capture's clock was set back.
  case clockSetBack
  /// A client is refused up to the capture's end, though it or another one had been served and nobody has logged out.
  case refused(TraceActor, times: Int, last: Int64)
  /// A client renews so often, and is not served with any of it (F56).
  case spinning(TraceActor, times: Int, last: Int64)
  /// An answer of GraphQL, whose bodies are not read, brings a client that was served another token: a login's, or a renewal's.
  case inBody(TraceActor, at: Int64)
  /// What renews the session of a client goes in no cookie, and was refused; nobody was served since, or somebody logs in.
  case renewalRefused(TraceActor, at: Int64)
  /// Another site's cookie that is called as sessions are is refused to the end, and nobody has said which session is meant.
  case otherSession(SessionApart)
  /// A client that was served with the session asks at the same addresses without it, up to a login or the capture's end, and is served
  /// all the same: as nobody in particular.
  case bare(TraceActor, times: Int, first: Int64)
  /// The last file of a store lacks the session's cookie, which the first one has.
  case goneFromFile(StoreName)
  /// A client is served with the session behind what may have been its logout, of a device or a session that it names, or at another host.
  case usedAfterLogOut(at: Int64)
  /// The last file of a store has a token that had been exchanged for another one by then: whoever renews with it is refused (F20).
  case staleInFile(StoreName)
  /// A client was refused for want of its cookie, and sends it again later, with no answer between that had brought it: its store did not show
  /// what it had (F02, F05, F06).
  case hidden(TraceActor, at: Int64)
  /// Somebody logs in behind a step of the capture's clock that the server's did not take: cookies were over by the one, and not by the other.
  case clockSetForward(at: Int64)
  /// The capture has more than could be read.
  case partial
  /// Somebody logs in, and a cookie is missing that had signed the user in again by itself.
  case notSignedIn(SilentReturn)
  /// Calls with a token in Authorization are refused, and somebody logs in behind that, or the capture ends.
  case headerRefused(HeaderRefusal)
  /// A program that never had the session is refused (F01, if it is an extension of the app).
  case apart(ProgramApart)

  /// What it is, if it is harm.
  public var causes: [Cause] {
    switch self {
    case .secondLogIn: [.twoJars]
    case .logIn, .shownLogIn, .headerRefused, .inBody, .clockSetBack, .refused, .otherSession, .staleInFile, .partial:
      []
    case .usedAfterLogOut: [.twoJars, .copyLostDeletion]
    case .spinning: [.givenUp]
    case .bare, .goneFromFile: [.vanished, .foreignCode]
    case .notSignedIn: [.vanished, .sessionCookieDied, .foreignCode]
    case .hidden: [.emptyColdRead, .writtenElsewhere]
    case .clockSetForward: [.clockSet]
    case .apart: [.twoJars]
    case .renewalRefused: [.doubleRefresh, .replyLost, .endedElsewhere]
    }
  }

  /// Nil if all is as it should be.
  static func found(in recorded: RecordedTrace) -> Unsettled? {
    guard recorded.source == .capture else { return nil }
    let found = UnsettledReader(recorded).found
    if recorded.clockWasSetBack, case .logIn = found { return .clockSetBack }
    let beside =
      recorded.silentReturn.flatMap { $0.end.mayBeLoss ? Unsettled.notSignedIn($0) : nil }
      ?? recorded.sessionApart.map(Unsettled.otherSession) ?? recorded.headerRefusal.map(Unsettled.headerRefused)
    return found ?? clockSetForward(in: recorded) ?? goneFromFile(in: recorded)
      ?? recorded.programApart.map(Unsettled.apart) ?? staleInFile(in: recorded) ?? usedAfterLogOut(in: recorded)
      ?? beside ?? (recorded.isWhole ? nil : .partial)
  }
}

extension Unsettled {
  private static func clockSetForward(in recorded: RecordedTrace) -> Unsettled? {
    guard let time = recorded.clockWasSetForwardAt,
      recorded.trace.records.contains(where: {
        $0.kind == .requestSent && $0.endpoint == .logIn && $0.time >= time
          || $0.kind == .userLogsInAgain && $0.time >= time
      })
    else { return nil }
    return .clockSetForward(at: time)
  }

  private static func goneFromFile(in recorded: RecordedTrace) -> Unsettled? {
    guard !session(of: recorded).contains(where: { $0.endpoint == .logOut }) else { return nil }
    let store = [StoreName.web, .native].first { store in
      let views = recorded.files.filter { $0.store == store }
      guard let last = views.last(where: { $0.moment == .after }), last.tokens.isEmpty else { return false }
      guard let first = views.first(where: { $0.moment == .before }) else { return hadOne(store, in: recorded) }
      return first.tokens[.access].map { !hasRunOut($0, in: recorded.trace.records) } ?? false
    }
    return store.map(Unsettled.goneFromFile)
  }

  private static func usedAfterLogOut(in recorded: RecordedTrace) -> Unsettled? {
    let records = recorded.trace.records
    let logOut = records.firstIndex {
      $0.kind == .responseReceived && recorded.doubtfulLogOuts.contains($0.request)
    }
    guard let logOut else { return nil }
    let later = records[logOut...].prefix { !($0.kind == .requestSent && $0.endpoint == .logIn) }
    return later.contains { $0.kind == .tokenAccepted } ? .usedAfterLogOut(at: records[logOut].time) : nil
  }

  /// What is shown of the last session: an earlier one's logout has no part in it.
  private static func session(of recorded: RecordedTrace) -> ArraySlice<TraceRecord> {
    let records = recorded.trace.records
    let begin = records.lastIndex { $0.kind == .tokenIssued && $0.endpoint == .logIn && $0.name == .access }
    return records[(begin ?? 0)...]
  }

  private static func staleInFile(in recorded: RecordedTrace) -> Unsettled? {
    let records = session(of: recorded)
    guard !recorded.files.isEmpty, !records.contains(where: { $0.endpoint == .logOut }) else { return nil }
    let used = Set(records.lazy.filter { $0.kind == .tokenRotated && !$0.value.isEmpty }.map(\.value))
    let store = [StoreName.web, .native].first { store in
      guard let last = recorded.files.last(where: { $0.store == store && $0.moment == .after }) else { return false }
      if let token = last.tokens[.refresh] { return used.contains(token) }
      return last.tokens[.access].map { wasExchanged($0, in: records) } ?? false
    }
    return store.map(Unsettled.staleInFile)
  }

  /// True for the one token of a session that a refresh has exchanged for another one, and that nobody was served with since.
  private static func wasExchanged(_ token: TraceText, in records: ArraySlice<TraceRecord>) -> Bool {
    guard !records.contains(where: { $0.name == .refresh && !$0.value.isEmpty && $0.value.isRefreshToken }),
      let sent = records.last(where: { $0.kind == .requestSent && $0.endpoint == .refresh && $0.value == token }),
      let answer = records.firstIndex(where: { $0.kind == .responseReceived && $0.request == sent.request })
    else { return false }
    let later = records[answer...]
    return later.contains { Int($0.cause) == answer && $0.kind == .cookieWritten && $0.value != token }
      && !later.contains { $0.kind == .requestSent && $0.value == token }
  }

  /// True if the last request of a store's client had a token of the session with a date that had not come by then.
  private static func hadOne(_ store: StoreName, in recorded: RecordedTrace) -> Bool {
    let (records, client) = (recorded.trace.records, store == .web ? TraceActor.page : .native)
    let sent = session(of: recorded).last {
      $0.kind == .requestSent && $0.actor == client && $0.endpoint.takesToken && $0.client.sendsFromStore
        && $0.name == .access
    }
    guard let token = sent?.value, !token.isEmpty, let end = records.last?.time else { return false }
    let written = records.last { $0.kind == .cookieWritten && $0.cause >= 0 && $0.value == token && $0.store == store }
    // When the file was taken does not show.
    return written.map { $0.expiresAt > end &+ day } ?? false
  }

  /// In nanoseconds.
  private static let day: Int64 = 86_400_000_000_000

  private static func hasRunOut(_ token: TraceText, in records: [TraceRecord]) -> Bool {
    let end = records.last?.time ?? 0
    return records.contains {
      $0.kind == .cookieWritten && $0.value == token && $0.expiresAt != 0 && $0.expiresAt <= end
    }
  }
}
