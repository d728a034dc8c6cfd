extension Cause {
  public static let headerDropped = Cause("header-dropped", "the platform dropped the header of a load")
}

/// The app had written the token into the header of a page that was to load, as strategies do that copy nothing to the web store, and
/// the platform sent the page's request without it: WebKitGTK 2.50 does, as measured.
enum HeaderDroppedRule: CauseRule {
  static let causes = [Cause.headerDropped]
  static let needs: Set<TraceRecord.Kind> = [.pageLoadStarted]

  static func explain(_ effect: Effect, in trace: TraceIndex, steps: inout [CauseChain.Step]) -> Explanation? {
    guard case .neverArrived(_, .web, let use) = effect, trace.records[use].actor == .page,
      let load = trace.records[..<use].lastIndex(where: { $0.kind == .pageLoadStarted }),
      !trace.records[load].value.isEmpty,
      let bare = trace.records[load...use].firstIndex(where: { $0.kind == .requestSent && Int($0.cause) == load })
    else { return nil }
    steps.append(.init(load, .headerDropped, "in a header of its own, which is not sent"))
    if bare < use {
      // What the page sends later has nothing since this request, which was to bring it something, brought nothing.
      guard case let answer = trace.exchange(of: bare).answered, answer > bare, answer < use else { return nil }
      steps.append(.init(bare, .headerDropped, "so the page's request has no token"))
      steps.append(.init(answer, .headerDropped, "and brings the page none"))
    }
    return .first(.headerDropped)
  }
}
