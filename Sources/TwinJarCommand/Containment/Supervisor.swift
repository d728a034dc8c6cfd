#if os(Linux)
  import CookieSimulation
  import Foundation
  import Glibc

  /// Runs this command again in another process, without the strategies that ended it before.
  final class Supervisor {
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
    init?(arguments: [String], strategies: Set<String>) {
      guard let descriptor = WitnessReader.memory(), let witness = WitnessReader(descriptor: descriptor) else {
        return nil
      }
      self.arguments = arguments
      self.strategies = strategies
      self.descriptor = descriptor
      self.witness = witness
    }

    /// Returns the exit code.
    func run(descriptorVariable: String, failuresVariable: String) -> Int32 {
      ForwardedSignals.install()
      while true {
        var variables = ProcessInfo.processInfo.environment
        variables[descriptorVariable] = "\(descriptor)"
        variables[failuresVariable] = (try? JSONEncoder().encode(failures)).map { String(decoding: $0, as: UTF8.self) }
        // A backtrace of a trap takes minutes.
        variables["SWIFT_BACKTRACE"] = "enable=no"
        witness.clear()
        guard let child = spawn(variables) else {
          StandardError.write("Error: cannot start \(arguments[0]) again to run its strategies in\n")
          return EX_OSERR
        }
        ForwardedSignals.child = child
        let end = watch(child)
        ForwardedSignals.child = 0
        guard let failure = failure(after: end) else { return finished(end) }
        failures.append(failure)
        StandardError.write("\n\(failure.text)")
        if ForwardedSignals.wasInterrupted { return 130 }
        StandardError.write("Going on without it.\n")
      }
    }

    private func finished(_ end: End) -> Int32 {
      switch end {
      case .exited(let code): return failures.isEmpty ? code : Containment.exitCode
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

    private func spawn(_ variables: [String: String]) -> pid_t? {
      var attributes = posix_spawnattr_t()
      posix_spawnattr_init(&attributes)
      defer { posix_spawnattr_destroy(&attributes) }
      posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK))
      var none = sigset_t()
      sigemptyset(&none)
      posix_spawnattr_setsigmask(&attributes, &none)
      var defaults = sigset_t()
      sigfillset(&defaults)
      posix_spawnattr_setsigdefault(&attributes, &defaults)
      var words = arguments.map { strdup($0) } + [nil]
      defer { for word in words { free(word) } }
      var environment = variables.map { strdup("\($0.key)=\($0.value)") } + [nil]
      defer { for entry in environment { free(entry) } }
      var child: pid_t = 0
      return posix_spawn(&child, "/proc/self/exe", nil, &attributes, &words, &environment) == 0 ? child : nil
    }

    private func watch(_ child: pid_t) -> End {
      var stalls = StallWatch()
      while true {
        var status: Int32 = 0
        if waitpid(child, &status, WNOHANG) == child {
          let signal = status & 0x7F
          return signal == 0 ? .exited((status >> 8) & 0xFF) : .signalled(signal)
        }
        let limit = ForwardedSignals.wasInterrupted ? Self.hangSecondsWhenInterrupted : hangSeconds
        let runs = witness.runs.filter { strategies.contains($0.strategy) }
        if let (kind, run) = stalls.look(at: runs, memory: Self.memory(of: child), limit: limit) {
          kill(child, SIGKILL)
          waitpid(child, &status, 0)
          return .stopped(kind, run)
        }
        usleep(Self.pollMicroseconds)
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

  /// Tells a run that stands still, or whose memory grows without an end, from one that goes on.
  struct StallWatch {
    private struct Seen {
      var beats: UInt64
      var stillFor = 0.0
      var memoryAtStart: Int
    }

    private var seen: [UInt64: Seen] = [:]
    private var last = ContinuousClock.now
    /// A pause of this process, or of the whole machine, is no pause of the other one alone.
    private static let longestStep = 0.2

    /// - Parameter limit: seconds.
    mutating func look(at runs: [WitnessedRun], memory: Int, limit: Double) -> (StrategyFailure.Kind, WitnessedRun)? {
      let now = ContinuousClock.now
      let step = min(Self.longestStep, (now - last) / .seconds(1))
      last = now
      var next: [UInt64: Seen] = [:]
      for (place, run) in runs.enumerated() {
        let key = run.runs << 8 | UInt64(place)
        var entry = seen[key] ?? Seen(beats: run.beats, memoryAtStart: memory)
        entry.stillFor = entry.beats == run.beats ? entry.stillFor + step : 0
        entry.beats = run.beats
        next[key] = entry
        if entry.stillFor >= limit { return (.hang(seconds: limit), run) }
        if memory - entry.memoryAtStart > Supervisor.runBytes { return (.memory(bytes: Supervisor.runBytes), run) }
      }
      seen = next
      return nil
    }
  }

  /// Where in the source a thread stood, as far as the tools of this machine tell.
  enum SourcePlace {
    /// The innermost place that is known.
    static func text(ofFrames frames: [UInt64]) -> String? {
      let addresses = frames.map { "0x\(String($0, radix: 16))" }.joined(separator: " ")
      let command = "addr2line -i -e /proc/\(getpid())/exe \(addresses) 2>/dev/null"
      guard !frames.isEmpty, let pipe = popen(command, "r") else { return nil }
      defer { pclose(pipe) }
      var place: String?
      var line = [CChar](repeating: 0, count: 4_096)
      while fgets(&line, Int32(line.count), pipe) != nil {
        let bytes = line.prefix { $0 != 0 && $0 != 10 }.map { UInt8(bitPattern: $0) }
        let text = String(decoding: bytes, as: UTF8.self)
        if place == nil, isKnown(text) { place = text }
      }
      // What runs the strategy's jobs: the strategy itself was not found.
      return place.flatMap { $0.contains("/CookieSimulation/Engine/") ? nil : $0 }
    }

    private static func isKnown(_ place: String) -> Bool {
      !place.hasPrefix("??") && !place.hasPrefix("<compiler") && !place.hasSuffix(":0") && !place.hasSuffix(":?")
    }
  }

  /// What ends a command is for the process that does the work. A terminal tells both; anybody else this one only.
  enum ForwardedSignals {
    nonisolated(unsafe) static var child: pid_t = 0
    nonisolated(unsafe) private(set) static var wasInterrupted = false

    static func install() {
      for number in [SIGINT, SIGTERM, SIGHUP, SIGQUIT] {
        var action = sigaction()
        action.sa_flags = SA_SIGINFO | SA_RESTART
        action.__sigaction_handler.sa_sigaction = { number, info, _ in
          ForwardedSignals.wasInterrupted = true
          let isFromTerminal = info.map { $0.pointee.si_code > 0 } ?? false
          if !isFromTerminal, ForwardedSignals.child > 0 { kill(ForwardedSignals.child, number) }
        }
        sigaction(number, &action, nil)
      }
      // Whoever started this process may have blocked them.
      var none = sigset_t()
      sigemptyset(&none)
      sigprocmask(SIG_SETMASK, &none, nil)
    }
  }
#else
  /// Elsewhere strategies run in the process that was started.
  final class Supervisor {
    init?(arguments: [String], strategies: Set<String>) { nil }
    func run(descriptorVariable: String, failuresVariable: String) -> Int32 { 0 }
  }
#endif
