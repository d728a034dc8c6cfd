extension Cause {
  public static let replyLost = Cause("F51", "reply lost after rotation")
  public static let pageDied = Cause("F13", "the page's process died during a refresh")
  public static let processExit = Cause("F10", "the network process died during a refresh")
}

/// F51: the server exchanged the token and its answer never arrived; F10 and F13, if that is because a process died.
enum ReplyLostRule: CauseRule {
  static let causes = [Cause.replyLost, .pageDied, .processExit]

  static func explain(_ effect: Effect, in trace: TraceIndex, steps: inout [CauseChain.Step]) -> Explanation? {
    guard case .replayed(_, let loser, let winner) = effect else { return nil }
    let exchange = trace.exchange(of: winner)
    let isAnswered = exchange.answered >= 0 && trace.records[exchange.answered].number != 0
    guard !isAnswered else { return nil }
    if exchange.replyLost >= 0 {
      steps.append(.init(exchange.replyLost, .replyLost, "the new token reached nobody"))
      return .first(.replyLost)
    }
    let death = trace.first(trace.lifecycle, after: winner) {
      $0.kind != .appLaunched && $0.kind != .networkProcessStarted
    }
    guard let death, death < loser else { return .first(.replyLost) }
    steps.append(.init(death, cause(of: trace.records[death].kind), "before the answer was there"))
    return .first(cause(of: trace.records[death].kind))
  }

  private static func cause(of death: TraceRecord.Kind) -> Cause {
    switch death {
    case .pageDied: .pageDied
    case .networkProcessDied: .processExit
    default: .replyLost
    }
  }
}
