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
      if latest != .min, latest - record.time > 1_000_000_000 {
        return
          "line \(place + 2): is \((latest - record.time) / 1_000_000_000) s earlier than what was noted before it: the clock was set "
          + "back, or lines have changed places; what is told goes by their order"
      }
      latest = max(latest, record.time)
    }
    return nil
  }
}
