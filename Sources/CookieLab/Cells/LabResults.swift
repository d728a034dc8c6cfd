import CookieExploration
import Foundation

/// What the trials of one cell came to, for a table and a file.
public struct CellResult: Codable, Equatable, Sendable {
  public var scenario: String
  public var strategy: String
  /// Trials that count.
  public var trials: Int
  public var lost: Int
  public var split: Int
  /// Nil where the record of a trial does not say: that is not 0.
  public var needless: Int?
  /// Trials that do not count, by why.
  public var void: [String: Int]
  /// Seconds a trial, on average over those that count; nil where none does.
  public var secondsPerTrial: Double?

  package init(scenario: String, strategy: String, _ trials: [Trial]) {
    self.scenario = scenario
    self.strategy = strategy
    let counted = trials.filter { $0.void == nil }
    self.trials = counted.count
    lost = counted.count { $0.verdict.lost > 0 }
    split = counted.count { $0.verdict.split > 0 }
    needless = counted.count { $0.verdict.needless > 0 }
    void = Dictionary(grouping: trials.compactMap(\.void), by: \.word).mapValues(\.count)
    secondsPerTrial = Self.mean(counted.map(\.seconds))
  }

  private static func mean(_ seconds: [Double]) -> Double? {
    seconds.isEmpty ? nil : (seconds.reduce(0, +) / Double(seconds.count) * 100).rounded() / 100
  }

  /// - Parameter seconds: of each trial that counts.
  public init(
    scenario: String, strategy: String, trials: Int, lost: Int, split: Int, needless: Int?, void: [String: Int] = [:],
    seconds: [Double] = []
  ) {
    (self.scenario, self.strategy, self.trials, self.lost, self.split) = (scenario, strategy, trials, lost, split)
    (self.needless, self.void, secondsPerTrial) = (needless, void, Self.mean(seconds))
  }
}

/// What can become of a session in a cell, each tested by itself.
public enum CellOutcome: String, Codable, Sendable, CaseIterable {
  case lost
  case split
  /// As `twinjar help terms` has it: a needless login.
  case needless
}

/// One count beside the simulator's rate.
public struct CellComparison: Codable, Equatable, Sendable {
  public var scenario: String
  public var strategy: String
  public var outcome: CellOutcome
  public var count: Int
  public var trials: Int
  /// The simulator's rate, 0 to 1, and the runs that it is from.
  public var simulatedRate: Double
  public var simulatedRuns: Int
  /// Exact and two-sided.
  public var p: Double
  /// By Holm's method, over all comparisons of the run.
  public var adjustedP: Double

  /// True if the two part at 5 %, with all of the comparisons in mind.
  public var differs: Bool { adjustedP <= 0.05 }
}

extension CellComparison {
  /// Compares what was measured with what was simulated, cell by cell and outcome by outcome.
  public static func all(_ results: [CellResult], simulated: [CellTally]) -> [CellComparison] {
    var comparisons: [CellComparison] = []
    for (result, tally) in zip(results, simulated) where result.trials > 0 && tally.runs > 0 {
      for outcome in CellOutcome.allCases {
        let (measured, runs): (Int?, Int) =
          switch outcome {
          case .lost: (result.lost, tally.runsWithLossOrNoVerdict)
          case .split: (result.split, tally.runsWithSplit)
          case .needless: (result.needless, tally.runsWithNeedlessLogIn)
          }
        guard let count = measured else { continue }
        // The rate is itself an estimate: half a run of each kind keeps it from 0 and 1, where one trial would decide all.
        let rate = (Double(runs) + 0.5) / (Double(tally.runs) + 1)
        comparisons.append(
          CellComparison(
            scenario: result.scenario, strategy: result.strategy, outcome: outcome, count: count, trials: result.trials,
            simulatedRate: Double(runs) / Double(tally.runs), simulatedRuns: tally.runs,
            p: BinomialTest(count: count, of: result.trials, rate: rate).p, adjustedP: 1))
      }
    }
    for (index, p) in Holm.adjusted(comparisons.map(\.p)).enumerated() { comparisons[index].adjustedP = p }
    return comparisons
  }

  /// True where both sides say none, or both say each: there are many such, which make a mean small.
  public var isPlain: Bool { (count == 0 && simulatedRate == 0) || (count == trials && simulatedRate == 1) }

  /// The mean of the absolute differences between rates, in points; nil for no comparison.
  public static func meanDifference(_ comparisons: [CellComparison]) -> Double? {
    guard !comparisons.isEmpty else { return nil }
    let sum = comparisons.reduce(0) { $0 + abs(Double($1.count) / Double($1.trials) - $1.simulatedRate) }
    return 100 * sum / Double(comparisons.count)
  }
}
