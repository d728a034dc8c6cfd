import CookieSync

extension TwinJar {
  /// Refreshes; on a server with a grace, again if no answer has come within half of it. Not in its last quarter, as when a
  /// suspended app wakes up, nor if half of it is less than a slow way takes: the token may count as stolen by then (F50).
  func refreshWithinGrace() async -> NativeResponse {
    guard app.refreshGrace >= .seconds(4) else { return await app.client.refreshSession() }
    let unanswered = NativeResponse(purpose: .refresh, status: nil, setCookies: [])
    let (answers, inlet) = AsyncStream.makeStream(of: NativeResponse.self)
    let pause = min(app.refreshGrace / 2, .seconds(5))
    let (app, limit) = (app, app.clock.timer(for: app.refreshGrace * 3 / 4))
    Task { inlet.yield(await app.client.refreshSession()) }
    let second = Task {
      try await app.clock.sleep(for: pause)
      inlet.yield(app.clock.isOver(limit) ? unanswered : await app.client.refreshSession())
    }
    defer { second.cancel() }
    var (answer, failures) = (unanswered, 0)
    for await next in answers {
      answer = next
      failures += 1
      if next.status != nil || failures == 2 { break }
    }
    return answer
  }

  /// Waits for a task, and no longer than `limit`; it goes on by itself.
  nonisolated func waitForTask(_ task: Task<Void, Never>, atMost limit: Duration) async {
    let (ends, inlet) = AsyncStream.makeStream(of: Void.self)
    Task {
      await task.value
      inlet.finish()
    }
    let timer = Task {
      try await app.clock.sleep(for: limit)
      inlet.finish()
    }
    for await _ in ends {}
    timer.cancel()
  }
}
