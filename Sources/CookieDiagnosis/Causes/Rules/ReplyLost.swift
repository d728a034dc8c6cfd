extension Cause {
  public static let replyLost = Cause("F51", "reply lost after rotation")
  public static let pageDied = Cause("F13", "the page's process died during a refresh")
  public static let processExit = Cause("F10", "the network process died during a refresh")
}

/// F51: the server exchanged the token, and its answer was lost, or whoever waited for it was gone, before the token was
/// sent again; F10 and F13, if that is because a process died.
///
/// An answer that was still under way then is no lost one, whether the trace shows it later or ends before.
enum ReplyLostRule: CauseRule {
  static let causes = [Cause.replyLost, .pageDied, .processExit]
  static let needs: Set<TraceRecord.Kind> = [.networkProcessDied, .pageDied, .replyLost]

  static func explain(_ effect: Effect, in trace: TraceIndex, steps: inout [CauseChain.Step]) -> Explanation? {
    guard case .replayed(_, let loser, let winner) = effect,
      let end = trace.end(ofExchange: min(loser, winner)), end < max(loser, winner), !trace.isAnswer(end)
    else { return nil }
    let cause = cause(of: trace.records[end].kind)
    steps.append(
      .init(end, cause, cause == .replyLost ? "the new token reached nobody" : "before the answer was there"))
    return .first(cause)
  }

  static func cause(of end: TraceRecord.Kind) -> Cause {
    switch end {
    case .pageDied: .pageDied
    case .networkProcessDied: .processExit
    default: .replyLost
    }
  }
}

/// The same, where nobody sent the old token again: it ran out meanwhile, and the new one had reached nobody; or a page's
/// request had been given it in a header, for a store that has had none, and the answer would have brought one.
enum OutlivedReplyRule: CauseRule {
  static let causes = ReplyLostRule.causes
  static let needs: Set<TraceRecord.Kind> = [.replyLost]

  static func explain(_ effect: Effect, in trace: TraceIndex, steps: inout [CauseChain.Step]) -> Explanation? {
    guard let (winner, use) = exchange(behind: effect, in: trace), trace.records[winner].endpoint == .refresh,
      let end = trace.end(ofExchange: winner), end < use, !trace.isAnswer(end)
    else { return nil }
    let cause = ReplyLostRule.cause(of: trace.records[end].kind)
    steps.append(.init(winner, cause))
    steps.append(
      .init(end, cause, cause == .replyLost ? "the new token reached nobody" : "before the answer was there"))
    let answered = trace.exchange(of: winner).answered
    if case .neverArrived = effect, answered > end, answered < use { steps.append(.init(answered, cause)) }
    return .first(cause)
  }

  private static func exchange(behind effect: Effect, in trace: TraceIndex) -> (winner: Int, use: Int)? {
    switch effect {
    case .stale(_, _, let use, let winner): return (winner, use)
    case .neverArrived(let name, .web, let use):
      let issue = trace.records[..<use].last {
        $0.kind == .tokenIssued && $0.name == name && !trace.isOfEarlierSession($0.value, at: use)
      }
      guard let sent = issue.map({ trace.exchange($0.request).sent }), sent >= 0, trace.records[sent].actor == .page,
        trace.records[sent].hasOwnHeader
      else { return nil }
      return (sent, use)
    default: return nil
    }
  }
}

extension TraceIndex {
  /// When an exchange was over, by its sending: its answer arrived or was lost, or whoever waited for it was gone. Nil if it
  /// was under way when the trace ended.
  func end(ofExchange sent: Int) -> Int? {
    let exchange = exchange(of: sent)
    let request = records[sent]
    let gone = first(lifecycle, after: sent) { $0.ends(request) }
    let left = request.client == .pageFetch ? first(navigations, after: sent) : nil
    // No list of them: each of a run's refreshes is asked.
    let answered = Self.later(exchange.answered, than: sent)
    let lost = Self.later(exchange.replyLost, than: sent)
    let end = min(min(answered, lost), min(Self.later(gone ?? -1, than: sent), Self.later(left ?? -1, than: sent)))
    return end == .max ? nil : end
  }

  private static func later(_ place: Int, than other: Int) -> Int { place > other ? place : .max }

  /// True for the end of a process that WebKit runs for the page.
  func isDeathDuringRefresh(_ index: Int) -> Bool {
    records[index].kind == .pageDied || records[index].kind == .networkProcessDied
  }

  /// True for an answer of the server; a client that waits in vain gets one without a status.
  func isAnswer(_ index: Int) -> Bool { records[index].kind == .responseReceived && records[index].number != 0 }
}

extension TraceRecord {
  /// True if a turn of a process leaves nobody who waits for the answer to a request.
  fileprivate func ends(_ request: TraceRecord) -> Bool {
    switch kind {
    case .appKilled: request.actor == .native || request.actor == .page
    // A page's exchanges, and a hidden web view's, are the network process's.
    case .networkProcessDied: request.actor == .page
    case .pageDied: request.actor == .page && request.client != .hiddenWebView
    default: false
    }
  }
}
