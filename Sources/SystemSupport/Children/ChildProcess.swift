import Foundation

/// A program with pipes for its input and output, in a process group of its own unless it stands in for this process or
/// shares its group; it ends with this process.
///
/// Not Foundation's `Process`: that traps where there are no descriptors, waits for ever for a child of the child, and
/// lets it inherit what is open. Reading and writing go on at once, and whatever waits has a deadline. Not thread-safe.
package final class ChildProcess {
  /// How a child ended.
  package enum End: Hashable, Sendable {
    case exited(Int32)
    case signalled(Int32)
    /// It did not end by itself and was killed.
    case killed
  }

  /// The system's number of the program, and of its group if it has one.
  package let identifier: pid_t
  private let hasGroup: Bool
  var input: Int32 = -1
  var output: Int32 = -1
  private var isReaped = false
  /// What is still to be sent, and how much of it has been.
  var pending: [UInt8] = []
  var sent = 0
  var closesWhenSent = false
  /// What was read, how much of it has been handed out, and how far it was looked through for the end of a line.
  var unread: [UInt8] = []
  var taken = 0
  var searched = 0

  /// How long a killed child may take to be gone, in seconds. One that waits for a dead disk may take for ever.
  private static let patience = 5.0
  /// Writing to a child that is gone must be an error, not the end of this process.
  private static let ignoresBrokenPipes: Void = { signal(SIGPIPE, SIG_IGN) }()

  /// Starts a program.
  ///
  /// - Throws: if there is no such program, or not enough of what it takes to start one.
  package init(_ launch: ChildLaunch) throws(SystemFailure) {
    _ = Self.ignoresBrokenPipes
    hasGroup = !launch.standsIn && !launch.sharesGroup
    let toChild = !launch.standsIn && launch.input == .pipe ? try Pipe() : nil
    let fromChild: Pipe?
    do throws(SystemFailure) {
      fromChild = !launch.standsIn && launch.output == .pipe ? try Pipe() : nil
    } catch {
      toChild?.close()
      throw error
    }
    do throws(SystemFailure) {
      identifier = try LastActs.starting(inGroup: hasGroup) { () throws(SystemFailure) in
        try launch.spawn(input: toChild?.output, output: fromChild?.input)
      }
    } catch {
      toChild?.close()
      fromChild?.close()
      throw error
    }
    for end in [toChild?.output, fromChild?.input].compactMap(\.self) { _ = Foundation.close(end) }
    (input, output) = (toChild?.input ?? -1, fromChild?.output ?? -1)
    for end in [input, output] where end >= 0 { _ = fcntl(end, F_SETFL, fcntl(end, F_GETFL) | O_NONBLOCK) }
  }

  deinit { end() }

  /// Gives the pipes to a caller that reads and writes by itself, where both wait until they can.
  ///
  /// - Returns: the ends of the program's input and output; nil if it has not both.
  package func handOverStreams() -> (input: Int32, output: Int32)? {
    guard input >= 0, output >= 0 else { return nil }
    for end in [input, output] { _ = fcntl(end, F_SETFL, fcntl(end, F_GETFL) & ~O_NONBLOCK) }
    defer { (input, output) = (-1, -1) }
    return (input, output)
  }

  /// True once the program has ended; children of its own may go on.
  package var hasEnded: Bool {
    if isReaped { return true }
    var info = siginfo_t()
    // It stays a zombie, and its number its own, until its group has been killed.
    return waitid(P_PID, id_t(identifier), &info, WEXITED | WNOHANG | WNOWAIT) != 0 || info.si_signo == SIGCHLD
  }

  /// Ends the program and whatever it has started, and returns how it ended; nil if that was told before.
  ///
  /// - Parameter grace: the seconds that it has to end by itself, its input and output closed.
  @discardableResult
  package func end(grace: Double = 0) -> End? {
    guard !isReaped else { return nil }
    close(&input)
    let endsItself = Self.wait(grace) { self.hasEnded }
    isReaped = true
    close(&output)
    kill(hasGroup ? -identifier : identifier, SIGKILL)
    var status: Int32?
    let isGone = Self.wait(Self.patience) {
      guard case .ended(let known) = LastActs.reap(self.identifier) else { return false }
      status = known
      return true
    }
    guard endsItself, isGone, let status else { return .killed }
    return status & 0x7F == 0 ? .exited(status >> 8 & 0xFF) : .signalled(status & 0x7F)
  }

  /// Looks again and again, at first at once, then some hundred times a second.
  private static func wait(_ seconds: Double, until isDone: () -> Bool) -> Bool {
    let end = ContinuousClock.now + .seconds(seconds)
    var pause: UInt32 = 100
    while !isDone() {
      guard ContinuousClock.now < end else { return false }
      usleep(pause)
      pause = min(pause * 2, 10_000)
    }
    return true
  }

  func close(_ descriptor: inout Int32) {
    guard descriptor >= 0 else { return }
    _ = Foundation.close(descriptor)
    descriptor = -1
  }
}
