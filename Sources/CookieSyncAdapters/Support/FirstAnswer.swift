import Foundation

/// Waits for a completion that may never come, may come twice, and may come on any thread (catalogue F62): the first
/// answer counts, and after the limit there is none.
enum FirstAnswer {
  /// - Parameters:
  ///   - limit: how long to wait.
  ///   - begin: starts the operation; what it gives its argument is the answer.
  /// - Returns: the first answer, or nil if none came in time. What was begun is not taken back.
  static func within<Answer: Sendable>(
    _ limit: Duration, of begin: @Sendable (@escaping @Sendable (Answer) -> Void) async -> Void
  ) async -> Answer? {
    let slot = Slot<Answer>()
    let timeout = Task {
      try? await Task.sleep(for: limit)
      slot.fill(nil)
    }
    await begin { slot.fill($0) }
    let answer = await slot.answer()
    timeout.cancel()
    return answer
  }

  /// Is filled once, and read once.
  private final class Slot<Answer: Sendable>: @unchecked Sendable {
    // Everything below it.
    private let lock = NSLock()
    private var isFilled = false
    private var content: Answer?
    private var waiting: CheckedContinuation<Answer?, Never>?

    func fill(_ answer: Answer?) {
      let waiting: CheckedContinuation<Answer?, Never>? = lock.withLock {
        guard !isFilled else { return nil }
        (isFilled, content) = (true, answer)
        defer { self.waiting = nil }
        return self.waiting
      }
      waiting?.resume(returning: answer)
    }

    func answer() async -> Answer? {
      await withCheckedContinuation { continuation in
        let isFilled = lock.withLock {
          if !self.isFilled { waiting = continuation }
          return self.isFilled
        }
        if isFilled { continuation.resume(returning: content) }
      }
    }
  }
}
