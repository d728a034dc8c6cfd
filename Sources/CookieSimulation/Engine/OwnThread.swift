import Foundation
import SystemSupport

/// Runs `body` on a new thread, which belongs to no task, and waits for it.
///
/// The caller is blocked for as long, so nothing of it is used by two threads at once.
func onOwnThread<Result>(_ body: @escaping () -> Result) -> Result {
  let handover = Handover(body)
  do throws(SystemFailure) { try WorkerThread.start { handover.run() } } catch {
    // The calling task must not be seen by the run, so it cannot take place here; and there is nobody to tell. No input leads
    // here, but a system without threads, and only what plays a run inside a task: the command's workers are threads.
    fatalError("TwinJar: \(error)")
  }
  return handover.result()
}

/// Unchecked: the semaphore orders the write of the result before its only read.
private final class Handover<Result>: @unchecked Sendable {
  private let body: () -> Result
  private let done = DispatchSemaphore(value: 0)
  private var value: Result?

  init(_ body: @escaping () -> Result) { self.body = body }

  func run() {
    value = body()
    done.signal()
  }

  func result() -> Result {
    done.wait()
    // Signalled behind the only write, above.
    guard let value else { preconditionFailure("the semaphore was signalled without a result") }
    return value
  }
}
