import Choices
import CookieExploration
import CookieSimulation

/// Explorations for a program: `twinjar.exploration/1`. No time is in it: equal searches give equal bytes.
public struct ExplorationJSON {
  public static let schema = "twinjar.exploration/1"

  private struct Document: Encodable {
    var schema: String
    /// False if the user wanted no more: the last of them may be unfinished, and others are missing.
    var isComplete: Bool
    var explorations: [Cell]
    /// Strategies that ended or blocked the process which ran them, and have no exploration for it; left out if there is none.
    var failures: [ResultsJSON.Failure]?
    /// What makes answers about a scenario say less than they seem; left out if there is nothing.
    var warnings: [ScenarioRemarks.Remark]?
  }

  private struct Cell: Encodable {
    var strategy: String
    var scenario: String
    var scenarioDigest: String
    var search: String
    var faults: Int
    /// Nil for any number.
    var preemptions: Int?
    var isComplete: Bool
    var reachedPreemptionBound: Bool
    var schedules: Int
    var cutSchedules: Int
    var states: Int
    var longestRun: Int
    var openBranches: Int
    var digest: String
    var isUndetermined: Bool
    /// anywhere or instance: where the strategy may remember things.
    var memory: String
    /// False if the search was found to be wrong for this strategy.
    var isSound: Bool
    var repetitionInterval: Int
    var continuedCuts: Int
    var uncutSchedules: Int
    var walkedWithoutCuts: Bool
    var timedRuns: Int
    var randomDraws: Int
    var leftOut: [String]
    var properties: [String: Answer]
  }

  private struct Answer: Encodable {
    /// holds, violated, beyond (violated only with more faults than the bound), open or unsound.
    var verdict: String
    /// True for a run with delays.
    var isTimed: Bool?
    var cause: String?
    var faults: Int?
    var preemptions: Int?
    var events: Int?
    var tape: String?
  }

  private let document: Document

  public init(_ reports: [ExplorationReport], failures: [ResultsJSON.Failure] = [], isComplete: Bool = true) {
    let mind = ScenarioRemarks(reports.map(\.scenario)) { ReportPlace(name: $0.name) }
    self.init(reports, failures: failures, isComplete: isComplete, warnings: mind.remarks)
  }

  init(
    _ reports: [ExplorationReport], failures: [ResultsJSON.Failure], isComplete: Bool,
    warnings: [ScenarioRemarks.Remark]?
  ) {
    document = Document(
      schema: Self.schema, isComplete: isComplete, explorations: reports.map(Self.cell),
      failures: failures.isEmpty ? nil : failures, warnings: warnings)
  }

  private static func cell(_ report: ExplorationReport) -> Cell {
    let search = report.report
    return Cell(
      strategy: report.strategy, scenario: report.scenario.name, scenarioDigest: hexadecimal(report.scenario.digest),
      search: ExplorationText.bounds(report), faults: report.bounds.faults, preemptions: report.bounds.preemptions,
      isComplete: search.isComplete, reachedPreemptionBound: search.reachedPreemptionBound,
      schedules: search.schedules, cutSchedules: search.cutSchedules, states: search.states,
      longestRun: search.longest, openBranches: search.openBranches, digest: hexadecimal(search.digest),
      isUndetermined: report.undetermined != nil,
      memory: report.memory == .instance ? "instance" : "anywhere", isSound: report.checks.failure == nil,
      repetitionInterval: search.repetitionInterval, continuedCuts: report.checks.continuedCuts,
      uncutSchedules: report.checks.uncutSchedules, walkedWithoutCuts: report.checks.walkedWithoutCuts,
      timedRuns: report.timed.played, randomDraws: search.randomDraws,
      leftOut: SearchLimits.text(report, isWhole: true),
      properties: Dictionary(uniqueKeysWithValues: report.answers.map { ($0.property.rawValue, answer($0.answer)) }))
  }

  private static func answer(_ answer: ExplorationReport.Answer) -> Answer {
    switch answer {
    case .holds: Answer(verdict: "holds")
    case .open: Answer(verdict: "open")
    case .unsound: Answer(verdict: "unsound")
    case .violated(let finding): Self.answer(finding, "violated")
    case .beyond(let finding): Self.answer(finding, "beyond")
    }
  }

  private static func answer(_ finding: Finding, _ verdict: String) -> Answer {
    Answer(
      verdict: verdict, isTimed: finding.isScheduled ? nil : true, cause: finding.cause?.id,
      faults: finding.measure.faults, preemptions: finding.measure.preemptions, events: finding.measure.events,
      tape: finding.tape.text)
  }

  public func text() throws -> String { try CanonicalJSON.document(document) }
}
