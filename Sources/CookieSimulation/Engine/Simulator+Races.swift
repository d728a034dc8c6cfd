import CookieDiagnosis

/// Races of one run, with where both accesses come from and what their order matters for.
extension Simulator {
  /// Whether a run notes, beside its trace, which hook of the strategy each record comes from.
  var notesOrigins: Bool {
    get { world.notesOrigins }
    set { world.notesOrigins = newValue }
  }

  /// Plays a tape and, for each race, both orders of its two accesses: three runs and two more for each race.
  ///
  /// - Parameter tape: makes the tape anew for each run.
  public func races(of tape: () -> Tape) -> [Race] {
    notesOrigins = true
    _ = run(tape())
    notesOrigins = false
    let (records, origins) = (world.trace.records, world.origins)
    var races = RaceDetector.races(in: records, origins: origins)
    for index in races.indices {
      races[index].effect = effect(of: races[index], in: records, steps: origins.steps, tape: tape)
    }
    // The latest run is the tape's again.
    _ = run(tape())
    return races
  }

  private func effect(
    of race: Race, in records: [TraceRecord], steps: [Int], tape: () -> Tape
  ) -> Race.Effect {
    let (first, second) = (steps[race.first.record], steps[race.second.record])
    guard first < second else { return .cannotBeSwapped }
    let session = Self.session(at: race.first.record, in: records)
    let plan = SwapPlan(step: first, awaited: records[race.second.record])
    guard let asItWas = outcome(of: session, plan, holding: false, tape: tape()),
      let swapped = outcome(of: session, plan, holding: true, tape: tape())
    else { return .cannotBeSwapped }
    if asItWas != swapped { return .changesVerdict }
    return asItWas.isEmpty ? .harmless : .badEitherWay
  }

  /// The latest session that was opened before a record.
  private static func session(at record: Int, in records: [TraceRecord]) -> Int32 {
    records[...record].reduce(-1) { $1.kind == .tokenIssued ? max($0, $1.number) : $0 }
  }

  /// What became of a session; nil if the awaited access did not happen.
  private func outcome(of session: Int32, _ plan: SwapPlan, holding: Bool, tape: Tape) -> Set<Verdict.Kind>? {
    let result = swapTrial(plan, holding: holding, tape: tape)
    guard result.wasReached else { return nil }
    return Set(result.summary.verdicts.filter { $0.session == session }.map(\.kind))
  }
}

/// Which access to hold back, and until when.
struct SwapPlan: Sendable {
  /// The job or event that makes the first access.
  var step: Int
  /// The second access; what follows the step and looks like it is it.
  var awaited: TraceRecord

  func isAwaited(_ record: TraceRecord) -> Bool {
    record.kind == awaited.kind && record.actor == awaited.actor && record.store == awaited.store
      && record.endpoint == awaited.endpoint && record.name == awaited.name && record.client == awaited.client
  }
}

extension Simulator {
  /// Plays a tape up to a step, and from there on with middling delays and no fault; with `holding`, what the step would
  /// have done comes after the awaited access.
  private func swapTrial(
    _ plan: SwapPlan, holding: Bool, tape: Tape
  ) -> (summary: RunSummary, wasReached: Bool) {
    var trial = SwapTrial(plan: plan, isHolding: holding)
    let summary = run(tape) { tape in self.execute(tape, trial: &trial) }
    return (summary, trial.wasReached)
  }

  private func execute(_ tape: Tape, trial: inout SwapTrial) {
    while !world.isFinished, executor.steps < scenario.eventBudget {
      let isTurningPoint = executor.steps + 1 == trial.plan.step
      if let job = executor.pickReady() {
        if isTurningPoint { tape.continueSmoothly() }
        if isTurningPoint, trial.isHolding {
          trial.job = job
        } else {
          executor.run(job)
        }
      } else if isTurningPoint, world.queue.next != nil, executor.nextTimer.map({ $0 > world.queue.next! }) ?? true {
        tape.continueSmoothly()
        if trial.isHolding { trial.event = world.takeNextEvent() } else { world.handleNextEvent() }
      } else if !fireNext() {
        break
      }
      if trial.sees(world.trace.records, after: executor.steps) { release(&trial) }
    }
    release(&trial)
  }

  /// What was held back goes on.
  private func release(_ trial: inout SwapTrial) {
    if let job = trial.job.take() { executor.enqueue(job) }
    if let event = trial.event.take() { world.schedule(event, after: .none) }
  }
}

/// One play of a plan.
private struct SwapTrial {
  let plan: SwapPlan
  let isHolding: Bool
  var job: RunExecutor.ReadyJob?
  var event: WorldEvent?
  var wasReached = false
  private var looked = 0

  init(plan: SwapPlan, isHolding: Bool) {
    self.plan = plan
    self.isHolding = isHolding
  }

  /// True once, when the awaited access has happened.
  mutating func sees(_ records: [TraceRecord], after step: Int) -> Bool {
    defer { looked = records.count }
    guard step >= plan.step, !wasReached, looked < records.count else { return false }
    wasReached = records[looked...].contains(where: plan.isAwaited)
    return wasReached
  }
}
