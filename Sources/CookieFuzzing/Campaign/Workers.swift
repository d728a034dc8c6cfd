import Foundation
import SystemSupport

/// Work that is handed out to threads by numbers, and comes back in the order of the numbers.
enum Workers {
  /// Calls `body` for each chunk of `range` on `jobs` threads; the results are in order, whoever did what.
  static func map<Result: Sendable>(
    _ range: Range<Int>, chunk: Int, jobs: Int, _ body: @escaping @Sendable (Range<Int>) -> Result
  ) -> [Result] {
    let chunks = stride(from: range.lowerBound, to: range.upperBound, by: chunk).map {
      $0..<min(range.upperBound, $0 + chunk)
    }
    if jobs <= 1 || chunks.count <= 1 { return chunks.map(body) }
    let results = Results<Result>(count: chunks.count)
    let group = DispatchGroup()
    let work = { @Sendable in
      while let next = results.take() { results.put(body(chunks[next]), at: next) }
    }
    // The caller is one of the workers, and the only one where the system starts no threads.
    let others = min(jobs, chunks.count) - 1
    for _ in 0..<others { group.enter() }
    let started = WorkerThread.start(others) {
      work()
      group.leave()
    }
    for _ in started..<others { group.leave() }
    work()
    group.wait()
    return results.all
  }

  /// Unchecked: the lock guards all of it.
  private final class Results<Result: Sendable>: @unchecked Sendable {
    private let lock = NSLock()
    private var next = 0
    private var storage: [Result?]

    init(count: Int) { storage = Array(repeating: nil, count: count) }

    var all: [Result] { lock.withLock { storage.compactMap { $0 } } }

    func take() -> Int? {
      lock.withLock {
        guard next < storage.count else { return nil }
        defer { next += 1 }
        return next
      }
    }

    func put(_ result: Result, at index: Int) { lock.withLock { storage[index] = result } }
  }
}
