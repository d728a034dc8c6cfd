import CookieSync

extension TwinJar {
  /// Refreshes; on a server with a grace, again if no answer has come within half of it.
  func refreshWithinGrace() async -> NativeResponse {
    guard app.refreshGrace > .zero else { return await app.client.refreshSession() }
    let (answers, inlet) = AsyncStream.makeStream(of: NativeResponse.self)
    let pause = min(app.refreshGrace / 2, .seconds(5))
    let app = app
    Task { inlet.yield(await app.client.refreshSession()) }
    let second = Task {
      try await Task.sleep(for: pause)
      inlet.yield(await app.client.refreshSession())
    }
    defer { second.cancel() }
    var answer = NativeResponse(purpose: .refresh, status: nil, setCookies: [])
    var unanswered = 0
    for await next in answers {
      answer = next
      unanswered += 1
      if next.status != nil || unanswered == 2 { break }
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
      try await Task.sleep(for: limit)
      inlet.finish()
    }
    for await _ in ends {}
    timer.cancel()
  }
}
