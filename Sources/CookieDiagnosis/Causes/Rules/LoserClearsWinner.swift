extension Cause {
  public static let loserClearsWinner = Cause("F52", "a refusal cleared the newer cookie")
}

/// F52: the answer to a refused refresh deleted the cookies, here or in the store that the deletion was copied from.
///
/// If they were newer than what was refused, and the session lives, the refusal itself would have done no harm. Else
/// what was refused, and why, lies behind it.
enum LoserClearsWinnerRule: CauseRule {
  static let causes = [Cause.loserClearsWinner]
  static let needs: Set<TraceRecord.Kind> = [.responseReceived, .tokenRefused, .cookieWritten, .cookieDeleted]

  static func explain(_ effect: Effect, in trace: TraceIndex, steps: inout [CauseChain.Step]) -> Explanation? {
    guard case .deleted(let deletion) = effect,
      let cleared = cleared(behind: deletion, in: trace),
      let answer = trace.records.indices.contains(Int(trace.records[cleared].cause))
        ? trace.records[Int(trace.records[cleared].cause)] : nil,
      answer.kind == .responseReceived
    else { return nil }
    let judged = trace.exchange(answer.request).judged
    guard judged >= 0, judged < deletion, trace.records[judged].kind == .tokenRefused,
      trace.records[judged].name == .refresh
    else { return nil }
    steps.append(.init(cleared, .loserClearsWinner, "cleared by the answer of a refused refresh"))
    if !trace.records[deletion].isByAnswer {
      steps.append(.init(deletion, .loserClearsWinner, "the deletion is copied"))
    }
    let isCopied = takesByCopy(deletion, of: cleared, in: trace)
    guard isCopied || isOfWinner(cleared, refused: judged, in: trace) else { return .because(.refused(judged)) }
    let sent = trace.exchange(of: judged).sent
    let old =
      isCopied
      ? "the other store's cookie was not here"
      : trace.records[judged].value.isEmpty ? "when the cookie was not there yet" : "with an older token"
    if sent >= 0 { steps.append(.init(sent, .loserClearsWinner, old)) }
    steps.append(.init(judged, .loserClearsWinner, "no more than that"))
    return .first(.loserClearsWinner)
  }

  /// The deletion of a refresh token by an answer: the one in question, the one beside it, or what it was copied from, if that
  /// store is empty since. What came to this store later than a cookie was cleared in the other one was never there: it is missing there for
  /// another reason.
  private static func cleared(behind deletion: Int, in trace: TraceIndex) -> Int? {
    let copy = trace.records[deletion]
    if copy.isByAnswer {
      return trace.changes.first {
        let change = trace.records[$0]
        return change.cause == copy.cause && change.name == .refresh && change.isDeletion(from: copy.store)
      }
    }
    let other: StoreName = copy.store == .native ? .web : .native
    guard copy.actor == .native,
      let change = trace.last(trace.changes, before: deletion, where: { $0.name == .refresh && $0.changes(other) }),
      trace.records[change].isDeletion(from: other), trace.records[change].isByAnswer
    else { return nil }
    let taken = trace.tokenTaken(by: deletion)
    let arrival = trace.firstArrival(of: taken, in: copy.store)
    return trace.tokenTaken(by: change).isEmpty || arrival ?? -1 < change ? change : nil
  }

  /// True if the answer cleared nothing, or a cookie of another session, and its copy took from the other store a token of a session that lives.
  private static func takesByCopy(_ deletion: Int, of cleared: Int, in trace: TraceIndex) -> Bool {
    guard deletion != cleared, let session = trace.session(of: trace.tokenTaken(by: deletion)),
      trace.session(of: trace.tokenTaken(by: cleared)) != session
    else { return false }
    return trace.last(trace.revocations, before: deletion, where: { $0.number == session }) == nil
  }

  /// True if the cookie that was cleared is newer than the one that was refused, and its session was not ended for it.
  private static func isOfWinner(_ cleared: Int, refused: Int, in trace: TraceIndex) -> Bool {
    let taken = trace.tokenTaken(by: cleared)
    guard let session = trace.session(of: taken),
      trace.last(trace.revocations, before: cleared, where: { $0.number == session }) == nil
    else { return false }
    guard trace.records[refused].value.isEmpty else {
      return trace.isNewer(taken, than: trace.records[refused].value)
    }
    // The request carried none, and the cookie came while it was under way.
    let store = trace.records[cleared].store
    let arrival = trace.firstArrival(of: taken, in: store)
    return arrival.map { $0 > trace.exchange(of: refused).sent } ?? false
  }
}
