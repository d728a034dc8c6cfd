import CookieDiagnosis

/// A verdict, and what had been recorded when it fell: made once for everybody who weighs it.
struct VerdictScene {
  let recorded: RecordedTrace
  let verdict: Verdict
  let setting: Setting
  /// All before its own record.
  let records: ArraySlice<TraceRecord>
  /// Those since a login was last answered with tokens; all, where none was.
  let sinceLogIn: ArraySlice<TraceRecord>
  /// The last time that anybody was refused a token.
  let refusal: TraceRecord?
  /// The last time that anybody was refused a refresh.
  let refusedRefresh: TraceRecord?

  init(_ verdict: Verdict, in recorded: RecordedTrace) {
    (self.recorded, self.verdict) = (recorded, verdict)
    setting = Setting(verdict, in: recorded)
    records = recorded.trace.records.prefix(verdict.record)
    sinceLogIn = records[(records.lastIndex { $0.kind == .tokenIssued && $0.endpoint == .logIn } ?? 0)...]
    refusal = records.last { $0.kind == .tokenRefused }
    refusedRefresh = records.last { $0.kind == .tokenRefused && $0.name == .refresh }
  }

  var isCapture: Bool { recorded.source == .capture }

  /// True if the request that lacks its token has another cookie without a date, which was there before: no process had ended.
  var keptUndated: Bool { isCapture && refusal.flatMap { recorded.cookieSights[$0.request] }?.keptUndated ?? false }

  /// Likewise, or one that script may have written again.
  var mayHaveKeptUndated: Bool {
    guard isCapture, let sight = refusal.flatMap({ recorded.cookieSights[$0.request] }) else { return false }
    return sight.keptUndated || sight.mayHaveKeptUndated
  }

  /// True if a request lacks what its store keeps no longer, by its date, and which the other side is served with: nothing was lost there.
  var ranOutAsCopy: Bool {
    guard let last = ranOut else { return false }
    return recorded.trace.records.contains {
      $0.kind == .tokenAccepted && $0.value == last.value && $0.time > last.expiresAt
    }
  }

  /// Likewise, while the session goes on with what has come in its place: the other side had better.
  var ranOutUnrenewed: Bool {
    guard let last = ranOut, let refusal,
      let session = records.first(where: { $0.kind == .tokenIssued && $0.value == last.value })?.number
    else { return false }
    return records.contains {
      $0.kind == .tokenIssued && $0.number == session && $0.value != last.value && $0.expiresAt > refusal.time
    }
  }

  /// What a client that is refused had last to send, and its store keeps no longer, by its date.
  private var ranOut: TraceRecord? {
    guard isCapture, verdict.kind == .split, let refusal, refusal.reason == .missing,
      let sent = records.last(where: { $0.kind == .requestSent && $0.request == refusal.request })
    else { return nil }
    let store: StoreName = sent.actor == .page ? .web : .native
    func last(_ name: TraceText) -> TraceRecord? {
      records.last { $0.kind == .cookieWritten && $0.store == store && $0.name == name && !$0.value.isEmpty }
    }
    // Whoever has what renews the session needs no more.
    guard let last = last(.refresh) ?? last(.access), last.expiresAt > 0, last.expiresAt <= sent.time else {
      return nil
    }
    return last
  }

  /// The answer by which a store was given a cookie, or by which one was taken from it; nil for a change that no answer has made.
  func answer(making change: TraceRecord?) -> TraceRecord? {
    guard let change, records.indices.contains(Int(change.cause)) else { return nil }
    let answer = records[Int(change.cause)]
    return answer.kind == .responseReceived ? answer : nil
  }

  /// The answer that has taken a cookie from a store, if that is the last that happened there to any of such a name; nil for a logout's.
  func answer(emptying store: StoreName, of isMeant: (TraceText) -> Bool) -> TraceRecord? {
    let change = records.last { record in
      record.store == store && isMeant(record.name)
        && [.cookieWritten, .cookieLoaded, .cookieDeleted, .cookieVanished].contains(record.kind)
    }
    guard let answer = answer(making: change), change?.kind == .cookieDeleted, answer.endpoint != .logOut else {
      return nil
    }
    return answer
  }
}
