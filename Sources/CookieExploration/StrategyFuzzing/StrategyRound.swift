import Choices
import CookieDiagnosis
import CookieScenarios
import CookieSimulation
import SyncStrategies

extension StrategyCampaign {
  /// A range of runs on the calling thread, made of what was kept before.
  struct Round: Sendable {
    struct Result: Sendable {
      var run: Int
      var scenario: Int
      var features: [UInt32]
      var choices: [Tape.Choice]
      var summary: RunSummary
      var trace: UInt64
    }

    let seed: UInt64
    let strategy: StrategyEntry
    let scenarios: [Scenario]
    let kept: [Kept]
    /// What is known; a worker leaves out runs without anything new.
    let features: [Set<UInt32>]
    let control: CampaignControl

    /// Some runs of a round, in their order.
    struct Part: Sendable {
      var results: [Result] = []
      /// Less than all if the campaign was stopped.
      var runs = 0
    }

    func run(_ runs: Range<Int>) -> Part {
      var simulators: [Int: Simulator] = [:]
      var part = Part()
      for run in runs {
        let place = run % scenarios.count
        let simulator = simulators[place] ?? Simulator(scenario: scenarios[place], strategy: strategy)
        simulator.isStopped = { [control] in control.isStopped }
        simulators[place] = simulator
        let tape = tape(run, scenario: place)
        let summary = simulator.run(tape)
        if summary.end == .cut { break }
        part.runs += 1
        let reached = RunFeatures(simulator.trace, summary).values
        guard reached.contains(where: { !features[place].contains($0) }) else { continue }
        part.results.append(
          Result(
            run: run, scenario: place, features: reached, choices: tape.recording, summary: summary,
            trace: simulator.trace.digest))
      }
      return part
    }

    /// A new tape one time in four, else one that was kept, changed.
    private func tape(_ run: Int, scenario: Int) -> Tape {
      let runSeed = SplitMix64.seed(campaign: seed, run: run)
      let candidates = kept.filter { $0.scenario == scenario }
      let choices = Tape(seed: ~runSeed)
      guard !candidates.isEmpty, choices.choose(below: 4) != 0 else { return Tape(seed: runSeed, records: true) }
      let first = candidates[choices.choose(below: candidates.count)].choices
      let second = candidates[choices.choose(below: candidates.count)].choices
      return Tape(hints: TapeMutator(tape: choices).mutated(first, with: second), seed: runSeed)
    }
  }
}
