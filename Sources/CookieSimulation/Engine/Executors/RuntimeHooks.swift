import CSimulationRuntime
import Dispatch

/// The hooks through which Swift's concurrency runtime lets a process take over its global executor and the main actor's.
///
/// They are data symbols of the runtime, found by name, so that a platform without them loses nothing but this mode.
enum RuntimeHooks {
  /// False if the runtime has not what a run needs: a hook for tasks that become ready.
  static func install() -> Bool {
    // Both casts are between words that the runtime handed over or takes back, of sizes that Swift's binary interface fixes.
    let main = MainActorOfRuns.shared.asUnownedSerialExecutor()
    let (identity, witnesses) = unsafeBitCast(main, to: (UnsafeRawPointer?, UnsafeRawPointer?).self)
    twinjar_hooks_set_main(identity, witnesses)
    return twinjar_hooks_install { run, job, isOnMain, nanoseconds in
      let job = unsafeBitCast(job, to: UnownedJob.self)
      Unmanaged<RunExecutor>.fromOpaque(run)._withUnsafeGuaranteedRef {
        $0.receive(job, on: isOnMain ? .main : .global, after: nanoseconds)
      }
    }
  }

  /// Beside an executor factory, which gets all that a run needs: a task that becomes ready has a way to its run that is a
  /// third as long. Without the hook it goes by the factory's executor.
  static func shortenEnqueueing() {
    twinjar_hooks_install_enqueue { run, job, _, _ in
      let job = unsafeBitCast(job, to: UnownedJob.self)
      Unmanaged<RunExecutor>.fromOpaque(run)._withUnsafeGuaranteedRef { $0.enqueue(job, on: .global) }
    }
  }
}

extension RunExecutor {
  /// - Parameter nanoseconds: negative if it is not to wait.
  fileprivate func receive(_ job: UnownedJob, on home: Home, after nanoseconds: Int64) {
    if let delay = delayOfNextJob.take() { return enqueue(job, on: home, after: delay) }
    if nanoseconds < 0 { enqueue(job, on: home) } else { enqueue(job, on: home, after: nanoseconds) }
  }

  /// Suspends the calling task, which belongs to this run, without the runtime's sleep: that need not come by the hooks.
  ///
  /// As in the runtime, a timer of its own ends the sleep, and goes on where a cancelled task has left it.
  func sleep(for nanoseconds: Int64) async throws {
    let sleep = HookedSleep()
    try await withTaskCancellationHandler {
      try await withUnsafeThrowingContinuation { continuation in
        guard sleep.begin(continuation) else { return }
        delayOfNextJob = nanoseconds
        Task { sleep.end() }
      }
    } onCancel: {
      sleep.cancel()
    }
  }
}

/// Unchecked: used by the run's thread alone, which is where its tasks are cancelled as well.
private final class HookedSleep: @unchecked Sendable {
  private var continuation: UnsafeContinuation<Void, any Error>?
  private var isCancelled = false

  /// False if it is over before it has begun.
  func begin(_ continuation: UnsafeContinuation<Void, any Error>) -> Bool {
    guard !isCancelled else {
      continuation.resume(throwing: CancellationError())
      return false
    }
    self.continuation = continuation
    return true
  }

  func end() { continuation.take()?.resume() }

  func cancel() {
    isCancelled = true
    continuation.take()?.resume(throwing: CancellationError())
  }
}

/// What stands for the main actor's executor on the thread of a run.
private final class MainActorOfRuns: SerialExecutor {
  static let shared = MainActorOfRuns()

  func enqueue(_ job: consuming ExecutorJob) {
    let unowned = UnownedJob(job)
    if ExecutorRouter.withBoundRun({ $0.enqueue(unowned, on: .main) }) { return }
    // Code that had left its run comes back to the main actor from elsewhere: it goes on, where the world does not let it in.
    DispatchQueue.main.async { unowned.runSynchronously(on: self.asUnownedSerialExecutor()) }
  }

  /// Asked only after the runtime found that the caller is not on the main actor.
  func checkIsolated() { _ = ExecutorRouter.withBoundRun { $0.reportEscape() } }
}
