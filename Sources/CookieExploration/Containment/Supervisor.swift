#if os(Linux)
  import CookieSimulation
  import Foundation
  import Glibc
  import SystemSupport

  /// Runs this command again in another process, without the strategies that ended it before.
  package final class Supervisor {
    /// What tells the other process which memory to note its runs in, what has failed before, and to use one worker.
    package struct Variables {
      package var descriptor: String
      package var failures: String
      package var oneWorker: String

      package init(descriptor: String, failures: String, oneWorker: String) {
        self.descriptor = descriptor
        self.failures = failures
        self.oneWorker = oneWorker
      }
    }

    /// Exit code of a command of whose strategies one failed in this way.
    package static let exitCode: Int32 = 5

    /// What a process came to.
    private enum Judgement {
      case finished(Int32)
      case failed(StrategyFailure)
      /// Something ended it while these runs were under way, and none of them does so by itself.
      case untold(StrategyFailure.Kind, [WitnessedRun])
    }

    private let arguments: [String]
    private let goesOn: (Set<String>) -> Bool
    private let trial: SuspectTrial
    private let watched: WatchedProcess
    /// An app's own; what the built-in ones do is not theirs.
    private let strategies: Set<String>
    private var witness: WitnessReader { watched.witness }
    private var failures: [StrategyFailure] = []
    /// True once a process was ended by nobody knows whom; who was under way then, which may be none.
    private var hasStartedOver = false
    private var suspects: Set<String> = []

    /// Nil if there is no memory to share.
    ///
    /// - Parameters:
    ///   - hangSeconds: how long a run may stand still.
    ///   - replays: the arguments that play one run again, each tried until one does: where a tape's scenario stands may
    ///     not be known.
    ///   - goesOn: whether these arguments ask about more than the strategies that have failed.
    package init?(
      arguments: [String], strategies: Set<String>, hangSeconds: Double, replays: @escaping (TapeText) -> [[String]],
      goesOn: @escaping (Set<String>) -> Bool
    ) {
      guard let watched = WatchedProcess(strategies: strategies, hangSeconds: hangSeconds) else { return nil }
      self.watched = watched
      self.arguments = arguments
      self.strategies = strategies
      self.goesOn = goesOn
      trial = SuspectTrial(watched, replays: replays)
    }

    /// Returns the exit code.
    ///
    /// - Parameter say: shows the user what failed.
    package func run(_ names: Variables, say: (String) -> Void) -> Int32 {
      ForwardedSignals.install()
      while true {
        let variables = variables(names)
        let end: WatchedProcess.End
        do throws(SystemFailure) { end = try watched.run(arguments, variables) } catch {
          say("Error: cannot start \(arguments[0]) again to run its strategies in: \(error.reason)\n")
          return EX_OSERR
        }
        switch judge(end, variables, say: say) {
        case .finished(let code): return code
        case .failed(let failure):
          // Some commands cannot do without it, such as one whose journals have it: they would be started for ever.
          let isAgain = failures.contains { $0.strategy == failure.strategy }
          failures.append(failure)
          (hasStartedOver, suspects) = (false, [])
          say("\n\(failure.text)")
          if ForwardedSignals.wasInterrupted { return 130 }
          if isAgain { return Self.exitCode }
          if goesOn(Set(failures.map(\.strategy))) { say("Going on without it.\n") }
        case .untold(let kind, let runs):
          say("\n\(Self.report(kind, runs))")
          guard !hasStartedOver else { return Self.exitCode }
          (hasStartedOver, suspects) = (true, Set(runs.map(\.strategy)))
          say("Starting over with one worker, to see which it is.\n")
        }
      }
    }

    private func variables(_ names: Variables) -> [String: String] {
      var variables = ProcessInfo.processInfo.environment
      variables[names.descriptor] = "\(watched.descriptor)"
      variables[names.failures] = (try? JSONEncoder().encode(failures)).map { String(decoding: $0, as: UTF8.self) }
      variables[names.oneWorker] = hasStartedOver ? "1" : nil
      // A backtrace of a trap takes minutes.
      variables["SWIFT_BACKTRACE"] = "enable=no"
      return variables
    }

    // MARK: - What ended it

    private func judge(
      _ end: WatchedProcess.End, _ variables: [String: String], say: (String) -> Void
    ) -> Judgement {
      if let failure = watched.failure(seenIn: end) {
        if strategies.contains(failure.strategy) { return .failed(failure) }
        // A built-in strategy: ours to mend, so that nothing goes on without it.
        say("\n\(failure.text)")
        return .finished(code(of: end))
      }
      switch end {
      case .stopped: return .finished(code(of: end))
      case .exited where witness.endedByItself: return .finished(code(of: end))
      case .exited where witness.lostItsOutput: return search(for: .lostOutput, end, variables)
      case .exited(let code): return search(for: .left(code), end, variables)
      case .signalled(let number): return search(for: .signal(number), end, variables)
      }
    }

    private func code(of end: WatchedProcess.End) -> Int32 {
      switch end {
      case .exited(let code): failures.isEmpty ? code : Self.exitCode
      case .signalled(let number): 128 + number
      case .stopped: EX_SOFTWARE
      }
    }

    /// Looks for the strategy that did it, among those whose runs were under way.
    private func search(
      for kind: StrategyFailure.Kind, _ end: WatchedProcess.End, _ variables: [String: String]
    ) -> Judgement {
      let runs = witness.runs.filter { strategies.contains($0.strategy) }
      // What the user sends ends the command.
      guard !ForwardedSignals.wasInterrupted else { return .finished(code(of: end)) }
      if let failure = trial.failure(among: runs, variables) { return .failed(failure) }
      if ForwardedSignals.wasInterrupted { return .finished(code(of: end)) }
      // One run at a time, and twice the same strategy.
      if let run = runs.first, runs.count == 1, suspects.contains(run.strategy) {
        var failure = StrategyFailure(kind, run)
        failure.remark = "It was under way both times; played alone, this run ends well."
        return .failed(failure)
      }
      return .untold(kind, runs)
    }

    private static func report(_ kind: StrategyFailure.Kind, _ runs: [WitnessedRun]) -> String {
      let what =
        switch kind {
        case .exit(let code), .left(let code): "ended with exit code \(code)"
        case .signal(let number): "was ended by \(StrategyFailure.name(number))"
        case .lostOutput: "lost what its answer goes to"
        case .hang, .memory: "was ended"
        }
      let whoElse =
        kind == .signal(SIGKILL)
        ? "A strategy may have done it, the system for lack of memory, or somebody else." : "It cannot be told by whom."
      if runs.isEmpty {
        return "The process that runs strategies \(what) before its command had ended, and no run of an app's strategy "
          + "was under way.\nWhat one of them has started may have done it, such as a thread or a timer.\n"
      }
      let list = runs.map { run in
        let failure = StrategyFailure(kind, run)
        return "  \(failure.strategy) \(failure.setting)\n"
          + (failure.tape.map { "    \($0)\n" } ?? "")
      }
      return "The process that runs strategies \(what). \(whoElse) Under way were, and alone they end well:\n"
        + list.joined()
    }
  }
#else
  import CookieSimulation

  /// Elsewhere strategies run in the process that was started.
  package final class Supervisor {
    package struct Variables {
      package init(descriptor: String, failures: String, oneWorker: String) {}
    }

    package static let exitCode: Int32 = 5

    package init?(
      arguments: [String], strategies: Set<String>, hangSeconds: Double, replays: @escaping (TapeText) -> [[String]],
      goesOn: @escaping (Set<String>) -> Bool
    ) { nil }
    package func run(_ names: Variables, say: (String) -> Void) -> Int32 { 0 }
  }
#endif
