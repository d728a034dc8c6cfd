import CookieDiagnosis

/// Reads a recording for launches that found the web store without the session's cookies.
///
/// A launch counts if the store had held a cookie with a date, long enough for it to be on the disk, and shows by itself what
/// it has: by a read, or by a page's request, before anybody writes that cookie again. Cookies without a date end with their
/// process, which is no loss.
struct LossReader {
  private struct Held {
    var value: TraceText
    var expiresAt: Int64
    var writtenAt: Int64
  }

  private var tries = Tries()
  private var held: [TraceText: Held] = [:]
  /// What this launch has yet to show.
  private var atRisk: [TraceText: Held] = [:]
  /// A read that showed nothing, which a request has yet to confirm.
  private var isDoubted = false
  private var latest: Int64 = 0
  /// Longer than stores take to write what they have to the disk, in nanoseconds.
  private static let flush: Int64 = 10_000_000_000
  /// A store that is not used for this long may be emptied, which is another fault.
  private static let idle: Int64 = 10 * 86_400 * 1_000_000_000

  static func read(_ records: [TraceRecord]) -> Tries {
    var reader = LossReader()
    for record in records {
      reader.take(record)
      // Nothing else is known of when the app ended.
      reader.latest = record.time
    }
    reader.endLaunch()
    return reader.tries
  }

  private mutating func take(_ record: TraceRecord) {
    switch record.kind {
    case .appLaunched: launch(at: record.time)
    case .appMoved, .clockSet: (held, atRisk, isDoubted) = ([:], [:], false)
    case .cookieWritten where record.store == .web && record.isOfSession: write(record)
    case .cookieDeleted where record.store == .web && record.isOfSession:
      leave(record.name)
      held[record.name] = nil
    case .storeRead where record.store == .web && record.actor != .page: read(record)
    case .requestSent where record.actor == .page && record.showsStore: send(record)
    default: break
    }
  }

  private mutating func launch(at time: Int64) {
    endLaunch()
    guard time.since(latest) < Self.idle else { return held = [:] }
    atRisk = held.filter { $0.value.expiresAt > time && $0.value.writtenAt <= latest - Self.flush }
    // What may have been lost with the old process is not known to be there.
    held = atRisk
  }

  /// What this launch has not shown may be gone, and the next one's loss would not be its own.
  private mutating func endLaunch() {
    if isDoubted { tries.add(nil) }
    for name in atRisk.keys { held[name] = nil }
    (atRisk, isDoubted) = ([:], false)
  }

  private mutating func write(_ record: TraceRecord) {
    leave(record.name)
    held[record.name] =
      record.value.isEmpty
      ? nil : Held(value: record.value, expiresAt: record.expiresAt, writtenAt: record.time)
  }

  /// Nothing that is seen of this cookie from now on says what the launch has found.
  private mutating func leave(_ name: TraceText) {
    atRisk[name] = nil
    guard atRisk.isEmpty, isDoubted else { return }
    tries.add(nil)
    isDoubted = false
  }

  /// A read says what it shows of the refresh token; with no cookie at all, of both.
  private mutating func read(_ record: TraceRecord) {
    atRisk = atRisk.filter { $0.value.expiresAt > record.time }
    if !record.value.isEmpty, let known = atRisk[.refresh] { return settle(known.value != record.value ? nil : false) }
    let showsNone = record.value.isEmpty && (atRisk[.refresh] != nil || record.number == 0 && !atRisk.isEmpty)
    // Some platforms show nothing until their process runs: a request tells.
    if showsNone { isDoubted = true }
  }

  private mutating func send(_ record: TraceRecord) {
    atRisk = atRisk.filter { $0.value.expiresAt > record.time }
    guard let known = atRisk[record.name] else {
      if record.value.isEmpty { held[record.name] = nil }
      return
    }
    if record.value.isEmpty { settle(true) } else { settle(record.value == known.value ? false : nil) }
  }

  /// - Parameter isLost: nil for a value that is neither the one nor none, which is another fault.
  private mutating func settle(_ isLost: Bool?) {
    if let isLost { tries.add(isLost) }
    if isLost != false { held = held.filter { atRisk[$0.key] == nil } }
    (atRisk, isDoubted) = ([:], false)
  }
}

extension TraceRecord {
  fileprivate var isOfSession: Bool { name == .access || name == .refresh }

  /// True for a request that carries what its side's store has of the token.
  fileprivate var showsStore: Bool { !hasOwnHeader && endpoint.takesToken && client.sendsFromStore }
}
