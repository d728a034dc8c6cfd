import CookieExploration
import CookieSimulation
import Foundation
import LibFuzzer

/// Two bytes a choice drive a run with delays, of a strategy in a scenario as environment variables name them
/// (`FuzzOrder`); the recording of the run must replay to the same trace.
struct TapeTarget: FuzzTarget {
  static let name = "tape"
  /// The alarm of libFuzzer would read the run's virtual clock and take it for a hang.
  static let arguments = ["-timeout=0"]

  /// One run in this many is replayed: twice the inputs in the same time.
  private static let repetition = 16

  private let simulator: Simulator
  private var runs = 0

  init() throws {
    let exploration = try FuzzOrder(environment: ProcessInfo.processInfo.environment).exploration()
    simulator = Simulator(scenario: exploration.scenario, strategy: exploration.strategy)
  }

  mutating func take(_ input: UnsafeBufferPointer<UInt8>) {
    let tape = Tape(hints: ScheduleInput(Array(input)).hints, seed: 0)
    let summary = simulator.run(tape)
    runs += 1
    guard runs % Self.repetition == 1 else { return }
    let digest = simulator.trace.digest
    let again = simulator.run(Tape(replaying: tape.recording))
    if again != summary || simulator.trace.digest != digest { fatalError("a recorded run does not replay") }
  }
}
