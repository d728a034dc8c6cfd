extension Cause {
  public static let clockSet = Cause("F65", "the clock was set, and a cookie was over before its token")
}

/// F65: by the device's clock the cookie had expired, by the server's its token had not.
enum ClockSetRule: CauseRule {
  static let causes = [Cause.clockSet]
  static let needs: Set<TraceRecord.Kind> = [.cookieWritten, .cookieDeleted, .clockSet]

  static func explain(_ effect: Effect, in trace: TraceIndex, steps: inout [CauseChain.Step]) -> Explanation? {
    guard case .missing(let name, let store, let use) = effect,
      let last = trace.last(trace.changes, before: use, where: { $0.name == name && $0.changes(store) }),
      trace.records[last].isArrival(in: store), trace.records[last].expiresAt != 0,
      trace.records[last].expiresAt > trace.records[use].time
    else { return nil }
    guard let step = step(past: trace.records[last].expiresAt, from: last, to: use, in: trace) else { return nil }
    steps.append(.init(last, .clockSet))
    steps.append(.init(step, .clockSet))
    return .first(.clockSet)
  }

  /// True if a cookie that arrived is over by the device's clock, and not by the server's.
  static func hasSet(_ arrival: Int, before limit: Int, in trace: TraceIndex) -> Bool {
    let date = trace.records[arrival].expiresAt
    return date > trace.records[limit].time && step(past: date, from: arrival, to: limit, in: trace) != nil
  }

  /// The last step forward before a date had come by the device's clock, although it had not by the server's. A later step
  /// back undoes nothing: what has expired is gone.
  private static func step(past date: Int64, from start: Int, to end: Int, in trace: TraceIndex) -> Int? {
    let clockSteps = trace.surroundings.filter { $0 > start && $0 < end && trace.records[$0].kind == .clockSet }
    var (ahead, forward) = (Int64(0), Int?.none)
    for (place, step) in clockSteps.enumerated() {
      let number = Int64(trace.records[step].number)
      ahead = ahead.addingReportingOverflow(number * 1_000_000_000).partialValue
      if number > 0 { forward = step }
      let next = place + 1 < clockSteps.count ? clockSteps[place + 1] : end
      if date.subtractingReportingOverflow(ahead).partialValue <= trace.records[next].time { return forward }
    }
    return nil
  }
}
