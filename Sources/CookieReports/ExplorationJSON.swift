import CookieExploration
import CookieSimulation
import Foundation

/// Explorations for a program: `twinjar.exploration/1`. No time is in it: equal searches give equal bytes.
public struct ExplorationJSON {
  public static let schema = "twinjar.exploration/1"

  private struct Document: Encodable {
    var schema: String
    var explorations: [Cell]
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
    var properties: [String: Answer]
  }

  private struct Answer: Encodable {
    /// holds, violated or open.
    var verdict: String
    var cause: String?
    var faults: Int?
    var preemptions: Int?
    var events: Int?
    var tape: String?
  }

  private let document: Document

  public init(_ reports: [ExplorationReport]) {
    document = Document(schema: Self.schema, explorations: reports.map(Self.cell))
  }

  private static func cell(_ report: ExplorationReport) -> Cell {
    let search = report.report
    return Cell(
      strategy: report.strategy, scenario: report.scenario.name, scenarioDigest: hexadecimal(report.scenario.digest),
      search: ExplorationText.bounds(report), faults: report.bounds.faults, preemptions: report.bounds.preemptions,
      isComplete: search.isComplete, reachedPreemptionBound: search.reachedPreemptionBound,
      schedules: search.schedules, cutSchedules: search.cutSchedules, states: search.states,
      longestRun: search.longest, openBranches: search.openBranches, digest: hexadecimal(search.digest),
      isUndetermined: search.isUndetermined,
      properties: Dictionary(uniqueKeysWithValues: report.verdicts.map { ($0.property.rawValue, answer($0.verdict)) }))
  }

  private static func answer(_ verdict: ExplorationReport.Verdict) -> Answer {
    switch verdict {
    case .holds: Answer(verdict: "holds")
    case .open: Answer(verdict: "open")
    case .violated(let finding):
      Answer(
        verdict: "violated", cause: finding.cause?.id, faults: finding.measure.faults,
        preemptions: finding.measure.preemptions, events: finding.measure.events, tape: finding.tape.text)
    }
  }

  public func text() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(document), as: UTF8.self) + "\n"
  }
}
