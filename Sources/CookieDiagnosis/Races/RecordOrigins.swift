/// Which hook, and which step of the run, each record of a trace came from. Kept apart from the trace: only who asks for
/// it pays for it, and the trace is the same.
package struct RecordOrigins {
  package init() {}

  package private(set) var hooks: [StrategyHook] = []
  /// The number of jobs and events that the run had begun by then.
  package private(set) var steps: [Int] = []
  /// Events of the world since the last record, which no code of the strategy had a part in.
  package private(set) var eventsSinceRecord = 0
  /// On whose behalf the world handles the present event.
  package var eventHook = StrategyHook.none

  package mutating func removeAll() {
    hooks.removeAll(keepingCapacity: true)
    steps.removeAll(keepingCapacity: true)
    eventsSinceRecord = 0
    eventHook = .none
  }

  /// Notes that something of the world happens.
  package mutating func noteEvent() { eventsSinceRecord += 1 }

  /// Notes the next record's origin: the hook that a task works for, or the event's if it works for none.
  package mutating func note(_ hook: StrategyHook, step: Int) {
    hooks.append(hook == .none ? eventHook : hook)
    steps.append(step)
    eventsSinceRecord = 0
  }
}
