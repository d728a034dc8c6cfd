extension Cause {
  public static let sameSiteDefault = Cause("F43", "the store kept its cookie back: Lax by default")
  public static let otherSite = Cause("same-site", "the store kept its cookie back: for another site or host")
}

/// The store has the cookie and does not send it, because the request counts as that of another site, or goes to a host that
/// the cookie is not for; or it took none of the cookies of an answer to a request of another site, so that what was
/// exchanged is sent again. F43 if the platform made
/// the cookie Lax, and not the server.
enum HeldBackRule: CauseRule {
  static let causes = [Cause.sameSiteDefault, .otherSite, .splitAtComma]
  static let needs: Set<TraceRecord.Kind> = [.tokenIssued, .cookieWritten, .cookieDeleted, .writeLost]

  static func explain(_ effect: Effect, in trace: TraceIndex, steps: inout [CauseChain.Step]) -> Explanation? {
    let cause: Cause
    switch effect {
    case .missing(let name, let store, let use):
      guard let kept = keptBack(name, in: store, at: use, in: trace) else { return nil }
      if let half = SplitAtCommaRule.explainHalf(trace.records[kept].value, before: use, in: trace, steps: &steps) {
        return half
      }
      cause = trace.records[kept].isLaxByDefault ? .sameSiteDefault : .otherSite
      if let sent = steps.firstIndex(where: { $0.record == use }) {
        steps[sent].remark = "which is not for such a request"
      }
      steps.append(.init(kept, cause, "still in the store"))
    case .neverArrived(let name, let store, let use):
      if store == .native, hasArrived(name, in: .web, before: use, in: trace) { return nil }
      guard let answer = unheeded(name, before: use, in: trace) else { return nil }
      cause = trace.records[answer].isLaxByDefault ? .sameSiteDefault : .otherSite
      steps.append(.init(answer, cause, "and the store takes none of its cookies"))
    case .stale(_, _, let use, let winner):
      guard let answer = unheeded(winner, before: use, in: trace) else { return nil }
      cause = trace.records[answer].isLaxByDefault ? .sameSiteDefault : .otherSite
      steps.append(.init(answer, cause, "and the store takes none of its cookies"))
    default: return nil
    }
    return .first(cause)
  }

  /// How a store has a cookie of the last login that had not expired when a request took along none.
  static func keptBack(_ name: TraceText, in store: StoreName, at use: Int, in trace: TraceIndex) -> Int? {
    guard let last = trace.last(trace.changes, before: use, where: { $0.name == name && $0.changes(store) }),
      trace.records[last].isArrival(in: store), !trace.isOfEarlierSession(trace.records[last].value, at: use),
      trace.records[last].expiresAt == 0 || trace.records[last].expiresAt > trace.records[use].time
    else { return nil }
    return last
  }

  /// True if the store had anything of the last login that native code could have been told of.
  private static func hasArrived(
    _ name: TraceText, in store: StoreName, before use: Int, in trace: TraceIndex
  ) -> Bool {
    trace.last(trace.changes, before: use) {
      $0.name == name && ($0.isArrival(in: store) || $0.kind == .writeLost && $0.store == store)
        && !trace.isOfEarlierSession($0.value, at: use)
    } != nil
  }

  /// The page's last answer that came with a token of the last login, if the store neither wrote nor deleted nor lost anything by it.
  private static func unheeded(_ name: TraceText, before use: Int, in trace: TraceIndex) -> Int? {
    let issue = trace.records[..<use].last { token in
      guard token.kind == .tokenIssued, token.name == name, !trace.isOfEarlierSession(token.value, at: use) else {
        return false
      }
      let answered = trace.exchange(token.request).answered
      return answered >= 0 && answered < use && trace.isAnswer(answered) && trace.records[answered].actor == .page
    }
    guard let answer = issue.map({ trace.exchange($0.request).answered }) else { return nil }
    return isUnheeded(answer, in: trace) ? answer : nil
  }

  /// The answer to a refresh of the page's that brought a new token, likewise.
  private static func unheeded(_ winner: Int, before use: Int, in trace: TraceIndex) -> Int? {
    let exchange = trace.exchange(of: winner)
    guard exchange.issued >= 0, exchange.answered >= 0, exchange.answered < use, trace.isAnswer(exchange.answered),
      trace.records[exchange.answered].actor == .page,
      trace.arrival(of: trace.records[exchange.issued].value, in: .web, before: use) == nil
    else { return nil }
    return isUnheeded(exchange.answered, in: trace) ? exchange.answered : nil
  }

  /// True if the store did nothing by an answer, nor by those of the redirects that led to it.
  private static func isUnheeded(_ answer: Int, in trace: TraceIndex) -> Bool {
    let request = trace.records[answer].request
    let sent = trace.exchange(request).sent
    return trace.first(trace.changes, after: sent) { change in
      guard trace.records.indices.contains(Int(change.cause)) else { return false }
      let bringer = trace.records[Int(change.cause)]
      return bringer.kind == .responseReceived && bringer.request == request
    } == nil
  }
}
