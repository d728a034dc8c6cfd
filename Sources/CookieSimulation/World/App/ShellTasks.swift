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
  @exclusivity(unchecked) private var idle: [Place] = []

  /// Of the tasks that wait, all of which were made outside a task.
  @exclusivity(unchecked) private var priority = TaskPriority.medium

  var areIdle: Bool { !idle.isEmpty }

  /// - Parameter isInTask: a task makes the call; what it begins inherits its priority and its values.
  func start(_ call: consuming ShellCall, isInTask: Bool) {
    if !isInTask || inheritsNothing(call), let place = idle.popLast() {
      place.call = consume call
      place.wait?.resume()
    } else if isInTask {
      Task { [call = consume call] in _ = await call.perform() }
    } else {
      let place = Place(consume call)
      Task { await serve(place) }
    }
  }

  /// True if the running task would hand down what an idle one has anyway: its own code makes calls, and no hook of a strategy,
  /// so that the only value that can be bound is the group of calls that are kept apart.
  private func inheritsNothing(_ call: borrowing ShellCall) -> Bool {
    call.group == AsyncHistory.common && Task.currentPriority == priority
  }

  /// Lets the tasks end that wait. Their jobs are the caller's to run.
  func end() {
    for place in idle { place.wait?.resume() }
    idle.removeAll()
  }

  /// No call is held while the task waits for the next: the strategy goes with its launch.
  private func serve(_ place: Place) async {
    let priority = Task.currentPriority
    self.priority = priority
    while await perform(place.call.take()) {
      await withUnsafeContinuation { wait in
        guard isAsNew(wait, priority) else { return wait.resume() }
        place.wait = wait
        idle.append(place)
      }
    }
  }

  private func perform(_ call: consuming ShellCall?) async -> Bool {
    guard let call = consume call else { return false }
    return await call.perform()
  }

  /// A continuation is its task's address, which is all that the runtime's name for the task is: to ask for that by
  /// `withUnsafeCurrentTask` costs as much as half of a new task. A cast to another size would end the first run.
  private func isAsNew(_ wait: UnsafeContinuation<Void, Never>, _ priority: TaskPriority) -> Bool {
    let task = unsafeBitCast(wait, to: UnsafeCurrentTask.self)
    return !task.isCancelled && task.priority == priority
  }

  /// What a task keeps until it ends: where it looks for a call when it goes on, since what a continuation returns is copied
  /// twice, and how it is made to go on.
  private final class Place: @unchecked Sendable {
    // Unchecked: written before the task begins or goes on, and taken by it.
    @exclusivity(unchecked) var call: ShellCall?
    @exclusivity(unchecked) var wait: UnsafeContinuation<Void, Never>?
    init(_ call: consuming ShellCall) { self.call = consume call }
  }
}
