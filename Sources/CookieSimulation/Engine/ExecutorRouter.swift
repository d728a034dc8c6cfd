// Everything that needs the runtime's experimental interface stands in this file: Swift 6.3 offers no public way to
// keep unstructured tasks, sleeps and the main actor on an executor of one's own.
#if os(Linux) && compiler(>=6.3)
  @_spi(ExperimentalCustomExecutors) @_spi(ExperimentalScheduling) import _Concurrency
  import CSimulationRuntime
  import CookieSync

  /// The process-wide default executors. A job enqueued on a thread that is bound to a run goes to that run; any other
  /// goes where it would have gone.
  enum ExecutorRouter {
    private static let installed: Void = _createExecutors(factory: RouterFactory.self)

    /// Takes over the default executors; once a process, from any thread.
    static func install() { _ = installed }

    /// Runs a job on the calling thread.
    static func run(_ job: UnownedJob, on home: RunExecutor.Home) {
      switch home {
      case .global: job.runSynchronously(on: genericExecutor)
      case .main: job.runSynchronously(on: MainActor.sharedUnownedExecutor)
      }
    }

    /// The runtime's name for "no actor": two null words, for which there is no initialiser. Under it an awaited
    /// function that is not isolated runs on at once, where a custom executor would hop.
    private static let genericExecutor = unsafeBitCast((0, 0), to: UnownedSerialExecutor.self)

    /// Hands `body` the run that is bound to this thread, if there is one.
    fileprivate static func withBoundRun(_ body: (RunExecutor) -> Void) -> Bool {
      guard let pointer = twinjar_bound_run() else { return false }
      Unmanaged<RunExecutor>.fromOpaque(pointer)._withUnsafeGuaranteedRef(body)
      return true
    }
  }

  private struct RouterFactory: ExecutorFactory {
    static let mainExecutor: any MainExecutor = MainRouter()
    static let defaultExecutor: any TaskExecutor = GlobalRouter()
  }

  private final class GlobalRouter: TaskExecutor, SchedulingExecutor, @unchecked Sendable {
    private let platform = PlatformExecutorFactory.defaultExecutor

    func enqueue(_ job: consuming ExecutorJob) {
      let unowned = UnownedJob(job)
      if !ExecutorRouter.withBoundRun({ $0.enqueue(unowned, on: .global) }) {
        platform.enqueue(ExecutorJob(unowned))
      }
    }

    func enqueue<C: Clock>(
      _ job: consuming ExecutorJob, after delay: C.Duration, tolerance: C.Duration?, clock: C
    ) {
      guard twinjar_bound_run() != nil else {
        guard let scheduler = platform as? any SchedulingExecutor else {
          preconditionFailure("the platform's executor cannot sleep")
        }
        return scheduler.enqueue(job, after: delay, tolerance: tolerance, clock: clock)
      }
      let unowned = UnownedJob(job)
      _ = ExecutorRouter.withBoundRun { run in
        guard let delay = delay as? Duration else {
          // A clock with a duration type of its own has no place on the virtual clock.
          run.reportEscape()
          return run.enqueue(unowned, on: .global)
        }
        run.enqueue(unowned, on: .global, after: delay.nanoseconds)
      }
    }
  }

  private final class MainRouter: MainExecutor, @unchecked Sendable {
    private let platform = PlatformExecutorFactory.mainExecutor

    func enqueue(_ job: consuming ExecutorJob) {
      let unowned = UnownedJob(job)
      if !ExecutorRouter.withBoundRun({ $0.enqueue(unowned, on: .main) }) {
        platform.enqueue(ExecutorJob(unowned))
      }
    }

    func run() throws { try platform.run() }
    func stop() { platform.stop() }

    /// Asked only after the runtime found that the caller is not on the main actor.
    func checkIsolated() {
      if !ExecutorRouter.withBoundRun({ $0.reportEscape() }) { platform.checkIsolated() }
    }
  }
#else
  /// Without the runtime's experimental interface nothing is routed: a strategy may use structured concurrency, and
  /// whatever leaves the run's thread is reported as an escape.
  enum ExecutorRouter {
    static func install() {}

    static func run(_ job: UnownedJob, on home: RunExecutor.Home) {
      job.runSynchronously(on: MainActor.sharedUnownedExecutor)
    }
  }
#endif
