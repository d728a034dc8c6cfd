/// Waits for a completion that may never come, may come twice, and may come on any thread (catalogue F62): the first
/// answer counts, and after the limit there is none.
///
/// The limit covers the start of the operation too, which may have to wait for a main actor that is busy. A caller on a busy
/// actor hears of the limit when that actor is free.
enum FirstAnswer {
  /// - Parameters:
  ///   - limit: how long to wait.
  ///   - begin: starts the operation; what it gives its argument is the answer. It runs in a task of its own.
  /// - Returns: the first answer, or nil if none came in time. What was begun is not taken back, and what has to wait for its
  ///   start may begin after the limit.
  static func within<Answer: Sendable>(
    _ limit: Duration, of begin: @escaping @Sendable (@escaping @Sendable (Answer) -> Void) async -> Void
  ) async -> Answer? {
    let slot = AnswerSlot<Answer?>()
    let timeout = Task {
      try? await Task.sleep(for: Deadline.capped(limit))
      slot.fill(nil)
    }
    Task { await begin { slot.fill($0) } }
    let answer = await slot.answer()
    timeout.cancel()
    return answer
  }
}
