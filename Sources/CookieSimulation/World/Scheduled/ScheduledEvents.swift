/// In a scheduled run no time passes between deliveries, so what the clock does in a timed run is an event of its own.
extension World {
  /// The moment from which operations find a network process that is starting.
  ///
  /// In a scheduled run that is an event (`networkProcessReady`), and operations wait for it.
  func networkProcessWillBeReady(at time: Int64) -> Int64 {
    guard isScheduled else {
      web.networkProcess = .starting(readyAt: time)
      return time
    }
    web.networkProcess = .starting(readyAt: .max)
    return now
  }

  func networkProcessBecomesReady(generation: Int32) {
    guard case .starting = web.networkProcess, generation == web.generation else { return }
    web.networkProcess = .running
  }

  /// Native code notices that the network process is dead (`networkProcessDeathNoticed` in a scheduled run).
  func networkProcessDeathIsNoticed(generation: Int32) {
    guard case .dead = web.networkProcess, generation == web.generation else { return }
    web.networkProcess = .dead(noticedAt: now)
  }

  /// A clock for telling whether anything happened in between: in a scheduled run things happen without time passing.
  var moment: Int64 { isScheduled ? Int64(executor.steps) : now }

  /// What is scheduled from now on counts from when the present event was due, and nothing is left of what was drawn
  /// before.
  func beginMoment(due: Int64) {
    pending.dueNow = max(now, due)
    _ = tape.takeSlack()
  }

  func handleChosen(_ entry: PendingEvents.Entry) {
    executor.advance(to: entry.earliest)
    beginMoment(due: entry.due)
    noteAnswer(of: entry.event)
    handle(entry.event)
  }
}
