#if os(Linux)
  import CookieSimulation
  import Foundation
  import Glibc
  import SystemSupport

  /// Another process of this program, whose runs are noted in memory that it shares with this one.
  final class WatchedProcess {
    enum End {
      case exited(Int32)
      case signalled(Int32)
      /// By this process.
      case stopped(StrategyFailure.Kind, WitnessedRun)
    }

    let descriptor: Int32
    let witness: WitnessReader
    private let strategies: Set<String>
    private let hangSeconds: Double

    /// How long a run may stand still after Ctrl-C, in seconds.
    private static let hangSecondsWhenInterrupted = 2.0
    /// How much more memory the process may have since a run began.
    static let runBytes = 1 << 30
    private static let pollMicroseconds: UInt32 = 50_000

    /// Nil if there is no memory to share.
    ///
    /// - Parameters:
    ///   - strategies: whose runs may not stand still.
    ///   - hangSeconds: for how long they may.
    init?(strategies: Set<String>, hangSeconds: Double) {
      guard let descriptor = WitnessReader.memory(), let witness = WitnessReader(descriptor: descriptor) else {
        return nil
      }
      (self.descriptor, self.witness) = (descriptor, witness)
      (self.strategies, self.hangSeconds) = (strategies, hangSeconds)
    }

    /// Starts it and watches it to its end.
    ///
    /// - Parameter isSilent: true if it takes nothing from the user and shows nothing.
    func run(_ arguments: [String], _ variables: [String: String], isSilent: Bool = false) throws(SystemFailure) -> End
    {
      var launch = ChildLaunch(arguments)
      launch.program = "/proc/self/exe"
      launch.environment = variables
      launch.standsIn = true
      launch.isSilent = isSilent
      witness.clear()
      let child = try ChildProcess(launch)
      ForwardedSignals.child = child.identifier
      defer { ForwardedSignals.child = 0 }
      return watch(child)
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

    /// What a run is known to have done: its own thread ended the process, or it had to be ended. Nil where that was not
    /// seen.
    func failure(seenIn end: End) -> StrategyFailure? {
      switch end {
      case .stopped(let kind, let run): return StrategyFailure(kind, run)
      case .signalled(let number):
        guard let run = witness.ended else { return nil }
        // A process that leaves may still be ended by another thread's trap.
        guard run.signal != 0 else { return StrategyFailure(.signal(number), run) }
        return StrategyFailure(.signal(run.signal), run, place: SourcePlace.text(ofFrames: run.frames))
      case .exited(let code): return witness.ended.map { StrategyFailure(.exit(code), $0) }
      }
    }
  }
#endif
