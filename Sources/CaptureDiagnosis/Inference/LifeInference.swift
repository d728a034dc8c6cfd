import CookieDiagnosis

/// The ends of processes that nobody sees: an app that starts again had ended, and with the first page there is a network
/// process.
enum LifeInference {
  static func complete(_ recorded: RecordedTrace) -> RecordedTrace {
    var draft = TraceDraft()
    // Added first: the places of records are the numbers of their entries.
    for (place, record) in recorded.trace.records.enumerated() {
      draft.add(record, isInferred: recorded.isInferred[place], cause: Int(record.cause), rank: place << 8)
    }
    var hasNetworkProcess = false
    /// The launch whose end the recorder has left a sign of.
    var ended: Int32 = 0
    for (place, record) in recorded.trace.records.enumerated() {
      if record.kind == .appKilled { ended = record.number }
      if record.kind == .appLaunched {
        if record.number > 1, ended < record.number - 1 {
          var end = TraceRecord(time: record.time, kind: .appKilled, actor: .system)
          end.number = record.number - 1
          draft.add(end, isInferred: true, rank: (place << 8) - 3)
        }
        if record.number > 1 {
          var death = TraceRecord(time: record.time, kind: .networkProcessDied, actor: .system)
          death.store = .web
          draft.add(death, isInferred: true, rank: (place << 8) - 2)
        }
        hasNetworkProcess = false
      }
      let startsIt = record.kind == .pageLoadStarted || record.kind == .requestSent && record.actor == .page
      if startsIt, !hasNetworkProcess {
        hasNetworkProcess = true
        var start = TraceRecord(time: record.time, kind: .networkProcessStarted, actor: .networkProcess)
        start.store = .web
        draft.add(start, isInferred: true, rank: (place << 8) - 1)
      }
    }
    var completed = recorded
    (completed.trace.records, completed.isInferred) = draft.records()
    return completed
  }
}
