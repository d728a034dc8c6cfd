import CookieDiagnosis

/// What the world asks the app's shell to do: code that waits, and so needs a task.
struct ShellCall: ~Copyable, Sendable {
  enum Action: Sendable {
    case didLaunch
    case webStoreDidChange
    case loadPage(passesOtherSite: Bool)
    case answerPage(generation: Int32)
    case renewSession
    case logIn
    case logOut
    case call
    /// Its order is a place in ``World/orders``.
    case download(order: Int32)
    case showDocument(order: Int32)
    case handOver(order: Int32, generation: Int32)
  }

  let shell: AppShell
  let action: Action
  /// What it is told is kept apart from what other calls are told, in a scheduled run that keeps it apart.
  let group: Int32
  /// The user waits for it.
  let isAwaited: Bool

  /// True if the task that it had is as good as a new one for the next call.
  func perform() async -> Bool {
    if group == AsyncHistory.common {
      await run()
    } else {
      await HookCall.$group.withValue(group) { await run() }
    }
    return shell.world.executor.isCurrent
  }

  private func run() async {
    await shell.perform(action)
    if isAwaited { shell.callEnds() }
  }
}
