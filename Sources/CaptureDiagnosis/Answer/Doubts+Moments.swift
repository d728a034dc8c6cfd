import CookieDiagnosis

/// Doubts about what may have happened in a moment in which a client was silent: an app can be ended and opened again in some seconds.
extension Doubts {
  /// Cookies with a date, which no end of a process takes, are missing as well.
  var othersWentToo: Bool {
    scene.isCapture && scene.refusal.flatMap { scene.recorded.cookieSights[$0.request] }?.companions == .gone
  }

  /// Nobody is seen to renew, and something that looks like a refresh is refused.
  var mayHaveBeenRefused: Bool {
    scene.isCapture && setting.concluded == "not-renewed"
      && scene.records.contains {
        $0.kind == .requestSent && scene.recorded.cookieSights[$0.request]?.mayBeRefresh ?? false
      }
  }

  /// As long as an engine may take to the disk (catalogue F20).
  private static let flush: Int64 = 30_000_000_000

  private var gone: TraceRecord? { scene.records.last { $0.kind == .cookieVanished } }

  var losesUndated: Bool { gone.map { $0.expiresAt == 0 } ?? false }

  /// It had been written not long before it was shown for the last time.
  var losesFresh: Bool {
    guard let gone else { return false }
    let write = scene.records.last {
      $0.kind == .cookieWritten && $0.value == gone.value && $0.store == gone.store && $0.cause >= 0
    }
    let shown = scene.records.last { $0.kind == .requestSent && $0.value == gone.value }
    return write.map { (shown?.time ?? $0.time) &- $0.time < Self.flush } ?? false
  }

  /// An older token is back in a store that was given a newer one not long before its client was silent for a moment.
  var cameBackBehindAMoment: Bool {
    let records = Array(scene.sinceLogIn)
    guard scene.isCapture, let loaded = records.lastIndex(where: { $0.kind == .cookieLoaded }),
      let newer = records[..<loaded].lastIndex(where: {
        $0.kind == .cookieWritten && $0.store == records[loaded].store && $0.name == records[loaded].name
      })
    else { return false }
    let actor: TraceActor = records[loaded].store == .web ? .page : .native
    let last =
      records[newer..<loaded].last { $0.kind == .requestSent && $0.actor == actor }?.time ?? records[newer].time
    return last &- records[newer].time < Self.flush && records[loaded].time &- last >= VerdictScene.moment
  }
}

extension VerdictScene {
  /// What is gone was shown last so long before it was missing that the app may have been ended and opened again; nobody takes that for a
  /// gap between two visits.
  var wasAwayForAMoment: Bool {
    guard isCapture, setting.refused == .missing, !setting.hasRestarted, let refusal,
      let missing = records.last(where: { $0.kind == .requestSent && $0.request == refusal.request })
    else { return false }
    let before = records.last { $0.kind == .requestSent && $0.actor == missing.actor && !$0.value.isEmpty }
    return before.map { missing.time &- $0.time >= Self.moment } ?? false
  }

  /// As long as it takes to end an app and open it again, in nanoseconds.
  fileprivate static let moment: Int64 = 3_000_000_000
}
