import CookieDiagnosis

/// What a verdict looks like in a trace that was completed: how alike it is to others that have another cause.
package struct Setting: Hashable, Sendable {
  /// The kind of verdict; nil if nothing was lost.
  var kind: Verdict.Kind?
  /// What the rules conclude from what is seen.
  var concluded: String
  /// Why the server refused last, before the verdict.
  var refused: RefusalReason = .none
  /// Whose request that was.
  var client: TraceActor = .server
  /// The session's cookies have a date.
  var isDated = false
  /// The app began anew, or there was a gap, since the session had begun.
  var hasRestarted = false
  /// A cookie of the session is gone without anybody having asked, or an older one is there again.
  var hasLoss = false
  /// The app was installed again, or has come to another device.
  var hasMoved = false
  /// A screen of foreign code was shown.
  var hasForeignScreen = false
  /// A write was not kept, as it seems.
  var hasLostWrite = false
  /// Reads show more cookies than a session needs by far.
  var isCrowded = false
  /// Native code listens for changes of a store.
  var listens = false
  /// What is gone had been seen in its store before.
  var lossWasShown = false
  /// The page's store was given a cookie by an answer, and has not shown it.
  var hasUnshownWrite = false
  /// Requests with two used tokens were under way at once, and which of them ended the session cannot be seen.
  var isContested = false
  /// A client waited for an answer in vain.
  var hasSilence = false
  /// A file or a document was asked for: by its last answer.
  var content: Content = .none
  /// The material shows the session's login.
  var hasLogIn = false
  /// What tells settings further apart that are alike by all of the above.
  var details = SettingDetails()

  enum Content: String, Hashable, Sendable { case none, whole, page, error, nothing }

  init(_ verdict: Verdict?, in recorded: RecordedTrace) {
    let records = recorded.trace.records
    kind = verdict?.kind
    concluded = verdict?.cause.id ?? "none"
    let end = min(verdict?.record ?? records.count, records.count)
    var reader = SettingReader(self)
    for record in records[..<end] { reader.take(record) }
    self = reader.setting
    details = DetailReader.details(of: recorded, until: end, hasVerdict: verdict != nil)
    if kind == nil || kind == .falseSuccess || kind == .falseFailure { content = Self.content(in: records) }
  }

  private static func content(in records: [TraceRecord]) -> Content {
    let wanted = records.last {
      $0.kind == .requestSent && ($0.endpoint == .document || $0.endpoint == .download)
    }
    guard let wanted else { return .none }
    let answer = records.last { $0.kind == .responseReceived && $0.request == wanted.request }
    guard let answer, answer.number != 0 else { return .nothing }
    if answer.number >= 400 { return .error }
    return records.contains { $0.kind == .contentServed && $0.request == wanted.request } ? .whole : .page
  }

  /// All of it, in a form that tables and files can hold. What stands before the mark is looked up by itself where too few runs
  /// had all of it: see ``SightTable``.
  package var key: String {
    "\(concluded)|\(kind.map { "\($0)" } ?? "none")|\(refused)|\(client)|\(isDated ? "dated" : "undated")|"
      + "\(hasRestarted ? "restarted" : "one")|\(hasLoss ? "loss" : "noloss")|\(content.rawValue)|"
      + "\(hasMoved ? "moved" : "")|\(hasForeignScreen ? "screen" : "")|\(hasLostWrite ? "lostwrite" : "")|"
      + "\(isCrowded ? "crowd" : "")|\(listens ? "listens" : "")|\(hasSilence ? "silence" : "")|"
      + "\(lossWasShown ? "shown" : "")|\(hasUnshownWrite ? "unshown" : "")|\(isContested ? "contested" : "")|"
      + (kind == nil || hasLogIn ? "" : "late")
      + SightTable.detailMark + details.key
  }
}

/// Reads a trace up to a verdict: what was so since the session had begun.
private struct SettingReader {
  private(set) var setting: Setting
  private let blank: Setting
  private var clients: [Int32: TraceActor] = [:]
  private var sentAt: [Int32: Int64] = [:]
  private var reused: TraceRecord?
  /// The values that some store has shown.
  private var shown: Set<TraceText> = []
  /// Those that answers have given the page's store, and that it has not shown.
  private var unshown: Set<TraceText> = []
  /// As long as a request is under way, in nanoseconds.
  private static let way: Int64 = 100_000_000
  /// More cookies than an app's own.
  private static let many = 20

  init(_ setting: Setting) { (self.setting, blank) = (setting, setting) }

  mutating func take(_ record: TraceRecord) {
    switch record.kind {
    case .tokenIssued where record.endpoint == .logIn && record.name == .access: begin(record)
    case .requestSent:
      clients[record.request] = record.actor
      sentAt[record.request] = record.time
      show(record)
    case .storeRead:
      show(record)
      if record.number > Self.many { setting.isCrowded = true }
    case .tokenRefused: takeRefusal(record)
    case .cookieWritten where record.actor == .page && record.cause >= 0:
      unshown.insert(record.value)
      setting.hasUnshownWrite = true
    case .cookieVanished, .cookieLoaded:
      setting.hasLoss = true
      if shown.contains(record.value) { setting.lossWasShown = true }
    case .appLaunched: setting.hasRestarted = true
    case .appMoved: setting.hasMoved = true
    case .sdkOpened: setting.hasForeignScreen = true
    case .writeLost: setting.hasLostWrite = true
    case .observerAdded: setting.listens = true
    case .responseReceived where record.number == 0 && record.endpoint != .otherSite && record.endpoint != .landing:
      setting.hasSilence = true
    default: break
    }
  }

  private mutating func begin(_ issue: TraceRecord) {
    let (listens, isCrowded, hasMoved) = (setting.listens, setting.isCrowded, setting.hasMoved)
    setting = blank
    setting.isDated = issue.expiresAt < .max / 4
    setting.hasLogIn = true
    // What goes on from one session to the next.
    (setting.listens, setting.isCrowded, setting.hasMoved) = (listens, isCrowded, hasMoved)
    reused = nil
    unshown.removeAll()
  }

  private mutating func show(_ record: TraceRecord) {
    guard !record.value.isEmpty else { return }
    shown.insert(record.value)
    if record.actor == .page || record.store == .web { unshown.remove(record.value) }
    setting.hasUnshownWrite = !unshown.isEmpty
  }

  private mutating func takeRefusal(_ record: TraceRecord) {
    setting.refused = record.reason
    setting.client = clients[record.request] ?? .server
    guard record.name == .refresh else { return }
    if record.reason == .reused { reused = record }
    guard let reused, record.reason == .revoked, record.value != reused.value else { return }
    if sentAt[record.request] ?? .max < reused.time + Self.way { setting.isContested = true }
  }
}
