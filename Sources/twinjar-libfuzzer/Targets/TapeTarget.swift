import CookieSimulation
import LibFuzzer
import SyncStrategies

/// Two bytes a choice drive a run of a strategy; the recording of the run must replay to the same trace.
struct TapeTarget: FuzzTarget {
  static let name = "tape"
  /// The alarm of libFuzzer would read the run's virtual clock and take it for a hang.
  static let arguments = ["-timeout=0"]

  private let simulator: Simulator

  private struct NoScenario: Error {}

  init() throws {
    guard let scenario = try BuiltInScenarios.scenario(named: "concurrent-refresh"),
      let strategy = StrategyCatalogue.entry(named: "two-way-observer")
    else { throw NoScenario() }
    simulator = Simulator(scenario: scenario, strategy: strategy)
  }

  mutating func take(_ input: UnsafeBufferPointer<UInt8>) {
    let guide = stride(from: 0, to: input.count - 1, by: 2).map { UInt32(input[$0]) << 8 | UInt32(input[$0 + 1]) }
    let tape = Tape(hints: guide, seed: 0)
    let summary = simulator.run(tape)
    let digest = simulator.trace.digest
    let again = simulator.run(Tape(replaying: tape.recording))
    if again != summary || simulator.trace.digest != digest { fatalError("a recorded run does not replay") }
  }
}
