import CSystemSupport
import Foundation

/// Takes the signals that ask a process to end: one handler may use the first, any further one ends the process, after
/// the last acts.
///
/// SIGTERM and SIGHUP come from programs, which send no second one: a process that has not ended in good order ten
/// seconds after them is ended.
package enum SignalWatch {
  private struct State {
    var handler: (@Sendable () -> Void)?
    var handled: Int32?
    /// Where signals are written; nil before ``begin()``.
    var pipe: Int32?
    /// What shows that signals are held back; nil if they come when they come.
    var held: Int32?
    var caught: Set<Int32> = []
  }

  /// Unchecked: the lock guards it.
  private nonisolated(unsafe) static var state = State()
  private static let lock = NSLock()

  /// How long a handler of SIGTERM or SIGHUP may take to end the process, in seconds.
  private static let patience = 10.0

  /// Hang-up, Ctrl-C, and what `kill` sends.
  private static let signals = [SIGHUP, SIGINT, SIGTERM]

  /// The signal that the handler was called for; nil for none.
  package static var handledSignal: Int32? { lock.withLock { state.handled } }

  /// Has a handler called once, on a thread of its own, by the next signal.
  ///
  /// - Throws: if the system has no thread or no pipe for it.
  package static func handleNext(_ handler: @escaping @Sendable () -> Void) throws(SystemFailure) {
    try begin()
    lock.lock()
    defer { lock.unlock() }
    state.handler = handler
    // A shell has a command in the background ignore it; whoever sends it all the same means this process.
    try catchSignal(SIGINT)
  }

  /// From here on a signal that this process sends to itself is not taken for a wish of the user's: it ends the process at
  /// once, and on Linux before anything else is noted (``takeHeld()``). For a process that runs anybody's code, and is watched; called
  /// by its first thread, before there are others.
  package static func dieByOwnSignals() {
    let held = twinjar_die_by_own_signals()
    if held >= 0 { lock.withLock { state.held = held } }
    // Without it nobody would take what is held back.
    do throws(SystemFailure) { try begin() } catch { unblock() }
  }

  /// Ends the process if a signal of its own is on its way: the system delivers it when it likes, and by then whoever sent
  /// it may be gone.
  package static func takeHeld() { twinjar_take_held_signals() }

  /// Signals end the process again, after the last acts.
  package static func handleNoMore() { lock.withLock { state.handler = nil } }

  /// Starts to watch, unless that was done before. What the process was told to ignore, as by `nohup`, stays ignored.
  static func begin() throws(SystemFailure) {
    lock.lock()
    defer { lock.unlock() }
    guard state.pipe == nil else { return }
    let pipe = try Pipe()
    do throws(SystemFailure) {
      let held = state.held
      try WorkerThread.start { watch(pipe.output, held) }
    } catch {
      pipe.close()
      throw error
    }
    // A handler must not wait.
    _ = fcntl(pipe.input, F_SETFL, fcntl(pipe.input, F_GETFL) | O_NONBLOCK)
    state.pipe = pipe.input
    for signal in signals where twinjar_signal_is_ignored(signal) == 0 { try catchSignal(signal) }
  }

  private static func catchSignal(_ signal: Int32) throws(SystemFailure) {
    guard let pipe = state.pipe, state.caught.insert(signal).inserted else { return }
    guard twinjar_signal_to_pipe(signal, pipe) == 0 else { throw SystemFailure("catch signal \(signal)") }
  }

  private static func watch(_ output: Int32, _ held: Int32?) {
    // A process may begin with signals blocked, as one that a thread of Dispatch starts; this thread takes them then.
    if held == nil { unblock() }
    var overdue: (signal: Int32, end: ContinuousClock.Instant)?
    while true {
      var requests = [output, held ?? -1].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
      let left = overdue.map { max(0, ($0.end - .now) / .milliseconds(1)) }
      let ready = poll(&requests, nfds_t(requests.count), left.map { Int32($0.rounded(.up)) } ?? -1)
      if ready == 0, let overdue { giveUp(overdue.signal) }
      if ready > 0, requests[1].revents != 0 { takeHeld() }
      var number: UInt8 = 0
      guard ready > 0, requests[0].revents != 0, read(output, &number, 1) == 1 else { continue }
      let signal = Int32(number)
      guard let handler = take(signal) else { end(by: signal) }
      if signal != SIGINT { overdue = (signal, .now + .seconds(patience)) }
      handler()
    }
  }

  /// Whoever loses results gets a word that says why.
  private static func giveUp(_ signal: Int32) -> Never {
    let name = signal == SIGTERM ? "SIGTERM" : "SIGHUP"
    let words = Array("Ended \(Int(patience)) s after \(name), before it was done.\n".utf8)
    // A standard error that nobody reads must not hold up the end.
    var request = pollfd(fd: STDERR_FILENO, events: Int16(POLLOUT), revents: 0)
    if poll(&request, 1, 0) == 1 { _ = write(STDERR_FILENO, words, words.count) }
    end(by: signal)
  }

  /// Lets the calling thread take signals.
  private static func unblock() {
    var mask = sigset_t()
    sigemptyset(&mask)
    for signal in signals { sigaddset(&mask, signal) }
    pthread_sigmask(SIG_UNBLOCK, &mask, nil)
  }

  /// The handler, for the first signal.
  private static func take(_ signal: Int32) -> (@Sendable () -> Void)? {
    lock.withLock {
      defer { state.handler = nil }
      if state.handler != nil { state.handled = signal }
      return state.handler
    }
  }

  private static func end(by signal: Int32) -> Never {
    // Whoever does not want to wait for the last acts sends another.
    for signal in signals { Foundation.signal(signal, SIG_DFL) }
    unblock()
    LastActs.performForGood()
    kill(getpid(), signal)
    // This thread lets it through, so the process is gone by now; if not, it ends in another way.
    sleep(1)
    _exit(128 + signal)
  }
}
