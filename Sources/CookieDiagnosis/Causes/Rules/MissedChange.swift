/// A change of the web store that native code should have been told of by its observer, and was not when it sent what the
/// change had replaced.
struct MissedChange {
  /// Where the observer was added that should have heard of it.
  var added: Int
  var change: Int
  /// The first place at which it had to be known.
  var use: Int
  /// The observer's last notification before that.
  var heard: Int?

  /// No notification of a change is sure to have come sooner.
  private static let delivery: Int64 = 20_000_000

  /// Nil if nobody observed, or there was no time for a notification.
  init?(of effect: Effect, in trace: TraceIndex) {
    guard let (later, change) = Self.change(behind: effect, in: trace) else { return nil }
    // What a process was not told of, the next one is not told of either.
    let use = min(later, trace.first(trace.lifecycle, after: change, where: \.endsProcess) ?? later)
    guard Self.couldHear(of: change, by: use, in: trace),
      let launch = trace.last(trace.lifecycle, before: use, where: { $0.kind == .appLaunched }),
      let added = trace.last(trace.observers, before: use), added > launch, added < change
    else { return nil }
    self.added = added
    self.change = change
    self.use = use
    heard = trace.last(trace.notifications, before: use).flatMap { $0 > added ? $0 : nil }
  }

  /// Where the same observer was told of it behind its use.
  func toldLater(in trace: TraceIndex) -> Int? {
    let next = trace.first(trace.observers, after: use) ?? .max
    return trace.first(trace.notifications, after: use).flatMap { $0 < next ? $0 : nil }
  }

  /// What native code should have been told: the page's new token, or its logout.
  private static func change(behind effect: Effect, in trace: TraceIndex) -> (use: Int, change: Int)? {
    switch effect {
    case .stale(_, .native, let use, let winner):
      let answered = trace.exchange(of: winner).answered
      return trace.store(of: trace.records[winner].actor) == .web && answered >= 0 ? (use, answered) : nil
    case .keptAfterLogout(_, .native, let use, let logout):
      // Its own logout is nothing that native code has to be told.
      let sent = trace.exchange(of: logout).sent
      return sent >= 0 && trace.store(of: trace.records[sent].actor) == .native ? nil : (use, logout)
    case .neverArrived(let name, .native, let use):
      let arrival = trace.last(trace.changes, before: use) { $0.isArrival(in: .web) && $0.name == name }
      return arrival.map { (use, $0) }
    default: return nil
    }
  }

  /// True if there was time for a notification: what is used at once no observer could have saved.
  private static func couldHear(of change: Int, by use: Int, in trace: TraceIndex) -> Bool {
    guard trace.records.indices.contains(use) else { return true }
    let end = trace.records[use].time
    // A logout or an answer changes the store when it has come.
    let answered = trace.exchange(of: change).answered
    let begin = answered > change && answered < use ? answered : change
    return end - trace.records[begin].time >= delivery
  }
}

extension TraceRecord {
  /// True where the app's process ends, or a new one begins.
  var endsProcess: Bool { kind == .appKilled || kind == .appLaunched }
}
