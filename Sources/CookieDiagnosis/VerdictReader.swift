/// Reads a trace from beginning to end and says what became of its sessions.
///
/// It uses the trace alone, so it reads a recorded or imported trace as well. One reader serves many runs of a thread.
///
/// Each record comes through here. That accesses of a property do not overlap is not checked at run time, which cost as much as all
/// that is done with a record: the reader is one thread's, and nothing that is handed a property `inout` comes back to it.
public final class VerdictReader {
  package struct Session {
    package var isRevoked = false
    /// True since the server has refused it for the device's address, which never comes back.
    package var isLeftBehind = false
    /// When the policy ends it if nothing renews it: the expiry of its latest refresh token.
    package var expiresAt: Int64 = 0
    /// The place of the logout among the records.
    package var loggedOutAt: Int?
    package var isResurrected = false
    /// True since the device has heard of the logout.
    package var logoutIsKnown = false
    package var isWrittenBack = false
    /// True since an extension of the app, which has another store, had nothing of it.
    package var isMissedByExtension = false
    /// True if it began while a logout was under way: whether the user has ended it is open, so it is neither lost nor used
    /// after its logout.
    package var beganDuringLogout = false
  }

  package struct SessionToken {
    package var text: TraceText
    package var session: Int32
    package var isUsedUp = false
    /// Until when the server takes it although it is used up; 0 if it does not.
    package var takenUntil: Int64 = 0
    /// The token with whose exchange that ends; empty if it does not depend on one.
    package var successor = TraceText.empty
    package var expiresAt: Int64

    package init(text: TraceText, session: Int32, expiresAt: Int64) {
      self.text = text
      self.session = session
      self.expiresAt = expiresAt
    }
  }

  @exclusivity(unchecked) package private(set) var sessions: [Session] = []
  /// Which of them is the app's.
  @exclusivity(unchecked) package private(set) var appSessions = AppSessions()
  @exclusivity(unchecked) package private(set) var tokens: [SessionToken] = []
  /// The places of those that the server takes until another one is exchanged. Few, where a session may have thousands of tokens.
  @exclusivity(unchecked) private var dependents: [Int] = []
  /// Which token a session lives by.
  @exclusivity(unchecked) package private(set) var sessionToken = TraceText.access
  /// The place of each request's sending among the records.
  @exclusivity(unchecked) package private(set) var sentAt: [Int] = []
  /// The logouts that have no answer yet, and the session that each was about: the app's when it was sent.
  @exclusivity(unchecked) package private(set) var openLogOuts: [(request: Int32, session: Int32, isStruck: Bool)] = []
  @exclusivity(unchecked) package private(set) var held: (native: TraceText, web: TraceText) = (.empty, .empty)
  @exclusivity(unchecked) package private(set) var disclosures = DisclosureReader()
  @exclusivity(unchecked) package private(set) var writeBacks = WriteBackReader()
  /// True if the page asks native code for new tokens.
  @exclusivity(unchecked) package private(set) var pageAsksNativeCode = false
  /// What a trace that is read while it grows came to so far, and how much of it is read.
  @exclusivity(unchecked) package private(set) var progress = RunSummary()
  @exclusivity(unchecked) private var recordsRead = 0
  /// Leaks that have their verdict.
  @exclusivity(unchecked) private var leaks = 0
  @exclusivity(unchecked) private var races = RaceDetector()
  @exclusivity(unchecked) private var causes = CauseFinder()

  public init() {}

  /// Scores a trace. `end`, `steps` and `duration` are what the engine says of the run itself; without a duration the
  /// trace's last record ends it.
  ///
  /// - Parameter findsCauses: false for verdicts whose causes nobody reads, or only some: `chains(of:in:)` tells them.
  public func read(
    _ trace: Trace, end: RunEnd = .finished, steps: Int = 0, duration: Int64? = nil, countsRaces: Bool = true,
    findsCauses: Bool = true
  ) -> RunSummary {
    begin()
    var summary = RunSummary()
    summary.end = end
    summary.steps = steps
    summary.duration = duration ?? trace.records.last?.time ?? 0
    for index in trace.records.indices { take(trace.records, at: index, into: &summary) }
    summary.sessions = sessions.count
    judgeWriteBacks(into: &summary)
    if countsRaces { summary.races = races.count(in: trace.records) }
    if sessionIsDoomed(at: summary.duration) {
      summary.lostSessions += 1
      note(.lost, at: trace.records.count, in: &summary)
    }
    if findsCauses, !summary.verdicts.isEmpty { findCauses(in: trace, of: &summary) }
    return summary
  }

  /// Forgets everything, to read a trace from its beginning.
  package func begin() {
    sessions.removeAll(keepingCapacity: true)
    appSessions.removeAll()
    tokens.removeAll(keepingCapacity: true)
    dependents.removeAll(keepingCapacity: true)
    sentAt.removeAll(keepingCapacity: true)
    openLogOuts.removeAll(keepingCapacity: true)
    held = (.empty, .empty)
    sessionToken = .access
    disclosures.removeAll()
    writeBacks.removeAll()
    pageAsksNativeCode = false
    progress = RunSummary()
    recordsRead = 0
    leaks = 0
  }

  /// Reads what a trace has grown by since the last call.
  package func catchUp(with trace: Trace) {
    for index in recordsRead..<trace.records.count { take(trace.records, at: index, into: &progress) }
    recordsRead = trace.records.count
  }

  /// The chains of events behind a run's verdicts, in their order.
  public func chains(of summary: RunSummary, in trace: Trace) -> [CauseChain] {
    chains(of: summary.verdicts, in: trace)
  }

  /// The chains behind some of a trace's verdicts, each with its cause.
  public func chains(of verdicts: [Verdict], in trace: Trace) -> [CauseChain] {
    causes.begin(trace.records)
    defer { causes.end() }
    return verdicts.map { causes.chain(of: $0) }
  }

  /// Only runs with a verdict pay for this.
  private func findCauses(in trace: Trace, of summary: inout RunSummary) {
    causes.begin(trace.records)
    for index in summary.verdicts.indices {
      summary.verdicts[index].cause = causes.cause(
        of: summary.verdicts[index].kind, at: summary.verdicts[index].record)
    }
    causes.end()
  }

  private func note(_ kind: Verdict.Kind, session: Int32? = nil, at record: Int, in summary: inout RunSummary) {
    let session = session ?? appSessions.current
    summary.verdicts.append(Verdict(kind: kind, session: session, record: record, cause: .unexplained))
  }

  /// Notes what the disclosures have just counted.
  private func noteLeak(at index: Int, in summary: inout RunSummary) {
    guard summary.leaks > leaks else { return }
    leaks = summary.leaks
    note(.leaked, session: -1, at: index, in: &summary)
  }

  /// Takes one record into account.
  private func take(_ records: [TraceRecord], at index: Int, into summary: inout RunSummary) {
    let record = records[index]
    appSessions.take(record)
    switch record.kind {
    case .cookieWritten, .cookieLoaded:
      hold(record.value, for: record)
      takeChange(record, at: index, into: &summary)
    case .cookieDeleted, .cookieVanished:
      hold(.empty, for: record)
      takeChange(record, at: index, into: &summary)
    case .requestSent:
      noteSent(record, at: index)
      if record.endpoint == .logIn { judgeWriteBacks(into: &summary) }
      disclosures.takeSent(record, into: &summary)
      noteLeak(at: index, in: &summary)
      if record.endpoint == .refresh { summary.refreshes += 1 }
      if record.number > 0 { summary.delays.append(record.number) }
    case .pageLoadStarted where record.number > 0: summary.delays.append(record.number)
    case .bridgeCall:
      summary.bridgeCalls += 1
      pageAsksNativeCode = true
    case .requestForbidden where isAlive(record.number, at: record.time):
      summary.forbiddenRequests += 1
      note(.forbidden, session: record.number, at: index, in: &summary)
    case .storeRead where record.actor == .page:
      disclosures.takePageRead(record, into: &summary)
      noteLeak(at: index, in: &summary)
    case .contentServed, .transferCut, .fileLost: disclosures.takeContent(record)
    case .clientSucceeded where record.request >= 0:
      let before = summary.falseSuccesses
      disclosures.takeBelief(record, into: &summary)
      if summary.falseSuccesses > before { note(.falseSuccess, session: -1, at: index, in: &summary) }
    case .clientFailed where record.request >= 0 && disclosures.hasServed(record.request):
      summary.falseFailures += 1
      note(.falseFailure, session: -1, at: index, in: &summary)
    case .tokenIssued: noteIssue(record)
    case .tokenRotated: noteRotation(record)
    case .sessionRevoked:
      withSession(record.number) {
        $0.isRevoked = true
        // Whoever logs out once more does not end it anew.
        if record.reason == .loggedOut { $0.loggedOutAt = $0.loggedOutAt ?? index }
      }
    case .requestStruck where record.endpoint == .logOut:
      let place = openLogOuts.firstIndex { $0.request == record.request }
      if let place { openLogOuts[place].isStruck = true }
    case .responseReceived where record.endpoint == .logOut: noteLogOut(record, at: index)
    // What was served has not come.
    case .responseReceived where record.number == 0: disclosures.takeContent(record)
    case .tokenAccepted: noteAcceptance(record, at: index, in: &summary)
    case .tokenRefused where record.reason == .movedAddress: withSession(record.number) { $0.isLeftBehind = true }
    case .clientNeedsLogin where record.actor == .appExtension: judgeExtension(&summary, at: index, time: record.time)
    case .userLogsInAgain: judge(&summary, at: index, in: records)
    default: break
    }
  }

  /// For the user the session is over, even if the request carried no token that the server could end.
  private func noteLogOut(_ record: TraceRecord, at index: Int) {
    let place = openLogOuts.firstIndex { $0.request == record.request }
    let latest = appSessions.current
    let logOut = place.map { openLogOuts.remove(at: $0) }
    let session = logOut?.session ?? latest
    // Neither no answer nor somebody else's tells the device that the session is over.
    let isHeard = record.number != 0 && logOut?.isStruck != true
    withSession(session) {
      $0.loggedOutAt = $0.loggedOutAt ?? index
      if isHeard { $0.logoutIsKnown = true }
    }
    guard session < latest else { return }
    withSession(latest) {
      $0.loggedOutAt = $0.loggedOutAt ?? index
      $0.beganDuringLogout = true
    }
  }

  /// A session goes on with its refresh token, or with its access token where the server issues nothing else.
  private func noteIssue(_ record: TraceRecord) {
    writeBacks.takeIssue(record)
    while sessions.count <= Int(record.number) { sessions.append(Session()) }
    if record.name == .refresh, sessionToken == .access {
      sessionToken = .refresh
      tokens.removeAll(keepingCapacity: true)
      dependents.removeAll(keepingCapacity: true)
    }
    guard record.name == sessionToken else { return }
    tokens.append(SessionToken(text: record.value, session: record.number, expiresAt: record.expiresAt))
    sessions[Int(record.number)].expiresAt = record.expiresAt
  }

  /// A token was exchanged: for the latest one of its session, which was issued just before.
  private func noteRotation(_ record: TraceRecord) {
    if !dependents.isEmpty { endDependents(on: record.value) }
    guard let index = tokens.lastIndex(where: { $0.text == record.value }) else { return }
    tokens[index].isUsedUp = true
    tokens[index].takenUntil = record.expiresAt
    guard record.reason == .reused else { return }
    guard let successor = tokens.last(where: { $0.session == record.number })?.text else { return }
    tokens[index].successor = successor
    if !dependents.contains(index) { dependents.append(index) }
  }

  private func endDependents(on token: TraceText) {
    dependents.removeAll { place in
      guard tokens[place].successor == token else { return false }
      (tokens[place].takenUntil, tokens[place].successor) = (0, .empty)
      return true
    }
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

  private func takeChange(_ record: TraceRecord, at index: Int, into summary: inout RunSummary) {
    writeBacks.takeChange(record, at: index, into: &summary) { session in
      sessions.indices.contains(Int(session)) && sessions[Int(session)].logoutIsKnown
    }
  }

  /// What code has written after a logout and nobody has taken away since: when somebody logs in, and at the end.
  private func judgeWriteBacks(into summary: inout RunSummary) {
    for back in writeBacks.takeReturned() where !sessions[Int(back.session)].isWrittenBack {
      sessions[Int(back.session)].isWrittenBack = true
      summary.writtenBackSessions += 1
      note(.writtenBack, session: back.session, at: back.record, in: &summary)
    }
  }

  private func noteSent(_ record: TraceRecord, at index: Int) {
    // A file may leave out which request it is.
    guard record.request >= 0 else { return }
    while sentAt.count <= Int(record.request) { sentAt.append(0) }
    sentAt[Int(record.request)] = index
    if record.endpoint == .logOut { openLogOuts.append((record.request, appSessions.current, false)) }
  }

  private func withSession(_ number: Int32, _ body: (inout Session) -> Void) {
    if sessions.indices.contains(Int(number)) { body(&sessions[Int(number)]) }
  }

  /// A session that the user ended is used by a request that set out afterwards.
  private func noteAcceptance(_ record: TraceRecord, at index: Int, in summary: inout RunSummary) {
    guard sessions.indices.contains(Int(record.number)), sentAt.indices.contains(Int(record.request)),
      let loggedOutAt = sessions[Int(record.number)].loggedOutAt, sentAt[Int(record.request)] > loggedOutAt,
      !sessions[Int(record.number)].isResurrected, !sessions[Int(record.number)].beganDuringLogout
    else { return }
    sessions[Int(record.number)].isResurrected = true
    summary.resurrectedSessions += 1
    note(.resurrected, session: record.number, at: index, in: &summary)
  }

  /// True if nobody and nothing has ended a session. One that the trace does not show the beginning of is taken for alive.
  private func isAlive(_ number: Int32, at time: Int64) -> Bool {
    guard sessions.indices.contains(Int(number)) else { return true }
    let session = sessions[Int(number)]
    return session.loggedOutAt == nil && !session.isRevoked && !session.isLeftBehind && session.expiresAt > time
  }

  private var appSession: Session? {
    sessions.indices.contains(Int(appSessions.current)) ? sessions[Int(appSessions.current)] : nil
  }

  /// The user has to log in although they did not log out: lost if no side can go on with the session, split if only the
  /// other one can, needless if the side that asks can, and nothing of these if the policy had ended it.
  private func judge(_ summary: inout RunSummary, at index: Int, in records: [TraceRecord]) {
    let (time, client) = (records[index].time, records[index].about)
    guard let session = appSession, session.loggedOutAt == nil, session.expiresAt > time else { return }
    let isOver = session.isRevoked || session.isLeftBehind
    let native = !isOver && isUsable(held.native, at: time) && records.sends(sessionToken, from: .native, at: index)
    let web = !isOver && isUsable(held.web, at: time) && records.sends(sessionToken, from: .web, at: index)
    if client == .page ? web && (native || !pageAsksNativeCode) : native {
      summary.needlessLogins += 1
      note(.needlessLogin, at: index, in: &summary)
    } else if native || web {
      summary.splitSessions += 1
      note(.split, at: index, in: &summary)
    } else {
      summary.lostSessions += 1
      note(.lost, at: index, in: &summary)
    }
  }

  /// The app's extension asks for a login, for it has a store of its own, while the app goes on with the session.
  private func judgeExtension(_ summary: inout RunSummary, at index: Int, time: Int64) {
    guard isAlive(appSessions.current, at: time), appSession?.isMissedByExtension == false,
      isUsable(held.native, at: time) || isUsable(held.web, at: time)
    else { return }
    withSession(appSessions.current) { $0.isMissedByExtension = true }
    summary.splitSessions += 1
    note(.split, at: index, in: &summary)
  }

  /// True if the session that the trace ends with was revoked although nobody ended it: its last access token may still
  /// work for a while, but the login is certain to come.
  private func sessionIsDoomed(at time: Int64) -> Bool {
    guard let session = appSession else { return false }
    return session.isRevoked && session.loggedOutAt == nil && session.expiresAt > time
  }

  /// True if the server would take this token, and give new ones for it.
  private func isUsable(_ text: TraceText, at time: Int64) -> Bool {
    guard let token = tokens.last(where: { $0.text == text }) else { return false }
    return (!token.isUsedUp || token.takenUntil > time) && token.expiresAt > time
      && token.session == appSessions.current
  }
}
