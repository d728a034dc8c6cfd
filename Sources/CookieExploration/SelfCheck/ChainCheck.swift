import Choices
import CookieDiagnosis
import CookieScenarios
import CookieSimulation
import Foundation
import SyncStrategies

/// Plays campaigns and checks the chain of every verdict, by `ChainChecker`, until so many were checked.
///
/// Every strategy is played in every scenario, on its own platform and on all others. Rounds are as large for any number
/// of workers, and the last is played to its end, so the result does not depend on how many there are.
public struct ChainCheck: Sendable {
  /// The first verdict of a kind of failure.
  public struct Failure: Sendable {
    public var fault: ChainFault
    public var scenario: Scenario
    public var strategy: StrategyEntry
    public var seed: UInt64
    /// Which of its run's verdicts it is.
    public var verdict: Int
    /// How many verdicts of the kind there are.
    public var count = 1
  }

  public struct Tally: Sendable {
    public var runs = 0
    public var verdicts = 0
    public var failures: [Failure] = []
    /// Verdicts by first cause.
    public var causes: [Cause: Int] = [:]

    public var failed: Int { failures.reduce(0) { $0 + $1.count } }

    fileprivate mutating func note(_ failure: Failure) {
      if let place = failures.firstIndex(where: { $0.fault == failure.fault }) {
        failures[place].count += failure.count
      } else {
        failures.append(failure)
      }
    }

    fileprivate mutating func merge(_ other: Tally) {
      runs += other.runs
      verdicts += other.verdicts
      causes.merge(other.causes, uniquingKeysWith: +)
      for failure in other.failures { note(failure) }
    }
  }

  public let scenarios: [Scenario]
  public let strategies: [StrategyEntry]
  public let seed: UInt64
  /// Runs of each strategy in each scenario in a round.
  public var runsPerRound = 100

  public init(scenarios: [Scenario], strategies: [StrategyEntry], seed: UInt64) {
    self.scenarios = scenarios
    self.strategies = strategies
    self.seed = seed
  }

  /// Checks at least `count` verdicts, unless 50 rounds in a row bring none.
  public func run(
    count: Int, jobs: Int, control: CampaignControl = CampaignControl(), progress: (Int) -> Void = { _ in }
  ) -> Tally {
    let pool = WorkerPool(workers: jobs)
    defer { pool.close() }
    var tally = Tally()
    var (round, emptyRounds) = (0, 0)
    while tally.verdicts < count, emptyRounds < 50, !control.isStopped {
      let before = tally.verdicts
      for part in play(round, on: pool, control) { tally.merge(part) }
      emptyRounds = tally.verdicts == before ? emptyRounds + 1 : 0
      round += 1
      progress(min(tally.verdicts, count))
    }
    return tally
  }

  /// One round: a tally for each strategy in each scenario, in their order.
  private func play(_ round: Int, on pool: WorkerPool, _ control: CampaignControl) -> [Tally] {
    let cells = scenarios.count * strategies.count
    let results = Results(count: cells)
    pool.forEach(below: cells) { [self] _, cell in
      guard !control.isStopped else { return }
      // Each cell begins with another variant, so that a round has all platforms.
      let scenario = ScenarioVariants.variant(round + cell, of: scenarios[cell / strategies.count])
      results.set(tally(scenario, strategies[cell % strategies.count], round), at: cell)
    }
    return results.all
  }

  private func tally(_ scenario: Scenario, _ strategy: StrategyEntry, _ round: Int) -> Tally {
    let simulator = Simulator(scenario: scenario, strategy: strategy)
    simulator.countsRaces = false
    var tally = Tally()
    for run in 0..<runsPerRound {
      let seed = SplitMix64.seed(campaign: seed, run: round * runsPerRound + run)
      let summary = simulator.run(Tape(seed: seed))
      tally.runs += 1
      guard !summary.verdicts.isEmpty else { continue }
      let checker = ChainChecker(simulator.trace)
      for (verdict, chain) in simulator.chains(of: summary).enumerated() {
        tally.verdicts += 1
        tally.causes[chain.verdict.cause, default: 0] += 1
        guard let fault = checker.fault(of: chain) else { continue }
        tally.note(
          Failure(fault: fault, scenario: scenario, strategy: strategy, seed: seed, verdict: verdict))
      }
    }
    return tally
  }
}

/// Where workers put what they found. Unchecked: the lock guards it.
private final class Results: @unchecked Sendable {
  private let lock = NSLock()
  private var tallies: [ChainCheck.Tally]

  init(count: Int) { tallies = Array(repeating: ChainCheck.Tally(), count: count) }

  func set(_ tally: ChainCheck.Tally, at place: Int) { lock.withLock { tallies[place] = tally } }

  var all: [ChainCheck.Tally] { lock.withLock { tallies } }
}
