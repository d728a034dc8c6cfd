import CookieDiagnosis

/// Whether a session that had begun before the recording was still going on in it.
enum Liveness {
  /// True if the recording shows the session's login, or the server taking a token of it. Of any other a refusal may be the end that
  /// its policy had come to.
  static func isShown(of verdict: Verdict, in recorded: RecordedTrace) -> Bool {
    guard verdict.kind.endsSession || verdict.kind == .needlessLogin else { return true }
    return recorded.trace.records.prefix(verdict.record).contains { record in
      guard record.number == verdict.session else { return false }
      return record.kind == .tokenAccepted || record.kind == .tokenIssued && record.request >= 0
    }
  }
}
