import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The task that a request is with, which may be another one later: whoever cancels it, cancels all of them.
final class RunningTask: @unchecked Sendable {
  private let lock = NSLock()
  // Below it.
  private var task: URLSessionTask?
  private var queue: OperationQueue?
  private var hasBeenCancelled = false
  private var reachedLimit: RequestLimit?

  /// True at once when it is cancelled, which its task may hear of later.
  var isCancelled: Bool { lock.withLock { hasBeenCancelled } }

  /// The limit that it was cancelled by; nil if its caller went away before, or it was not cancelled.
  var limit: RequestLimit? { lock.withLock { reachedLimit } }

  /// - Parameter queue: where the session's delegate is called, one call after the other.
  func run(_ task: URLSessionTask, of queue: OperationQueue) {
    let isCancelled = lock.withLock {
      (self.task, self.queue) = (task, queue)
      return hasBeenCancelled
    }
    if isCancelled { task.cancel() }
    task.resume()
  }

  /// Cancels the task between two calls of the delegate: Foundation outside Apple's platforms ends the process if the delegate
  /// answers for a task that was cancelled while it was asked.
  ///
  /// - Parameter limit: which one is over; nil for a caller that goes away.
  func cancel(by limit: RequestLimit? = nil) {
    let queue = lock.withLock {
      if !hasBeenCancelled { reachedLimit = limit }
      hasBeenCancelled = true
      return self.queue
    }
    queue?.addOperation { [self] in lock.withLock { task }?.cancel() }
  }
}
