extension Cause {
  public static let loginPageSaved = Cause("D1", "a login page was taken for the file")
  public static let wrongAddress = Cause("D2", "another address was fetched than was asked for")
  public static let fetchedTwice = Cause("D3", "an address that answers once was fetched twice")
  public static let transferCut = Cause("D7", "the transfer ended with the network change")
  public static let oldCookies = Cause("D9", "a background task kept the cookies that it began with")
  public static let errorSaved = Cause("D10", "an error was taken for the file")
  public static let loginPageShown = Cause("D12", "a login page was taken for the document")
  public static let fileGone = Cause("D15", "the file was gone before it was moved")
  public static let portalPage = Cause("portal-page", "a page of the network in between was taken for the content")
  public static let nothingSaved = Cause("D16", "no answer was taken for a success")
}

/// A client believed that it had its content. What came instead says why; that it looked no closer is its own doing.
enum FalseSuccessRule: CauseRule {
  static let causes = [
    Cause.loginPageSaved, .wrongAddress, .fetchedTwice, .transferCut, .oldCookies, .errorSaved, .loginPageShown,
    .fileGone, .nothingSaved, .portalPage,
  ]
  static let needs: Set<TraceRecord.Kind> = [
    .tokenAccepted, .sessionRevoked, .cookieWritten, .cookieDeleted, .transferCut, .fileLost, .addressChanged,
    .requestStruck,
  ]

  static func explain(_ effect: Effect, in trace: TraceIndex, steps: inout [CauseChain.Step]) -> Explanation? {
    guard case .believed(let belief) = effect else { return nil }
    let believed = trace.records[belief]
    let flaw = trace.last(trace.surroundings, before: belief) {
      $0.request == believed.request && ($0.kind == .transferCut || $0.kind == .fileLost)
    }
    if let flaw { return damaged(at: flaw, in: trace, steps: &steps) }
    let exchange = trace.exchange(of: belief)
    let cause = cause(of: believed, exchange, in: trace)
    if exchange.sent >= 0 { steps.append(.init(exchange.sent, cause)) }
    if cause == .portalPage, let struck = trace.trouble(behind: exchange.answered) {
      steps.append(.init(struck, cause))
    }
    if exchange.judged >= 0 { steps.append(.init(exchange.judged, cause)) }
    if exchange.answered >= 0 { steps.append(.init(exchange.answered, cause)) }
    return .first(cause)
  }

  private static func damaged(
    at flaw: Int, in trace: TraceIndex, steps: inout [CauseChain.Step]
  ) -> Explanation {
    steps.append(.init(flaw, trace.records[flaw].kind == .fileLost ? .fileGone : .transferCut))
    guard trace.records[flaw].kind == .transferCut else { return .first(.fileGone) }
    if let change = trace.last(trace.surroundings, before: flaw, where: { $0.kind == .addressChanged }) {
      steps.append(.init(change, .transferCut))
    }
    return .first(.transferCut)
  }

  private static func cause(
    of believed: TraceRecord, _ exchange: TraceIndex.Exchange, in trace: TraceIndex
  ) -> Cause {
    let status = exchange.answered >= 0 ? trace.records[exchange.answered].number : 0
    switch status {
    case 0: return .nothingSaved
    case 410: return .fetchedTwice
    case 400...: return .errorSaved
    default: break
    }
    // An answer that is not the server's, and says that all is well.
    if exchange.answered >= 0, trace.trouble(behind: exchange.answered) != nil { return .portalPage }
    let served = exchange.judged >= 0 && trace.records[exchange.judged].kind == .tokenAccepted
    if served || exchange.sent >= 0 && trace.records[exchange.sent].endpoint != believed.endpoint {
      return .wrongAddress
    }
    if believed.client == .backgroundDownload, hasOutlivedItsCookies(exchange, in: trace) { return .oldCookies }
    return believed.endpoint == .document ? .loginPageShown : .loginPageSaved
  }

  /// True if what a task began with was good then and no longer when the server saw it: the token had run out, its session
  /// had ended, or the store had another one.
  private static func hasOutlivedItsCookies(_ exchange: TraceIndex.Exchange, in trace: TraceIndex) -> Bool {
    guard exchange.sent >= 0, exchange.judged > exchange.sent, !trace.records[exchange.sent].value.isEmpty else {
      return false
    }
    let renewed = trace.first(trace.changes, after: exchange.sent) { $0.isArrival(in: .native) && $0.name == .access }
    if let renewed, renewed < exchange.judged { return true }
    let (sent, judged) = (trace.records[exchange.sent], trace.records[exchange.judged])
    guard let issue = trace.issue(of: sent.value) else { return false }
    if judged.reason == .expired { return trace.records[issue].expiresAt > sent.time }
    return trace.records[exchange.sent..<exchange.judged].contains { $0.kind == .sessionRevoked }
  }
}
