import CookieScenarios
import Foundation

/// How time goes by in a trial: really, or on the clocks of the server and the app.
extension TrialPlayer {
  /// Lets time go by, in which each side's timer fires at the expiry of its access token: really, or on the clocks of the
  /// server and the app, where what is under way comes to its end before; the last seconds behind a timer go by really.
  func wait(_ seconds: Double) throws {
    let isReal = seconds <= Self.longestWait
    // Settling is a part of it, as what is under way goes on during a wait.
    let end = server.server.clock.now + seconds
    if !isReal {
      try settle()
      try sleep(Self.shortestWait)
    }
    while true {
      let due = timersDue(before: end)
      guard let moment = due.map(\.expiry).min() else { break }
      let missing = moment - server.server.clock.now
      if missing > 0, isReal || !underWay.isEmpty {
        // An answer may set a timer anew meanwhile.
        try sleep(missing)
        continue
      }
      try advance(to: moment)
      try fire(due.filter { $0.expiry - moment < Self.together }, at: moment)
      // What a timer has begun just before the end is under way then, as in the simulator.
      if !isReal, end - server.server.clock.now > Self.longestWait { try settle() }
    }
    let rest = end - server.server.clock.now
    if isReal || !underWay.isEmpty { try sleep(max(0, rest)) } else { try advance(to: end) }
    // A user who meets a login page logs in before the script goes on.
    try hearAnswers()
  }

  /// Takes the answers that are there to what nobody waits for.
  private func hearAnswers() throws {
    guard let app else { return }
    for command in underWay where app.hasAnswered(command.id) {
      underWay.removeAll { $0.id == command.id }
      try take(try app.answer(to: command.id, of: command.action), to: command)
      // Whoever logs in begins anew, perhaps with another app.
      guard self.app === app else { return }
    }
  }

  /// True if the script ends while a timer's refresh is under way: what that comes to is not played any more, as in the simulator.
  func endsAmongTimers() throws -> Bool {
    try hearAnswers()
    return underWay.contains(where: \.isTimers)
  }

  /// Timers that are due so soon after each other, in seconds, go off in one command, each at its own moment: settling what the
  /// first has begun would take longer.
  private static let together = 1.0

  private func fire(_ timers: [(side: TrialUser.Side, expiry: Double)], at moment: Double) throws {
    func after(_ side: TrialUser.Side) -> Int64? {
      timers.first { $0.side == side }.map { Int64(($0.expiry - moment + draw(scenario.app.refreshJitter)) * 1e9) }
    }
    for (side, expiry) in timers { firedFor[side] = expiry }
    try refresh(nativeAfter: after(.native), pageAfter: after(.page), looksFirst: true)
    underWay[underWay.endIndex - 1].isTimers = true
  }

  private func timersDue(before end: Double) -> [(side: TrialUser.Side, expiry: Double)] {
    guard app != nil else { return [] }
    var due: [(TrialUser.Side, Double)] = []
    func latest(_ side: TrialUser.Side, _ other: Double?) -> Double? {
      [server.accessExpiry(of: side.rawValue, since: launchedAt), other].compactMap(\.self).max()
    }
    if scenario.app.nativeRefreshesAtExpiry, let expiry = latest(.native, copiedExpiry) {
      due.append((.native, expiry))
    }
    if scenario.app.pageRefreshesAtExpiry, pageIsLive, let expiry = latest(.page, bridgedExpiry) {
      due.append((.page, expiry))
    }
    return due.filter { $0.1 < end && firedFor[$0.0] != $0.1 }
  }

  private func advance(to moment: Double) throws {
    let missing = moment - server.server.clock.now
    guard missing > 0 else { return }
    server.server.advance(by: missing)
    if app != nil { _ = try running().ask(.advance) { $0.seconds = missing } }
  }

  private func sleep(_ seconds: Double) throws {
    if let app { try app.wait(seconds) } else { Thread.sleep(forTimeInterval: seconds) }
    if setting.isStopped() { throw Stopped() }
  }
}
