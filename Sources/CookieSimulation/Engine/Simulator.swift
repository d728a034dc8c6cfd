import CookieDiagnosis
import CookieScenarios
import Cookies
import SyncStrategies

/// Runs a strategy in a scenario, one tape at a time, on the calling thread.
///
/// Keeps its buffers from run to run. Use one simulator on each thread; runs on different threads are independent. A
/// run that is started from inside a Swift task, as in a test, is executed on a thread of its own meanwhile: the
/// strategy's tasks must not see that task's state.
public final class Simulator {
  public let scenario: Scenario
  public let strategy: StrategyEntry
  let executor = RunExecutor()
  let world: World
  private let verdicts = VerdictReader()
  /// False saves the time of counting races, which then read as none.
  public var countsRaces = true
  /// Asked again and again while a run lasts. From when it says true, the run ends as `RunEnd.cut`, with nothing to
  /// score: a run may take minutes, and a user who wants no more of it does not.
  public var isStopped: (() -> Bool)?
  private var wasStopped = false
  /// True if the latest run ended because it had used up its budget of jobs and events, and not because nothing was left.
  public private(set) var isOutOfBudget = false

  /// When runs begin, unless something else is asked for: 2026-01-01T00:00:00Z.
  public static let commonBeginning = UnixTime(seconds: World.commonEpoch)

  /// - Parameter beginning: what the device's calendar shows when a run begins, to the second, from 1970 to 2500. No trace
  ///   depends on it, unless the strategy has dates of its own.
  public init(scenario: Scenario, strategy: StrategyEntry, from beginning: UnixTime = commonBeginning) {
    self.scenario = scenario
    self.strategy = strategy
    world = World(
      scenario: scenario, strategy: strategy, executor: executor,
      epoch: max(0, min(16_725_225_600, beginning.microseconds / 1_000_000)))
  }

  deinit {
    let executor = executor
    guard executor.shellTasks.areIdle else { return }
    if withUnsafeCurrentTask(body: { $0 != nil }) {
      onOwnThread { executor.endShellTasks() }
    } else {
      executor.endShellTasks()
    }
  }

  /// The event log of the latest run.
  public var trace: Trace { world.trace }

  /// What the latest run's requests had in their `Cookie` fields, by the places of their `requestSent` among the records. A
  /// record names the token that matters for its endpoint; whoever stands on the way sees all that was sent.
  public var cookieFields: [Int: String] {
    var fields: [Int: String] = [:]
    for (record, range) in world.headers.sent {
      fields[Int(record)] = String(decoding: world.headers.bytes[range.indices], as: UTF8.self)
    }
    return fields
  }

  /// When the app asked for those requests of native code that left later, in nanoseconds of the run's clock, by their numbers: what
  /// stands inside the app sees that, and not their leaving.
  public var nativeAsks: [Int32: Int64] {
    Dictionary(world.headers.asked.map { ($0.request, $0.time) }) { first, _ in first }
  }

  /// How many random numbers the latest run's code has drawn, if it was a scheduled one.
  public var randomDraws: Int { executor.randomDraws }

  /// The chains of events behind the verdicts of the latest run.
  ///
  /// - Parameter summary: what ``run(_:)`` returned.
  public func chains(of summary: RunSummary) -> [CauseChain] { verdicts.chains(of: summary, in: world.trace) }

  /// Runs the tape to its end and scores the trace.
  public func run(_ tape: Tape) -> RunSummary { run(tape) { self.playToTheEnd($0) } }

  /// Runs a tape by other rules of what comes next.
  func run(_ tape: Tape, _ play: @escaping (Tape) -> Void) -> RunSummary {
    let isInsideTask = withUnsafeCurrentTask { $0 != nil }
    let end = isInsideTask ? onOwnThread { self.runBound(tape, play) } : runBound(tape, play)
    if end == .cut {
      var summary = RunSummary()
      summary.end = .cut
      summary.steps = executor.steps
      return summary
    }
    return verdicts.read(
      world.trace, end: end, steps: executor.steps, duration: executor.now, countsRaces: countsRaces)
  }

  private lazy var digest = scenario.digest

  private func runBound(_ tape: Tape, _ play: (Tape) -> Void) -> RunEnd {
    wasStopped = false
    let end = playOnce(tape, again: false, play)
    guard tape.isScheduled else { return end }
    var latest = end
    var repetitions = 0
    while isToBePlayedAgain(tape, latest, repetitions) {
      tape.rewind()
      latest = playOnce(tape, again: true, play)
      repetitions = world.instants.mustReplay ? 0 : repetitions + 1
    }
    return latest
  }

  /// A search that asks for keys wants to know how runs end. Whoever sees their traces sees their times.
  /// Code that looks at the clock can do something else each time; then the latest times have to do.
  private func isToBePlayedAgain(_ tape: Tape, _ end: RunEnd, _ repetitions: Int) -> Bool {
    if world.instants.mustReplay { return true }
    guard repetitions < 2, world.instants.areProvisional, end != .cut, end != .mismatched, !tape.asksForKeys else {
      return false
    }
    world.instants.demandReplay()
    return true
  }

  /// - Parameter again: true for a scheduled run whose times did not fit what was decided in it.
  private func playOnce(_ tape: Tape, again: Bool, _ play: (Tape) -> Void) -> RunEnd {
    executor.reset(tape: tape)
    let witness = RunWitness.current
    witness?.begin(strategy.name, in: scenario, digest: digest, tape: tape)
    defer { witness?.end() }
    (executor.witness, tape.witness) = (witness, witness)
    // Entropy is one more input of a run; orders do not touch it, so a scheduled run has always the same.
    let entropy = tape.isScheduled ? 0 : tape.choose(below: 1 << 16, for: .delay)
    return executor.bound(epoch: world.epoch, entropy: entropy) {
      world.reset(tape: tape, again: again)
      world.beginScript()
      play(tape)
      isOutOfBudget = executor.steps >= scenario.eventBudget
      if !world.isFinished, !tape.isCut, !isOutOfBudget, !wasStopped { executor.waitForEscape() }
      let end = verdict(tape)
      if end == .stuck, world.notesOrigins { world.noteStandstill() }
      drainLeftovers()
      return end
    }
  }

  private func playToTheEnd(_ tape: Tape) {
    let budget = scenario.eventBudget
    var glance = Self.stepsPerGlance
    while !world.isFinished, !tape.isCut, !world.instants.mustReplay, executor.steps < budget {
      executor.drain(budget: min(budget, glance))
      while executor.steps >= glance {
        wasStopped = isStopped?() ?? false
        if wasStopped { return }
        glance = executor.steps + Self.stepsPerGlance
        // Jobs that are ready come before anything else that may happen.
        executor.drain(budget: min(budget, glance))
      }
      guard tape.isScheduled ? fireChosen() : fireNext() else { break }
    }
  }

  /// Microseconds mostly; a scheduled run with thousands of deliveries under way takes milliseconds for each step.
  private static let stepsPerGlance = 64

  private func verdict(_ tape: Tape) -> RunEnd {
    if executor.hasEscaped { return .escaped }
    if tape.mismatch != nil { return .mismatched }
    if tape.isCut || wasStopped { return .cut }
    return world.isFinished ? .finished : .stuck
  }

  /// Fires whichever comes first: a sleep's end or a world event. False if nothing is left.
  func fireNext() -> Bool {
    switch (executor.nextTimer, world.queue.next) {
    case (nil, nil):
      return false
    case (let timer?, let event?) where timer < event:
      executor.fireNextTimer()
    case (_?, nil):
      executor.fireNextTimer()
    default:
      world.handleNextEvent()
    }
    return true
  }

  /// Lets every suspended task run out: an abandoned one would leak. What they do is no longer seen.
  private func drainLeftovers() {
    world.isFinished = true
    executor.isOver = true
    world.abandonPendingWork()
    var left = Self.leftoverLimit + Self.leftoversPerCall * world.parkedCalls.count
    while left > 0 {
      let count = executor.runLeftover() ? 1 : world.releaseParkedCalls()
      if count == 0 { break }
      left -= count
    }
    world.dropParkedCalls()
    executor.dropLeftovers()
  }

  /// Jobs, sleeps and refused calls that a finished run may still take. A strategy that loops for ever ends here, and
  /// leaks its tasks.
  private static let leftoverLimit = 10_000
  /// What a task does that waits for an answer which never comes, as one that has lost its completion (`completionsLost`).
  private static let leftoversPerCall = 32
}
