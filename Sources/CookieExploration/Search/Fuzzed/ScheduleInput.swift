import Choices
import CookieDiagnosis
import CookieSimulation

/// A schedule as a coverage-guided fuzzer changes it: two bytes a choice, the higher one first.
///
/// Any bytes are one. Each number stands for a way to go on modulo how many there are, as a hint of a guided search
/// does; what would break a bound is calm, and what comes after the last is drawn, always from the same seed. So an input
/// is the same run in every build and process.
public struct ScheduleInput: Hashable, Sendable {
  public var bytes: [UInt8]

  /// Larger inputs than this are none: no run has so many choices.
  public static let mostBytes = 1 << 20

  public init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The input whose run begins with these choices, if they are within the run's bounds.
  public init(making choices: [Tape.Choice]) {
    bytes = choices.flatMap { [UInt8(truncatingIfNeeded: $0.value >> 8), UInt8(truncatingIfNeeded: $0.value)] }
  }

  /// A number for each choice; a last byte without another one says nothing.
  public var hints: [UInt32] {
    stride(from: 0, to: bytes.count - 1, by: 2).map { UInt32(bytes[$0]) << 8 | UInt32(bytes[$0 + 1]) }
  }

  /// Of equal inputs equal, for a file's name.
  public var digest: UInt64 {
    bytes.reduce(UInt64(bytes.count)) { SplitMix64.seed(campaign: $0, run: Int($1)) }
  }
}

/// Plays inputs, each as the same run wherever it is played.
public final class InputPlayer {
  public struct Run {
    public var summary: RunSummary
    public var choices: [Tape.Choice]
  }

  private let simulator: Simulator
  private let bounds: ExplorationBounds
  private let properties: [Property]

  public init(_ exploration: Exploration) {
    simulator = exploration.simulator()
    bounds = exploration.options.bounds
    properties = exploration.options.properties
  }

  public func play(_ input: ScheduleInput) -> Run {
    let tape = Tape(guide: RandomGuide(seed: 0, bounds: bounds, hints: input.hints))
    let summary = simulator.run(tape)
    return Run(summary: summary, choices: tape.recording)
  }

  /// What the latest run reached; a fuzzer keeps inputs that reach something new.
  public func features(of run: Run) -> [UInt32] { simulator.features(of: run.summary) }

  /// True if a replay of the latest run's recording gives the same run, record by record.
  public func repeats(_ run: Run) -> Bool {
    guard run.summary.end != .escaped else { return false }
    let trace = simulator.trace.digest
    let summary = simulator.run(Tape(replaying: run.choices, isScheduled: true))
    return summary == run.summary && simulator.trace.digest == trace
  }

  public func violations(of run: Run) -> [Property] { properties.filter { $0.isViolated(by: run.summary) } }
}
