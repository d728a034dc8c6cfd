/// The hook of a strategy that a task works for. Tasks that a hook starts belong to it, unless they are detached.
public enum StrategyHook: UInt8, Hashable, Sendable {
  /// No hook, or a detached task.
  case none
  case appDidLaunch
  case nativeWillSend
  case nativeDidReceive
  case pageWillLoad
  case cookieHeaderForPage
  case cookiesForHandedOverDownload
  case webStoreDidChange
  case refreshForNative
  case refreshForPage

  @TaskLocal static var current = StrategyHook.none
}

/// Which hook, and which step of the run, each record of a trace came from. Kept apart from the trace: only who asks for
/// it pays for it, and the trace is the same.
struct RecordOrigins {
  private(set) var hooks: [StrategyHook] = []
  /// The number of jobs and events that the run had begun by then.
  private(set) var steps: [Int] = []
  /// On whose behalf the world handles the present event.
  var eventHook = StrategyHook.none

  mutating func removeAll() {
    hooks.removeAll(keepingCapacity: true)
    steps.removeAll(keepingCapacity: true)
    eventHook = .none
  }

  mutating func note(step: Int) {
    let hook = StrategyHook.current
    hooks.append(hook == .none ? eventHook : hook)
    steps.append(step)
  }
}

extension AppShell {
  /// Calls a hook of the strategy.
  func hook<Result: Sendable>(_ hook: StrategyHook, _ call: () async -> Result) async -> Result {
    world.executor.witness?.note(hook)
    guard world.notesOrigins else { return await call() }
    return await StrategyHook.$current.withValue(hook, operation: call)
  }
}
