// Everything that needs the runtime's experimental interface stands in this file: Swift 6.3 offers no public way to
// keep unstructured tasks, sleeps and the main actor on an executor of one's own.
#if os(Linux) && compiler(>=6.3)
  @_spi(ExperimentalCustomExecutors) @_spi(ExperimentalScheduling) import _Concurrency
  import CSimulationRuntime
  import CookieSync

  /// The process-wide default executors. A job enqueued on a thread that is bound to a run goes to that run; any other
  /// goes where it would have gone.
  enum ExecutorFactoryRouting {
    /// Takes over the default executors; once a process, from any thread.
    static func install() -> Bool {
      _createExecutors(factory: RouterFactory.self)
      RuntimeHooks.shortenEnqueueing()
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
        // A job of nobody's run, whose sleep would be lost. The executors of Swift 6.3 on Linux, alone in this file, all sleep.
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
  enum ExecutorFactoryRouting {
    static func install() -> Bool { false }
  }
#endif
