import Foundation

/// A command with pipes for its input and output, in a process group of its own.
///
/// Not Foundation's `Process`: a child that traps must cost neither this process nor a signal, and reading and writing
/// have to go on at once, with a deadline.
final class ChildProcess {
  /// How a child ended.
  enum End: Hashable, Sendable {
    case exited(Int32)
    case signalled(Int32)
  }

  private let identifier: pid_t
  private var input: Int32
  private var output: Int32
  private var pending: [UInt8] = []
  private var unread: [UInt8] = []
  /// How much of `unread` has been handed out.
  private var taken = 0
  private var closesWhenSent = false

  /// Writing to a child that is gone must be an error, not the end of this process.
  private static let ignoresBrokenPipes: Void = { signal(SIGPIPE, SIG_IGN) }()

  /// A child that another thread starts between the making of these pipes and their marking would inherit them, and
  /// keep the output of a dead child open: it would look like one that hangs.
  private static let starting = NSLock()

  /// Starts a command; nil if it cannot be started.
  init?(_ arguments: [String]) {
    _ = Self.ignoresBrokenPipes
    Self.starting.lock()
    defer { Self.starting.unlock() }
    var toChild: [Int32] = [0, 0]
    var fromChild: [Int32] = [0, 0]
    guard pipe(&toChild) == 0 else { return nil }
    guard pipe(&fromChild) == 0 else {
      Self.close(toChild)
      return nil
    }
    guard let started = Self.spawn(arguments, input: toChild[0], output: fromChild[1], closing: toChild + fromChild)
    else {
      Self.close(toChild + fromChild)
      return nil
    }
    Self.close([toChild[0], fromChild[1]])
    identifier = started
    input = toChild[1]
    output = fromChild[0]
    for descriptor in [input, output] {
      _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
      // Children that are started later must not hold these open.
      _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    }
  }

  deinit { _ = end(killing: true) }

  private static func close(_ descriptors: [Int32]) {
    for descriptor in descriptors { _ = Foundation.close(descriptor) }
  }

  private static func spawn(_ arguments: [String], input: Int32, output: Int32, closing: [Int32]) -> pid_t? {
    #if os(Linux)
      var actions = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #else
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
    #endif
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO)
    posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO)
    posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
    for descriptor in closing { posix_spawn_file_actions_addclose(&actions, descriptor) }
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGDEF))
    posix_spawnattr_setpgroup(&attributes, 0)
    var defaults = sigset_t()
    sigfillset(&defaults)
    posix_spawnattr_setsigdefault(&attributes, &defaults)
    var words = arguments.map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    var environment = environment.map { strdup($0) } + [nil]
    defer { for entry in environment { free(entry) } }
    var started: pid_t = 0
    let result = posix_spawnp(&started, arguments[0], &actions, &attributes, &words, &environment)
    return result == 0 ? started : nil
  }

  /// Without it a trap in Swift code takes minutes to print a backtrace that nobody reads.
  private static var environment: [String] {
    var variables = ProcessInfo.processInfo.environment
    variables["SWIFT_BACKTRACE"] = "enable=no"
    return variables.map { "\($0.key)=\($0.value)" }.sorted()
  }

  // MARK: - Lines

  /// Lines to send; they go out while answers are awaited.
  func send(_ lines: [String]) {
    for line in lines {
      pending += Array(line.utf8)
      pending.append(UInt8(ascii: "\n"))
    }
  }

  /// What waiting for a line gave.
  enum Event {
    case line(String)
    /// Nothing came for so long.
    case silence
    /// The child closed its output: mostly because it ended.
    case closed
  }

  /// The next line of the child, waiting up to `deadline` seconds for a sign of life.
  func next(deadline: Double) -> Event {
    while true {
      if let line = takeLine() { return .line(line) }
      var descriptors = [pollfd(fd: output, events: Int16(POLLIN), revents: 0)]
      if !pending.isEmpty, input >= 0 { descriptors.append(pollfd(fd: input, events: Int16(POLLOUT), revents: 0)) }
      let ready = poll(&descriptors, nfds_t(descriptors.count), Int32(deadline * 1000))
      if ready == 0 { return .silence }
      if ready < 0 {
        if errno == EINTR { continue }
        return .closed
      }
      if descriptors.count > 1, descriptors[1].revents != 0 { write() }
      if descriptors[0].revents != 0, !read() { return .closed }
    }
  }

  private func takeLine() -> String? {
    guard let end = unread[taken...].firstIndex(of: UInt8(ascii: "\n")) else {
      unread.removeSubrange(..<taken)
      taken = 0
      return nil
    }
    let line = String(decoding: unread[taken..<end], as: UTF8.self)
    taken = end + 1
    return line
  }

  private func write() {
    let count = pending.withUnsafeBytes { Foundation.write(input, $0.baseAddress, min($0.count, 1 << 16)) }
    if count > 0 {
      pending.removeFirst(count)
    } else if errno != EAGAIN, errno != EINTR {
      // Nobody reads any more; the closed output will tell.
      pending = []
    }
    if pending.isEmpty, closesWhenSent { closeInput() }
  }

  /// False at the end of the output.
  private func read() -> Bool {
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    let count = Foundation.read(output, &buffer, buffer.count)
    if count > 0 {
      unread += buffer[..<count]
      return true
    }
    return count < 0 && (errno == EAGAIN || errno == EINTR)
  }

  /// Tells the child that nothing more will come, once everything is sent.
  func finishInput() {
    closesWhenSent = true
    if pending.isEmpty { closeInput() }
  }

  private func closeInput() {
    guard input >= 0 else { return }
    _ = Foundation.close(input)
    input = -1
  }

  /// Ends the child and returns how it ended; nil if that was known before.
  @discardableResult
  func end(killing: Bool) -> End? {
    guard output >= 0 else { return nil }
    if killing { kill(-identifier, SIGKILL) }
    closeInput()
    _ = Foundation.close(output)
    output = -1
    var status: Int32 = 0
    while waitpid(identifier, &status, 0) < 0, errno == EINTR {}
    return status & 0x7F == 0 ? .exited(status >> 8 & 0xFF) : .signalled(status & 0x7F)
  }
}
