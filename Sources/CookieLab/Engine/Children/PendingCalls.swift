import Foundation

/// Calls whose answers have not come. Each is answered once, by nil if the engine is gone.
///
/// Unchecked: below its lock.
final class PendingCalls<Answer: Sendable>: @unchecked Sendable {
  private typealias Taker = @Sendable (Answer?) -> Void

  private let lock = NSLock()
  private var takers: [Int: Taker] = [:]
  private var lastID = 0
  private var isOver = false

  /// Sends a call with the number that its answer will have, and waits for that.
  func answer(to send: (Int) -> Void) async -> Answer? {
    await withCheckedContinuation { continuation in
      begin({ continuation.resume(returning: $0) }, send)
    }
  }

  /// The same, and nil as well if no answer comes within so many seconds.
  func answerOrNone(within seconds: Double, to send: (Int) -> Void) async -> Answer? {
    await withCheckedContinuation { continuation in
      begin({ continuation.resume(returning: $0) }) { id in
        DispatchQueue.global().asyncAfter(deadline: .now() + seconds) { [self] in expire(id) }
        send(id)
      }
    }
  }

  /// The same for a thread that may stand still. Nil as well if no answer comes within so many seconds.
  func answer(within seconds: Double, to send: (Int) -> Void) -> Answer? {
    let box = Box()
    begin({ box.put($0) }, send)
    return box.take(within: seconds)
  }

  private func begin(_ taker: @escaping Taker, _ send: (Int) -> Void) {
    let id: Int? = lock.withLock {
      guard !isOver else { return nil }
      lastID += 1
      takers[lastID] = taker
      return lastID
    }
    if let id { send(id) } else { taker(nil) }
  }

  func end(_ id: Int, with answer: Answer) { lock.withLock { takers.removeValue(forKey: id) }?(answer) }

  private func expire(_ id: Int) { lock.withLock { takers.removeValue(forKey: id) }?(nil) }

  func endAll() {
    let left = lock.withLock {
      isOver = true
      defer { takers = [:] }
      return takers
    }
    for taker in left.values { taker(nil) }
  }

  /// Unchecked: written before the semaphore is signalled, read after.
  private final class Box: @unchecked Sendable {
    private let isThere = DispatchSemaphore(value: 0)
    private let lock = NSLock()
    private var answer: Answer?

    func put(_ answer: Answer?) {
      lock.withLock { self.answer = answer }
      isThere.signal()
    }

    func take(within seconds: Double) -> Answer? {
      _ = isThere.wait(timeout: .now() + seconds)
      return lock.withLock { answer }
    }
  }
}
