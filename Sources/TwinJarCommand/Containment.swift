import CookieExploration
import CookieSimulation
import Foundation
import SystemSupport

/// An app's own strategies run in a process of their own, so that a trap, a hang or endless memory costs one strategy and
/// not the answer about the others.
///
/// The command starts itself again and watches. Each thread of the second process notes in shared memory what it runs
/// (``RunWitness``). If that process dies or stands still, the first one says which strategy it was, in which scenario
/// and hook and on which tape, and starts a third without that strategy; equal input gives equal output, so nothing is
/// lost but time.
enum Containment {
  static let exitCode = Supervisor.exitCode

  private static let descriptorVariable = "TWINJAR_WITNESS"
  private static let failuresVariable = "TWINJAR_FAILED"
  /// Set to "off" by who wants to debug a strategy in this process.
  private static let switchVariable = "TWINJAR_CONTAINMENT"
  private static let commandsThatRun: Set<String> = [
    "compare", "advise", "explain", "explore", "replay", "shrink", "fuzz", "self-check", "lab",
  ]

  /// What failed before this process was started.
  private(set) nonisolated(unsafe) static var failures: [StrategyFailure] = []

  static func hasFailed(_ strategy: String) -> Bool { failures.contains { $0.strategy == strategy } }

  /// In the process that runs strategies: notes what they do. In the first process: watches, and does not return.
  static func begin(arguments: [String], strategies: [String]) {
    let environment = ProcessInfo.processInfo.environment
    if let descriptor = environment[descriptorVariable].flatMap({ Int32($0) }) {
      unsetenv(descriptorVariable)
      _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
      // Its apps would go on without anybody who waits for them.
      if arguments.dropFirst().first == "lab" { try? ParentBond.endWithParent(getppid(), by: SIGKILL) }
      guard RunWitness.attach(to: descriptor) else { return }
      let text = environment[failuresVariable].map { Data($0.utf8) } ?? Data()
      failures = (try? JSONDecoder().decode([StrategyFailure].self, from: text)) ?? []
      return
    }
    guard !strategies.isEmpty, environment[switchVariable] != "off",
      arguments.dropFirst().first.map(commandsThatRun.contains) ?? false,
      let supervisor = Supervisor(arguments: arguments, strategies: Set(strategies))
    else { return }
    let variables = Supervisor.Variables(descriptor: descriptorVariable, failures: failuresVariable)
    exit(supervisor.run(variables, say: StandardError.write))
  }
}
