import Choices
import CookieExploration
import CookieScenarios
import CookieSimulation
import SyncStrategies
import Testing

/// A scheduled run is its choices: whatever led to them, they lead there again.
@Suite struct ScheduleReplayTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var scenario: String
    var strategy: String
    var testDescription: String { "\(strategy) in \(scenario)" }
  }

  static let cases = [
    Case(scenario: "concurrent-refresh", strategy: "snapshot-mirror"),
    Case(scenario: "concurrent-refresh", strategy: "twinjar"),
    Case(scenario: "concurrent-refresh", strategy: "two-way-observer"),
    Case(scenario: "one-process-death", strategy: "push-only"),
    Case(scenario: "killed-in-background", strategy: "native-backup"),
    Case(scenario: "weeks-idle", strategy: "snapshot-mirror"),
    Case(scenario: "error-page-as-download", strategy: "push-only"),
    Case(scenario: "old-value-returns", strategy: "persistent-copy"),
    Case(scenario: "first-run-dead-jar", strategy: "cold-start-wake"),
  ]

  private final class Drawing: ScheduleGuide {
    var random: SplitMix64
    init(seed: UInt64) { random = SplitMix64(seed: seed) }
    func choose(at point: borrowing ChoicePoint) -> Int? {
      // Rarely, so that runs get far.
      random.next() % 4 == 0 ? Int(random.next() % UInt64(point.count)) : 0
    }
  }

  @Test(arguments: cases) func choicesLeadThereAgain(case: Case) throws {
    let scenario = try #require(try BuiltInScenarios.scenario(named: `case`.scenario))
    let strategy = try #require(StrategyCatalogue.entry(named: `case`.strategy))
    let simulator = Simulator(scenario: scenario, strategy: strategy)
    for seed in 0..<25 as Range<UInt64> {
      let drawn = Tape(guide: Drawing(seed: seed))
      let first = simulator.run(drawn)
      let digest = simulator.trace.digest
      let recorded = Tape(replaying: drawn.recording, isScheduled: true)
      let second = simulator.run(recorded)
      #expect(recorded.mismatch == nil, "seed \(seed)")
      #expect(second.end == first.end && simulator.trace.digest == digest, "seed \(seed)")
      let fitted = Tape(replaying: drawn.recording, isScheduled: true, fitting: true)
      _ = simulator.run(fitted)
      #expect(fitted.recording == drawn.recording, "seed \(seed)")
    }
  }

  @Test("a run with delays is the same after a schedule on the same simulator") func leavesNothingBehind() throws {
    let scenario = try #require(try BuiltInScenarios.scenario(named: "concurrent-refresh"))
    let strategy = try #require(StrategyCatalogue.entry(named: "two-way-observer"))
    let simulator = Simulator(scenario: scenario, strategy: strategy)
    _ = simulator.run(Tape(seed: 3))
    let digest = simulator.trace.digest
    for seed in 0..<5 as Range<UInt64> {
      _ = simulator.run(Tape(guide: Drawing(seed: seed)))
      _ = simulator.run(Tape(seed: 3))
      #expect(simulator.trace.digest == digest, "after schedule \(seed)")
    }
  }
}
