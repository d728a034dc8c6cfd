import CookieDiagnosis

/// What a setting has beyond its coarse facts: where a loss happened, what stood beside it, and what came later.
struct SettingDetails: Hashable, Sendable {
  /// What the web store or the native store has shown of the session's token, with nothing having changed it since.
  enum Shown: String, Hashable, Sendable {
    case nothingYet = ""
    case newest = "new"
    case older = "old"
    case none
  }

  /// The launch in which what was lost had been written. Only a recorder counts them: a capture begins somewhere.
  enum Launch: String, Hashable, Sendable {
    case unknown = ""
    /// F04 can be here alone.
    case first
    case later
  }

  /// What else the store had when a token of the session was found missing in it.
  enum Beside: String, Hashable, Sendable {
    case unknown = ""
    /// Nothing: the whole store is empty.
    case nothing = "empty"
    case others = "others"
  }

  var lostIn = Launch.unknown
  var beside = Beside.unknown
  /// How long the app was seen to live after the last write of the session to the web store, or deletion, before it ended: as long as
  /// some engines take to the disk, and others do not (F20). Of the ends of processes a recorder alone leaves signs.
  enum Life: String, Hashable, Sendable {
    case unknown = ""
    /// Half a second, 2, 10 and 30.
    case shortest, short, medium, long, longest

    init(nanoseconds: Int64) {
      let limits: [(Int64, Life)] = [
        (500_000_000, .shortest), (2_000_000_000, .short), (10_000_000_000, .medium), (30_000_000_000, .long),
      ]
      self = limits.first { nanoseconds < $0.0 }?.1 ?? .longest
    }
  }

  var lived = Life.unknown
  /// It went to the background before, so that it may have lived on unseen.
  var wasSuspended = false
  /// Whose web store it is, if that is known.
  var device = ""
  /// What was lost was there again when the app had begun once more: the file had been whole (F58).
  var cameBack = false
  /// A read of the web store showed nothing before the page's first answer of that launch, and the cookies were there
  /// (F02).
  var hadEmptyRead = false
  var native = Shown.nothingYet
  var web = Shown.nothingYet
  /// Native code has read the newest refresh token in the web store: it was told of it, and what it made of that is its own doing (F01).
  var nativeHasRead = false
  /// Two cookies of one name were sent at once (F44).
  var hasTwins = false
  /// Where nothing was lost: a token of a session that the user had ended was sent again.
  var sentAfterLogout = false
  /// Likewise: the app came to another place with its tokens, and used them there.
  var movedWithToken = false
  /// Likewise: an answer gave the page's store a refresh token that page script can read.
  var isReadable = false

  /// Something was done that a loss may come of later.
  var isSuspicious: Bool { sentAfterLogout || movedWithToken }

  var key: String {
    [
      lostIn.rawValue, beside.rawValue, cameBack ? "back" : "", hadEmptyRead ? "cold" : "", native.rawValue,
      web.rawValue, hasTwins ? "twins" : "", sentAfterLogout ? "resent" : "", movedWithToken ? "taken" : "",
      isReadable ? "readable" : "", nativeHasRead ? "read" : "",
    ].joined(separator: "|") + SightTable.deviceMark + "\(device)|\(lived.rawValue)\(wasSuspended ? "+" : "")"
  }
}

/// Reads the details of a trace: what was so up to a verdict, and what shows after it, up to the next login.
struct DetailReader {
  private let source: RecordedTrace.Source
  private let sights: [Int32: CookieSight]
  private var details = SettingDetails()
  private var launch: Int32 = 0
  /// The launch in which each token was written to the web store.
  private var written: [TraceText: Int32] = [:]
  /// What the web store has, as far as it was given something.
  private var held: [TraceText: TraceText] = [:]
  /// The session's newest tokens that some answer has brought, by name.
  private var newest: [TraceText: TraceText] = [:]
  private var lost: Set<TraceText> = []
  private var sessions: [TraceText: Int32] = [:]
  private var loggedOut: Set<Int32> = []
  private var hasMoved = false
  /// The page has an answer in this launch.
  private var pageIsAnswered = false
  /// When a token of the session was last written to the web store, or deleted there.
  private var lastWrite: Int64?
  private let leavesSigns: Bool
  private var isInBackground = false
  /// Of the latest request or answer.
  private var lastTime: Int64 = 0
  /// An empty read that may have been too early: nothing has been written since.
  private var emptyRead = false
  /// Behind a verdict: nobody has logged in anew yet.
  private var awaitsLogIn = false

  /// - Parameter end: the place of the verdict's record; the trace's end where nothing was lost.
  static func details(of recorded: RecordedTrace, until end: Int, hasVerdict: Bool) -> SettingDetails {
    let records = recorded.trace.records
    var reader = DetailReader(recorded)
    for place in 0..<end { reader.take(records[place], isInferred: recorded.isInferred[place]) }
    reader.awaitsLogIn = hasVerdict
    var launches = 0
    for record in records[end...] where hasVerdict {
      // What was lost may be back with the next process, whatever was done meanwhile; not later.
      if record.kind == .appLaunched { launches += 1 }
      if launches > 1 { break }
      reader.takeLater(record)
    }
    if hasVerdict { reader.forgetHarmless() }
    return reader.details
  }

  private init(_ recorded: RecordedTrace) {
    (source, sights) = (recorded.source, recorded.cookieSights)
    leavesSigns = source == .recorder && recorded.sees.contains(.appKilled)
    details.device = recorded.device?.word ?? ""
  }

  // MARK: - Before

  private mutating func take(_ record: TraceRecord, isInferred: Bool) {
    if record.kind == .requestSent || record.kind == .responseReceived { lastTime = record.time }
    switch record.kind {
    case .tokenIssued:
      if record.endpoint == .logIn, record.name == .access { begin() }
      sessions[record.value] = record.number
    case .sessionRevoked where record.reason == .loggedOut: loggedOut.insert(record.number)
    case .appMoved: hasMoved = true
    case .appLaunched: start(record)
    case .appKilled: end(record, isInferred: isInferred)
    case .appBackgrounded: isInBackground = true
    case .appForegrounded: isInBackground = false
    case .responseReceived where record.actor == .page: pageIsAnswered = true
    case .requestSent: takeSent(record)
    case .storeRead where record.actor != .page: takeRead(record)
    case .cookieWritten, .cookieLoaded, .cookieDeleted, .cookieVanished, .writeLost: takeChange(record)
    default: break
    }
  }

  /// A new session, of which nothing is known.
  private mutating func begin() {
    let (sentAfterLogout, movedWithToken) = (details.sentAfterLogout, details.movedWithToken)
    let device = details.device
    details = SettingDetails()
    details.device = device
    (details.sentAfterLogout, details.movedWithToken) = (sentAfterLogout, movedWithToken)
    newest.removeAll()
    lost.removeAll()
    emptyRead = false
  }

  private mutating func start(_ record: TraceRecord) {
    launch = record.number
    (pageIsAnswered, emptyRead, isInBackground) = (false, false, false)
    (details.native, details.web) = (.nothingYet, .nothingYet)
  }

  /// A capture shows how long it lived at least: until its last request or answer. A recorder of which no sign was found, as of a
  /// launch before it left any, says nothing.
  private mutating func end(_ record: TraceRecord, isInferred: Bool) {
    guard let lastWrite, source == .capture || leavesSigns && !isInferred else { return }
    let end = leavesSigns ? record.time : lastTime
    details.lived = SettingDetails.Life(nanoseconds: end - lastWrite)
    details.wasSuspended = isInBackground || !leavesSigns
  }

  private mutating func takeSent(_ record: TraceRecord) {
    let sight = sights[record.request]
    if sight?.hasTwins ?? false { details.hasTwins = true }
    if !record.value.isEmpty {
      if let session = sessions[record.value], loggedOut.contains(session) { details.sentAfterLogout = true }
      if hasMoved { details.movedWithToken = true }
    }
    guard !record.hasOwnHeader, record.endpoint.takesToken, record.client.sendsFromStore,
      sight?.reach ?? .within == .within
    else { return }
    let store: StoreName = record.actor == .page ? .web : .native
    show(record.name, record.value, in: store)
    guard record.value.isEmpty else { return }
    switch sight?.companions {
    case .gone: details.beside = .nothing
    case .stayed: details.beside = .others
    case .unknown, nil: break
    }
  }

  private mutating func takeRead(_ record: TraceRecord) {
    guard record.store != .backup else { return }
    show(.refresh, record.value, in: record.store)
    if record.store == .web, record.actor == .native, newest[.refresh] == record.value {
      details.nativeHasRead = true
    }
    guard record.value.isEmpty else { return }
    if record.store == .web, record.number == 0, !pageIsAnswered, held[.refresh] != nil { emptyRead = true }
    if record.store == .web { details.beside = record.number == 0 ? .nothing : .others }
  }

  /// What a store shows. Access tokens run out, which a missing one cannot be told from; they count where there are no
  /// others, and if they are the newest.
  private mutating func show(_ name: TraceText, _ value: TraceText, in store: StoreName) {
    let counts = name == (newest[.refresh] == nil ? .access : .refresh)
    let isNewest = !value.isEmpty && newest[name] == value
    if store == .web, !value.isEmpty, emptyRead {
      details.hadEmptyRead = true
      emptyRead = false
    }
    guard counts || isNewest else { return }
    let shown: SettingDetails.Shown = value.isEmpty ? .none : isNewest ? .newest : .older
    if store == .web { details.web = shown } else { details.native = shown }
  }

  private mutating func takeChange(_ record: TraceRecord) {
    guard record.name == .access || record.name == .refresh, record.store != .backup else { return }
    if record.cause >= 0, !record.value.isEmpty, record.kind == .cookieWritten || record.kind == .writeLost {
      if record.name == .refresh, newest[.refresh] != record.value { details.nativeHasRead = false }
      newest[record.name] = record.value
    }
    if record.store == .native {
      details.native = .nothingYet
    } else {
      takeWebChange(record)
    }
  }

  private mutating func takeWebChange(_ record: TraceRecord) {
    details.web = .nothingYet
    // A deletion is on its way to the disk as long (F22).
    if record.kind == .cookieWritten || record.kind == .cookieDeleted { lastWrite = record.time }
    emptyRead = false
    switch record.kind {
    case .cookieWritten:
      held[record.name] = record.value.isEmpty ? nil : record.value
      written[record.value] = launch
      if record.cause >= 0, record.name == .refresh, !record.isHTTPOnly, record.actor == .page {
        details.isReadable = true
      }
    case .writeLost: lose(record.value, writtenIn: launch)
    case .cookieLoaded:
      if let newer = held[record.name], newer != record.value { lose(newer, writtenIn: written[newer]) }
      if lost.contains(record.value) { details.cameBack = true }
      held[record.name] = record.value
    case .cookieVanished:
      lose(record.value, writtenIn: written[record.value])
      held[record.name] = nil
    default: held[record.name] = nil
    }
  }

  private mutating func lose(_ value: TraceText, writtenIn launch: Int32?) {
    lost.insert(value)
    guard source == .recorder, let launch, launch > 0 else { return }
    details.lostIn = launch == 1 ? .first : .later
  }

  // MARK: - After

  private mutating func takeLater(_ record: TraceRecord) {
    switch record.kind {
    case .tokenIssued where record.endpoint == .logIn: awaitsLogIn = false
    case .cookieLoaded where lost.contains(record.value): details.cameBack = true
    case .requestSent where awaitsLogIn: takeSent(record)
    case .storeRead where awaitsLogIn && record.actor != .page: takeRead(record)
    case .responseReceived where awaitsLogIn && record.actor == .page: pageIsAnswered = true
    case .cookieWritten where awaitsLogIn, .cookieDeleted where awaitsLogIn, .cookieVanished where awaitsLogIn:
      takeChange(record)
    default: break
    }
  }

  /// What says something only where nothing was lost.
  private mutating func forgetHarmless() {
    (details.sentAfterLogout, details.movedWithToken, details.isReadable) = (false, false, false)
  }
}
