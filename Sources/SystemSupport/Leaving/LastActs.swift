import Foundation

/// What must not outlive this process, whichever way it ends: its children and its temporary directories.
///
/// Ended by `exit`, it performs the last acts itself; by a signal, if ``watchesSignals`` says so. Nothing helps against
/// SIGKILL: what that leaves, the next run clears away (``PrivateDirectory``).
package enum LastActs {
  private struct State {
    /// Whether signals perform the last acts too. For a program, not for a library in somebody else's.
    var watchesSignals = false
    var isWatched = false
    var groups: Set<pid_t> = []
    var paths: Set<String> = []
  }

  /// Unchecked: the lock guards it.
  private nonisolated(unsafe) static var state = State()
  private static let lock = NSLock()
  /// How long the dead may take to be reaped, in seconds.
  private static let patience = 1.0

  /// From here on, SIGHUP, SIGINT and SIGTERM perform the last acts before they end the process.
  package static func watchSignals() { lock.withLock { state.watchesSignals = true } }

  /// Called before there is anything to do at the end. Without a thread for it, signals would leave it undone.
  private static func prepare() throws(SystemFailure) {
    if !state.isWatched {
      atexit { LastActs.atExit() }
      state.isWatched = true
    }
    if state.watchesSignals { try SignalWatch.begin() }
  }

  // MARK: - Children

  /// Starts the leader of a process group by `spawn`, which gets no signal in between.
  static func starting(_ spawn: () throws(SystemFailure) -> pid_t) throws(SystemFailure) -> pid_t {
    lock.lock()
    defer { lock.unlock() }
    try prepare()
    let group = try spawn()
    state.groups.insert(group)
    return group
  }

  /// What is known of a child.
  enum Reaping {
    case running
    /// With its status, as of `waitpid`; nil if somebody else took it.
    case ended(Int32?)
  }

  /// Takes a child's status if it has ended. Its number may belong to another process from then on.
  static func reap(_ group: pid_t) -> Reaping {
    lock.withLock {
      var status: Int32 = 0
      let found = waitpid(group, &status, WNOHANG)
      if found == 0 || (found < 0 && errno == EINTR) { return .running }
      state.groups.remove(group)
      return .ended(found == group ? status : nil)
    }
  }

  // MARK: - Directories

  static func making(_ make: () throws(SystemFailure) -> String) throws(SystemFailure) -> String {
    lock.lock()
    defer { lock.unlock() }
    try prepare()
    let path = try make()
    state.paths.insert(path)
    return path
  }

  static func forget(_ path: String) { lock.withLock { _ = state.paths.remove(path) } }

  // MARK: - The end

  private static func atExit() { lock.withLock { perform() } }

  /// Performs the last acts for a signal that ends the process. The lock is never given back: a thread that asks how
  /// its child ended would take the kill for the child's own doing, and might still report it.
  static func performForGood() {
    lock.lock()
    perform()
  }

  private static func perform() {
    for group in state.groups { kill(-group, SIGKILL) }
    let end = ContinuousClock.now + .seconds(patience)
    while !state.groups.isEmpty, ContinuousClock.now < end {
      state.groups = state.groups.filter { group in
        var status: Int32 = 0
        return waitpid(group, &status, WNOHANG) == 0
      }
      if !state.groups.isEmpty { usleep(1_000) }
    }
    for path in state.paths { PrivateDirectory.removeTree(path) }
    state.paths = []
  }
}
