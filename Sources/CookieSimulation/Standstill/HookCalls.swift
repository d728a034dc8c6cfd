import CookieDiagnosis

/// The calls of a strategy's hooks in one run, and what each waits for. Kept only in a run that notes origins.
struct HookCalls {
  struct Wait {
    var operation: Standstill.Operation
    var since: Int64
    var isOver = false
  }

  struct Call {
    var hook: StrategyHook
    var begun: Int64
    var launch: Int32
    var hasReturned = false
    var waits: [Wait] = []
  }

  /// Where a wait is noted.
  struct WaitPlace {
    var call: Int
    var wait: Int
  }

  /// The call that a task works for; tasks that a hook starts belong to it.
  @TaskLocal static var current = -1

  private(set) var calls: [Call] = []

  mutating func removeAll() { calls.removeAll(keepingCapacity: true) }

  mutating func begin(_ hook: StrategyHook, at time: Int64, launch: Int32) -> Int {
    calls.append(Call(hook: hook, begun: time, launch: launch))
    return calls.count - 1
  }

  mutating func end(_ call: Int) {
    if calls.indices.contains(call) { calls[call].hasReturned = true }
  }

  mutating func beginWait(for operation: Standstill.Operation, at time: Int64) -> WaitPlace? {
    let call = Self.current
    guard calls.indices.contains(call) else { return nil }
    calls[call].waits.append(Wait(operation: operation, since: time))
    return WaitPlace(call: call, wait: calls[call].waits.count - 1)
  }

  mutating func endWait(_ place: WaitPlace) {
    guard calls.indices.contains(place.call), calls[place.call].waits.indices.contains(place.wait) else { return }
    calls[place.call].waits[place.wait].isOver = true
  }
}

extension AppShell {
  /// Calls a hook of the strategy.
  @inline(__always)
  func hook<Result: Sendable>(_ hook: StrategyHook, _ call: () async -> Result) async -> Result {
    // Of most runs nobody wants to know which hooks are under way: each call that stands in between costs one of theirs.
    areHooksWatched ? await witnessed(hook, call) : await call()
  }

  var areHooksWatched: Bool { world.executor.witness != nil || world.notesOrigins }

  @inline(never)
  private func witnessed<Result: Sendable>(_ hook: StrategyHook, _ call: () async -> Result) async -> Result {
    guard world.executor.witness != nil else { return await tracked(hook, call) }
    let task = withUnsafeCurrentTask { $0.map { unsafeBitCast($0, to: UInt.self) } } ?? 0
    world.executor.begin(hook, on: task)
    let result = await tracked(hook, call)
    if world.executor.isCurrent { world.executor.endHook(on: task) }
    return result
  }

  private func tracked<Result: Sendable>(_ hook: StrategyHook, _ call: () async -> Result) async -> Result {
    guard world.notesOrigins else { return await call() }
    let number = world.hookCalls.begin(hook, at: world.now, launch: launch)
    let result = await StrategyHook.$current.withValue(hook) {
      await HookCalls.$current.withValue(number, operation: call)
    }
    if world.executor.isCurrent { world.hookCalls.end(number) }
    return result
  }
}

extension StoreHandles {
  /// Notes what the calling task is about to wait for, in a run that asks for it. Only on the run's thread.
  func beginWait(for operation: Standstill.Operation) -> HookCalls.WaitPlace? {
    world.notesOrigins ? world.hookCalls.beginWait(for: operation, at: world.now) : nil
  }

  func endWait(_ place: HookCalls.WaitPlace?) {
    guard let place, world.executor.isCurrent else { return }
    world.hookCalls.endWait(place)
  }
}
