import CookieSync

extension HybridApp {
  /// Half of it is more than a slow way takes.
  private static let leastGrace = Duration.seconds(4)
  private static let longestPause = Duration.seconds(5)

  /// Refreshes; on a server with a grace, again if no answer has come within half of it. Not in its last quarter, as when a
  /// suspended app wakes up, nor if half of it is less than a slow way takes: the token may count as stolen by then (F50).
  ///
  /// - Parameter isWanted: asked before the second request, which would take the token of a login that has come meanwhile.
  func refreshWithinGrace(
    while isWanted: @escaping @Sendable () async -> Bool = { true }
  ) async -> NativeResponse {
    guard refreshGrace >= Self.leastGrace else { return await client.refreshSession() }
    let unanswered = NativeResponse(purpose: .refresh, status: nil, setCookies: [])
    let (answers, inlet) = AsyncStream.makeStream(of: NativeResponse.self)
    let pause = min(refreshGrace / 2, Self.longestPause)
    let limit = clock.timer(for: refreshGrace * 3 / 4)
    Task { inlet.yield(await client.refreshSession()) }
    let second = Task {
      try await clock.sleep(for: pause)
      guard !clock.isOver(limit), await isWanted() else { return _ = inlet.yield(unanswered) }
      inlet.yield(await client.refreshSession())
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
}
