extension Cause {
  public static let writtenBack = Cause("written-back", "code wrote a token of an ended session")
}

/// Code wrote a token after the device had heard of its session's logout. Where it had the token from stands before it.
enum WrittenBackRule: CauseRule {
  static let causes = [Cause.writtenBack]
  static let needs: Set<TraceRecord.Kind> = [.cookieWritten, .cookieDeleted]

  static func explain(_ effect: Effect, in trace: TraceIndex, steps: inout [CauseChain.Step]) -> Explanation? {
    guard case .writtenBack(let write) = effect else { return nil }
    let token = trace.records[write].value
    guard let issue = trace.issue(of: token),
      let logout = trace.records[..<write].indices.first(where: {
        trace.isLogout($0, of: trace.records[issue].number) && trace.isHeardLogout($0)
      }) ?? trace.logout(before: write)
    else { return nil }
    steps.append(.init(logout, .writtenBack, "the user has logged out"))
    let sent = trace.exchange(of: issue).sent
    if issue > logout, sent >= 0 {
      steps.append(.init(sent, .writtenBack, sent < logout ? "under way at the logout" : "goes on with the session"))
    }
    let arrival = trace.last(trace.changes, before: write) {
      $0.value == token && $0.isArrival(in: $0.store) && $0.store != trace.records[write].store
    }
    if let arrival {
      let wasLoaded = trace.records[arrival].kind == .cookieLoaded && arrival > logout
      steps.append(.init(arrival, .writtenBack, wasLoaded ? "where it is back from the disk (F22)" : "where it was"))
    }
    steps.append(.init(write, .writtenBack, "written after the logout, and left there"))
    return .first(.writtenBack)
  }
}
