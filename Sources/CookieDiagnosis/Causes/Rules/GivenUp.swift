extension Cause {
  public static let givenUp = Cause("F56", "a client had given up refreshing")
}

/// F56: after a refresh without an answer the client never tried again: native code for the rest of its launch, a page
/// until it is loaded anew. What the other client does is its own affair.
enum GivenUpRule: CauseRule {
  static let causes = [Cause.givenUp]
  static let needs: Set<TraceRecord.Kind> = [
    .appLaunched, .cookieWritten, .cookieDeleted, .connectionLost, .refreshGivenUp,
  ]

  static func explain(_ effect: Effect, in trace: TraceIndex, steps: inout [CauseChain.Step]) -> Explanation? {
    guard case .signedOut(let verdict) = effect, trace.records.indices.contains(verdict) else { return nil }
    let client = trace.records[verdict].about
    let given = trace.last(trace.surroundings, before: verdict) { $0.kind == .refreshGivenUp && $0.actor == client }
    guard let given, given > trace.last(trace.refusals, before: verdict) ?? -1,
      given > beginning(of: client, before: verdict, in: trace),
      !isKeptBack(from: client, during: given..<verdict, in: trace)
    else { return nil }
    // Without a token there was nothing to try it with: what took that comes first.
    let held = trace.last(trace.changes, before: given) { $0.name == .refresh && $0.changes(trace.store(of: client)) }
    guard let held, trace.records[held].isArrival(in: trace.store(of: client)) else { return nil }
    let before = trace.last(trace.surroundings, before: given) { $0.kind == .connectionLost }
    if let before { steps.append(.init(before, .givenUp)) }
    steps.append(
      .init(given, .givenUp, client == .page ? "until it is loaded anew" : "for the rest of this launch"))
    return .first(.givenUp)
  }

  /// True if a client was last refused without the access token that its store had for it: a refresh would have brought
  /// another one to be kept back.
  private static func isKeptBack(from client: TraceActor, during time: Range<Int>, in trace: TraceIndex) -> Bool {
    let refusal = trace.accessRefusals.last { time.contains($0) && trace.client(of: $0) == client }
    guard let refusal, trace.records[refusal].reason == .missing else { return false }
    let sent = trace.exchange(of: refusal).sent
    let store = trace.store(ofRequest: sent)
    return HeldBackRule.keptBack(trace.records[refusal].name, in: store, at: sent, in: trace) != nil
  }

  /// When a client began that knows nothing of what was given up before.
  private static func beginning(of client: TraceActor, before limit: Int, in trace: TraceIndex) -> Int {
    let launch = trace.last(trace.lifecycle, before: limit) { $0.kind == .appLaunched } ?? -1
    return client == .page ? max(launch, trace.last(trace.navigations, before: limit) ?? -1) : launch
  }
}
