import Foundation

/// A place for one answer that somebody waits for: it is filled once, from any thread, and read once.
///
/// It may be filled before anybody waits. What fills it later is dropped.
final class AnswerSlot<Answer: Sendable>: @unchecked Sendable {
  // Everything below it.
  private let lock = NSLock()
  private var content: Answer?
  private var waiting: CheckedContinuation<Answer, Never>?

  func fill(_ answer: Answer) {
    let waiting: CheckedContinuation<Answer, Never>? = lock.withLock {
      guard content == nil else { return nil }
      content = answer
      defer { self.waiting = nil }
      return self.waiting
    }
    waiting?.resume(returning: answer)
  }

  func answer() async -> Answer {
    await withCheckedContinuation { continuation in
      let content = lock.withLock {
        if self.content == nil { waiting = continuation }
        return self.content
      }
      if let content { continuation.resume(returning: content) }
    }
  }
}
