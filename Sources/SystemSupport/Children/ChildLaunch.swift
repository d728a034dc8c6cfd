import CSystemSupport
import Foundation

/// What to start as a child, and what it gets.
package struct ChildLaunch {
  package enum Stream: Hashable, Sendable {
    case pipe
    /// `/dev/null`.
    case nothing
  }

  /// The program, looked up in `PATH` if there is no slash in it, and its arguments.
  package var arguments: [String]
  /// The program, if its first argument is another name.
  package var program: String?
  /// All of its environment.
  package var environment = ChildEnvironment.standard
  /// Where it works; nil for where this process does.
  package var directory: String?
  package var input = Stream.pipe
  package var output = Stream.pipe
  /// The file that takes its errors; nil for none.
  package var errors: String?
  /// It takes this process's place before the user: with its descriptors, its terminal and its group, and no pipes. Only for a
  /// process that may start one (``StandIn``).
  package var standsIn = false
  /// It is of this process's group, and ends with that.
  package var sharesGroup = false
  /// Of one that stands in for this process: it reads nothing, and what it prints is lost.
  package var isSilent = false

  package init(_ arguments: [String]) { self.arguments = arguments }

  /// Starts it with no signal ignored and none blocked; unless it stands in for this process, with the descriptors 0 to 2
  /// and no other, and as the leader of a process group of its own if it is not to share this one's.
  func spawn(input: Int32?, output: Int32?) throws(SystemFailure) -> pid_t {
    if standsIn, let objection = StandIn.objection { throw SystemFailure("start it", objection: objection) }
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
    #else
      var actions = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    if standsIn {
      if isSilent {
        for descriptor in STDIN_FILENO...STDERR_FILENO {
          posix_spawn_file_actions_addopen(&actions, descriptor, "/dev/null", O_RDWR, 0)
        }
      }
      posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK))
    } else {
      try setApart(&actions, &attributes, input: input, output: output)
    }
    var signals = sigset_t()
    sigfillset(&signals)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    return try start(&actions, &attributes)
  }

  /// Gives it a group and descriptors of its own.
  private func setApart(
    _ actions: inout Actions, _ attributes: inout Attributes, input: Int32?, output: Int32?
  ) throws(SystemFailure) {
    addStream(&actions, input, STDIN_FILENO, O_RDONLY)
    addStream(&actions, output, STDOUT_FILENO, O_WRONLY)
    posix_spawn_file_actions_addopen(
      &actions, STDERR_FILENO, errors ?? "/dev/null", O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    if let directory {
      let code = twinjar_spawn_in(&actions, directory)
      guard code == 0 else { throw SystemFailure("start it", code: code) }
    }
    let flags = (sharesGroup ? 0 : POSIX_SPAWN_SETPGROUP) | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK
    let code = twinjar_spawn_without_others(&actions, &attributes, Int16(flags))
    guard code == 0 else { throw SystemFailure("start it", code: code) }
    posix_spawnattr_setpgroup(&attributes, 0)
  }

  #if canImport(Darwin)
    private typealias Actions = posix_spawn_file_actions_t?
    private typealias Attributes = posix_spawnattr_t?
  #else
    private typealias Actions = posix_spawn_file_actions_t
    private typealias Attributes = posix_spawnattr_t
  #endif

  private func addStream(_ actions: inout Actions, _ source: Int32?, _ target: Int32, _ mode: Int32) {
    if let source {
      posix_spawn_file_actions_adddup2(&actions, source, target)
    } else {
      posix_spawn_file_actions_addopen(&actions, target, "/dev/null", mode, 0)
    }
  }

  private func start(_ actions: inout Actions, _ attributes: inout Attributes) throws(SystemFailure) -> pid_t {
    var words = arguments.map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    let mark = standsIn ? [StandIn.variable: "1"] : [:]
    let entries: [String] = environment.merging(mark) { $1 }.map { "\($0.key)=\($0.value)" }.sorted()
    var variables = entries.map { strdup($0) } + [nil]
    defer { for variable in variables { free(variable) } }
    var started: pid_t = 0
    let code = posix_spawnp(&started, program ?? arguments[0], &actions, &attributes, &words, &variables)
    guard code == 0 else { throw SystemFailure("start it", code: code) }
    return started
  }
}
