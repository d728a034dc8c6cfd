import CookieDiagnosis

/// Whether a recording shows that what was judged was harm.
enum Liveness {
  /// What is known of it.
  static func harm(of verdict: Verdict, in recorded: RecordedTrace) -> Diagnosis.Finding.Harm {
    if !isShown(of: verdict, in: recorded) { return .mayBeOfAnEndedSession }
    return goesOn(verdict, in: recorded) ? .notSeen : .seen
  }

  /// True if a refusal that is taken for the session's end was the last trouble of a capture, and clients were served after it.
  private static func goesOn(_ verdict: Verdict, in recorded: RecordedTrace) -> Bool {
    guard recorded.source == .capture, verdict.kind == .lost else { return false }
    let records = recorded.trace.records
    let trouble = records.lastIndex { record in
      record.kind == .tokenRefused || record.kind == .userLogsInAgain
        || record.kind == .requestSent && record.endpoint == .logIn
    }
    guard let trouble, records[trouble].kind == .tokenRefused, records[trouble].number == verdict.session,
      records[trouble].name == .refresh
    else { return false }
    return records[trouble...].contains { $0.kind == .tokenAccepted && $0.name == .access }
  }

  /// True if the recording shows the session's login, or the server taking a token of it. Of any other a refusal may be the end that
  /// its policy had come to.
  private static func isShown(of verdict: Verdict, in recorded: RecordedTrace) -> Bool {
    guard verdict.kind.endsSession || verdict.kind == .needlessLogin else { return true }
    return recorded.trace.records.prefix(verdict.record).contains { record in
      guard record.number == verdict.session else { return false }
      return record.kind == .tokenAccepted || record.kind == .tokenIssued && record.request >= 0
    }
  }
}
