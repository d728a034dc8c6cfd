import Foundation

/// Runs `body` on a new thread, which belongs to no task, and waits for it.
///
/// The caller is blocked for as long, so nothing of it is used by two threads at once.
func onOwnThread<Result>(_ body: @escaping () -> Result) -> Result {
  let handover = Handover(body)
  let thread = Thread { handover.run() }
  thread.stackSize = 8 << 20
  thread.start()
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
    guard let value else { preconditionFailure("the semaphore was signalled without a result") }
    return value
  }
}
