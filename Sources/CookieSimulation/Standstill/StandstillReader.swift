import CookieDiagnosis

/// Explaining a run that got stuck.
extension Simulator {
  /// Plays a tape once more, and says why its run got stuck; nil if it did not.
  ///
  /// - Parameter tape: makes the tape anew.
  public func standstill(of tape: () -> Tape) -> Standstill? {
    notesOrigins = true
    defer { notesOrigins = false }
    return run(tape()).end == .stuck ? world.standstill : nil
  }
}

extension World {
  /// Notes why the run does not go on. Before anything of it is let go.
  func noteStandstill() {
    standstill = Standstill(
      kind: executor.steps >= scenario.eventBudget ? .outOfBudget(scenario.eventBudget) : .deadlock, time: now,
      step: stepUnderWay, appIsSuspended: app.isSuspended, sleeps: executor.sleepCount,
      calls: hookCalls.calls.filter { $0.launch == app.launch }.compactMap(openCall), repetition: repetition,
      stepsWithoutRecord: executor.steps - (origins.steps.last ?? 0), eventsWithoutRecord: origins.eventsSinceRecord)
  }

  private func openCall(_ call: HookCalls.Call) -> Standstill.Call? {
    let waits = call.waits.filter { !$0.isOver }.map {
      Standstill.Wait(operation: $0.operation, since: $0.since, obstacle: obstacle(to: $0.operation, since: $0.since))
    }
    guard !call.hasReturned || !waits.isEmpty else { return nil }
    return Standstill.Call(hook: call.hook, begun: call.begun, hasReturned: call.hasReturned, waits: waits)
  }

  private func obstacle(to operation: Standstill.Operation, since begun: Int64) -> Standstill.Obstacle {
    if app.isSuspended { return .appIsSuspended }
    switch operation {
    case .readsWebStore where !web.waitingReads.isEmpty: return .nothingHasLoaded
    case .writesWebStore where !web.waitingWrites.isEmpty: return .nothingHasLoaded
    case .deletesFromWebStore where !web.waitingWrites.isEmpty: return .nothingHasLoaded
    case .readsWebStore where lostCompletion(since: begun): return .completionIsLost
    case .writesWebStore where lostCompletion(since: begun): return .completionIsLost
    case .deletesFromWebStore where lostCompletion(since: begun): return .completionIsLost
    default: return executor.steps >= scenario.eventBudget ? .isUnderWay : .nothingIsLeft
    }
  }

  private func lostCompletion(since begun: Int64) -> Bool {
    trace.records.contains { $0.kind == .completionLost && $0.time >= begun }
  }

  /// The name of the script's instruction, without what it is about.
  private var stepUnderWay: String {
    let place = user.script.browsesUntil == nil ? user.script.next - 1 : user.script.next
    guard program.indices.contains(place) else { return "the end" }
    return program[place].name
  }

  // MARK: - What repeats itself

  private struct RecordKind: Equatable {
    var kind: TraceRecord.Kind
    var actor: TraceActor
    var store: StoreName
    var endpoint: Endpoint
    var client: ClientKind
    var name: TraceText
    var hook: StrategyHook

    init(_ record: TraceRecord, hook: StrategyHook) {
      (kind, actor, store, endpoint) = (record.kind, record.actor, record.store, record.endpoint)
      (client, name) = (record.client, record.name)
      self.hook = hook
    }
  }

  /// The most records that a round may have, and the fewest rounds that are no accident.
  private static let longestRound = 200
  private static let fewestRounds = 3

  /// The round that explains most of the trace's end, the shortest of equals.
  private var repetition: Standstill.Repetition? {
    let kinds = zip(trace.records, origins.hooks).map(RecordKind.init)
    var best: (round: Int, covered: Int)?
    for round in 1...Self.longestRound where round * Self.fewestRounds <= kinds.count {
      var place = kinds.count - 1
      while place >= round, kinds[place] == kinds[place - round] { place -= 1 }
      let covered = kinds.count - 1 - place + round
      if covered >= Self.fewestRounds * round, covered > best?.covered ?? 0 { best = (round, covered) }
    }
    return best.map {
      Standstill.Repetition(round: kinds.count - $0.round..<kinds.count, rounds: $0.covered / $0.round)
    }
  }
}
