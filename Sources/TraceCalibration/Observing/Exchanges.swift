import CaptureDiagnosis
import CookieDiagnosis

/// The requests of a trace with their answers, as their clients saw them.
struct Exchanges {
  /// What became of a request.
  enum Outcome: Hashable {
    /// 2xx, with cookies of the session.
    case renewed
    /// 2xx without.
    case bare
    /// 400, 401 or 403.
    case refused
    /// An answer that says nothing about the session.
    case other
    case unanswered
  }

  let records: [TraceRecord]
  /// In the order of their sending.
  let hops: [Hop]
  /// What tokens say of their own ends.
  let ownEnds: OwnEnds
  private let unsent: Set<Int32>
  private let servedAnyway: Set<Int32>
  private let untimed: Set<Int32>
  /// When the app left the screen: nothing is received then.
  private let leaves: [Int64]

  init(_ recorded: RecordedTrace) {
    records = recorded.trace.records
    (unsent, servedAnyway) = (recorded.unsentRequests, recorded.servedAnyway)
    untimed = recorded.untimedAnswers
    ownEnds = OwnEnds(recorded)
    hops = Hop.all(in: records)
    leaves = records.filter { $0.kind == .appBackgrounded }.map(\.time)
  }

  /// True if a capture says that it never left the device.
  func neverLeft(_ hop: Hop) -> Bool { unsent.contains(request(hop).request) }

  func request(_ hop: Hop) -> TraceRecord { records[hop.sent] }

  /// Nanoseconds of the trace's clock.
  func sent(_ hop: Hop) -> Int64 { records[hop.sent].time }

  /// The same of its answer; without one, the end of the trace: it came no later, or never.
  func received(_ hop: Hop) -> Int64 { hop.answered.map { records[$0].time } ?? records.last?.time ?? 0 }

  func outcome(_ hop: Hop) -> Outcome {
    switch hop.status {
    case 0: .unanswered
    case 200..<300 where hop.brought.isEmpty: servedAnyway.contains(request(hop).request) ? .other : .bare
    case 200..<300: .renewed
    case 400, 401, 403: .refused
    default: .other
    }
  }

  /// How long each exchange took that had an answer while the app was on the screen, but for files and documents, whose
  /// bodies take their own time.
  func roundTrips(of actor: TraceActor) -> RoundTrips {
    var trips = RoundTrips()
    for hop in hops {
      let request = request(hop)
      guard request.actor == actor, request.endpoint != .document, request.endpoint != .download, hop.status != 0,
        hop.answered != nil, !untimed.contains(request.request), !isInterrupted(from: request.time, to: received(hop))
      else { continue }
      trips.add(Double(received(hop).since(request.time)) / 1e6)
    }
    return trips
  }

  private func isInterrupted(from start: Int64, to end: Int64) -> Bool {
    var (lower, upper) = (0, leaves.count)
    while lower < upper {
      let middle = (lower + upper) / 2
      if leaves[middle] < start { lower = middle + 1 } else { upper = middle }
    }
    return lower < leaves.count && leaves[lower] <= end
  }
}
