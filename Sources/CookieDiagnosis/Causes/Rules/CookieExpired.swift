extension Cause {
  public static let scriptCookieCapped = Cause("F26", "a cookie set by script expired early")
  public static let cookieCapped = Cause("400-days", "a cookie ended after 400 days, its token did not")
}

/// The cookie's own expiry had come, before that of the token in it, which was still good: page script had set it (F26), or
/// it had lived for as long as any store keeps a cookie (RFC 6265bis, section 5.5: 400 days).
enum CookieExpiredRule: CauseRule {
  static let causes = [Cause.scriptCookieCapped, .cookieCapped]
  static let needs: Set<TraceRecord.Kind> = [.cookieWritten, .cookieDeleted]

  static func explain(_ effect: Effect, in trace: TraceIndex, steps: inout [CauseChain.Step]) -> Explanation? {
    guard let (name, store, use) = lack(effect, in: trace),
      let last = trace.last(trace.changes, before: use, where: { $0.name == name && $0.changes(store) }),
      trace.records[last].isArrival(in: store), trace.records[last].expiresAt != 0,
      trace.records[last].expiresAt <= trace.records[use].time,
      !trace.isOfEarlierSession(trace.records[last].value, at: use),
      let issue = trace.issue(of: trace.records[last].value),
      trace.records[issue].expiresAt > trace.records[use].time
    else { return nil }
    guard
      let script = trace.last(trace.changes, before: last + 1, where: { isByScript($0, asLongAs: trace.records[last]) })
    else { return capped(last, before: use, in: trace, steps: &steps) }
    steps.append(.init(script, .scriptCookieCapped, "for a shorter time than its token lives"))
    if script != last { steps.append(.init(last, .scriptCookieCapped, "a copy that lives as long")) }
    return .first(.scriptCookieCapped)
  }

  /// What a store had no more when it was to be sent; or when code wrote it once more, by which a store deletes what is over.
  private static func lack(_ effect: Effect, in trace: TraceIndex) -> (TraceText, StoreName, use: Int)? {
    switch effect {
    case .missing(let name, let store, let use): (name, store, use)
    case .deleted(let index) where trace.records[index].isByNativeCode:
      (trace.records[index].name, trace.records[index].store, index)
    default: nil
    }
  }

  /// True if page script wrote a cookie with a token, which expires with the one in question.
  private static func isByScript(_ write: TraceRecord, asLongAs cookie: TraceRecord) -> Bool {
    write.kind == .cookieWritten && write.actor == .page && write.value == cookie.value
      && write.expiresAt == cookie.expiresAt
  }

  /// A cookie that was first written with the longest life that there is, and what has it since.
  private static func capped(
    _ last: Int, before use: Int, in trace: TraceIndex, steps: inout [CauseChain.Step]
  ) -> Explanation? {
    let cookie = trace.records[last]
    let written = trace.first(trace.changes, after: -1) {
      $0.kind == .cookieWritten && $0.name == cookie.name && $0.value == cookie.value && $0.livesAsLongAsAny
    }
    guard let written, written <= last else { return nil }
    steps.append(.init(written, .cookieCapped, "for 400 days, and its token for longer"))
    if written != last { steps.append(.init(last, .cookieCapped, "a copy that ends no later")) }
    return .first(.cookieCapped)
  }
}

extension TraceRecord {
  /// True for a cookie that is written with the longest life that a store gives, but for what its date, which counts in
  /// seconds, leaves out.
  var livesAsLongAsAny: Bool {
    let longest: Int64 = 400 * 86_400 * 1_000_000_000
    // A file may have any two times.
    return expiresAt > 0 && expiresAt &- time > longest - 2_000_000_000
  }
}
