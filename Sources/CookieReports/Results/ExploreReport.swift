import CookieExploration
import CookieScenarios
import CookieSimulation

/// What `twinjar explore` says of its explorations.
public struct ExploreReport: Report {
  public static let forms: Set<ReportForm> = [.text, .parts, .json, .checks, .findings, .records]

  private let reports: [ExplorationReport]
  private let place: (Scenario) -> ReportPlace
  private let again: (TapeText) -> String
  private let ended: EndedStrategies

  /// - Parameters:
  ///   - place: where a scenario stands.
  ///   - again: how to see a tape's run again, in a line or several.
  ///   - failures: of strategies that ended or blocked their process, and have no report.
  ///   - scenarios: those that were to be explored.
  public init(
    _ reports: [ExplorationReport], place: @escaping (Scenario) -> ReportPlace = { ReportPlace(name: $0.name) },
    failures: [ResultsJSON.Failure] = [], in scenarios: [Scenario] = [], again: @escaping (TapeText) -> String
  ) {
    (self.reports, self.place, self.again) = (reports, place, again)
    let places = scenarios.map(place)
    ended = EndedStrategies(
      failures, in: scenarios, labels: ScenarioLabels.distinct(scenarios, at: places), places: places)
  }

  /// - Parameter invocation: how to go on, and what the scenarios' files are called.
  public init(
    _ reports: [ExplorationReport], failures: [ResultsJSON.Failure] = [], in scenarios: [Scenario] = [],
    invocation: Invocation
  ) {
    self.init(
      reports, place: invocation.place, failures: failures, in: scenarios, again: invocation.replay)
  }

  /// One exploration in full, several as a table.
  public var text: String { text(on: .unlimited) }

  public func text(on layout: TerminalLayout) -> String {
    let text = ExplorationText(reports, place: place)
    let shown = reports.count > 1 ? text.table(on: layout) : text.details(again: again, isQuiet: layout.isQuiet)
    return layout.fit([shown, ended.text].filter { !$0.isEmpty }.joined(separator: "\n"))
  }

  public var parts: [ReportPart] { ExplorationParts(reports, place: place).parts + ended.parts + mind.parts }

  public var checks: [ReportCheck] { rows.checks + outer + mind.checks }

  /// What makes a certificate say less than it seems, as it stands below one.
  private var outer: [ReportCheck] {
    reports.flatMap { report in
      SearchLimits.outer(report).map { words in
        ReportCheck(
          suite: report.scenario.name, name: "\(report.strategy)'s variables",
          outcome: .remarked(
            ReportFinding(
              id: "outer-variables", level: .warning, summary: "a certificate that says less than it seems",
              message: "\(report.strategy) in \(report.scenario.name): \(words)", place: place(report.scenario))),
          place: place(report.scenario))
      }
    }
  }

  public var records: ReportTable { rows.records }

  private var rows: ExplorationChecks { ExplorationChecks(reports, ended, place: place, again: again) }

  public func json() throws -> String {
    try ExplorationJSON(reports, failures: ended.failures, warnings: mind.remarks).text()
  }

  private var mind: ScenarioRemarks { ScenarioRemarks(reports.map(\.scenario), place: place) }
}
