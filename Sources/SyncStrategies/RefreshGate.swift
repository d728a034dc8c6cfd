import CookieSync

/// Lets one refresh through at a time; whoever comes meanwhile waits for it and gets its outcome.
actor RefreshGate {
  private var underWay: Task<RefreshOutcome, Never>?

  func pass(_ refresh: @escaping @Sendable () async -> RefreshOutcome) async -> RefreshOutcome {
    if let underWay { return await underWay.value }
    let task = Task { await refresh() }
    underWay = task
    let outcome = await task.value
    underWay = nil
    return outcome
  }
}
