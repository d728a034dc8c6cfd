import Foundation
import SystemSupport

/// Threads that work through a list together, again and again.
///
/// Each worker has an index, so that what belongs to it is its own. Whoever takes which item does not matter: results
/// stand at their item's place. Where the system starts fewer threads, those that there are do it all.
package final class WorkerPool: @unchecked Sendable {
  private let condition = NSCondition()
  private var work: (@Sendable (_ worker: Int, _ item: Int) -> Void)?
  private var count = 0
  private var next = 0
  private var unfinished = 0
  private var isClosed = false
  package let workers: Int
  /// The caller is worker 0; otherwise it only waits.
  private var callerWorks: Bool
  /// How often a caller is told that it waits, in seconds.
  private static let glance = 0.1

  /// - Parameter callerWorks: false if the caller has something else to do meanwhile.
  package init(workers: Int, callerWorks: Bool = true) {
    self.workers = max(1, workers)
    self.callerWorks = callerWorks
    var started = 0
    for worker in (callerWorks ? 1 : 0)..<max(1, workers) {
      if WorkerThread.start(1, { [self] in serve(worker) }) == 0 { break }
      started += 1
    }
    self.callerWorks = callerWorks || started == 0
  }

  /// Calls `body` once for each item below `count`, and returns when all calls have.
  ///
  /// - Parameter isWaiting: called on the calling thread, some ten times a second while it waits for the others.
  package func forEach(
    below count: Int, isWaiting: () -> Void = {}, _ body: @escaping @Sendable (_ worker: Int, _ item: Int) -> Void
  ) {
    condition.withLock {
      work = body
      self.count = count
      next = 0
      unfinished = count
      condition.broadcast()
    }
    while callerWorks, runNext(worker: 0) {}
    while !isDone(within: Self.glance) { isWaiting() }
    condition.withLock { work = nil }
  }

  /// Waits for the last item.
  private func isDone(within seconds: Double) -> Bool {
    condition.withLock {
      let end = Date(timeIntervalSinceNow: seconds)
      while unfinished > 0, condition.wait(until: end) {}
      return unfinished == 0
    }
  }

  package func close() {
    condition.withLock {
      isClosed = true
      condition.broadcast()
    }
  }

  private func serve(_ worker: Int) {
    while true {
      condition.lock()
      while !isClosed, work == nil || next >= count { condition.wait() }
      let isOver = isClosed
      condition.unlock()
      if isOver { return }
      while runNext(worker: worker) {}
    }
  }

  /// Runs the next item. An item and the work it belongs to are taken at once: the list may be another one by then.
  private func runNext(worker: Int) -> Bool {
    let taken: (item: Int, work: @Sendable (Int, Int) -> Void)? = condition.withLock {
      guard let work, next < count else { return nil }
      defer { next += 1 }
      return (next, work)
    }
    guard let taken else { return false }
    taken.work(worker, taken.item)
    condition.withLock {
      unfinished -= 1
      if unfinished == 0 { condition.broadcast() }
    }
    return true
  }
}

extension WorkerPool {
  /// Calls `body` for each chunk of `range` on `jobs` threads; the results are in order, whoever did what.
  package static func map<Result: Sendable>(
    _ range: Range<Int>, chunk: Int, jobs: Int, _ body: @escaping @Sendable (Range<Int>) -> Result
  ) -> [Result] {
    let chunks = stride(from: range.lowerBound, to: range.upperBound, by: chunk).map {
      $0..<min(range.upperBound, $0 + chunk)
    }
    if jobs <= 1 || chunks.count <= 1 { return chunks.map(body) }
    let results = Results<Result>(count: chunks.count)
    let pool = WorkerPool(workers: min(jobs, chunks.count))
    pool.forEach(below: chunks.count) { _, item in results.put(body(chunks[item]), at: item) }
    pool.close()
    return results.all
  }

  /// Unchecked: the lock guards all of it.
  private final class Results<Result: Sendable>: @unchecked Sendable {
    private let lock = NSLock()
    private var storage: [Result?]

    init(count: Int) { storage = Array(repeating: nil, count: count) }

    var all: [Result] { lock.withLock { storage.compactMap { $0 } } }

    func put(_ result: Result, at index: Int) { lock.withLock { storage[index] = result } }
  }
}

extension NSCondition {
  fileprivate func withLock<Result>(_ body: () -> Result) -> Result {
    lock()
    defer { unlock() }
    return body()
  }
}
