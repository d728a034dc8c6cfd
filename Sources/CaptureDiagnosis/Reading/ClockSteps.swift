import CookieDiagnosis
import CookieFiles

/// A clock that was set back while a capture or a recording was made: exchanges of one connection stand in the file in the order in
/// which they were begun, and records in that in which they were noted, whatever the clock said.
enum ClockSteps {
  /// Exporters write what ends first, first: so much, in microseconds, is no step.
  private static let least: Int64 = 60_000_000

  /// That there may have been one; nil if no connection's dates go back.
  static func remark(of exchanges: [CapturedExchange]) -> String? {
    var latest: [String: Int64] = [:]
    for exchange in exchanges {
      guard let connection = exchange.connection else { continue }
      if let before = latest[connection], before - exchange.startedAt > least {
        return
          "\(exchange.place): begins \((before - exchange.startedAt) / 1_000_000) s before what stands before it of the same connection: "
          + "the clock may have been set back, and what is told goes by its dates"
      }
      latest[connection] = max(latest[connection] ?? .min, exchange.startedAt)
    }
    return nil
  }

  /// The same of a recorder's trace, whose records are read in the file's order.
  static func remark(of trace: Trace) -> String? {
    var latest = Int64.min
    for (place, record) in trace.records.enumerated() {
      if latest != .min, latest - record.time > leastNoted {
        return
          "line \(place + 2): is \((latest - record.time) / 1_000_000_000) s earlier than what was noted before it: the clock was set "
          + "back, or lines have changed places; what is told goes by their order, and by the clock as it was before"
      }
      latest = max(latest, record.time)
    }
    return nil
  }

  /// Lines are written by several threads: so much, in nanoseconds, is no step.
  private static let leastNoted: Int64 = 1_000_000_000

  /// A recorder's trace by the clock as it was before it was set back: what was noted later is later.
  static func straightened(_ recorded: RecordedTrace) -> RecordedTrace {
    var (latest, offset) = (Int64.min, Int64(0))
    var straightened = recorded
    for place in recorded.trace.records.indices {
      let record = recorded.trace.records[place]
      if latest != .min, latest - (record.time &+ offset) > leastNoted { offset = latest &- record.time }
      straightened.trace.records[place].time = record.time &+ offset
      if offset > 0, record.expiresAt != 0, record.expiresAt < .max / 4 {
        straightened.trace.records[place].expiresAt = record.expiresAt &+ offset
      }
      latest = max(latest, record.time &+ offset)
    }
    return straightened
  }
}
