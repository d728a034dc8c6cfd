import Choices
import CookieExploration
import CookieSimulation

/// The results of a campaign for a program: `twinjar.results/1`. Counts, so that results of disjoint runs add up.
public struct ResultsJSON {
  public static let schema = "twinjar.results/1"

  private struct Document: Encodable {
    var schema: String
    var seed: UInt64
    var runsPerCell: Int
    var isComplete: Bool
    var cells: [Cell]
    /// Strategies that ended or blocked the process which ran them, and have no cell for it; left out if there is none.
    var failures: [Failure]?
    /// What makes results of a scenario say less than they seem; left out if there is nothing.
    var warnings: [ScenarioRemarks.Remark]?
    /// With `--until-resolved`, for each scenario.
    var settlement: [Settlement.Entry]?
  }

  /// A strategy that trapped, hung or took all memory.
  public struct Failure: Encodable, Sendable {
    var strategy: String
    var scenario: String?
    var hook: String?
    var step: String?
    var tape: String?
    var what: String

    /// - Parameters:
    ///   - scenario: nil if it happened before any run.
    ///   - hook: nil if it is not known.
    ///   - step: of the script; nil after the last one.
    ///   - what: in words, without a line's end.
    public init(strategy: String, scenario: String?, hook: String?, step: String?, tape: String?, what: String) {
      self.strategy = strategy
      self.scenario = scenario
      self.hook = hook
      self.step = step
      self.tape = tape
      self.what = what
    }
  }

  private struct Cell: Encodable {
    var scenario: String
    var scenarioDigest: String
    var profile: String
    var policy: String
    var strategy: String
    var runs: Int
    var sessions: Int
    var runsWithLoss: Int
    var lossRate: Double
    var lossRateInterval: [Double]
    var lostSessions: Int
    var runsWithSplit: Int
    var splitSessions: Int
    var runsWithResurrection: Int
    var resurrectedSessions: Int
    var races: Int
    var refreshes: Int
    var refreshesPerHour: Double
    var runsWithHarm: Int
    var runsWithoutVerdict: Int
    var runsWithLossOrNoVerdict: Int
    var runsWithLeak: Int
    var leaks: Int
    var runsWithFalseSuccess: Int
    var falseSuccesses: Int
    var runsWithNeedlessLogIn: Int
    var needlessLogins: Int
    var runsWithWriteBack: Int
    var writtenBackSessions: Int
    var runsWithFalseFailure: Int
    var falseFailures: Int
    var runsWithForbidden: Int
    var forbiddenRequests: Int
    var carriedBystanders: Int
    var deletedBystanders: Int
    var bridgeCalls: Int
    var delayedRequests: Int
    var delayMicroseconds: Int
    /// What so many of a hundred of these requests were held back at most, to a 32nd of it; nil if there is none.
    var delayMicrosecondsQuantiles: DelayQuantiles?
    var virtualMilliseconds: Int
    var steps: Int
    var stuckRuns: Int
    var escapedRuns: Int
    var undeterminedRuns: Int
    /// How many runs ended in each way that leaves no verdict.
    var endsWithoutVerdict: [String: Int]
    var causes: [String: Int]
    var causesByVerdict: [String: [String: Int]]
    var firstLoss: String?
    var firstStuck: String?
  }

  private let document: Document

  public init(_ campaign: Campaign, _ tallies: [CellTally], isComplete: Bool, failures: [Failure] = []) {
    self.init(
      campaign, tallies, isComplete: isComplete, failures: failures,
      warnings: ScenarioRemarks(campaign.scenarios) { ReportPlace(name: $0.name) }.remarks, settlement: nil)
  }

  init(
    _ campaign: Campaign, _ tallies: [CellTally], isComplete: Bool, failures: [Failure],
    warnings: [ScenarioRemarks.Remark]?, settlement: [Settlement.Entry]?
  ) {
    document = Document(
      schema: Self.schema, seed: campaign.seed, runsPerCell: campaign.runs, isComplete: isComplete,
      cells: zip(campaign.cells, tallies).map { Self.cell($0, $1, of: campaign) },
      failures: failures.isEmpty ? nil : failures, warnings: warnings, settlement: settlement)
  }

  private static func cell(_ cell: Campaign.Cell, _ tally: CellTally, of campaign: Campaign) -> Cell {
    let interval = tally.lossRate.interval
    return Cell(
      scenario: cell.scenario.name, scenarioDigest: hexadecimal(cell.scenario.digest),
      profile: cell.scenario.profile.name, policy: cell.scenario.policy.name, strategy: cell.strategy.name,
      runs: tally.runs, sessions: tally.sessions, runsWithLoss: tally.runsWithLoss, lossRate: tally.lossRate.value,
      lossRateInterval: [interval.lowerBound, interval.upperBound], lostSessions: tally.lostSessions,
      runsWithSplit: tally.runsWithSplit, splitSessions: tally.splitSessions,
      runsWithResurrection: tally.runsWithResurrection, resurrectedSessions: tally.resurrectedSessions,
      races: tally.races, refreshes: tally.refreshes, refreshesPerHour: tally.refreshesPerHour,
      runsWithHarm: tally.runsWithHarm, runsWithoutVerdict: tally.runsWithoutVerdict.count,
      runsWithLossOrNoVerdict: tally.runsWithLossOrNoVerdict, runsWithLeak: tally.runsWithLeak, leaks: tally.leaks,
      runsWithFalseSuccess: tally.runsWithFalseSuccess,
      falseSuccesses: tally.falseSuccesses, runsWithNeedlessLogIn: tally.runsWithNeedlessLogIn,
      needlessLogins: tally.needlessLogins, runsWithWriteBack: tally.runsWithWriteBack,
      writtenBackSessions: tally.writtenBackSessions, runsWithFalseFailure: tally.runsWithFalseFailure,
      falseFailures: tally.falseFailures, runsWithForbidden: tally.runsWithForbidden,
      forbiddenRequests: tally.forbiddenRequests, carriedBystanders: tally.carriedBystanders,
      deletedBystanders: tally.deletedBystanders, bridgeCalls: tally.bridgeCalls,
      delayedRequests: tally.delays.count,
      delayMicroseconds: tally.delayMicroseconds, delayMicrosecondsQuantiles: DelayQuantiles(tally.delays),
      virtualMilliseconds: tally.virtualMilliseconds, steps: tally.steps, stuckRuns: tally.stuckRuns,
      escapedRuns: tally.escapedRuns, undeterminedRuns: tally.undeterminedRuns,
      endsWithoutVerdict: Dictionary(uniqueKeysWithValues: tally.runsWithoutEnd.map { ("\($0.key)", $0.value) }),
      causes: Dictionary(uniqueKeysWithValues: tally.causeCounts().map { ($0.cause.id, $0.count) }),
      causesByVerdict: Dictionary(
        uniqueKeysWithValues: tally.causes.map { kind, counts in
          (kind.rawValue, Dictionary(uniqueKeysWithValues: counts.map { ($0.key.id, $0.value) }))
        }),
      firstLoss: tally.firstLoss.map { campaign.tapeText(of: cell, run: $0).text },
      firstStuck: tally.firstStuck.map { campaign.tapeText(of: cell, run: $0).text })
  }

  public func text() throws -> String { try CanonicalJSON.document(document) }
}
