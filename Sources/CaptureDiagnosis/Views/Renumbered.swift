import CookieDiagnosis

/// A trace whose tokens have numbers in the order in which the trace shows them.
enum Renumbered {
  static func trace(_ recorded: RecordedTrace) -> RecordedTrace {
    var (recorded, names) = (recorded, TokenRenaming())
    // An answer says which token is new; a request only that there is one.
    for index in recorded.trace.records.indices {
      let record = recorded.trace.records[index]
      guard record.value.isSimulatedToken else { continue }
      recorded.trace.records[index].value = names.token(record.value, isRefresh: record.value.isRefreshToken)
    }
    return recorded
  }
}

extension TraceText {
  /// Of a simulated token: true for a refresh token.
  var isRefreshToken: Bool { tokenText?.first == "r" }
}
