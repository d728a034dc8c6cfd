/// Which hook, and which step of the run, each record of a trace came from. Kept apart from the trace: only who asks for
/// it pays for it, and the trace is the same.
package struct RecordOrigins {
  package init() {}

  package private(set) var hooks: [StrategyHook] = []
  /// The number of jobs and events that the run had begun by then.
  package private(set) var steps: [Int] = []
  /// On whose behalf the world handles the present event.
  package var eventHook = StrategyHook.none

  package mutating func removeAll() {
    hooks.removeAll(keepingCapacity: true)
    steps.removeAll(keepingCapacity: true)
    eventHook = .none
  }

  /// Notes the next record's origin: the hook that a task works for, or the event's if it works for none.
  package mutating func note(_ hook: StrategyHook, step: Int) {
    hooks.append(hook == .none ? eventHook : hook)
    steps.append(step)
  }
}
