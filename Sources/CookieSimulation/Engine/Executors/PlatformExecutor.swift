import CSimulationRuntime

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#endif

/// What keeps a strategy's code on the thread of its run, on this platform. It is the same for a whole process.
public enum PlatformExecutor: String, Sendable, CaseIterable {
  /// An executor factory for the whole process (Swift 6.3 on Linux): tasks, sleeps, the main actor, clocks and random
  /// numbers are the run's.
  case factory
  /// Hooks that Swift's concurrency runtime offers on every platform: tasks and the main actor are the run's. Clocks, random
  /// numbers, the sleeps and yields of `Task` and, unless the environment has `SWIFT_DETERMINISTIC_HASHING`, the order of a
  /// `Set` are the machine's.
  case hooks
  /// Neither: no run can be had.
  case none

  /// The environment's variable that asks for a weaker executor than the platform has.
  public static let variable = "TWINJAR_EXECUTOR"

  /// That of this process, which is installed with the first question.
  public static let current: PlatformExecutor = best(of: offered)

  /// The strongest one that could be installed, at most the one that the environment asks for.
  private static func best(of candidates: some Sequence<PlatformExecutor>) -> PlatformExecutor {
    candidates.first { $0.install() } ?? .none
  }

  private static var offered: ArraySlice<PlatformExecutor> {
    let wanted = getenv(variable).flatMap { PlatformExecutor(rawValue: String(cString: $0)) } ?? .factory
    return allCases.drop { $0 != wanted }
  }

  private func install() -> Bool {
    switch self {
    case .factory: ExecutorFactoryRouting.install()
    case .hooks: RuntimeHooks.install()
    case .none: true
    }
  }

  /// True if the clocks and random numbers that a strategy's code reads are its run's. Without, a search of schedules
  /// cannot see what the code depends on, and proves nothing.
  public var ownsClocks: Bool { self == .factory }
}

/// What the runtime hands over on a thread that is bound to a run.
enum ExecutorRouter {
  /// Runs a job on the calling thread.
  static func run(_ job: UnownedJob, on home: RunExecutor.Home) {
    switch home {
    case .global: job.runSynchronously(on: genericExecutor)
    case .main: job.runSynchronously(on: MainActor.sharedUnownedExecutor)
    }
  }

  /// The runtime's name for "no actor": two null words, for which there is no initialiser. Under it an awaited
  /// function that is not isolated runs on at once, where a custom executor would hop. Its size is part of Swift's binary
  /// interface; the cast asks nothing of any input.
  private static let genericExecutor = unsafeBitCast((0, 0), to: UnownedSerialExecutor.self)

  /// Hands `body` the run that is bound to this thread, if there is one.
  static func withBoundRun(_ body: (RunExecutor) -> Void) -> Bool {
    guard let pointer = twinjar_bound_run() else { return false }
    Unmanaged<RunExecutor>.fromOpaque(pointer)._withUnsafeGuaranteedRef(body)
    return true
  }
}
