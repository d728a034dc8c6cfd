import CookieDiagnosis

/// The login page with which a recording ends: its user has handed it in before he logged in.
enum ShownLogIn {
  static func complete(_ recorded: RecordedTrace) -> RecordedTrace {
    let records = recorded.trace.records
    guard let page = last(in: records) else { return recorded }
    var draft = TraceDraft()
    for (place, record) in records.enumerated() {
      draft.add(record, isInferred: recorded.isInferred[place], cause: Int(record.cause), rank: place << 8)
    }
    var again = TraceRecord(time: records[page].time, kind: .userLogsInAgain, actor: .user)
    again.about = records[page].actor
    draft.add(again, isInferred: true, rank: page << 8 + 1)
    var completed = recorded
    (completed.trace.records, completed.isInferred) = draft.records()
    return completed
  }

  /// The place of the last login page, if a session went on until then that nobody has ended, and nothing has come of the page: no client
  /// goes on behind it, and nobody logs in.
  private static func last(in records: [TraceRecord]) -> Int? {
    guard let page = records.lastIndex(where: { $0.kind == .clientNeedsLogin }) else { return nil }
    let after = records[(page + 1)...]
    let goesOn = after.contains { record in
      [.userLogsInAgain, .userLogsOut, .appLaunched, .tokenAccepted].contains(record.kind)
        || record.kind == .clientSucceeded && record.actor == records[page].actor
        || record.kind == .requestSent && [.logIn, .logOut].contains(record.endpoint)
    }
    let login = records[..<page].lastIndex { $0.kind == .tokenIssued }
    guard !goesOn, let login else { return nil }
    let ended = records[login..<page].contains {
      $0.kind == .userLogsOut || $0.kind == .userLogsInAgain || $0.kind == .requestSent && $0.endpoint == .logOut
    }
    return ended ? nil : page
  }
}
