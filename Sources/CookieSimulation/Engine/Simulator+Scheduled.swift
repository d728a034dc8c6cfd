import CookieDiagnosis

/// A scheduled run: a guide or a recording says what comes next, as far as delays allow it.
extension Simulator {
  /// Runs the scenario as `guide` decides, and scores the trace.
  ///
  /// The rules, which are those of an exhaustive search as well: ready code of the strategy runs before anything else
  /// happens. Whatever is pending may come next if there are delays within their bounds for which it does; what comes at
  /// the same instant comes in any order, except that messages which keep their order on the platform keep it here.
  /// Whether a deadline has come is decided in the same way. The times of the run are the least that fit all of this.
  public func run(guidedBy guide: any ScheduleGuide) -> RunSummary { run(Tape(guide: guide)) }

  /// True if the latest run did something that keys of states do not expect (``keyAssumptions``).
  public var keysFallShort: Bool { world.isScheduled && world.keysFallShort }

  /// What keys of states take for granted.
  public var keyAssumptions: KeyAssumptions {
    get { world.keyAssumptions }
    set { world.keyAssumptions = newValue }
  }

  /// What all runs so far have shown beyond that.
  public var keyNeeds: KeyAssumptions { world.keyNeeds }

  /// Lets one of the things happen that may come next. False if nothing is left.
  func fireChosen() -> Bool {
    world.settleHistory()
    world.scheduleSleeps()
    world.settleWaiting()
    guard !world.instants.mustReplay else { return true }
    world.findEnabled()
    let count = world.enabled.count
    guard count > 0 else { return false }
    if count == 1, !world.tape.passes(in: world) { return true }
    let choice = world.tape.choose(below: count, for: .order, in: world)
    guard !world.tape.isCut else { return true }
    executor.countStep()
    let (entry, event) = world.takePending(choice)
    world.handleChosen(entry, event)
    return true
  }
}
