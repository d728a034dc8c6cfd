import CookieDiagnosis

/// What became of cookies in their stores, where what is seen of a store does not fit what was written to it: gone, lost at
/// once, an older one again, or written by somebody whom nobody watches.
struct StoreInference {
  private struct Slot: Hashable {
    var store: StoreName
    var name: TraceText
  }

  private struct Held {
    /// Place of the arrival.
    var place: Int
    var value: TraceText
    var expiresAt: Int64
    /// Place where the store last showed it; its arrival if it never did.
    var shown: Int
    var wasShown = false
  }

  /// What somebody sees of a store.
  private struct View {
    var slot: Slot
    var value: TraceText
    var place: Int
  }

  private let records: [TraceRecord]
  private let source: RecordedTrace.Source
  private let sights: [Int32: CookieSight]
  private let hasNativeCode: Bool
  private var held: [Slot: Held] = [:]
  /// Everything that a slot had before.
  private var past: [Slot: Set<TraceText>] = [:]
  private var views: [View] = []
  /// Where each slot last changed.
  private var changed: [Slot: Int] = [:]
  private var draft = TraceDraft()
  /// What an answer that clears a cookie took, which its field does not say.
  private var cleared: [Int: TraceText] = [:]
  /// Writes that turn out to have been lost.
  private var lost: Set<Int> = []
  /// Writes of cookies that a store keeps back from other sites, though no answer said so.
  private var laxByDefault: Set<Int> = []
  private var additions: [(record: TraceRecord, before: Int, cause: Int)] = []

  static func complete(_ recorded: RecordedTrace) -> RecordedTrace {
    var inference = StoreInference(recorded)
    inference.walk()
    return inference.completed(recorded)
  }

  private init(_ recorded: RecordedTrace) {
    records = recorded.trace.records
    source = recorded.source
    sights = recorded.cookieSights
    hasNativeCode = records.contains { $0.kind == .requestSent && $0.actor == .native }
    views = records.indices.flatMap { place in view(at: place) }
  }

  private mutating func walk() {
    var next = 0
    for place in records.indices {
      while next < views.count, views[next].place == place {
        compare(next)
        next += 1
      }
      takeChange(place)
      takeReach(place)
    }
  }

  // MARK: - What is seen

  private func view(at place: Int) -> [View] {
    let record = records[place]
    if record.kind == .requestSent, let sight = sights[record.request], sight.isAfterRefusal || sight.isProvisional {
      return []
    }
    guard record.kind == .requestSent, let sight = sights[record.request],
      sight.lacksRefresh || !sight.carriedRefresh.isEmpty
    else { return ownView(at: place) }
    let store: StoreName = record.actor == .page ? .web : .native
    return ownView(at: place) + [
      View(slot: Slot(store: store, name: .refresh), value: sight.carriedRefresh, place: place)
    ]
  }

  private func ownView(at place: Int) -> [View] {
    let record = records[place]
    switch record.kind {
    // A login page needs no token: one that goes along is in the store.
    case .requestSent where record.endpoint == .loginPage && !record.value.isEmpty && record.client.sendsFromStore:
      return [
        View(
          slot: Slot(store: record.actor == .page ? .web : .native, name: .access), value: record.value, place: place)
      ]
    // What its store keeps back may be there all the same.
    case .requestSent where record.value.isEmpty && sights[record.request]?.reach ?? .within != .within: return []
    case .storeRead where record.actor != .page && record.store != .backup:
      var views = [View(slot: Slot(store: record.store, name: .refresh), value: record.value, place: place)]
      if record.number == 0 {
        views.append(View(slot: Slot(store: record.store, name: .access), value: .empty, place: place))
      }
      return views
    case .requestSent where !record.hasOwnHeader && record.endpoint.takesToken && record.client.sendsFromStore:
      let store: StoreName = record.actor == .page ? .web : .native
      return [View(slot: Slot(store: store, name: record.name), value: record.value, place: place)]
    default: return []
    }
  }

  private mutating func takeChange(_ place: Int) {
    let record = records[place]
    guard record.store != .backup, record.name == .access || record.name == .refresh else { return }
    let slot = Slot(store: record.store, name: record.name)
    if record.kind == .cookieWritten || record.kind == .cookieDeleted { changed[slot] = place }
    switch record.kind {
    case .cookieWritten where record.value.isEmpty: held[slot] = nil
    case .cookieWritten: hold(record.value, expiresAt: record.expiresAt, in: slot, at: place)
    case .cookieDeleted:
      if let before = held[slot] {
        past[slot, default: []].insert(before.value)
        if record.value.isEmpty { cleared[place] = before.value }
      }
      held[slot] = nil
    default: break
    }
  }

  private mutating func takeReach(_ place: Int) {
    let record = records[place]
    guard record.kind == .requestSent, sights[record.request]?.reach == .crossSite else { return }
    let slot = Slot(store: record.actor == .page ? .web : .native, name: record.name)
    if let known = held[slot] { laxByDefault.insert(known.place) }
  }

  private mutating func hold(_ value: TraceText, expiresAt: Int64, in slot: Slot, at place: Int) {
    let before = held[slot]
    held[slot] = Held(place: place, value: value, expiresAt: expiresAt, shown: place)
    guard let before else { return }
    past[slot, default: []].insert(before.value)
    // What had the value before has it on the disk since then.
    if before.value == value, before.expiresAt != 0, expiresAt != 0 { held[slot]?.place = before.place }
  }

  // MARK: - Comparing

  private mutating func compare(_ index: Int) {
    let view = views[index]
    let isSent = held[view.slot]?.value == view.value
    if let known = held[view.slot], !isSent, known.expiresAt != 0, known.expiresAt <= records[view.place].time {
      past[view.slot, default: []].insert(known.value)
      held[view.slot] = nil
    }
    switch (held[view.slot], view.value.isEmpty) {
    case (nil, true): break
    case (let known?, false) where known.value == view.value:
      held[view.slot]?.shown = view.place
      held[view.slot]?.wasShown = true
    case (let known?, true): if !isOnlyHidden(index, known) { lose(known, view) }
    case (_, false): gain(view)
    }
  }

  /// True if the store shows the same cookie again with nobody having written it.
  private func isOnlyHidden(_ index: Int, _ known: Held) -> Bool {
    let view = views[index]
    let next = views[(index + 1)...].first {
      $0.slot == view.slot && (!$0.value.isEmpty || records[$0.place].kind == .requestSent)
    }
    guard let next, next.value == known.value else { return false }
    return !records[view.place..<next.place].contains {
      $0.kind == .cookieWritten && $0.store == view.slot.store && $0.name == view.slot.name
    }
  }

  private mutating func lose(_ known: Held, _ view: View) {
    past[view.slot, default: []].insert(known.value)
    held[view.slot] = nil
    let restart = lastRestart(after: known.shown, before: view.place)
    if restart == nil, !known.wasShown, records[known.place].kind == .cookieWritten {
      lost.insert(known.place)
      return
    }
    var gone = TraceRecord(time: records[view.place].time, kind: .cookieVanished, actor: .system)
    gone.store = view.slot.store
    gone.name = view.slot.name
    gone.value = known.value
    gone.expiresAt = known.expiresAt
    let (place, cause) = explain(known, view, restart, &gone)
    gone.time = records[place].time
    additions.append((gone, place, cause))
    if restart != nil { loseTwin(of: view, as: gone, place, cause) }
  }

  /// What takes one of a session's two cookies with a process takes the other one as well, if it lives by the same rule and is
  /// not seen again.
  private mutating func loseTwin(of view: View, as gone: TraceRecord, _ place: Int, _ cause: Int) {
    let twin = Slot(store: view.slot.store, name: view.slot.name == .access ? .refresh : .access)
    guard let known = held[twin], known.place < place, (known.expiresAt == 0) == (gone.expiresAt == 0) else { return }
    let next = views.first { $0.slot == twin && $0.place >= view.place }
    guard next?.value != known.value else { return }
    var record = gone
    record.name = twin.name
    record.value = known.value
    record.expiresAt = known.expiresAt
    additions.append((record, place, cause))
    past[twin, default: []].insert(known.value)
    held[twin] = nil
  }

  /// Where a cookie may have gone, and the record that led to it.
  private func explain(
    _ known: Held, _ view: View, _ restart: Int?, _ gone: inout TraceRecord
  ) -> (before: Int, cause: Int) {
    let between = known.shown..<view.place
    if let move = records[between].lastIndex(where: { $0.kind == .appMoved }) { return (move + 1, move) }
    if let screen = records[between].lastIndex(where: { $0.kind == .sdkOpened }), view.slot.store == .native {
      gone.kind = .cookieDeleted
      gone.actor = .sdk
      return (screen + 1, screen)
    }
    guard let restart else { return (view.place, -1) }
    // The death of the network process, which is noted right before the launch.
    let death = records[..<restart].lastIndex { $0.kind == .networkProcessDied } ?? restart
    if known.expiresAt == 0 { return (restart + 1, death) }
    let before = records[..<death].last { $0.kind != .appKilled }?.time ?? 0
    if records[restart].time - before > Self.longAway, view.slot.store == .web {
      gone.about = .networkProcess
      return (restart + 1, -1)
    }
    return (restart + 1, before - records[known.place].time < Self.flush ? death : -1)
  }

  /// A store that is not used for two weeks may be emptied (F25).
  private static let longAway: Int64 = 10 * 86_400 * 1_000_000_000
  /// Longer than stores take to write what they have to the disk, in nanoseconds.
  private static let flush: Int64 = 10 * 1_000_000_000

  private mutating func gain(_ view: View) {
    let isOlder = past[view.slot]?.contains(view.value) ?? false
    let restart = changed[view.slot].flatMap { lastRestart(after: $0, before: view.place) }
    var arrival = TraceRecord(time: records[view.place].time, kind: .cookieWritten, actor: .system)
    arrival.store = view.slot.store
    arrival.name = view.slot.name
    arrival.value = view.value
    let date = source == .capture ? date(of: view) : nil
    arrival.expiresAt = date ?? .max / 2
    var place = view.place
    if isOlder {
      arrival.kind = .cookieLoaded
      arrival.actor = .networkProcess
      if let restart {
        place = restart + 1
        arrival.time = records[place].time
      }
    } else if source == .capture, hasNativeCode {
      arrival.actor = .native
    }
    let answer =
      arrival.kind == .cookieWritten && arrival.actor == .system ? answer(with: view.value, before: place) : -1
    additions.append((arrival, place, answer))
    hold(view.value, expiresAt: date ?? 0, in: view.slot, at: view.place)
    held[view.slot]?.wasShown = true
    changed[view.slot] = view.place
    if answer >= 0 { gainTwin(of: view, as: arrival, place, answer) }
  }

  /// Whoever copies a cookie copies its date, or that it has none (0); nil of one that nobody has seen an answer bring.
  private func date(of view: View) -> Int64? {
    records[..<view.place].last { $0.kind == .cookieWritten && $0.value == view.value && $0.cause >= 0 }?.expiresAt
  }

  /// The answer that brought a cookie to some store.
  private func answer(with value: TraceText, before place: Int) -> Int {
    let write = records[..<place].last {
      // A file may name a later one.
      $0.kind == .cookieWritten && $0.value == value && $0.cause >= 0 && Int($0.cause) < place
    }
    return write.map { Int($0.cause) } ?? -1
  }

  /// A platform that copies one cookie of an answer copies the other as well.
  private mutating func gainTwin(of view: View, as arrival: TraceRecord, _ place: Int, _ answer: Int) {
    let name: TraceText = view.slot.name == .access ? .refresh : .access
    let twin = Slot(store: view.slot.store, name: name)
    let write = records[answer..<place].first {
      $0.kind == .cookieWritten && Int($0.cause) == answer && $0.name == name
    }
    guard let write, held[twin]?.value != write.value else { return }
    var record = arrival
    record.name = name
    record.value = write.value
    additions.append((record, place, answer))
    hold(write.value, expiresAt: write.expiresAt, in: twin, at: view.place)
    changed[twin] = view.place
  }

  /// The last start of the app between two places.
  private func lastRestart(after start: Int, before end: Int) -> Int? {
    guard start + 1 < end else { return nil }
    return records[(start + 1)..<end].lastIndex { $0.kind == .appLaunched }
  }

  // MARK: - The trace

  private func completed(_ recorded: RecordedTrace) -> RecordedTrace {
    var draft = TraceDraft()
    for place in records.indices {
      var record = records[place]
      if lost.contains(place) { record.kind = .writeLost }
      if let token = cleared[place] { record.value = token }
      if laxByDefault.contains(place) { record.isLaxByDefault = true }
      draft.add(
        record, isInferred: recorded.isInferred[place] || lost.contains(place), cause: Int(record.cause),
        rank: place << 8)
    }
    for (offset, addition) in additions.enumerated() {
      draft.add(
        addition.record, isInferred: true, cause: addition.cause, rank: (addition.before << 8) - 200 + min(offset, 150))
    }
    var completed = recorded
    (completed.trace.records, completed.isInferred) = draft.records()
    return completed
  }
}

extension Endpoint {
  /// True if a request for it carries a token of the session that it is about.
  package var takesToken: Bool {
    switch self {
    case .call, .page, .refresh, .logOut, .document, .download: true
    case .logIn, .landing, .loginPage, .otherSite: false
    }
  }
}

extension ClientKind {
  /// True if a request has what its side's store has when it is sent.
  package var sendsFromStore: Bool {
    switch self {
    case .dataTask, .foregroundDownload, .pageNavigation, .pageFetch, .hiddenWebView, .appExtension, .serviceWorker:
      true
    case .backgroundDownload, .handedOverDownload, .systemBrowser, .sdk, .oldDevice: false
    }
  }
}
