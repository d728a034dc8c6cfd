import CookieDiagnosis
import CookieSimulation
import Cookies

/// A run's trace as events in lanes, with what each changes in the stores and at the server.
struct PageTimeline {
  /// The lanes from left to right.
  enum Lane: Int {
    case user, app, nativeStore, bridge, webStore, page, server
  }

  struct Event: Encodable, Sendable {
    /// Microseconds since the run began.
    var at: Int64
    var kind: String
    /// Where it happens, a ``Lane``; none for what the system does to all.
    var lane: Int?
    /// The lane of the store that it writes or reads.
    var to: Int?
    /// Index of the event that sent what arrives here.
    var from: Int?
    /// Who does it.
    var who: String
    var text: String
    /// True for what the platform, the network or the system did against the app.
    var isFault: Bool?
    /// What is different from now on, also by records that have no event.
    var changes: [Change]?
  }

  struct Change: Encodable, Sendable, Equatable {
    /// native, web or backup for a store; server.
    var place: String
    /// A cookie, or a session.
    var name: String
    /// None if it is gone.
    var value: String?
  }

  private(set) var events: [Event] = []
  /// The event of each record that has one.
  private(set) var places: [Int: Int] = [:]
  /// How many records of interest have none, since there are too many.
  let cut: Int
  private let trace: Trace
  private let log: EventLog
  private var state = PageState()
  /// Whether the store's process runs, as far as the records say; nil where no record tells of its starts.
  private var storeIsLoaded: Bool?

  /// - Parameters:
  ///   - needed: records that must have an event.
  ///   - limit: how many events there may be; those next to the needed ones are kept.
  init(_ trace: Trace, needed: Set<Int>, limit: Int) {
    self.trace = trace
    log = EventLog(trace, redacts: true)
    let wanted = trace.records.indices.filter { needed.contains($0) || Self.isOfInterest(trace.records[$0]) }
    let shown = Self.shown(wanted, of: trace.records.count, needed: needed, limit: limit)
    cut = wanted.count - shown.count
    let senders = Self.senders(trace.records)
    var changes: [Change] = []
    storeIsLoaded = trace.records.contains { $0.kind == .networkProcessStarted } ? false : nil
    for (index, record) in trace.records.enumerated() {
      changes += state.take(record, in: trace)
      noteProcess(record)
      guard shown.contains(index) else { continue }
      places[index] = events.count
      events.append(event(record, from: senders[index].flatMap { places[$0] }, changes: changes))
      changes = []
    }
  }

  /// The same of a run whose events change many cookies each: with fewer events, until all of it is no more than `weight`.
  static func fitting(_ trace: Trace, needed: Set<Int>, limit: Int, weight: Int) -> PageTimeline {
    var timeline = PageTimeline(trace, needed: needed, limit: limit)
    while timeline.weight > weight, timeline.events.count > needed.count {
      // Changes do not become fewer in proportion: those of events that are left out are told by the next one.
      let fewer = timeline.events.count * weight / timeline.weight
      timeline = PageTimeline(trace, needed: needed, limit: max(needed.count, min(fewer, timeline.events.count - 1)))
    }
    return timeline
  }

  /// How much of a page it takes, in events: two changes are as long as one.
  var weight: Int { events.count + events.reduce(0) { $0 + ($1.changes?.count ?? 0) } / 2 }

  private mutating func noteProcess(_ record: TraceRecord) {
    guard storeIsLoaded != nil else { return }
    if record.kind == .networkProcessStarted { storeIsLoaded = true }
    if record.kind == .networkProcessDied { storeIsLoaded = false }
  }

  /// Without a process nobody has loaded what is saved, so that a read finds nothing of what the state shows.
  private func reason(_ record: TraceRecord) -> String {
    let findsNothing = record.kind == .storeRead && record.store == .web && record.number == 0
    return findsNothing && storeIsLoaded == false ? " (not loaded: no network process runs)" : ""
  }

  private func event(_ record: TraceRecord, from: Int?, changes: [Change]) -> Event {
    Event(
      at: record.time / 1_000, kind: "\(record.kind)", lane: Self.lane(record)?.rawValue,
      to: Self.storeLane(record)?.rawValue, from: from,
      who: EventLog.actor(record.actor), text: log.sentence(record) + reason(record),
      isFault: Self.isFault(record) ? true : nil, changes: changes.isEmpty ? nil : Self.latest(changes))
  }

  /// The last change of each thing.
  private static func latest(_ changes: [Change]) -> [Change] {
    var result: [Change] = []
    for change in changes {
      result.removeAll { $0.place == change.place && $0.name == change.name }
      result.append(change)
    }
    return result
  }

  // MARK: - Which records

  private static func shown(_ wanted: [Int], of count: Int, needed: Set<Int>, limit: Int) -> Set<Int> {
    guard wanted.count > limit else { return Set(wanted) }
    let distances = distances(to: needed, count: count)
    let nearest = wanted.sorted { (distances[$0], $0) < (distances[$1], $1) }
    return Set(nearest.prefix(max(limit, needed.count)))
  }

  /// How far each record is from the nearest needed one; from the start if none is.
  private static func distances(to needed: Set<Int>, count: Int) -> [Int] {
    guard !needed.isEmpty else { return Array(0..<count) }
    var distances = [Int](repeating: count, count: count)
    for indices in [Array(0..<count), (0..<count).reversed()] {
      var distance = count
      for index in indices {
        distance = needed.contains(index) ? 0 : min(distance + 1, count)
        distances[index] = min(distances[index], distance)
      }
    }
    return distances
  }

  private static func isOfInterest(_ record: TraceRecord) -> Bool {
    switch record.kind {
    case .cookieWritten, .cookieDeleted, .cookieLoaded, .cookieVanished, .writeLost:
      record.name == .refresh || record.name == .access
    case .storeFlushed, .contentServed, .observerAdded: false
    default: true
    }
  }

  // MARK: - Lanes

  private static func lane(_ record: TraceRecord) -> Lane? {
    switch record.actor {
    case .user: .user
    case .native, .sdk, .appExtension, .oldDevice:
      record.kind == .bridgeCallArrived || record.kind == .bridgeReply ? .bridge : .app
    case .networkProcess: .webStore
    case .page, .systemBrowser: .page
    case .server: .server
    case .system: nil
    }
  }

  /// The store that a record is about, unless it happens there.
  private static func storeLane(_ record: TraceRecord) -> Lane? {
    switch record.kind {
    case .cookieWritten, .cookieDeleted, .cookieLoaded, .cookieVanished, .writeLost, .storeRead, .completionLost,
      .observerNotified:
      record.store == .web ? .webStore : .nativeStore
    default: nil
    }
  }

  private static func isFault(_ record: TraceRecord) -> Bool {
    switch record.kind {
    case .appKilled, .networkProcessDied, .pageDied, .cookieLoaded, .cookieVanished, .writeLost, .replyLost,
      .connectionLost, .addressChanged, .transferCut, .fileLost, .zombieKeepsLock, .lockRefused, .requestStruck,
      .troubleBegan, .completionLost, .appMoved, .clockSet, .recordsDropped:
      true
    default: false
    }
  }

  /// The record that sent what arrives in each record.
  private static func senders(_ records: [TraceRecord]) -> [Int?] {
    var (sent, answered): ([Int32: Int], [Int32: Int]) = ([:], [:])
    return records.enumerated().map { index, record in
      switch record.kind {
      case .requestSent:
        sent[record.request] = index
        return nil
      case .responseSent:
        answered[record.request] = index
        return nil
      case .requestReceived: return sent[record.request]
      case .responseReceived: return record.number == 0 ? nil : answered[record.request]
      case .bridgeCallArrived, .bridgeReplyArrived:
        return records.indices.contains(Int(record.cause)) ? Int(record.cause) : nil
      default: return nil
      }
    }
  }
}

/// What the stores and the server hold, as far as a trace tells.
struct PageState {
  private struct Slot: Hashable {
    var store: StoreName
    var name: TraceText
  }

  /// When each cookie with a date that a store has expires.
  private var expiries: [Slot: Int64] = [:]
  /// None of them does before.
  private var earliestExpiry = Int64.max
  /// When the newest refresh token of a session runs out at the server, which tells nobody.
  private var tokenExpiries: [Int32: Int64] = [:]

  /// What is different from a record's time on: what it says, and what has expired by then, of which no record tells.
  mutating func take(_ record: TraceRecord, in trace: Trace) -> [PageTimeline.Change] {
    let changes = said(record, in: trace)
    note(record)
    return changes + expired(at: record.time, in: trace) + expiredTokens(at: record.time)
  }

  private func said(_ record: TraceRecord, in trace: Trace) -> [PageTimeline.Change] {
    switch record.kind {
    case .cookieWritten, .cookieLoaded:
      [change("\(record.store)", Printable.text(trace.text(record.name)), Self.value(record.value, in: trace))]
    case .cookieDeleted, .cookieVanished: [change("\(record.store)", Printable.text(trace.text(record.name)), nil)]
    case .tokenIssued where record.name == .refresh: [issue(record, in: trace)]
    case .sessionRevoked:
      [change("server", "session \(record.number)", "over: \(EventLog(trace).reason(record.reason))")]
    default: []
    }
  }

  // MARK: - Expiry

  private mutating func expiredTokens(at time: Int64) -> [PageTimeline.Change] {
    guard tokenExpiries.values.contains(where: { $0 <= time }) else { return [] }
    let gone = tokenExpiries.filter { $0.value <= time }.keys.sorted()
    for session in gone { tokenExpiries[session] = nil }
    return gone.map { change("server", "session \($0)", "its newest refresh token has expired") }
  }

  private mutating func note(_ record: TraceRecord) {
    switch record.kind {
    case .tokenIssued where record.name == .refresh:
      tokenExpiries[record.number] = record.expiresAt == 0 ? nil : record.expiresAt
    case .sessionRevoked: tokenExpiries[record.number] = nil
    default: break
    }
    // A backup is a copy, which keeps what has expired until the next one is made.
    if record.store == .backup { return }
    let slot = Slot(store: record.store, name: record.name)
    switch record.kind {
    case .cookieWritten, .cookieLoaded:
      // Without a date it stays.
      expiries[slot] = record.expiresAt == 0 ? nil : record.expiresAt
      if record.expiresAt != 0 { earliestExpiry = min(earliestExpiry, record.expiresAt) }
    case .cookieDeleted, .cookieVanished: expiries[slot] = nil
    // A date comes sooner where the device's clock goes before the run's.
    case .clockSet:
      let step = Int64(record.number) * 1_000_000_000
      for (slot, expiry) in expiries {
        // A trace of a file may have any date.
        let (moved, isBeyond) = expiry.subtractingReportingOverflow(step)
        expiries[slot] = isBeyond ? (step < 0 ? .max : .min) : moved
      }
      earliestExpiry = expiries.values.min() ?? .max
    default: break
    }
  }

  private mutating func expired(at time: Int64, in trace: Trace) -> [PageTimeline.Change] {
    guard earliestExpiry <= time else { return [] }
    let gone = expiries.filter { $0.value <= time }.keys
      .sorted { ($0.store.rawValue, $0.name.id) < ($1.store.rawValue, $1.name.id) }
    for slot in gone { expiries[slot] = nil }
    earliestExpiry = expiries.values.min() ?? .max
    return gone.map { change("\($0.store)", Printable.text(trace.text($0.name)), nil) }
  }

  // MARK: - Changes

  private func issue(_ record: TraceRecord, in trace: Trace) -> PageTimeline.Change {
    change("server", "session \(record.number)", "alive, newest refresh token \(Self.value(record.value, in: trace))")
  }

  private func change(_ place: String, _ name: String, _ value: String?) -> PageTimeline.Change {
    PageTimeline.Change(place: place, name: name, value: value)
  }

  /// Only the simulator's own tokens are no secrets; of others one sees whether they are the same.
  static func value(_ text: TraceText, in trace: Trace) -> String {
    if text.isEmpty { return "(empty)" }
    return text.isSimulatedToken ? trace.text(text) : "(hidden \(text.id))"
  }
}
