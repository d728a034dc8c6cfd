import Choices
import CookieExploration
import CookieScenarios
import CookieSimulation
import Cookies
import Foundation
import SystemSupport

/// An app's own strategies run in a process of their own, so that a trap, a hang or endless memory costs one strategy and
/// not the answer about the others.
///
/// The command starts itself again and watches. Each thread of the second process notes in shared memory what it runs
/// (``RunWitness``). If that process dies or stands still, the first one says which strategy it was, in which scenario
/// and hook and on which tape, and starts a third without that strategy; equal input gives equal output, so nothing is
/// lost but time. Where several runs were under way and none was seen to end the process, each is played again, alone; if
/// all end well, the command starts over with one worker, and if that does not tell either, it ends and says what it knows.
enum Containment {
  static let exitCode = Supervisor.exitCode

  private static let descriptorVariable = "TWINJAR_WITNESS"
  private static let failuresVariable = "TWINJAR_FAILED"
  private static let oneWorkerVariable = "TWINJAR_ONE_WORKER"
  /// How long a run may stand still, in seconds. A slow machine may need more.
  private static let hangVariable = "TWINJAR_HANG_SECONDS"
  private static let hangLimits = 1.0...3_600
  private static let usualHangSeconds = 10.0
  /// Set to "off" by who wants to debug a strategy in this process.
  private static let switchVariable = "TWINJAR_CONTAINMENT"
  private static let commandsThatRun: Set<String> = [
    "compare", "merge", "rare", "advise", "explain", "explore", "replay", "shrink", "fuzz", "self-check", "lab",
  ]

  /// What failed before this process was started.
  private(set) nonisolated(unsafe) static var failures: [StrategyFailure] = []

  /// True if it is to be told which strategy ended the process before.
  private(set) nonisolated(unsafe) static var hasOneWorker = false

  static func hasFailed(_ strategy: String) -> Bool { failures.contains { $0.strategy == strategy } }

  /// In the process that runs strategies: notes what they do. In the first process: watches, and does not return.
  ///
  /// - Throws: for a variable of the environment that cannot be used.
  static func begin(arguments: [String], strategies: [String]) throws(InputError) {
    let environment = ProcessInfo.processInfo.environment
    if let descriptor = environment[descriptorVariable].flatMap({ Int32($0) }) {
      beWatched(descriptor, environment)
      // Its apps, and its journal, would go on without anybody who waits for them.
      if ["lab", "compare", "explore", "fuzz"].contains(arguments.dropFirst().first) {
        try? ParentBond.endWithParent(getppid(), by: SIGKILL)
      }
      return
    }
    let hangSeconds = try hangSeconds(environment)
    let isOn = try isSwitchedOn(environment)
    guard !strategies.isEmpty, isOn,
      arguments.dropFirst().first.map(commandsThatRun.contains) ?? false,
      let supervisor = Supervisor(
        arguments: arguments, strategies: Set(strategies), hangSeconds: hangSeconds,
        replays: { replays($0, of: arguments) }, goesOn: { goesOn(arguments, without: $0) })
    else { return }
    let variables = Supervisor.Variables(
      descriptor: descriptorVariable, failures: failuresVariable, oneWorker: oneWorkerVariable)
    exit(supervisor.run(variables, say: StandardError.show))
  }

  private static func beWatched(_ descriptor: Int32, _ environment: [String: String]) {
    unsetenv(descriptorVariable)
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    guard RunWitness.attach(to: descriptor) else { return }
    SignalWatch.dieByOwnSignals()
    RunWitness.settle { SignalWatch.takeHeld() }
    let text = environment[failuresVariable].map { Data($0.utf8) } ?? Data()
    failures = (try? JSONDecoder().decode([StrategyFailure].self, from: text)) ?? []
    hasOneWorker = environment[oneWorkerVariable] != nil
  }

  private static func isSwitchedOn(_ environment: [String: String]) throws(InputError) -> Bool {
    guard let text = environment[switchVariable], text != "on" else { return true }
    guard text == "off" else {
      throw InputError(.usage, source: switchVariable, found: "\"\(Printable.text(text))\"", expected: "on or off")
    }
    return false
  }

  private static func hangSeconds(_ environment: [String: String]) throws(InputError) -> Double {
    guard let text = environment[hangVariable] else { return usualHangSeconds }
    guard let seconds = Double(text), hangLimits.contains(seconds) else {
      throw InputError(
        .usage, source: hangVariable, found: "\"\(text)\"", expected: "a number of seconds from 1 to 3600")
    }
    return seconds
  }

  /// The arguments that play a tape's run: in a built-in scenario, or in one that the command was given.
  private static func replays(_ tape: TapeText, of arguments: [String]) -> [[String]] {
    let files = values(of: "--scenario", in: arguments).filter { !BuiltInScenarios.names.contains($0) }
    let start = [arguments[0], "replay"]
    return [start + [tape.text]] + files.map { start + ["--scenario", $0, tape.text] }
  }

  private static func values(of option: String, in arguments: [String]) -> [String] {
    let given = zip(arguments, arguments.dropFirst()).filter { $0.0 == option }.map(\.1)
    let joined = arguments.filter { $0.hasPrefix("\(option)=") }.map { String($0.dropFirst(option.count + 1)) }
    return given + joined
  }

  /// True if a command has something left to do without these strategies.
  static func goesOn(_ arguments: [String], without failed: Set<String>) -> Bool {
    let words = arguments.dropFirst().prefix(2)
    // Each plays one strategy.
    if ["explain", "replay", "shrink"].contains(words.first) || words == ["fuzz", "strategy"] { return false }
    let strategies = values(of: "--strategy", in: arguments)
    return strategies.isEmpty || strategies.contains { !failed.contains($0) }
  }
}
