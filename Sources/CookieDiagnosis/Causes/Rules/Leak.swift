extension Cause {
  public static let headerFollowsRedirect = Cause("F40", "a static Cookie header followed a redirect to another site")
  public static let withoutHTTPOnly = Cause("no-HttpOnly", "the token was stored without HttpOnly")
}

/// F40: a header that the app wrote went along to a foreign host. Or page script read a token that was stored without
/// HttpOnly.
enum LeakRule: CauseRule {
  static let causes = [Cause.headerFollowsRedirect, .withoutHTTPOnly]
  static let needs: Set<TraceRecord.Kind> = [.cookieWritten, .cookieDeleted, .storeRead]

  static func explain(_ effect: Effect, in trace: TraceIndex, steps: inout [CauseChain.Step]) -> Explanation? {
    guard case .leaked(let index) = effect else { return nil }
    let record = trace.records[index]
    guard record.kind == .storeRead else {
      let sent = trace.exchange(of: index).sent
      if sent >= 0 {
        steps.append(
          .init(
            sent, .headerFollowsRedirect, trace.records[sent].hasOwnHeader ? "with a header that the app wrote" : ""))
      }
      return .first(.headerFollowsRedirect)
    }
    guard let arrival = trace.arrival(of: record.value, in: .web, before: index) else { return nil }
    steps.append(.init(arrival, .withoutHTTPOnly, "readable by script"))
    return .first(.withoutHTTPOnly)
  }
}
