import CookieDiagnosis

/// What the recorder in an app would have written down of a simulated run: what passes through the adapters of its stores and
/// clients, and the hooks of its life; neither the server's inside, nor the network process, nor any fault.
public struct RecorderView {
  private let trace: Trace
  private var draft = TraceDraft()
  /// Where each kept record went.
  private var places: [Int]
  /// Requests that somebody sent whom no recorder watches.
  private var unseenRequests: Set<Int32> = []
  /// Documents and files that came, by request: their type and length say so when the answer is there.
  private var bodies: [Int32: [TraceRecord]] = [:]
  private var answered: Set<Int32> = []
  /// Requests whose answers say until when a cookie lives.
  private var dated: Set<Int32> = []
  private let device: RecordedDevice?
  private let hidesWebStore: Bool
  private let refresh: TraceText
  private var texts: TraceTexts
  private var webStore = WebStoreShadow()
  private var asks: [Int32: Int64] = [:]
  /// When the web store is read back next.
  private var readsAt: Int64?
  /// The page has an answer in this launch: its store is loaded.
  private var hasPage = false
  private var launch: Int32 = 0
  private var launchedAt: Int64 = 0
  /// A suspended app leaves no signs.
  private var suspendedAt: Int64?
  /// Of the latest record.
  private var lastTime: Int64 = 0
  /// Nanoseconds between two signs of life.
  private static let betweenSigns: Int64 = 1_000_000_000
  /// Nanoseconds from an answer of the page's, as its delegate hears of it, to what the store shows to a read.
  private static let wayToStore: Int64 = 1_000_000

  /// - Parameters:
  ///   - epoch: microseconds since 1970 at which the run begins.
  ///   - device: what the recorder's first line says of its app; nil for one that says nothing, and reads nothing back.
  ///   - hidesWebStore: native code sees none of the web store's cookies (catalogue F12).
  ///   - asks: when the app asked for requests that left later, by their numbers: that is when the recorder notes them.
  public static func view(
    of trace: Trace, epoch: Int64? = nil, on device: RecordedDevice? = nil, hidesWebStore: Bool = false,
    asks: [Int32: Int64] = [:]
  ) -> RecordedTrace {
    var view = RecorderView(trace, device, hidesWebStore: hidesWebStore)
    view.asks = asks
    for index in trace.records.indices { view.take(index) }
    view.readBack(before: .max)
    var seen = Trace()
    (seen.records, _) = view.draft.records()
    seen.texts = view.texts
    var recorded = Renumbered.trace(RecordedTrace(seen, from: .recorder, epoch: epoch))
    recorded.sees.insert(.appKilled)
    recorded.device = device
    return recorded
  }

  private init(_ trace: Trace, _ device: RecordedDevice?, hidesWebStore: Bool) {
    self.trace = trace
    (self.device, self.hidesWebStore) = (device, hidesWebStore)
    texts = trace.texts
    refresh = texts.intern(SessionCookie.refresh)
    places = Array(repeating: -1, count: trace.records.count)
  }

  // MARK: - What is read back

  private mutating func readBack(before time: Int64) {
    guard let due = readsAt, due < time else { return }
    readsAt = nil
    add((hidesWebStore ? WebStoreShadow() : webStore).read(at: due, refresh: refresh), at: due)
  }

  private mutating func follow(_ record: TraceRecord) {
    guard device?.readsBack ?? false else { return }
    readBack(before: record.time)
    webStore.take(record)
    switch record.kind {
    case .responseReceived where record.actor == .page && record.number != 0:
      hasPage = true
      readsAt = record.time + Self.wayToStore
    // With a page or without: there is nothing left to heal. A real one may read twice, by which its network process has loaded.
    case .clientNeedsLogin where record.actor == .native: readsAt = record.time + Self.wayToStore
    case .appBackgrounded where hasPage: readsAt = record.time + Self.wayToStore
    // Nobody is there to read, or to be read from.
    case .appLaunched, .appKilled, .networkProcessDied: (readsAt, hasPage) = (nil, false)
    default: break
    }
  }

  // MARK: - What passes through

  private mutating func take(_ index: Int) {
    let record = trace.records[index]
    follow(record)
    switch record.kind {
    case .requestSent:
      if [.sdk, .oldDevice, .server].contains(record.actor) { unseenRequests.insert(record.request) }
      var request = record
      // What a redirect leads to is noted as it comes.
      request.time = asks.removeValue(forKey: record.request) ?? record.time
      carry(from: Int(record.cause), in: &request)
      keep(index, request)
    case .responseSent where record.expiresAt != 0: dated.insert(record.request)
    case .responseReceived: receive(index, record)
    case .contentServed, .transferCut:
      if answered.contains(record.request) {
        keep(index, record)
      } else {
        bodies[record.request, default: []].append(record)
      }
    case .cookieWritten, .writeLost: takeChange(index, as: .cookieWritten)
    case .cookieDeleted: takeChange(index, as: .cookieDeleted)
    case .storeRead where record.actor == .native || record.actor == .page: keep(index, record)
    case .clientSucceeded, .clientFailed, .clientNeedsLogin: keep(index, record)
    case .appLaunched:
      (launch, launchedAt, suspendedAt) = (record.number, record.time, nil)
      keep(index, record)
    case .appBackgrounded, .appForegrounded:
      suspendedAt = record.kind == .appBackgrounded ? record.time : nil
      keep(index, record)
    case .appKilled: end(record)
    default:
      if RecordedTrace.Source.recorder.sees.contains(record.kind), record.kind != .storeRead { keep(index, record) }
    }
  }

  private mutating func receive(_ index: Int, _ record: TraceRecord) {
    answered.insert(record.request)
    for body in bodies.removeValue(forKey: record.request) ?? [] where record.number != 0 {
      add(body, at: record.time)
    }
    var record = record
    // Native code has the fields that its platform has read.
    if dated.contains(record.request), record.actor != .page, hasUndated(answer: index) { record.expiresAt = .max / 2 }
    keep(index, record)
  }

  /// True if a store took a cookie of an answer for one without a date.
  private func hasUndated(answer index: Int) -> Bool {
    let time = trace.records[index].time
    return trace.records[index...].prefix { $0.time == time }.contains {
      Int($0.cause) == index && $0.kind == .cookieWritten && $0.expiresAt == 0 && !$0.value.isEmpty
    }
  }

  /// Whoever loads a hidden page notes what it is to carry, and hears nothing of what the platform drops.
  private func carry(from load: Int, in request: inout TraceRecord) {
    guard trace.records.indices.contains(load), trace.records[load].kind == .pageLoadStarted,
      !trace.records[load].value.isEmpty
    else { return }
    (request.name, request.value, request.hasOwnHeader) = (trace.records[load].name, trace.records[load].value, true)
  }

  /// The next launch finds the sign of life that this one has left last.
  private mutating func end(_ record: TraceRecord) {
    let signs = ((suspendedAt ?? record.time) - launchedAt) / Self.betweenSigns
    var end = record
    end.actor = .system
    end.number = launch
    add(end, at: max(lastTime, launchedAt + signs * Self.betweenSigns))
  }

  /// The app sees its own writes, its extension's, and which cookies an answer has; not what becomes of them. A refresh whose
  /// cookies were left out would look like one that brought none, and the next token like one that nobody had issued.
  private mutating func takeChange(_ index: Int, as kind: TraceRecord.Kind) {
    var record = trace.records[index]
    guard [.native, .page, .appExtension].contains(record.actor) else { return }
    if trace.records.indices.contains(Int(record.cause)) {
      guard trace.records[Int(record.cause)].kind == .responseReceived else { return }
    }
    record.kind = kind
    keep(index, record)
  }

  private mutating func keep(_ index: Int, _ record: TraceRecord) {
    guard !unseenRequests.contains(record.request) || record.request < 0 else { return }
    places[index] = add(record, at: record.time)
  }

  @discardableResult
  private mutating func add(_ record: TraceRecord, at time: Int64) -> Int {
    var record = record
    record.time = time
    lastTime = max(lastTime, time)
    // Whose doing it was that something is missing, nobody tells the app.
    if record.kind != .userLogsInAgain, record.kind != .clientNeedsLogin { record.about = .native }
    record.isLaxByDefault = false
    (record.isEvicted, record.wasUnflushed) = (false, false)
    // What the platform made of a load's header shows nowhere.
    if record.kind == .pageLoadStarted { (record.name, record.value) = (.empty, .empty) }
    let cause = trace.records.indices.contains(Int(record.cause)) ? places[Int(record.cause)] : -1
    return draft.add(record, isInferred: false, cause: cause)
  }
}
