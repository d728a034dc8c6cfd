import CaptureDiagnosis
import CookieDiagnosis

/// What the file of a recorder has whose earlier ones are gone: it begins with copies of the requests that had no answer yet.
enum LatePart {
  static func of(_ whole: RecordedTrace, from start: Int64) -> RecordedTrace {
    let records = whole.trace.records
    let begin = records.firstIndex { $0.time >= start } ?? records.count
    var open: [Int32: Int] = [:]
    for (place, record) in records[..<begin].enumerated() {
      if record.kind == .requestSent { open[record.request] = place }
      if record.kind == .responseReceived { open[record.request] = nil }
    }
    let kept = open.values.sorted() + Array(begin..<records.count)
    let places = Dictionary(uniqueKeysWithValues: kept.enumerated().map { (Int32(clamping: $1), Int32(clamping: $0)) })
    var late = whole
    late.trace.records = kept.map { place in
      var record = records[place]
      if record.cause >= 0 { record.cause = places[record.cause] ?? -1 }
      return record
    }
    late.isInferred = kept.map { whole.isInferred[$0] }
    return late
  }
}
