import CookieDiagnosis
import CookieFiles

/// A clock that was set back while a capture or a recording was made: exchanges of one connection stand in the file in the order in
/// which they were begun, and records in that in which they were noted, whatever the clock said.
enum ClockSteps {
  /// Exporters write what ends first, first: so much, in microseconds, is no step.
  private static let least: Int64 = 60_000_000

  /// That there may have been one; nil if no connection's dates go back.
  static func remark(of exchanges: [CapturedExchange]) -> String? {
    if let step = stepByServer(exchanges) {
      return
        "\(step.place): begins \(step.microseconds / 1_000_000) s before what stands before it of the same host, and is answered later "
        + "by that host's Date: the clock was set back, and what is told goes by its dates"
    }
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

  /// A step of the clock, in microseconds, and the exchange behind it.
  struct Forward {
    var place: String
    var startedAt: Int64
    var microseconds: Int64
  }

  /// The first exchange that begins so much later than the one before it of its host as that host's Date does not say, and whose step the
  /// next one keeps: an answer from a cache has an old Date alone. Nil if there is none.
  ///
  /// - Parameter exchanges: in the order of their beginning.
  static func stepForward(in exchanges: [CapturedExchange]) -> Forward? {
    /// How far the capture's clock was ahead of the host's, and a step that is to be seen again.
    var known: [String: (ahead: Int64, forward: Forward?)] = [:]
    for exchange in exchanges {
      guard let date = AheadClock.serverDate(of: exchange) else { continue }
      let (host, ahead) = (CapturedHost.host(of: exchange.url), exchange.startedAt &- date)
      guard let before = known[host] else {
        known[host] = (ahead, nil)
        continue
      }
      let (step, isTooFar) = ahead.subtractingReportingOverflow(before.ahead)
      guard !isTooFar, step >= leastForward else {
        known[host] = (ahead, nil)
        continue
      }
      if let forward = before.forward { return forward }
      known[host]?.forward = Forward(place: exchange.place, startedAt: exchange.startedAt, microseconds: step)
    }
    return nil
  }

  /// Whatever has set the clock, a cookie of an hour is over by it.
  private static let leastForward: Int64 = 3_600_000_000

  static func remark(ofForward step: Forward) -> String {
    "\(step.place): begins \(step.microseconds / 1_000_000) s later than its host's Date says behind the one before it: the clock was set "
      + "forward, or that answer is an old one"
  }

  /// An exchange that begins earlier than one before it in the file, though its server says that it came later.
  private static func stepByServer(_ exchanges: [CapturedExchange]) -> (place: String, microseconds: Int64)? {
    var latest: [String: (startedAt: Int64, date: Int64)] = [:]
    for exchange in exchanges {
      guard let date = AheadClock.serverDate(of: exchange) else { continue }
      let host = CapturedHost.host(of: exchange.url)
      guard let before = latest[host] else {
        latest[host] = (exchange.startedAt, date)
        continue
      }
      let (back, isTooFar) = before.startedAt.subtractingReportingOverflow(exchange.startedAt)
      if !isTooFar, back > least, date >= before.date { return (exchange.place, back) }
      if exchange.startedAt > before.startedAt { latest[host] = (exchange.startedAt, date) }
    }
    return nil
  }

  /// The same of a recorder's trace, whose records are read in the file's order.
  static func remark(of trace: Trace) -> String? {
    var latest = Int64.min
    for (place, record) in trace.records.enumerated() {
      if latest != .min, latest &- record.time > leastNoted {
        return
          "line \(place + 2): is \((latest &- record.time) / 1_000_000_000) s earlier than what was noted before it: the clock was set "
          + "back, or lines have changed places; what is told goes by their order, and by the clock as it was before"
      }
      latest = max(latest, record.time)
    }
    return nil
  }

  /// Lines are written by several threads: so much, in nanoseconds, is no step.
  private static let leastNoted: Int64 = 1_000_000_000

  /// In nanoseconds: a clock that was set back by more says nothing of when anything was.
  private static let longest: Int64 = 1 << 61

  /// A recorder's trace by the clock as it was before it was set back: what was noted later is later.
  static func straightened(_ recorded: RecordedTrace) -> RecordedTrace {
    var (latest, offset) = (Int64.min, Int64(0))
    var straightened = recorded
    for place in recorded.trace.records.indices {
      let record = recorded.trace.records[place]
      // A file may have any two times: what would be longer than that away stays where it is.
      if latest != .min, latest &- (record.time &+ offset) > leastNoted { offset = min(latest &- record.time, longest) }
      straightened.trace.records[place].time = record.time &+ offset
      if offset > 0, record.expiresAt != 0, record.expiresAt < .max / 4 {
        straightened.trace.records[place].expiresAt = record.expiresAt &+ offset
      }
      latest = max(latest, record.time &+ offset)
    }
    return straightened
  }
}
