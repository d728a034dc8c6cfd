extension Cause {
  public static let logoutFailed = Cause("logout-failed", "the logout did not get through, and nobody deleted anything")
}

/// The user's logout never came about: its request had no answer or somebody else's, the server did not end the session,
/// and no store was emptied. Where one was, what brought its cookies back comes first.
enum FailedLogoutRule: CauseRule {
  static let causes = [Cause.logoutFailed]
  static let needs: Set<TraceRecord.Kind> = [.responseReceived, .cookieWritten, .cookieDeleted]

  static func explain(_ effect: Effect, in trace: TraceIndex, steps: inout [CauseChain.Step]) -> Explanation? {
    guard case .servedAfterLogout(let accepted, let logout) = effect,
      trace.records[logout].kind == .responseReceived
    else { return nil }
    guard !trace.isHeardLogout(logout) else { return nil }
    let (request, sent) = (trace.exchange(of: logout).sent, trace.exchange(of: accepted).sent)
    guard request >= 0, sent >= 0 else { return nil }
    let session = trace.records[accepted].number
    let isEnded = trace.last(trace.revocations, before: accepted) { $0.number == session }.map { $0 > request } ?? false
    let isEmptied =
      trace.changes.contains {
        let change = trace.records[$0]
        // An access token that expires is no trace of a logout.
        return $0 > request && $0 < sent && (change.kind == .cookieDeleted || change.isEmptied)
          && (change.expiresAt == 0 || change.expiresAt > change.time)
          && trace.session(of: trace.tokenTaken(by: $0)) == session
      }
    guard !isEnded, !isEmptied else { return nil }
    steps.append(.init(request, .logoutFailed))
    if let struck = trace.trouble(behind: logout) { steps.append(.init(struck, .logoutFailed)) }
    steps.append(.init(logout, .logoutFailed, "nobody has heard of the logout"))
    steps.append(.init(sent, .logoutFailed))
    return .first(.logoutFailed)
  }
}
