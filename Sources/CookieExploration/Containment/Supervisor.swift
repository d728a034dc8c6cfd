#if os(Linux)
  import CookieSimulation
  import Foundation
  import Glibc
  import SystemSupport

  /// Runs this command again in another process, without the strategies that ended it before.
  package final class Supervisor {
    /// What tells the other process which memory to note its runs in, and what has failed before.
    package struct Variables {
      package var descriptor: String
      package var failures: String

      package init(descriptor: String, failures: String) {
        self.descriptor = descriptor
        self.failures = failures
      }
    }

    /// Exit code of a command of whose strategies one failed in this way.
    package static let exitCode: Int32 = 5

    private let arguments: [String]
    /// An app's own; what the built-in ones do is not theirs.
    private let strategies: Set<String>
    private let descriptor: Int32
    private let witness: WitnessReader
    private var failures: [StrategyFailure] = []

    /// How long a run may stand still, in seconds, and after Ctrl-C. A slow machine may need more: `TWINJAR_HANG_SECONDS`,
    /// 1 to 3,600.
    private let hangSeconds =
      ProcessInfo.processInfo.environment["TWINJAR_HANG_SECONDS"].flatMap { Double($0) }.flatMap {
        (1...3_600).contains($0) ? $0 : nil
      } ?? 10
    static let hangSecondsWhenInterrupted = 2.0
    /// How much more memory the process may have since a run began.
    static let runBytes = 1 << 30
    private static let pollMicroseconds: UInt32 = 50_000

    /// Nil if there is no memory to share.
    package init?(arguments: [String], strategies: Set<String>) {
      guard let descriptor = WitnessReader.memory(), let witness = WitnessReader(descriptor: descriptor) else {
        return nil
      }
      self.arguments = arguments
      self.strategies = strategies
      self.descriptor = descriptor
      self.witness = witness
    }

    /// Returns the exit code.
    ///
    /// - Parameter say: shows the user what failed.
    package func run(_ names: Variables, say: (String) -> Void) -> Int32 {
      ForwardedSignals.install()
      while true {
        var variables = ProcessInfo.processInfo.environment
        variables[names.descriptor] = "\(descriptor)"
        variables[names.failures] = (try? JSONEncoder().encode(failures)).map { String(decoding: $0, as: UTF8.self) }
        // A backtrace of a trap takes minutes.
        variables["SWIFT_BACKTRACE"] = "enable=no"
        witness.clear()
        let child: ChildProcess
        do throws(SystemFailure) { child = try start(variables) } catch {
          say("Error: cannot start \(arguments[0]) again to run its strategies in: \(error.reason)\n")
          return EX_OSERR
        }
        ForwardedSignals.child = child.identifier
        let end = watch(child)
        ForwardedSignals.child = 0
        guard let failure = failure(after: end) else { return finished(end) }
        failures.append(failure)
        say("\n\(failure.text)")
        if ForwardedSignals.wasInterrupted { return 130 }
        say("Going on without it.\n")
      }
    }

    private func finished(_ end: End) -> Int32 {
      switch end {
      case .exited(let code): return failures.isEmpty ? code : Self.exitCode
      case .signalled(let number): return 128 + number
      case .stopped: return EX_SOFTWARE
      }
    }

    // MARK: - The other process

    private enum End {
      case exited(Int32)
      case signalled(Int32)
      /// By this process.
      case stopped(StrategyFailure.Kind, WitnessedRun)
    }

    private func start(_ variables: [String: String]) throws(SystemFailure) -> ChildProcess {
      var launch = ChildLaunch(arguments)
      launch.program = "/proc/self/exe"
      launch.environment = variables
      launch.standsIn = true
      return try ChildProcess(launch)
    }

    private func watch(_ child: ChildProcess) -> End {
      var stalls = StallWatch()
      while !child.hasEnded {
        let limit = ForwardedSignals.wasInterrupted ? Self.hangSecondsWhenInterrupted : hangSeconds
        let runs = witness.runs.filter { strategies.contains($0.strategy) }
        if let (kind, run) = stalls.look(at: runs, memory: Self.memory(of: child.identifier), limit: limit) {
          child.end()
          return .stopped(kind, run)
        }
        usleep(Self.pollMicroseconds)
      }
      return switch child.end() {
      case .exited(let code): .exited(code)
      case .signalled(let number): .signalled(number)
      case .killed, nil: .signalled(SIGKILL)
      }
    }

    /// Resident bytes; 0 if they cannot be told.
    private static func memory(of child: pid_t) -> Int {
      guard let text = try? String(contentsOfFile: "/proc/\(child)/statm", encoding: .utf8) else { return 0 }
      let pages = text.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
      return pages * Int(sysconf(Int32(_SC_PAGESIZE)))
    }

    private func failure(after end: End) -> StrategyFailure? {
      switch end {
      case .stopped(let kind, let run): return StrategyFailure(kind, run)
      case .signalled:
        guard let run = witness.trapped, strategies.contains(run.strategy) else { return nil }
        return StrategyFailure(.signal(run.signal), run, place: SourcePlace.text(ofFrames: run.frames))
      case .exited(let code):
        // A command that ends by itself has no run under way.
        guard let run = witness.runs.first(where: { strategies.contains($0.strategy) }) else { return nil }
        return StrategyFailure(.exit(code), run)
      }
    }
  }
#else
  /// Elsewhere strategies run in the process that was started.
  package final class Supervisor {
    package struct Variables {
      package init(descriptor: String, failures: String) {}
    }

    package static let exitCode: Int32 = 5

    package init?(arguments: [String], strategies: Set<String>) { nil }
    package func run(_ names: Variables, say: (String) -> Void) -> Int32 { 0 }
  }
#endif
