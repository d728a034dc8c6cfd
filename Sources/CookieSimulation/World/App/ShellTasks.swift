import CookieDiagnosis

/// The tasks of the shell's calls. One whose call is done waits for the next, of this run or a later one: to wake it costs a
/// tenth of what it costs to make a task and to end it.
///
/// A call has one job to begin with in either case, and no other, so that a run is the same. What a task could keep from one
/// call to the next would be seen by a strategy: one that was cancelled, has another priority, or came back on a foreign
/// thread, ends. Of task-local values it has those that were bound on the thread when it was made.
///
/// Unchecked: used on the run's thread alone. A task that is on another one ends without a look at it.
final class ShellTasks: @unchecked Sendable {
  @exclusivity(unchecked) private var idle: [UnsafeContinuation<ShellCall?, Never>] = []

  /// Of the tasks that wait, all of which were made outside a task.
  @exclusivity(unchecked) private var priority = TaskPriority.medium

  var areIdle: Bool { !idle.isEmpty }

  /// - Parameter isInTask: a task makes the call; what it begins inherits its priority and its values.
  func start(_ call: consuming ShellCall, isInTask: Bool) {
    if !isInTask || inheritsNothing(call), let task = idle.popLast() {
      task.resume(returning: call)
    } else if isInTask {
      Task { [call] in _ = await call.perform() }
    } else {
      let first = FirstCall(call)
      Task { await serve(first) }
    }
  }

  /// True if the running task would hand down what an idle one has anyway: its own code makes calls, and no hook of a strategy,
  /// so that the only value that can be bound is the group of calls that are kept apart.
  private func inheritsNothing(_ call: borrowing ShellCall) -> Bool {
    call.group == AsyncHistory.common && Task.currentPriority == priority
  }

  /// Lets the tasks end that wait. Their jobs are the caller's to run.
  func end() {
    for task in idle { task.resume(returning: nil) }
    idle.removeAll()
  }

  /// No call is held while the task waits for the next: the strategy goes with its launch.
  private func serve(_ first: FirstCall) async {
    let priority = Task.currentPriority
    self.priority = priority
    var goesOn = await perform(first.call.take())
    while goesOn {
      goesOn = await perform(
        withUnsafeContinuation { next in
          if isAsNew(next, priority) { idle.append(next) } else { next.resume(returning: nil) }
        })
    }
  }

  private func perform(_ call: consuming ShellCall?) async -> Bool {
    guard let call else { return false }
    return await call.perform()
  }

  /// A continuation is its task's address, which is all that the runtime's name for the task is: to ask for that by
  /// `withUnsafeCurrentTask` costs as much as half of a new task. A cast to another size would end the first run.
  private func isAsNew(_ next: UnsafeContinuation<ShellCall?, Never>, _ priority: TaskPriority) -> Bool {
    let task = unsafeBitCast(next, to: UnsafeCurrentTask.self)
    return !task.isCancelled && task.priority == priority
  }

  /// A task keeps what its closure has captured until it ends.
  private final class FirstCall: @unchecked Sendable {
    // Unchecked: written before the task begins, and taken by it.
    var call: ShellCall?
    init(_ call: ShellCall) { self.call = call }
  }
}
