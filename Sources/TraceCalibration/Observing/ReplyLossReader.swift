import CaptureDiagnosis
import CookieDiagnosis

/// Counts refreshes whose answer never came, although there was a connection.
struct ReplyLossReader {
  private(set) var tries = Tries()

  /// - Parameter showsLife: the trace says when the app left the screen, or began anew.
  init(_ exchanges: Exchanges, showsLife: Bool) {
    // Without one answer nobody knows how long to wait; an answer that is kept open is none to go by.
    let longest = [TraceActor.page, .native].flatMap { exchanges.roundTrips(of: $0).usual.samples }.max()
    guard let longest else { return }
    let ends = exchanges.records.filter { Self.ends.contains($0.kind) }
    var next = 0
    var isOffline = false
    for hop in exchanges.hops where exchanges.request(hop).isRefreshOfApp {
      let sent = exchanges.sent(hop)
      while next < ends.count, ends[next].time <= sent {
        if ends[next].kind == .connectionLost { isOffline = true }
        if ends[next].kind == .connectionBack { isOffline = false }
        next += 1
      }
      guard !isOffline, !exchanges.neverLeft(hop) else { continue }
      if hop.status != 0 {
        tries.add(false)
      } else if showsLife {
        // What ended in the midst of it has taken the answer with it.
        let isPage = exchanges.request(hop).actor == .page
        let end = ends[next...].first { isPage || $0.kind != .pageLoadStarted && $0.kind != .pageDied }?.time
        let waited = min(end ?? .max, exchanges.records.last?.time ?? 0).since(sent)
        if Double(waited) / 2e6 > longest { tries.add(true) }
      } else {
        tries.add(hop.answered == nil ? nil : true)
      }
    }
  }

  private static let ends: Set<TraceRecord.Kind> = [
    .appBackgrounded, .appLaunched, .appKilled, .pageLoadStarted, .pageDied, .connectionLost, .connectionBack,
  ]
}

extension TraceRecord {
  fileprivate var isRefreshOfApp: Bool { endpoint == .refresh && (actor == .page || actor == .native) }
}
