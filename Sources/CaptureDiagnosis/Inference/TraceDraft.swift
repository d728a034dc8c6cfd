import CookieDiagnosis

/// Records that are put together out of order: each has a number of its own, by which causes are named until all are there.
struct TraceDraft {
  struct Entry {
    var record: TraceRecord
    var isInferred: Bool
    /// The entry that led to it, or -1.
    var cause: Int
    /// Orders entries of the same time.
    var rank: Int
  }

  private(set) var entries: [Entry] = []

  /// - Parameter cause: the number of an entry, or -1.
  @discardableResult
  mutating func add(_ record: TraceRecord, isInferred: Bool, cause: Int = -1, rank: Int? = nil) -> Int {
    entries.append(Entry(record: record, isInferred: isInferred, cause: cause, rank: rank ?? entries.count << 8))
    return entries.count - 1
  }

  /// The records by time, with causes as places in the trace.
  func records() -> (records: [TraceRecord], isInferred: [Bool]) {
    let order = entries.indices.sorted {
      (entries[$0].record.time, entries[$0].rank, $0) < (entries[$1].record.time, entries[$1].rank, $1)
    }
    var places = [Int32](repeating: -1, count: entries.count)
    for (place, entry) in order.enumerated() { places[entry] = Int32(clamping: place) }
    let records = order.map { entry in
      var record = entries[entry].record
      record.cause = entries.indices.contains(entries[entry].cause) ? places[entries[entry].cause] : -1
      return record
    }
    return (records, order.map { entries[$0].isInferred })
  }
}
