extension Cause {
  public static let redirectHidesCookies = Cause("F39", "cookies of a redirect were not seen")
  public static let systemBrowser = Cause("F45", "the login happened in the system browser")
}

/// F39: the token came with a redirect that the client followed; the final answer does not show it.
///
/// That is a cause only for code that copies what an answer shows it: the trace has a copy to the web store of a cookie, the
/// session's or another, that native code had from an answer, without a look at its store. Where it has none, what is seen is that
/// the other side had not been told (F01), and the chain names the redirect.
enum RedirectHidesCookiesRule: CauseRule {
  static let causes = [Cause.redirectHidesCookies]
  static let needs: Set<TraceRecord.Kind> = [.responseReceived, .cookieWritten, .cookieDeleted]

  static func explain(_ effect: Effect, in trace: TraceIndex, steps: inout [CauseChain.Step]) -> Explanation? {
    guard case .neverArrived(let name, .web, let use) = effect,
      let answer = redirect(behind: name, before: use, in: trace), copiesAnswers(in: trace),
      let arrival = trace.last(trace.changes, before: use, where: { $0.isArrival(in: .native) && $0.name == name })
    else { return nil }
    steps.append(.init(answer, .redirectHidesCookies, "a redirect, followed at once"))
    steps.append(.init(arrival, .redirectHidesCookies, "unseen by native code"))
    return .first(.redirectHidesCookies)
  }

  /// The redirect with which native code got the last cookie of a name.
  static func redirect(behind name: TraceText, before use: Int, in trace: TraceIndex) -> Int? {
    guard
      let arrival = trace.last(trace.changes, before: use, where: { $0.isArrival(in: .native) && $0.name == name }),
      let answer = trace.reason(of: arrival), trace.records[answer].kind == .responseReceived,
      (300..<400).contains(trace.records[answer].number)
    else { return nil }
    return answer
  }

  private static func copiesAnswers(in trace: TraceIndex) -> Bool {
    trace.records.indices.contains { index in
      let copy = trace.records[index]
      guard copy.kind == .cookieWritten, copy.actor == .native, copy.store == .web, !copy.isByAnswer else {
        return false
      }
      guard copy.name == .refresh || copy.name == .access else { return isFromAnswer(index, in: trace) }
      return trace.source(of: copy.value, before: index).map { trace.records[$0].kind == .responseReceived } ?? false
    }
  }

  /// True if a cookie of others had come to native code's store with an answer, and native code has not looked at any store
  /// since.
  private static func isFromAnswer(_ copy: Int, in trace: TraceIndex) -> Bool {
    let cookie = trace.records[copy]
    let look = trace.last(trace.reads, before: copy) { $0.actor == .native } ?? 0
    return trace.records[look..<copy].contains {
      $0.kind == .cookieWritten && $0.store == .native && $0.isByAnswer && $0.name == cookie.name
        && $0.value == cookie.value
    }
  }
}

/// F45: the session was opened by the system's browser, whose cookies reach neither store; what these have is of an earlier
/// session or nothing. A session of the app's own that was still going on is not meant: there the browser's is not the
/// app's (`AppSessions`).
enum SystemBrowserRule: CauseRule {
  static let causes = [Cause.systemBrowser]
  static let needs: Set<TraceRecord.Kind> = []

  static func explain(_ effect: Effect, in trace: TraceIndex, steps: inout [CauseChain.Step]) -> Explanation? {
    let logIn: Int
    switch effect {
    case .neverArrived(_, _, let use):
      // A login that is still under way has opened nothing.
      guard let opening = trace.last(trace.openings, before: use) else { return nil }
      logIn = trace.exchange(of: opening).sent
    case .stale(_, _, _, let winner): logIn = winner
    default: return nil
    }
    guard logIn >= 0, trace.records[logIn].actor == .systemBrowser, trace.records[logIn].endpoint == .logIn,
      isLatest(logIn, in: trace)
    else { return nil }
    steps.append(.init(logIn, .systemBrowser))
    return .first(.systemBrowser)
  }

  /// False if the app has logged in by itself since then, so that another session was lost than the browser's.
  private static func isLatest(_ logIn: Int, in trace: TraceIndex) -> Bool {
    guard let end = trace.signedOutAt, let opening = trace.last(trace.openings, before: end) else { return true }
    return trace.exchange(of: opening).sent == logIn
  }
}
