extension Cause {
  public static let scriptCookieCapped = Cause("F26", "a cookie set by script expired early")
}

/// F26: the cookie's own expiry had come, before that of the token in it, which was still good. Page script had set it.
enum CookieExpiredRule: CauseRule {
  static let causes = [Cause.scriptCookieCapped]
  static let needs: Set<TraceRecord.Kind> = [.cookieWritten, .cookieDeleted]

  static func explain(_ effect: Effect, in trace: TraceIndex, steps: inout [CauseChain.Step]) -> Explanation? {
    guard case .missing(let name, let store, let use) = effect,
      let last = trace.last(trace.changes, before: use, where: { $0.name == name && $0.changes(store) }),
      trace.records[last].isArrival(in: store), trace.records[last].expiresAt != 0,
      trace.records[last].expiresAt <= trace.records[use].time,
      let issue = trace.issue(of: trace.records[last].value),
      trace.records[issue].expiresAt > trace.records[use].time,
      let script = trace.last(trace.changes, before: last + 1, where: { isByScript($0, asLongAs: trace.records[last]) })
    else { return nil }
    steps.append(.init(script, .scriptCookieCapped, "for a shorter time than its token lives"))
    if script != last { steps.append(.init(last, .scriptCookieCapped, "a copy that lives as long")) }
    return .first(.scriptCookieCapped)
  }

  /// True if page script wrote a cookie with a token, which expires with the one in question.
  private static func isByScript(_ write: TraceRecord, asLongAs cookie: TraceRecord) -> Bool {
    write.kind == .cookieWritten && write.actor == .page && write.value == cookie.value
      && write.expiresAt == cookie.expiresAt
  }
}
