import CookieDiagnosis

/// Where a capture has a gap, the app may have ended and begun anew; nobody says so.
enum GapInference {
  /// Longer than an app waits between two requests of one visit, in nanoseconds.
  static let shortest: Int64 = 60 * 1_000_000_000

  static func complete(_ recorded: RecordedTrace) -> RecordedTrace {
    let records = recorded.trace.records
    var draft = TraceDraft()
    for (place, record) in records.enumerated() {
      draft.add(record, isInferred: recorded.isInferred[place], cause: Int(record.cause), rank: place << 8)
    }
    var launches: Int32 = 1
    for place in records.indices.dropFirst() where records[place].time - records[place - 1].time >= shortest {
      launches += 1
      var launch = TraceRecord(time: records[place].time, kind: .appLaunched, actor: .system)
      launch.number = launches
      draft.add(launch, isInferred: true, rank: (place << 8) - 1)
    }
    var completed = recorded
    (completed.trace.records, completed.isInferred) = draft.records()
    return completed
  }
}
