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
    // Theft ends a session as well, and nobody has logged out by that.
    let isEnded = trace.revocations.contains {
      $0 > request && $0 < accepted && trace.records[$0].number == session && trace.records[$0].reason == .loggedOut
    }
    guard !isEnded, !isEmptied(of: session, between: request, and: sent, in: trace) else { return nil }
    steps.append(.init(request, .logoutFailed))
    if let struck = trace.trouble(behind: logout) { steps.append(.init(struck, .logoutFailed)) }
    steps.append(.init(logout, .logoutFailed, "nobody has heard of the logout"))
    steps.append(.init(sent, .logoutFailed))
    return .first(.logoutFailed)
  }

  /// True if the app took cookies of a session from a store. What it takes behind foreign code that has emptied one is a copy of that, and
  /// an access token that expires is no trace of a logout.
  private static func isEmptied(of session: Int32, between request: Int, and sent: Int, in trace: TraceIndex) -> Bool {
    let removals = trace.changes.lazy.filter { place in
      let change = trace.records[place]
      return place > request && place < sent
        && (change.kind == .cookieDeleted || change.kind == .cookieVanished || change.isEmptied)
        && (change.expiresAt == 0 || change.expiresAt > change.time)
        && trace.session(of: trace.tokenTaken(by: place)) == session
    }
    return removals.first.map { !trace.records[$0].isLoss } ?? false
  }
}
