/// A scheduled run: delays are orders, and a guide or a recording says what comes next.
extension Simulator {
  /// Runs the scenario as `guide` decides, and scores the trace.
  ///
  /// The rules, which are those of an exhaustive search as well: ready code of the strategy runs before anything else
  /// happens. A delivery (an answer, a message, a write that reaches its store) may come at any moment from its sending
  /// until its longest delay is over, and takes no time by itself. Timers (waits, expiries, sleeps) fire in their
  /// order; those that overlap because of jitter fire in any order. Messages that keep their order on the platform
  /// keep it here.
  public func run(guidedBy guide: any ScheduleGuide) -> RunSummary { run(Tape(guide: guide)) }

  /// Lets one of the things happen that may come next. False if nothing is left.
  func fireChosen() -> Bool {
    world.settleHistory()
    world.findEnabled(nextSleep: executor.nextTimer?.time)
    let count = world.enabled.count
    guard count > 0 else { return false }
    let choice = world.tape.choose(below: count, for: .order, in: world)
    guard !world.tape.isCut else { return true }
    guard let event = world.takePending(choice) else {
      world.noteSleepEnd()
      executor.fireNextTimer()
      world.beginMoment(due: world.now)
      return true
    }
    executor.countStep()
    world.handleChosen(event)
    return true
  }
}
