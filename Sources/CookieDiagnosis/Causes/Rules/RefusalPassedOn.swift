/// Native code deleted cookies because the server had refused its own refresh: that refusal lies behind, and the deletion
/// only passes it on. It is known by the token, which is the refused one, or by being the last that native code had heard.
///
/// Where the page was given the token after that refresh had set out, the refusal lost nothing: native code took away what it did not know.
enum RefusalPassedOnRule: CauseRule {
  static let causes = [Cause.droppedByStrategy]
  static let needs: Set<TraceRecord.Kind> = [.responseReceived, .storeRead, .observerNotified, .cookieWritten]

  static func explain(_ effect: Effect, in trace: TraceIndex, steps: inout [CauseChain.Step]) -> Explanation? {
    guard case .deleted(let deletion) = effect, trace.records[deletion].actor == .native,
      !trace.records[deletion].isByAnswer,
      let (refusal, answered) = ofTheSameToken(deletion, in: trace) ?? ofNoToken(deletion, in: trace)
    else { return nil }
    if let sent = sentBefore(deletion, refusal, in: trace) {
      steps.append(.init(sent, .droppedByStrategy, "when the cookie was not there yet"))
      steps.append(.init(refusal, .droppedByStrategy, "no more than that"))
      steps.append(.init(answered, .droppedByStrategy))
      steps.append(.init(deletion, .droppedByStrategy, "the refusal is passed on, over a newer cookie"))
      return .first(.droppedByStrategy)
    }
    steps.append(.init(answered))
    steps.append(.init(deletion, .ofChain, "the refusal is passed on"))
    return .because(.refused(refusal))
  }

  /// The refresh without a token, if it set out before the token that was deleted came to that store, whose session lives.
  private static func sentBefore(_ deletion: Int, _ refusal: Int, in trace: TraceIndex) -> Int? {
    let (token, sent) = (trace.tokenTaken(by: deletion), trace.exchange(of: refusal).sent)
    guard trace.records[refusal].value.isEmpty, sent >= 0, let session = trace.session(of: token),
      trace.last(trace.revocations, before: deletion, where: { $0.number == session }) == nil
    else { return nil }
    let store = trace.records[deletion].store
    let arrival = trace.firstArrival(of: token, in: store)
    return arrival.flatMap { $0 > sent ? sent : nil }
  }

  /// True if native code deleted a token that the server had refused it.
  static func passesOn(_ deletion: Int, in trace: TraceIndex) -> Bool {
    trace.records[deletion].actor == .native && !trace.records[deletion].isByAnswer
      && ofTheSameToken(deletion, in: trace) != nil
  }

  /// The refusal of the token that was deleted then, and the answer that told native code of it.
  private static func ofTheSameToken(_ deletion: Int, in trace: TraceIndex) -> (refusal: Int, answered: Int)? {
    let token = trace.tokenTaken(by: deletion)
    guard !token.isEmpty else { return nil }
    let heard = trace.refusals.last {
      let answered = trace.exchange(of: $0).answered
      return trace.records[$0].value == token && trace.client(of: $0) == .native && answered >= 0 && answered < deletion
    }
    return heard.map { ($0, trace.exchange(of: $0).answered) }
  }

  /// The last refusal that native code had heard, of a request that had no token to send, where the page's cookies were deleted for it. The
  /// server may have refused another one since.
  private static func ofNoToken(_ deletion: Int, in trace: TraceIndex) -> (refusal: Int, answered: Int)? {
    guard trace.records[deletion].store == .web else { return nil }
    let heard = trace.refusals.lazy.filter { trace.client(of: $0) == .native }
      .map { (refusal: $0, answered: trace.exchange(of: $0).answered) }.filter { 0..<deletion ~= $0.answered }
      .max { $0.answered < $1.answered }
    guard let heard, trace.records[heard.refusal].value.isEmpty,
      isLastWord(heard.answered, before: deletion, in: trace)
    else { return nil }
    return heard
  }

  /// True if native code has learnt nothing else since.
  private static func isLastWord(_ answered: Int, before deletion: Int, in trace: TraceIndex) -> Bool {
    !trace.records[(answered + 1)..<deletion].contains {
      $0.actor == .native && ($0.kind == .storeRead || $0.kind == .responseReceived || $0.kind == .observerNotified)
    }
  }
}
