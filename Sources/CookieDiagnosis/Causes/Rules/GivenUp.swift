extension Cause {
  public static let givenUp = Cause("F56", "a client had given up refreshing")
}

/// F56: after a refresh without an answer the client never tried again.
enum GivenUpRule: CauseRule {
  static let causes = [Cause.givenUp]
  static let needs: Set<TraceRecord.Kind> = [
    .appLaunched, .cookieWritten, .cookieDeleted, .connectionLost, .refreshGivenUp,
  ]

  static func explain(_ effect: Effect, in trace: TraceIndex, steps: inout [CauseChain.Step]) -> Explanation? {
    guard case .signedOut(let verdict) = effect, trace.records.indices.contains(verdict) else { return nil }
    let given = trace.last(trace.surroundings, before: verdict) { $0.kind == .refreshGivenUp }
    guard let given, given > trace.last(trace.refusals, before: verdict) ?? -1,
      given > trace.last(trace.lifecycle, before: verdict, where: { $0.kind == .appLaunched }) ?? -1
    else { return nil }
    // Without a token there was nothing to try it with: what took that comes first.
    let client = trace.records[verdict].about
    let held = trace.last(trace.changes, before: given) { $0.name == .refresh && $0.changes(trace.store(of: client)) }
    guard let held, trace.records[held].isArrival(in: trace.store(of: client)) else { return nil }
    let before = trace.last(trace.surroundings, before: given) { $0.kind == .connectionLost }
    if let before { steps.append(.init(before, .givenUp)) }
    steps.append(.init(given, .givenUp, "for the rest of this launch"))
    return .first(.givenUp)
  }
}
