extension Cause {
  public static let doubleRefresh = Cause("F50", "one token was refreshed twice")
  public static let refreshOutlivesLogIn = Cause("overtaken", "a refresh of an old session came back after the login")
}

/// F50: two requests with one refresh token: the later was sent before the earlier had come to an end, so neither could
/// know of the other.
enum ConcurrentRefreshRule: CauseRule {
  static let causes = [Cause.doubleRefresh]
  static let needs: Set<TraceRecord.Kind> = []

  static func explain(_ effect: Effect, in trace: TraceIndex, steps: inout [CauseChain.Step]) -> Explanation? {
    guard case .replayed(_, let loser, let winner) = effect else { return nil }
    let end = trace.end(ofExchange: min(loser, winner))
    // The server may have taken the one that was sent later, if that overtook the other: then no answer was lost.
    let isOvertaken = loser < winner && end.map { !trace.isDeathDuringRefresh($0) } ?? true
    guard isOvertaken || trace.taken(by: max(loser, winner)) < end ?? .max else { return nil }
    if let end, winner < loser, trace.isAnswer(end) {
      steps.append(.init(end, .doubleRefresh, "too late for the other request"))
    }
    return .first(.doubleRefresh)
  }
}

/// F50: the winner's answer had come, and its new token was still on the way to the other store when that sent the old
/// one: what brings it had begun. A client that sent both had the first one's answer, whatever store the header of a hidden
/// page has the token from: those two do not meet.
enum LateCopyRule: CauseRule {
  static let causes = [Cause.doubleRefresh]
  static let needs: Set<TraceRecord.Kind> = [.appLaunched, .cookieWritten, .cookieDeleted, .observerNotified]

  static func explain(_ effect: Effect, in trace: TraceIndex, steps: inout [CauseChain.Step]) -> Explanation? {
    guard case .stale(let token, let store, let use, let winner) = effect, trace.records[winner].value == token,
      trace.records[winner].actor != trace.records[use].actor
    else { return nil }
    let exchange = trace.exchange(of: winner)
    // A grace answers with a token that another exchange has made.
    guard exchange.answered >= 0, exchange.answered < use,
      let issued = exchange.issued >= 0 ? exchange.issued : trace.successor(of: token, before: use)
    else { return nil }
    let successor = trace.records[issued].value
    guard
      let late = trace.first(
        trace.changes, after: use,
        where: { $0.kind == .cookieWritten && $0.store == store && $0.value == successor }),
      let begun = beginning(of: late, since: exchange.answered, in: trace), begun < use
    else { return nil }
    steps.append(.init(late, .doubleRefresh, "the new token comes too late"))
    return .first(.doubleRefresh)
  }

  /// When what brought a token to a store set out: the platform's own copy, the notification of the change, native
  /// code's read of the other store, or the answer itself.
  private static func beginning(of arrival: Int, since answered: Int, in trace: TraceIndex) -> Int? {
    if let reason = trace.reason(of: arrival) { return reason >= answered ? reason : nil }
    guard let source = trace.source(of: trace.records[arrival].value, before: arrival), source >= answered,
      trace.last(trace.lifecycle, before: arrival, where: { $0.kind == .appLaunched }).map({ $0 < source }) ?? true
    else { return nil }
    let told = trace.last(trace.notifications, before: source) { Int($0.cause) > answered }
    return told.map { min(source, Int(trace.records[$0].cause)) } ?? source
  }
}

/// F50: within a grace both requests with one token were answered, and the later answer put an older token over what the
/// store had got from the other side meanwhile.
enum OvertakenAnswerRule: CauseRule {
  static let causes = [Cause.doubleRefresh, .refreshOutlivesLogIn]
  static let needs: Set<TraceRecord.Kind> = [.responseReceived]

  static func explain(_ effect: Effect, in trace: TraceIndex, steps: inout [CauseChain.Step]) -> Explanation? {
    guard let arrival = StaleOverwriteRule.overwrite(effect, in: trace, steps: &steps) ?? deletion(effect, in: trace),
      let answer = trace.reason(of: arrival), trace.records[answer].kind == .responseReceived,
      trace.exchange(of: answer).sent >= 0
    else { return nil }
    let own = trace.exchange(of: answer).sent
    guard let rival = rival(of: trace.exchange(of: answer), in: trace) else {
      guard let earlier = answered(before: own, in: trace) else {
        return late(arrival, of: own, in: trace, steps: &steps)
      }
      steps.append(.init(earlier))
      steps.append(.init(own, .ofChain, "the same token again"))
      steps.append(.init(arrival, .ofChain, "an answer that was overtaken"))
      let store = trace.store(ofRequest: own)
      return .because(.stale(trace.records[own].value, in: store, use: own, winner: earlier))
    }
    steps.append(.init(min(own, rival), .doubleRefresh))
    steps.append(.init(max(own, rival), .doubleRefresh, "the same token, before either is answered"))
    steps.append(.init(arrival, .doubleRefresh, "an answer that was overtaken"))
    return .first(.doubleRefresh)
  }

  /// The answer to a refresh of the session before, which was under way when the user logged in anew.
  static func late(
    _ arrival: Int, of own: Int, in trace: TraceIndex, steps: inout [CauseChain.Step]
  ) -> Explanation? {
    guard let opening = trace.last(trace.openings, before: arrival),
      trace.records[opening].number > trace.session(of: trace.records[arrival].value) ?? .max
    else { return nil }
    // The device has the new session when the answer comes, whenever the server opened it.
    let loggedIn = trace.exchange(of: opening).answered
    guard loggedIn >= 0, own < loggedIn, loggedIn < arrival else { return nil }
    steps.append(.init(own, .refreshOutlivesLogIn, "under way when the user logs in anew"))
    steps.append(.init(opening, .refreshOutlivesLogIn))
    steps.append(.init(arrival, .refreshOutlivesLogIn, "the session before is back"))
    return .first(.refreshOutlivesLogIn)
  }

  /// A request with the same token that had been answered before this one was sent: the store was behind by then.
  private static func answered(before sent: Int, in trace: TraceIndex) -> Int? {
    let own = trace.records[sent]
    guard !own.value.isEmpty else { return nil }
    return trace.last(trace.refreshesSent, before: sent) { other in
      let answered = trace.exchange(other.request).answered
      return other.value == own.value && answered >= 0 && answered < sent && trace.records[answered].number == 200
    }
  }

  /// The answer's own access token had run out by then: it deletes the one that was there.
  private static func deletion(_ effect: Effect, in trace: TraceIndex) -> Int? {
    guard case .deleted(let deletion) = effect, let answer = trace.reason(of: deletion),
      trace.records[deletion].name == .access, trace.records[answer].number == 200
    else { return nil }
    return deletion
  }

  /// Another request with the same token, by the other side or by the same: each was sent before the other one's answer
  /// came.
  private static func rival(of exchange: TraceIndex.Exchange, in trace: TraceIndex) -> Int? {
    guard exchange.sent >= 0, !trace.records[exchange.sent].value.isEmpty else { return nil }
    let own = trace.records[exchange.sent]
    return trace.last(trace.refreshesSent, before: exchange.answered) { sent in
      guard sent.value == own.value, sent.request != own.request else { return false }
      let other = trace.exchange(sent.request)
      // One whose answer was lost by then meets nobody.
      return trace.end(ofExchange: other.sent).map { $0 > exchange.sent } ?? true
    }
  }
}
