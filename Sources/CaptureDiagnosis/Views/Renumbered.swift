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

  /// Numbers for the keyed hashes of a recorder's file, which are as long as they are meaningless.
  static func hashes(of recorded: RecordedTrace) -> RecordedTrace {
    guard recorded.source == .recorder else { return recorded }
    let values = recorded.trace.records.lazy.map(\.value)
    guard values.contains(where: { !$0.isEmpty && !$0.isSimulatedToken }) else { return recorded }
    var (recorded, names) = (recorded, TokenRenaming())
    for index in recorded.trace.records.indices {
      let record = recorded.trace.records[index]
      recorded.trace.records[index].value = names.token(record.value, isRefresh: record.name == .refresh)
    }
    return recorded
  }
}

extension TraceText {
  /// Of a simulated token: true for a refresh token.
  var isRefreshToken: Bool { tokenText?.first == "r" }
}
