/// F35: the app had written the token into the header of a page that was to load, and the logout took it from its store before
/// the request set out: what that carries is a copy from before.
enum HeaderBeforeLogoutRule: CauseRule {
  static let causes = [Cause.staleOverwrite]
  static let needs: Set<TraceRecord.Kind> = [.pageLoadStarted, .cookieWritten, .cookieDeleted]

  static func explain(_ effect: Effect, in trace: TraceIndex, steps: inout [CauseChain.Step]) -> Explanation? {
    guard case .keptAfterLogout(let token, let store, let use, _) = effect else { return nil }
    let (written, session) = (trace.taken(by: use), trace.session(of: token))
    let removal = trace.changes.first { $0 > written && trace.ends($0, in: store, session) }
    guard let removal, removal < use else { return nil }
    steps.append(.init(written, .staleOverwrite, "with the token in a header of its own"))
    steps.append(.init(removal, .staleOverwrite, "while the page is loading"))
    return .first(.staleOverwrite)
  }
}
