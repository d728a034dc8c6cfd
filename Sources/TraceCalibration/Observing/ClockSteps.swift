import CaptureDiagnosis
import CookieDiagnosis

/// Where the clock of a recording went back: whoever set it knows by how much, the recording only at what record.
public enum ClockSteps {
  /// Records of several threads may be a little out of order.
  private static let least: Int64 = 1_000_000_000

  /// In words; a record's number is that of its line behind the header's.
  public static func remarks(of recorded: RecordedTrace) -> [String] {
    var latest = Int64.min
    var first: (number: Int, nanoseconds: Int64)?
    var count = 0
    for (place, record) in recorded.trace.records.enumerated() {
      defer { latest = record.time }
      guard latest != .min, record.time < latest, latest.since(record.time) >= least else { continue }
      first = first ?? (place + 1, latest.since(record.time))
      count += 1
    }
    guard let first else { return [] }
    let seconds = (first.nanoseconds + 500_000_000) / 1_000_000_000
    let more = count > 1 ? ", and \(count - 1) more times" : ""
    return [
      "record \(first.number): the clock goes back by \(seconds) s\(more); times across that are not those of the app"
    ]
  }
}
