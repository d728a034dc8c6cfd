import CSimulationRuntime
import Choices
import CookieDiagnosis

/// The executor and the clock of one run, on one thread.
///
/// Every job of the strategy's code lands in `ready`; every sleep lands in `timers`. The tape picks which ready job
/// goes next, and the run loop moves the clock. While a thread is bound to this executor, ``ExecutorRouter`` sends
/// here whatever Swift's concurrency runtime enqueues on that thread.
final class RunExecutor {
  /// Where a job asked to run.
  enum Home: UInt8 {
    case global
    case main
  }

  struct ReadyJob {
    var job: UnownedJob
    var home: Home
  }

  /// The tape of the current run.
  @exclusivity(unchecked) var tape = Tape(seed: 0)
  /// True while the app is suspended: jobs become ready but do not run.
  @exclusivity(unchecked) var isFrozen = false
  /// How many jobs and events this run has handled; the run's budget counts them.
  @exclusivity(unchecked) private(set) var steps = 0 {
    didSet { witness?.beat() }
  }
  /// Is told of this thread's progress, if somebody watches.
  @exclusivity(unchecked) var witness: RunWitness?
  /// Then also: the hook that each task is in the midst of, by the task's address, which is that of its jobs as well.
  @exclusivity(unchecked) private var hooksOfTasks: [UInt: StrategyHook] = [:]

  /// Virtual nanoseconds since the run began, where C code can read them.
  private let clock: UnsafeMutablePointer<Int64>
  /// Raised by any thread that used the world without being bound to this run.
  private let escape: UnsafeMutablePointer<Int32>
  @exclusivity(unchecked) private var ready: [ReadyJob] = []
  private let timers = EventQueue<ReadyJob>()
  /// In a scheduled run: jobs that sleep, and those of them that the world has not been told of.
  private let sleepers = SlotPool<ReadyJob>()
  @exclusivity(unchecked) private var sleeperCount = 0
  @exclusivity(unchecked) private(set) var newSleeps: [(sleeper: Int32, nanoseconds: Int64)] = []
  /// Jobs of processes that are gone.
  @exclusivity(unchecked) private var stopped: [ReadyJob] = []
  @exclusivity(unchecked) private var sequence: UInt32 = 0
  /// True while code of a task runs.
  @exclusivity(unchecked) private(set) var isRunningJob = false
  /// Outlive a run.
  let shellTasks = ShellTasks()

  init() {
    clock = .allocate(capacity: 1)
    clock.initialize(to: 0)
    escape = .allocate(capacity: 1)
    escape.initialize(to: 0)
    ready.reserveCapacity(32)
  }

  deinit {
    clock.deallocate()
    escape.deallocate()
  }

  func reset(tape: Tape) {
    precondition(ready.isEmpty, "a run ends with no job left")
    self.tape = tape
    clock.pointee = 0
    escape.pointee = 0
    sequence = 0
    steps = 0
    isFrozen = false
    expectedSleep = nil
    delayOfNextJob = nil
    randomDraws = 0
    randomChoices = StateHash()
    isOver = false
    hooksOfTasks.removeAll(keepingCapacity: true)
    timers.removeAll()
    // Places are given anew in each run: they are part of what tells sleeps apart.
    sleepers.removeAll()
    sleeperCount = 0
    stopped.removeAll(keepingCapacity: true)
    newSleeps.removeAll(keepingCapacity: true)
  }

  // MARK: - Time

  /// Virtual nanoseconds since the run began. Never falls.
  var now: Int64 { clock.pointee }

  /// Nothing lies beyond this (73 years): what would is put here, and the run's budget ends it. Two such times, or one
  /// and the longest duration, can still be added.
  static let horizon: Int64 = 1 << 61

  /// The moment that is `delay` away, at most the horizon.
  func time(after delay: Int64) -> Int64 { min(Self.horizon, now + min(max(0, delay), Self.horizon)) }

  func advance(to time: Int64) {
    if time > clock.pointee { clock.pointee = time }
  }

  /// The next number of the order in which things were scheduled; jobs and world events share it.
  func nextSequence() -> UInt32 {
    sequence &+= 1
    return sequence
  }

  // MARK: - Binding

  /// Runs `body` with the calling thread bound to this run: its tasks, its clock and its entropy are the run's.
  ///
  /// - Precondition: the platform has an executor (see ``PlatformExecutor/current``), and no other run is bound to the thread.
  /// - Parameter entropy: what its random numbers come from; a choice of the tape.
  func bound<Result>(epoch: Int64, entropy: Int, _ body: () -> Result) -> Result {
    let platform = PlatformExecutor.current
    precondition(platform != .none, "no run can be had without an executor; ask PlatformExecutor.current before")
    let outer = twinjar_bound_run()
    precondition(outer == nil, "a thread runs one simulation at a time")
    entropyAtStart = SplitMix64.mixed(UInt64(entropy) + 1)
    twinjar_bind_run(
      Unmanaged.passUnretained(self).toOpaque(), platform.ownsClocks ? clock : nil, epoch, entropyAtStart)
    if tape.isScheduled {
      twinjar_bind_draw { run, bits in
        Unmanaged<RunExecutor>.fromOpaque(run)._withUnsafeGuaranteedRef { $0.drawn(bits) }
      }
    }
    defer {
      twinjar_bind_draw(nil)
      twinjar_bind_run(nil, nil, 0, 0)
    }
    return body()
  }

  private(set) var entropyAtStart: UInt64 = 0

  /// What the run's random numbers have come to: changes with every draw. Only on the run's thread.
  var entropy: UInt64 { twinjar_entropy() }

  /// How often code has looked at the clock of a run on this thread, apart from what the runtime does for a sleep of
  /// ``AppClock``. Only on the run's thread.
  var clockReads: UInt64 { twinjar_clock_reads() &- readsForSleeps }

  /// Nanoseconds of the machine's time for which runs may still wait for code that left them.
  @exclusivity(unchecked) var patience: Int64 = 1_000_000_000

  /// Where sleeps do not come by the runtime: how long the job is to wait that becomes ready next.
  @exclusivity(unchecked) var delayOfNextJob: Int64?

  @exclusivity(unchecked) private var readsForSleeps: UInt64 = 0
  @exclusivity(unchecked) private var expectedSleep: (reads: UInt64, steps: Int)?

  /// The running job is about to sleep. What the runtime makes of the clock until then changes nothing; should another job
  /// run before, what it reads does count.
  func expectSleep() { expectedSleep = (twinjar_clock_reads(), steps) }

  /// It sleeps now, or not at all.
  func noteSleep() {
    guard let expected = expectedSleep.take(), expected.steps == steps else { return }
    readsForSleeps &+= twinjar_clock_reads() &- expected.reads
  }

  /// True if code of this run has drawn random numbers.
  var hasUsedEntropy: Bool { entropy != entropyAtStart }

  /// How many random numbers a scheduled run's code has drawn.
  @exclusivity(unchecked) private(set) var randomDraws = 0
  /// What was chosen for them.
  @exclusivity(unchecked) private(set) var randomChoices = StateHash()
  /// The script is done; what is left of the strategy's code runs out without asking the tape.
  @exclusivity(unchecked) var isOver = false

  /// In a scheduled run a random number is a choice, for the first few.
  fileprivate func drawn(_ bits: UInt64) -> UInt64 {
    guard !isOver else { return bits }
    randomDraws += 1
    guard randomDraws <= RandomDraw.mostChosen else { return bits }
    let choice = tape.choose(below: RandomDraw.values, for: .random)
    randomChoices.combine(choice)
    return RandomDraw.bits(of: choice, over: bits)
  }

  /// True on the thread that runs this simulation.
  var isCurrent: Bool { twinjar_bound_run() == Unmanaged.passUnretained(self).toOpaque() }

  /// Notes that code of this run executes on a foreign thread. Callable from any thread.
  func reportEscape() { twinjar_raise(escape) }

  var hasEscaped: Bool { twinjar_is_raised(escape) }

  // MARK: - Jobs

  func enqueue(_ job: UnownedJob, on home: Home) { ready.append(ReadyJob(job: job, home: home)) }

  func enqueue(_ job: UnownedJob, on home: Home, after nanoseconds: Int64) {
    let job = ReadyJob(job: job, home: home)
    noteSleep()
    guard tape.isScheduled, !isOver else {
      return timers.schedule(job, at: time(after: nanoseconds), sequence: nextSequence())
    }
    sleeperCount += 1
    newSleeps.append((sleepers.insert(job), time(after: nanoseconds) - now))
  }

  /// Forgets the sleeps that the world has been told of.
  func forgetNewSleeps() { newSleeps.removeAll(keepingCapacity: true) }

  /// The process of a scheduled run's code is gone. What of it is ready stands still until the run has ended.
  func stopReadyJobs() {
    stopped += ready
    ready.removeAll(keepingCapacity: true)
  }

  /// The same for what sleeps.
  func stop(_ sleeper: Int32) {
    sleeperCount -= 1
    stopped.append(sleepers.remove(sleeper))
  }

  /// A sleep of a scheduled run ends: its job becomes ready.
  func wake(_ sleeper: Int32) {
    sleeperCount -= 1
    ready.append(sleepers.remove(sleeper))
  }

  /// Time and order of the next sleep to end.
  var nextTimer: (time: Int64, sequence: UInt32)? { timers.next }

  /// Ends the next sleep: its job becomes ready.
  func fireNextTimer() {
    let (time, job) = timers.removeNext()
    advance(to: time)
    steps += 1
    ready.append(job)
  }

  /// Counts one world event against the budget.
  func countStep() { steps += 1 }

  /// Runs ready jobs, picked by the tape, until none is left, the app is frozen, or the budget is used up.
  func drain(budget: Int) {
    while !ready.isEmpty, !isFrozen, steps < budget {
      // Order among the others is kept: the tape alone decides who overtakes whom.
      let next = ready.count == 1 ? ready.removeLast() : ready.remove(at: pickJob(of: ready.count))
      steps += 1
      run(next)
    }
  }

  /// Picks the next ready job, as ``drain(budget:)`` does. Nil if none is ready or the app is frozen.
  func pickReady() -> ReadyJob? {
    guard !ready.isEmpty, !isFrozen else { return nil }
    steps += 1
    return ready.remove(at: ready.count == 1 ? 0 : pickJob(of: ready.count))
  }

  func run(_ job: ReadyJob) {
    witness?.note(hooksOfTasks[unsafeBitCast(job.job, to: UInt.self)] ?? .none)
    isRunningJob = true
    ExecutorRouter.run(job.job, on: job.home)
    isRunningJob = false
  }

  /// A task calls a hook. Tasks that the hook starts are not known by it.
  func begin(_ hook: StrategyHook, on task: UInt) {
    hooksOfTasks[task] = hook
    witness?.note(hook)
  }

  /// The hook has returned.
  func endHook(on task: UInt) {
    hooksOfTasks[task] = nil
    witness?.note(.none)
  }

  func enqueue(_ job: ReadyJob) { ready.append(job) }

  private func pickJob(of count: Int) -> Int {
    let pick = tape.choose(below: count, for: .job)
    if tape.isScheduled { tape.jobPicks.combine(UInt64(count) << 32 | UInt64(pick)) }
    return pick
  }

  /// True if no code of the strategy is about to run or asleep.
  var isAtRest: Bool { ready.isEmpty && timers.isEmpty && sleeperCount == 0 }

  /// True if no code of the strategy is about to run.
  var isIdle: Bool { ready.isEmpty }

  /// How many jobs sleep.
  var sleepCount: Int { timers.count + sleeperCount }

  /// Runs one job or sleep of a finished run, without asking the tape. False if none is left.
  func runLeftover() -> Bool {
    isFrozen = false
    if ready.isEmpty, let (sleeper, _) = newSleeps.popLast() { wake(sleeper) }
    if ready.isEmpty, let job = stopped.popLast() { ready.append(job) }
    if ready.isEmpty {
      if timers.isEmpty { return false }
      ready.append(timers.removeNext().payload)
    }
    let next = ready.removeLast()
    run(next)
    return true
  }

  /// Lets the tasks end that wait for calls of a next run: there is none. On a thread that belongs to another run they stay.
  func endShellTasks() {
    guard shellTasks.areIdle, twinjar_bound_run() == nil else { return }
    bound(epoch: 0, entropy: 0) {
      shellTasks.end()
      while runLeftover() {}
    }
  }

  /// Forgets what is left. The tasks are never freed.
  func dropLeftovers() {
    ready.removeAll(keepingCapacity: true)
    timers.removeAll()
    sleepers.removeAll()
    stopped.removeAll(keepingCapacity: true)
    newSleeps.removeAll(keepingCapacity: true)
  }
}
