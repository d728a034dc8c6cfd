import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The task that a request is with, which may be another one later: whoever cancels it, cancels all of them.
final class RunningTask: @unchecked Sendable {
  private let lock = NSLock()
  // Below it.
  private var task: URLSessionTask?
  private var isCancelled = false

  func run(_ task: URLSessionTask) {
    let isCancelled = lock.withLock {
      self.task = task
      return self.isCancelled
    }
    if isCancelled { task.cancel() }
    task.resume()
  }

  func cancel() {
    let task = lock.withLock {
      isCancelled = true
      return self.task
    }
    task?.cancel()
  }
}
