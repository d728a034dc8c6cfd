extension Cause {
  public static let sessionCookieDied = Cause("F23", "session cookie died with its process")
}

/// F23: the cookie had no expiry, so it lived as long as its process.
enum SessionCookieDiedRule: CauseRule {
  static let causes = [Cause.sessionCookieDied]
  static let needs: Set<TraceRecord.Kind> = [.cookieVanished, .appLaunched, .appKilled, .networkProcessDied]

  static func explain(_ effect: Effect, in trace: TraceIndex, steps: inout [CauseChain.Step]) -> Explanation? {
    guard case .vanished(let index) = effect, trace.records[index].cause >= 0, !trace.records[index].wasUnflushed,
      let write = NotDurableRule.write(of: trace.records[index], before: index, in: trace),
      trace.records[write].expiresAt == 0
    else { return nil }
    steps.append(.init(write, .sessionCookieDied, "without Max-Age or Expires"))
    let end = trace.death(of: trace.records[index].store, before: index)
    if let end { steps.append(.init(end, .sessionCookieDied)) }
    return .first(.sessionCookieDied)
  }
}
