extension Cause {
  public static let clockSet = Cause("F65", "the clock was set, and a cookie was over before its token")
}

/// F65: by the device's clock the cookie had expired, by the server's its token had not.
enum ClockSetRule: CauseRule {
  static let causes = [Cause.clockSet]
  static let needs: Set<TraceRecord.Kind> = [.cookieWritten, .cookieDeleted, .clockSet, .tokenIssued]

  static func explain(_ effect: Effect, in trace: TraceIndex, steps: inout [CauseChain.Step]) -> Explanation? {
    guard
      let (first, second) = keptUntilSet(effect, in: trace) ?? overAsItCame(effect, in: trace)
        ?? overAsCopied(effect, in: trace) ?? overSinceLost(effect, in: trace)
    else { return nil }
    // What is over is no loss.
    if let revocation = trace.revocation(of: trace.records[first].value, before: second) {
      return RefusalRule.replay(endingWith: revocation, in: trace, steps: &steps)
    }
    steps.append(.init(first, .clockSet))
    steps.append(.init(second, .clockSet))
    return .first(.clockSet)
  }

  /// What brought the cookie, and the step of the clock behind it.
  private static func keptUntilSet(_ effect: Effect, in trace: TraceIndex) -> (Int, Int)? {
    guard case .missing(let name, let store, let use) = effect,
      let last = trace.last(trace.changes, before: use, where: { $0.name == name && $0.changes(store) }),
      trace.records[last].isArrival(in: store), case let first = origin(of: last, in: trace),
      // What a store had of an earlier session, it would not need now.
      !trace.isOfEarlierSession(trace.records[first].value, at: use),
      trace.records[first].expiresAt != 0, trace.records[first].expiresAt > trace.records[use].time
    else { return nil }
    return step(past: trace.records[first].expiresAt, from: first, to: use, in: trace).map { (first, $0) }
  }

  /// The same for one that the store had lost before by itself: it would be over by now, as every copy of it is.
  private static func overSinceLost(_ effect: Effect, in trace: TraceIndex) -> (Int, Int)? {
    guard case .missing(let name, let store, let use) = effect,
      let gone = trace.last(trace.changes, before: use, where: { $0.name == name && $0.changes(store) }),
      trace.records[gone].isLoss,
      let arrival = trace.arrival(of: trace.tokenTaken(by: gone), in: store, before: gone),
      case let first = origin(of: arrival, in: trace), trace.records[first].expiresAt > trace.records[use].time
    else { return nil }
    return step(past: trace.records[first].expiresAt, from: first, to: use, in: trace).map { (first, $0) }
  }

  /// The write of what a process has loaded again since, which it does with what is over by its clock as well, and by the clock of then.
  private static func origin(of arrival: Int, in trace: TraceIndex) -> Int {
    let cookie = trace.records[arrival]
    guard cookie.kind == .cookieLoaded else { return arrival }
    return trace.last(trace.changes, before: arrival) {
      $0.kind == .cookieWritten && $0.store == cookie.store && $0.name == cookie.name && $0.value == cookie.value
    } ?? arrival
  }

  /// The same for a cookie that code wrote once more when its date had passed, by which a store deletes its own.
  private static func overAsCopied(_ effect: Effect, in trace: TraceIndex) -> (Int, Int)? {
    guard case .deleted(let index) = effect, trace.records[index].isByNativeCode else { return nil }
    return keptUntilSet(.missing(trace.records[index].name, from: trace.records[index].store, use: index), in: trace)
  }

  /// The step of a clock that is ahead since, and the newest token, which no store has kept: its date had passed as it came.
  /// Whoever lacks it, on either side, nobody has another.
  private static func overAsItCame(_ effect: Effect, in trace: TraceIndex) -> (Int, Int)? {
    guard let (name, use) = want(of: effect, in: trace), isEverSet(before: use, in: trace),
      let issue = trace.records[..<use].indices.last(where: { place in
        let token = trace.records[place]
        return token.kind == .tokenIssued && token.name == name && 0..<use ~= trace.exchange(token.request).answered
      })
    else { return nil }
    let (token, answered) = (trace.records[issue], trace.exchange(trace.records[issue].request).answered)
    let isKept = trace.changes.contains { $0 < use && trace.records[$0].value == token.value }
    let clockSteps = trace.surroundings.filter { $0 < answered && trace.records[$0].kind == .clockSet }
    let ahead = clockSteps.reduce(Int64(0)) { $0 &+ trace.records[$1].nanosecondsSet }
    guard !isKept, ahead > 0,
      token.expiresAt &- ahead <= trace.records[answered].time,
      let forward = clockSteps.last(where: { trace.records[$0].number > 0 })
    else { return nil }
    return (forward, issue)
  }

  /// What a request lacked, or had an older one of.
  private static func want(of effect: Effect, in trace: TraceIndex) -> (TraceText, use: Int)? {
    switch effect {
    case .missing(let name, _, let use): (name, use)
    case .stale(let token, _, let use, _): trace.issue(of: token).map { (trace.records[$0].name, use) }
    default: nil
    }
  }

  private static func isEverSet(before limit: Int, in trace: TraceIndex) -> Bool {
    trace.surroundings.contains { $0 < limit && trace.records[$0].kind == .clockSet }
  }

  /// True if a cookie that arrived is over by the device's clock, and not by the server's.
  static func hasSet(_ arrival: Int, before limit: Int, in trace: TraceIndex) -> Bool {
    let first = origin(of: arrival, in: trace)
    let date = trace.records[first].expiresAt
    return date > trace.records[limit].time && step(past: date, from: first, to: limit, in: trace) != nil
  }

  /// The last step forward before a date had come by the device's clock, although it had not by the server's. A later step
  /// back undoes nothing: what has expired is gone.
  private static func step(past date: Int64, from start: Int, to end: Int, in trace: TraceIndex) -> Int? {
    let clockSteps = trace.surroundings.filter { $0 > start && $0 < end && trace.records[$0].kind == .clockSet }
    var (ahead, forward) = (Int64(0), Int?.none)
    for (place, step) in clockSteps.enumerated() {
      ahead &+= trace.records[step].nanosecondsSet
      if trace.records[step].number > 0 { forward = step }
      let next = place + 1 < clockSteps.count ? clockSteps[place + 1] : end
      if date &- ahead <= trace.records[next].time { return forward }
    }
    return nil
  }
}

extension TraceRecord {
  /// How far a step sets the device's clock, in nanoseconds. A sum of them wraps: a hostile trace is to trap nobody.
  var nanosecondsSet: Int64 { Int64(number) * 1_000_000_000 }
}
