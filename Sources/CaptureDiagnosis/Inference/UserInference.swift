import CookieDiagnosis

/// What a capture does not show of the user: who logs in while a session goes on was shown a login page.
enum UserInference {
  static func complete(_ recorded: RecordedTrace) -> RecordedTrace {
    let records = recorded.trace.records
    var draft = TraceDraft()
    for (place, record) in records.enumerated() {
      draft.add(record, isInferred: recorded.isInferred[place], cause: Int(record.cause), rank: place << 8)
    }
    var (refused, isLoggedIn) = (TraceActor?.none, false)
    var clients: [Int32: TraceActor] = [:]
    for (place, record) in records.enumerated() {
      switch record.kind {
      case .requestSent where record.endpoint == .logIn && record.actor != .systemBrowser:
        if isLoggedIn, let refused {
          var again = TraceRecord(time: record.time, kind: .userLogsInAgain, actor: .user)
          again.about = refused
          draft.add(again, isInferred: true, rank: (place << 8) - 1)
        }
        isLoggedIn = false
      case .requestSent: clients[record.request] = record.actor
      case .tokenIssued where record.endpoint == .logIn: (isLoggedIn, refused) = (true, nil)
      case .tokenRefused: refused = clients[record.request] ?? refused
      case .responseReceived where record.endpoint == .logOut: isLoggedIn = false
      default: break
      }
    }
    var completed = recorded
    (completed.trace.records, completed.isInferred) = draft.records()
    return completed
  }
}
