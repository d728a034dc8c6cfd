import CookieDiagnosis

/// What a recording or a capture says of lost sessions: verdicts, each with its cause or the causes that it may have had.
public struct Diagnosis: Sendable {
  public struct Finding: Sendable {
    /// Nil if nothing is seen to be lost, and something may have been.
    public var verdict: Verdict? { harm == .seen ? judged : nil }
    /// What would be said if the session was going on; nil if nothing is seen to be lost.
    public var judged: Verdict?
    public var harm = Harm.seen

    public enum Harm: Sendable {
      case seen
      /// The session may have ended before the recording.
      case mayBeOfAnEndedSession
      /// Clients are served after what may have ended it, and the capture shows no other trouble.
      case notSeen
      /// An answer that refused nothing had taken the session's cookie: its user may have logged out by it.
      case mayBeLogOut
      /// What is called a logout came before it, of a device or a session that it names, or at another host.
      case mayBeOwnLogOut
      /// What is called a logout took nothing, and whoever had asked for it goes on.
      case mayBeNoLogOut
      /// What is taken for a login by what happens there may be something else that its user had to confirm.
      case mayBeNoLogIn
      /// The session was a guest's: a shop asks whoever buys for a login.
      case mayBeGuest
      /// A host with a login of its own has asked for it, whose cookies are its own: that may be another session.
      case mayBeOtherSession
      /// A token went to another site with no redirect before: that may be the app's as well.
      case mayBeOwnSite
      /// What was forbidden had no token against forgery of its own: it may be what its user may not do.
      case mayBeNotAllowed
    }

    /// One, or several that the material cannot tell apart, the more frequent first.
    public var causes: [Cause]
    /// The records that show it, and what each means. They belong to ``concluded``.
    public var chain: CauseChain?
    /// What the rules say of what is seen and concluded; one of `causes`, or beside them.
    public var concluded: Cause
    /// What it looks like.
    let setting: Setting

    /// True if the material allows one cause alone.
    public var isCertain: Bool { causes.count == 1 }
  }

  /// What a diagnosis comes to.
  public enum Outcome: Int32, Sendable {
    case nothingLost = 0
    case lost = 1
    /// Whether anything was lost the material does not say.
    case cannotBeTold = 2
  }

  /// With all that was concluded.
  public var recorded: RecordedTrace
  public var findings: [Finding]
  /// How many verdicts more there are than findings: of a recording with very many the first ones are told.
  public var untold = 0
  /// As many as anybody reads.
  static let mostFindings = 200
  /// Why nothing can be told at all, if so.
  public var obstacle: String?
  /// What may be harm where nothing is seen to be lost.
  public var unsettled: Unsettled?

  public var outcome: Outcome {
    if obstacle != nil { return .cannotBeTold }
    if findings.contains(where: { $0.verdict != nil }) { return .lost }
    return findings.isEmpty && unsettled == nil ? .nothingLost : .cannotBeTold
  }

  /// The finding that matters most: the first session that ended, or the first of all.
  public var main: Finding? { findings.first { $0.verdict?.kind.endsSession ?? false } ?? findings.first }

  /// - Parameter recorded: what was seen; what can be concluded is added here.
  public init(_ recorded: RecordedTrace) {
    let completed = Completion.complete(recorded)
    self.recorded = completed
    let trace = completed.trace
    let reader = VerdictReader()
    let summary = reader.read(trace, countsRaces: false, findsCauses: false)
    // A client that is led to two login pages has lost one session.
    let told = summary.verdicts.reduce(into: [Verdict]()) { told, next in
      let isRepeated = told.last.map { Self.isSame($0, next, in: trace) } ?? false
      if !isRepeated { told.append(next) }
    }
    untold = max(0, told.count - Self.mostFindings)
    let chains = reader.chains(of: Array(told.prefix(Self.mostFindings)), in: trace)
    findings = chains.enumerated().map { place, chain in
      let verdict = chain.verdict
      let scene = VerdictScene(verdict, in: completed)
      return Finding(
        judged: verdict, harm: Liveness.harm(of: verdict, in: completed),
        causes: Self.causes(in: scene, isLater: place > 0), chain: chain,
        concluded: verdict.cause, setting: scene.setting)
    }
    obstacle = Self.obstacle(in: completed)
    if findings.isEmpty { obstacle = obstacle ?? Self.unseenSession(trace) ?? Self.unseenExchanges(in: completed) }
    if let gap = Self.whatWasTakenOut(of: completed), !findings.isEmpty { (findings, obstacle) = ([], gap) }
    if findings.isEmpty, obstacle == nil, completed.programApart == nil, let unseen = Self.unseenHarm(in: completed) {
      findings = [unseen]
    }
    if findings.isEmpty, obstacle == nil { unsettled = Unsettled.found(in: completed) }
  }

  /// True for a loss of one session that the user meets again at once.
  private static func isSame(_ one: Verdict, _ next: Verdict, in trace: Trace) -> Bool {
    guard one.kind == next.kind, one.kind == .lost, one.session == next.session else { return false }
    // The end of the trace is nobody's.
    guard trace.records.indices.contains(one.record), trace.records.indices.contains(next.record) else { return true }
    return trace.records[next.record].about == trace.records[one.record].about
  }

  // MARK: - Parts

  private static func causes(in scene: VerdictScene, isLater: Bool) -> [Cause] {
    let (recorded, setting) = (scene.recorded, scene.setting)
    let contradictions = Contradictions(scene)
    let files = FileFeatures(recorded, before: scene.verdict.record)
    let beside = causes(of: setting, beside: files)
    let known =
      [beside].compactMap(\.self) + candidates(of: setting, scene.verdict.cause, isLater: isLater, in: recorded)
    let seen =
      known.lazy.map(contradictions.removed).first { !$0.isEmpty } ?? known.first ?? [scene.verdict.cause]
    let unseen = contradictions.removed(from: Unseen(scene).causes)
    let possible = met((seen + unseen).withoutRepetition, on: recorded.device)
    let evidence = FileEvidence(views: recorded.files, domains: recorded.appBoundDomains)
    let doubts = Doubts(scene: scene, contradictions: contradictions).added(to: possible)
    let isBound =
      setting.refused == .missing && setting.client == .page && evidence.leavesOut(recorded.sessionHosts)
    let answer = evidence.narrowed(isBound ? ([.appBound] + doubts).withoutRepetition : doubts)
    let told = FieldEvidence(scene).narrowed(answer)
    guard beside == nil, files.haveWhatIsMissing else { return told }
    let rest = told.filter { !losses.contains($0.id) }
    return isHeldBack(in: scene) ? [.otherSite] + rest : [.headerDropped] + (rest.isEmpty ? told : rest)
  }

  /// True if a cookie that its store has may not go with the request that lacked it.
  private static func isHeldBack(in scene: VerdictScene) -> Bool {
    guard let refusal = scene.refusal, let sight = scene.recorded.cookieSights[refusal.request] else { return false }
    return sight.reach != .within || sight.isCrossSite
  }

  /// By which a store loses what it has.
  private static let losses: Set<String> = ["F20", "F22", "F23", "F24", "F25", "F28", "F60", "F64"]

  private static func obstacle(in recorded: RecordedTrace) -> String? {
    if recorded.source == .capture, let answered = unreadableAnswers(in: recorded.trace) {
      return "\(answered) answers have a status that is none: whether anybody was refused cannot be told"
    }
    let isEverSent = recorded.trace.records.contains { $0.kind == .requestSent && !$0.value.isEmpty }
    if let refused = recorded.refusedCookie, !isEverSent {
      return "no request has a cookie of the session, and every store refuses what the answers bring of it. \(refused)"
    }
    guard
      !recorded.trace.records.contains(where: {
        $0.name == .access && !$0.value.isEmpty || $0.name == .refresh && !$0.value.isEmpty
      })
    else { return nil }
    if let clock = recorded.aheadClock {
      return
        "no request has a cookie of the session, and \(clock.cookie) was over when an answer brought it, by the clock of the capture, "
        + "which is \(clock.microseconds / 1_000_000) s ahead of the server's Date: a device with that clock does not keep it (F65)"
    }
    if let name = recorded.cookieOverWhenBrought {
      return
        "no request has a cookie of the session, and \(name) was over by its own date when an answer brought it: no store keeps it"
    }
    return recorded.source == .capture
      ? "no request and no answer has a cookie of the session: the capture was exported without cookies, or their names are "
        + "not known"
      : "no record has a cookie of the session"
  }

  /// How many answers there are, if none of them has a status that HTTP knows.
  private static func unreadableAnswers(in trace: Trace) -> Int? {
    let statuses = trace.records.lazy.filter { $0.kind == .responseReceived && $0.number != 0 }.map(\.number)
    return statuses.isEmpty || statuses.contains { 100..<600 ~= $0 } ? nil : statuses.count
  }

  /// What a recording leaves out, so that nobody can say that nothing was lost.
  private static func unseenExchanges(in recorded: RecordedTrace) -> String? {
    guard recorded.source == .recorder else { return nil }
    let words = [TraceRecord.Kind.requestSent: "requests", .responseReceived: "answers"]
    let missing = words.filter { !recorded.sees.contains($0.key) }.map(\.value).sorted().joined(separator: " nor ")
    return missing.isEmpty
      ? nil : "the recording says of itself that it shows no \(missing), by which a lost session is told"
  }

  /// What somebody has taken out of a capture before it came here, so that no harm can be told by it.
  private static func whatWasTakenOut(of recorded: RecordedTrace) -> String? {
    guard recorded.source == .capture else { return nil }
    if let placeholder = recorded.placeholder {
      return "the session's cookies have \(placeholder) for their values: which token is which cannot be told"
    }
    let records = recorded.trace.records
    let first = records.firstIndex { $0.kind == .cookieWritten && $0.cause >= 0 && !$0.value.isEmpty }
    guard let first, !records.contains(where: { $0.kind == .requestSent && !$0.value.isEmpty }) else { return nil }
    let asked = Set(records[first...].lazy.filter { $0.kind == .requestSent && $0.endpoint.takesToken }.map(\.request))
    let served = records[first...].count { record in
      record.kind == .responseReceived && (200..<300).contains(record.number) && asked.contains(record.request)
    }
    guard served > 1 else { return nil }
    return
      "answers bring the session's cookies, no request has one, and \(served) are served all the same: the capture was exported "
      + "without the requests' cookies"
  }

  /// Why nothing can be told of a login that the app asked for: no session was seen that it could have been the end of.
  private static func unseenSession(_ trace: Trace) -> String? {
    let isKnown = trace.records.prefix { $0.kind != .userLogsInAgain }.contains { $0.kind == .tokenIssued }
    guard !isKnown, trace.records.contains(where: { $0.kind == .userLogsInAgain }) else { return nil }
    return
      "the user had to log in again, and no token of a session was seen before that: it had begun, and ended, before the recording"
  }

  /// Those that such a device can meet; all, where that leaves none.
  private static func met(_ causes: [Cause], on device: RecordedDevice?) -> [Cause] {
    guard let device else { return causes }
    let met = causes.filter { device.canMeet($0.id) }
    return met.isEmpty ? causes : met
  }

  /// Nil if no run looked like it with such files.
  private static func causes(of setting: Setting, beside files: FileFeatures) -> [Cause]? {
    guard let key = files.key else { return nil }
    let known = SightTable.files.row(of: setting.key + SightTable.fileMark + key)?.compactMap(Cause.named) ?? []
    return known.isEmpty ? nil : known
  }

  /// What it may have been, by what is less and less like it; the first that the material does not speak against counts.
  ///
  /// - Parameter isLater: it is not the first verdict of the recording.
  private static func candidates(
    of setting: Setting, _ concluded: Cause, isLater: Bool, in recorded: RecordedTrace
  ) -> [[Cause]] {
    guard let table = SightTable.table(for: recorded) else { return [[concluded]] }
    if concluded == .expiryNotUnderstood {
      // What has no date dies with its process, whoever has lost it: only an answer tells the one from the other.
      var undated = setting
      undated.concluded = Cause.sessionCookieDied.id
      return candidates(of: undated, .sessionCookieDied, isLater: isLater, in: recorded).map { causes in
        causes.map { $0 == .sessionCookieDied ? concluded : $0 }
      }
    }
    if setting.kind == .forbidden { return [[.tokenOfOtherSide]] }
    var alike = (table.row(of: setting.key) ?? []).compactMap(Cause.named)
    let concludedAlike = table.causes(concluding: setting.concluded).compactMap(Cause.named)
    if !alike.isEmpty, !alike.contains(concluded) {
      // Simulated apps have two sides. One that has a single side looks like them at times, and is none of them.
      if isOfOneSide(recorded) { alike = (alike + concludedAlike).withoutRepetition }
      // Runs are known by the first that they lost: what comes after a loss may only look like one of those.
      if isLater { alike.append(concluded) }
      // What is all on the wire is not overruled by runs that looked like it. A recorder's rules go by more that may be hidden.
      if recorded.source == .capture, SourceMatrix.sight(of: concluded.id, from: .capture) == .named {
        alike = (alike + [concluded]).withoutRepetition
      }
    }
    let endedAlike = table.causes(endingAs: setting.key).map { [concluded] + $0.compactMap(Cause.named) }
    // What is all on the wire needs no runs that looked like it.
    let isPlain = recorded.source == .capture && SourceMatrix.sight(of: concluded.id, from: .capture) == .named
    if alike.isEmpty, !concludedAlike.contains(concluded), isPlain { return [[concluded] + concludedAlike] }
    // Nothing like it was ever simulated: whatever the source could not show may have been.
    let hidden = CauseSight.causes(needing: { !recorded.source.canShow($0) })
    return ([alike, concludedAlike] + endedAlike + [[concluded] + hidden]).map(\.withoutRepetition).filter {
      !$0.isEmpty
    }
  }

  /// True for a capture in which native code and the page do not both send requests.
  private static func isOfOneSide(_ recorded: RecordedTrace) -> Bool {
    let senders = Set(recorded.trace.records.lazy.filter { $0.kind == .requestSent }.map(\.actor))
    return recorded.source == .capture && !senders.isSuperset(of: [.native, .page])
  }

  /// Nothing is seen to be lost. Whether a client believed what it got only the app knows; and what has been done to a session
  /// may come to light after the recording's end.
  private static func unseenHarm(in recorded: RecordedTrace) -> Finding? {
    let setting = Setting(nil, in: recorded)
    guard let table = SightTable.table(for: recorded), let causes = table.causes(of: setting.key) else {
      return nil
    }
    let row = table.row(of: setting.key) ?? []
    let suspects = causes.filter { id in
      if id.hasPrefix("D") { return recorded.source == .capture && setting.content != .none }
      if id == Cause.withoutHTTPOnly.id { return recorded.source == .capture && setting.details.isReadable }
      // Most runs that look like it come to harm.
      return setting.details.isSuspicious && row.contains(id) && row.first != SightTable.harmless
    }
    // Whether a file came whole its length does not say here.
    let more = suspects == [Cause.falseFailure.id] ? [Cause.transferCut] : []
    let unseen = suspects.compactMap(Cause.named) + more
    return unseen.isEmpty ? nil : Finding(judged: nil, causes: unseen, concluded: .unexplained, setting: setting)
  }
}

extension RecordedTrace.Source {
  /// True for a kind of record that the source shows, or that can be concluded from what it shows.
  func canShow(_ kind: TraceRecord.Kind) -> Bool { sees.contains(kind) || Self.concluded.contains(kind) }

  private static let concluded: Set<TraceRecord.Kind> = [
    .tokenIssued, .tokenRotated, .tokenAccepted, .tokenRefused, .sessionRevoked, .userLogsInAgain, .requestForbidden,
    .appKilled, .appLaunched,
  ]
}

extension Diagnosis {
  /// What the main finding looks like with the stores' files, and with fewer of them. None without files.
  package var fileSettingKeys: [String] {
    let verdict = main?.judged
    let features = FileFeatures(recorded, before: verdict?.record ?? recorded.trace.records.count)
    guard let key = features.key else { return [] }
    return FileFeatures.lesser(key).map { settingKey + SightTable.fileMark + $0 }
  }

  /// True if the material shows the login of the session that the main finding is about.
  package var mainHasLogIn: Bool { main?.judged != nil && mainSetting.hasLogIn }

  /// What the main finding looks like, or that there is none.
  package var settingKey: String { mainSetting.key }

  /// True if the material shows that the app may have ended since the session had begun.
  package var showsGap: Bool { mainSetting.hasRestarted }

  /// True if the material shows that other lasting cookies stayed where a token of the session is missing: by requests, by
  /// reads, or by a store's file, which may be one that never had the token.
  package var showsCompany: Bool {
    if mainSetting.details.beside == .others { return true }
    let features = FileFeatures(recorded, before: main?.judged?.record ?? recorded.trace.records.count)
    return features.key?.contains(">none") ?? false
  }

  private var mainSetting: Setting { main?.setting ?? Setting(nil, in: recorded) }
}
