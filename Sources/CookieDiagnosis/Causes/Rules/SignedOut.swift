/// A login page leads back to the refusal that it was shown for.
enum SignedOutRule: CauseRule {
  static let causes: [Cause] = []
  static let needs: Set<TraceRecord.Kind> = [.cookieWritten, .cookieDeleted]

  static func explain(_ effect: Effect, in trace: TraceIndex, steps: inout [CauseChain.Step]) -> Explanation? {
    guard case .signedOut(let verdict) = effect else { return nil }
    if !trace.records.indices.contains(verdict), let revocation = revocation(in: trace) {
      return RefusalRule.replay(endingWith: revocation, in: trace, steps: &steps)
    }
    guard let refusal = refusal(before: verdict, in: trace) else { return nil }
    return .because(ownLoss(behind: refusal, of: verdict, in: trace, steps: &steps) ?? .refused(refusal))
  }

  /// A client whose own store has lost its token asks another, which has none either: the loss counts, unless code took
  /// from the other what would have made up for it.
  private static func ownLoss(
    behind refusal: Int, of verdict: Int, in trace: TraceIndex, steps: inout [CauseChain.Step]
  ) -> Effect? {
    guard trace.records.indices.contains(verdict), trace.records[refusal].reason == .missing,
      trace.client(of: refusal) != trace.records[verdict].about,
      let access = last(trace.accessRefusals, of: trace.records[verdict].about, before: verdict, in: trace)
    else { return nil }
    let (store, sent) = (trace.store(of: trace.records[verdict].about), trace.exchange(of: access).sent)
    let change = trace.changes.last {
      $0 < sent && trace.records[$0].name == .refresh && trace.records[$0].changes(store)
        && !trace.isOfEarlierSession(trace.tokenTaken(by: $0), at: sent)
    }
    guard let change, trace.records[change].isRemoval(from: store), !isDropped(for: refusal, since: change, in: trace)
    else { return nil }
    steps.append(.init(sent))
    steps.append(.init(access))
    return .missing(.refresh, from: store, use: sent)
  }

  /// True if native code itself deleted the token that a refused refresh was sent without, after the other store's loss.
  private static func isDropped(for refusal: Int, since loss: Int, in trace: TraceIndex) -> Bool {
    let sent = trace.exchange(of: refusal).sent
    guard sent >= 0 else { return false }
    let store = trace.store(ofRequest: sent)
    let change = trace.last(trace.changes, before: sent) { $0.name == .refresh && $0.changes(store) }
    guard let change, change > loss, trace.records[change].isRemoval(from: store),
      trace.records[change].isByNativeCode
    else { return false }
    return !trace.isOfEarlierSession(trace.tokenTaken(by: change), at: sent)
  }

  /// The server's last no to a refresh of the client that shows the login page; to any, if it sent none itself, as when
  /// native code refreshes for the page. A no to an access token counts if no answer to a refused refresh came after it: a
  /// client may wait for a refresh that was under way.
  static func refusal(before verdict: Int, in trace: TraceIndex) -> Int? {
    let any = trace.last(trace.refusals, before: verdict)
    guard trace.records.indices.contains(verdict) else { return any }
    let client = trace.records[verdict].about
    let ownAccess = last(trace.accessRefusals, of: client, before: verdict, in: trace) {
      isHeard($0, before: verdict, in: trace)
    }
    let own = lastHeard(of: client, before: verdict, in: trace)
    if let own, heard(own, before: verdict, in: trace) > ownAccess ?? -1 { return own }
    if let any, heard(any, before: verdict, in: trace) > ownAccess ?? -1 { return any }
    return ownAccess ?? any ?? last(trace.accessRefusals, of: client, before: verdict, in: trace)
  }

  /// The refusal of a refresh of its own that a client heard of last.
  private static func lastHeard(of client: TraceActor, before verdict: Int, in trace: TraceIndex) -> Int? {
    var last: (refusal: Int, heard: Int)?
    for refusal in trace.refusals where refusal < verdict && trace.client(of: refusal) == client {
      let heard = heard(refusal, before: verdict, in: trace)
      if last.map({ $0.heard < heard }) ?? true { last = (refusal, heard) }
    }
    return last?.refusal
  }

  /// When the client heard of a refusal, if it did before the verdict; else when the server refused.
  private static func heard(_ refusal: Int, before verdict: Int, in trace: TraceIndex) -> Int {
    isHeard(refusal, before: verdict, in: trace) ? trace.exchange(of: refusal).answered : refusal
  }

  /// What a client has not heard of is not what it shows the login page for.
  private static func isHeard(_ refusal: Int, before verdict: Int, in trace: TraceIndex) -> Bool {
    let answered = trace.exchange(of: refusal).answered
    return answered >= 0 && answered < verdict
  }

  /// At the end of a trace nobody has met a login page yet: the last session is over since the server revoked it, for a
  /// token of its own or, where that ends all of a user's sessions, of another one.
  private static func revocation(in trace: TraceIndex) -> Int? {
    guard let session = trace.openings.last.map({ trace.records[$0].number }) else { return nil }
    return trace.revocations.last { trace.records[$0].reason == .reused && trace.records[$0].number == session }
  }

  private static func last(
    _ refusals: [Int], of client: TraceActor, before limit: Int, in trace: TraceIndex,
    where condition: (Int) -> Bool = { _ in true }
  ) -> Int? {
    refusals.last { $0 < limit && trace.client(of: $0) == client && condition($0) }
  }
}
