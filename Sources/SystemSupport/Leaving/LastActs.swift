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
    /// The children, and whether each leads a group.
    var children: [pid_t: Bool] = [:]
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

  /// Starts a child by `spawn`, which gets no signal in between.
  static func starting(inGroup leads: Bool, _ spawn: () throws(SystemFailure) -> pid_t) throws(SystemFailure) -> pid_t {
    lock.lock()
    defer { lock.unlock() }
    try prepare()
    let child = try spawn()
    state.children[child] = leads
    return child
  }

  /// What is known of a child.
  enum Reaping {
    case running
    /// With its status, as of `waitpid`; nil if somebody else took it.
    case ended(Int32?)
  }

  /// Takes a child's status if it has ended. Its number may belong to another process from then on.
  static func reap(_ child: pid_t) -> Reaping {
    lock.withLock {
      var status: Int32 = 0
      let found = waitpid(child, &status, WNOHANG)
      if found == 0 || (found < 0 && errno == EINTR) { return .running }
      state.children[child] = nil
      return .ended(found == child ? status : nil)
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

  private static func atExit() { performNow() }

  /// Performs the last acts before the process is ended in a way that nothing else gets to know of.
  package static func performNow() { lock.withLock { perform() } }

  /// Performs the last acts for a signal that ends the process. The lock is never given back: a thread that asks how
  /// its child ended would take the kill for the child's own doing, and might still report it.
  static func performForGood() {
    lock.lock()
    perform()
  }

  private static func perform() {
    for (child, leads) in state.children { kill(leads ? -child : child, SIGKILL) }
    let end = ContinuousClock.now + .seconds(patience)
    while !state.children.isEmpty, ContinuousClock.now < end {
      state.children = state.children.filter { child in
        var status: Int32 = 0
        return waitpid(child.key, &status, WNOHANG) == 0
      }
      if !state.children.isEmpty { usleep(1_000) }
    }
    for path in state.paths { PrivateDirectory.removeTree(path) }
    state.paths = []
  }
}
