import CookieDiagnosis
import CookieSimulation

/// Why a run came to no verdict, for a person: who waits for what, whether anything was left to happen, and what
/// repeated itself.
public struct StandstillReport {
  public let text: String

  /// - Parameter standstill: of a run that got stuck.
  public init(_ end: RunEnd, _ standstill: Standstill?, in trace: Trace) {
    guard let standstill else {
      text = Self.words(for: end)
      return
    }
    text = Self.title(standstill) + Self.calls(standstill) + Self.ending(standstill, in: trace)
  }

  private static func words(for end: RunEnd) -> String {
    switch end {
    case .escaped:
      "No verdict: code of the strategy ran outside the run's executor, so the tape does not determine the result.\n"
        + (PlatformExecutor.current.ownsClocks
          ? "" : "On this machine Task.sleep may do that (twinjar list constructs); app.clock.sleep does not.\n")
    default: "No verdict: the run ended as \(end).\n"
    }
  }

  private static func title(_ standstill: Standstill) -> String {
    let time = EventLog.time(standstill.time)
    let step = "the user's script was at \(standstill.step)"
    return
      switch standstill.kind
    {
    case .deadlock: "Stuck, a deadlock: at \(time) nothing was left to happen, and \(step)\n"
    case .outOfBudget(let budget):
      "Stuck, out of budget: at \(time) all \(budget) jobs and events were used up, and \(step)\n"
    }
  }

  // MARK: - Who waits for what

  /// More would be read by nobody; they come from what repeats itself.
  private static let mostCalls = 4

  private static func calls(_ standstill: Standstill) -> String {
    guard !standstill.calls.isEmpty else { return "  no hook of the strategy was under way\n" }
    let more = standstill.calls.count - mostCalls
    return standstill.calls.prefix(mostCalls).map { "  \(line($0, in: standstill))\n" }.joined()
      + (more > 0 ? "  and \(more) more\n" : "")
  }

  private static func line(_ call: Standstill.Call, in standstill: Standstill) -> String {
    let who =
      "\(call.hook), called at \(EventLog.time(call.begun)), \(call.hasReturned ? "has returned; a task of it" : "")"
    guard !call.waits.isEmpty else { return "\(who)\(ownAffairs(standstill))" }
    let waits = call.waits.prefix(mostCalls).map { wait in
      "waits since \(EventLog.time(wait.since)) for \(words(for: wait.operation)) \(words(for: wait.obstacle))"
    }
    let more = call.waits.count - mostCalls
    return who + (call.hasReturned ? " " : "") + waits.joined(separator: "; ") + (more > 0 ? "; and \(more) more" : "")
  }

  /// Of a call that waits for nothing of the app.
  private static func ownAffairs(_ standstill: Standstill) -> String {
    if standstill.appIsSuspended { return "cannot go on while the app is in the background" }
    if standstill.codeIsAtRest {
      return "waits for code of the strategy's own (a task, a lock, a continuation) that nothing wakes any more"
    }
    return standstill.sleeps > 0
      ? "has not returned; it waits for nothing of the app, but for a sleep or for code of the strategy's own"
      : "has not returned and waits for nothing of the app: it is at work"
  }

  private static func words(for operation: Standstill.Operation) -> String {
    switch operation {
    case .readsWebStore: "a read of the web store"
    case .writesWebStore: "a write to the web store"
    case .deletesFromWebStore: "a deletion from the web store"
    case .wakesWebStore: "the waking of the web store"
    case .flushesWebStore: "a flush of the web store"
    case .writesNativeStore: "a write of the native store"
    case .refreshesSession: "the answer to a refresh"
    case .renewsInHiddenWebView: "a hidden web view"
    }
  }

  private static func words(for obstacle: Standstill.Obstacle) -> String {
    switch obstacle {
    case .nothingHasLoaded:
      "that never completes: before something loads in this launch, the network process is not asked (F03), and the "
        + "user opens no page while they wait"
    case .completionIsLost: "whose completion the system has lost (F62)"
    case .appIsSuspended: "that cannot complete while the app is in the background"
    case .isUnderWay: "that was under way"
    case .nothingIsLeft: "that nothing is left to complete"
    }
  }

  // MARK: - What repeats itself

  private static func ending(_ standstill: Standstill, in trace: Trace) -> String {
    guard case .outOfBudget = standstill.kind else { return "" }
    if standstill.goesRoundUnseen { return unseen(standstill) }
    let log = EventLog(trace, redacts: true)
    guard let repetition = standstill.repetition else {
      return mostFrequent(of: trace.records.suffix(100), log)
    }
    return "\(repetition.rounds) rounds of these \(repetition.round.count) events at the end, the last:\n"
      + trace.records[repetition.round].map { "  \(log.line($0))\n" }.joined()
  }

  private static func unseen(_ standstill: Standstill) -> String {
    let begin = "The last \(standstill.stepsWithoutRecord) jobs and events did nothing that the trace shows: "
    if standstill.codeIsAtRest {
      return begin
        + "they are the world's, such as another process that tries again and again, and the strategy's code "
        + "is at rest.\n"
    }
    return begin + "the strategy's own code goes round"
      + (standstill.sleeps > 0 ? ", sleeping in between.\n" : " without a pause (as by Task.yield).\n")
  }

  /// Of events that do not come in rounds: which there are most of, each with its latest.
  private static func mostFrequent(of records: some Collection<TraceRecord>, _ log: EventLog) -> String {
    var kinds: [(latest: TraceRecord, count: Int)] = []
    for record in records {
      if let place = kinds.firstIndex(where: { isSameKind($0.latest, record) }) {
        kinds[place] = (record, kinds[place].count + 1)
      } else {
        kinds.append((record, 1))
      }
    }
    let most = kinds.filter { $0.count > 1 }.sorted { ($1.count, $0.latest.time) < ($0.count, $1.latest.time) }.prefix(
      6)
    return
      "No round of the same events at the end; the scenario's eventBudget may be too small for its script. Of the last "
      + "\(records.count) events, each with its latest:\n"
      + most.map { "  \($0.count) times  \(log.line($0.latest))\n" }.joined()
  }

  private static func isSameKind(_ one: TraceRecord, _ other: TraceRecord) -> Bool {
    one.kind == other.kind && one.actor == other.actor && one.store == other.store && one.endpoint == other.endpoint
      && one.name == other.name
  }
}

extension Standstill {
  /// True if most of what used up the budget left no record.
  fileprivate var goesRoundUnseen: Bool {
    guard case .outOfBudget(let budget) = kind else { return false }
    return stepsWithoutRecord > budget / 2
  }

  /// True if no code of the strategy's goes on: nothing does, or hardly anything but the world's events. Code that asks the
  /// world for what changes nothing has as many jobs as it causes events.
  fileprivate var codeIsAtRest: Bool {
    if case .deadlock = kind { return true }
    return goesRoundUnseen && (stepsWithoutRecord - eventsWithoutRecord) * 10 < eventsWithoutRecord
  }
}
