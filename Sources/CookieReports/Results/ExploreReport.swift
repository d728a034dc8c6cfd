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
  private let isComplete: Bool

  /// - Parameters:
  ///   - place: where a scenario stands.
  ///   - again: how to see a tape's run again, in a line or several.
  ///   - failures: of strategies that ended or blocked their process, and have no report.
  ///   - scenarios: those that were to be explored.
  ///   - isComplete: false if nobody waited for all of them.
  public init(
    _ reports: [ExplorationReport], place: @escaping (Scenario) -> ReportPlace = { ReportPlace(name: $0.name) },
    failures: [ResultsJSON.Failure] = [], in scenarios: [Scenario] = [], isComplete: Bool = true,
    again: @escaping (TapeText) -> String
  ) {
    (self.reports, self.place, self.again, self.isComplete) = (reports, place, again, isComplete)
    let places = scenarios.map(place)
    ended = EndedStrategies(
      failures, in: scenarios, labels: ScenarioLabels.distinct(scenarios, at: places), places: places)
  }

  /// - Parameter invocation: how to go on, and what the scenarios' files are called.
  public init(
    _ reports: [ExplorationReport], failures: [ResultsJSON.Failure] = [], in scenarios: [Scenario] = [],
    isComplete: Bool = true, invocation: Invocation
  ) {
    self.init(
      reports, place: invocation.place, failures: failures, in: scenarios, isComplete: isComplete,
      again: invocation.replay)
  }

  /// One exploration in full, several as a table.
  public var text: String { text(on: .unlimited) }

  public func text(on layout: TerminalLayout) -> String {
    let text = ExplorationText(reports, place: place)
    let shown =
      reports.count > 1
      ? text.table(on: layout) + text.firstFinding(again: again, isQuiet: layout.isQuiet)
      : text.details(again: again, isQuiet: layout.isQuiet)
    let interruption = isComplete ? "" : "Interrupted: these are the searches that had begun.\n"
    return layout.fit([interruption, shown, ended.text].filter { !$0.isEmpty }.joined(separator: "\n"))
  }

  public var parts: [ReportPart] {
    (isComplete ? [] : [.text("Interrupted: these are the searches that had begun.")])
      + ExplorationParts(reports, place: place).parts + ended.parts + mind.parts
  }

  public var checks: [ReportCheck] {
    rows.checks + outer + mind.checks
      + (isComplete
        ? [] : [.interruption(of: "the search itself", "interrupted: these are the searches that had begun")])
  }

  /// What makes an answer say less than it seems, as it stands below a certificate.
  private var outer: [ReportCheck] {
    let labels = ExplorationNames(reports, place: place).labels
    return zip(reports, labels).flatMap { report, label in
      SearchLimits.outer(report).map { words in
        ReportCheck(
          suite: label, name: "\(report.strategy)'s variables",
          outcome: .remarked(
            ReportFinding(
              id: "outer-variables", level: .warning, summary: "a search that says less than it seems",
              message: "\(report.strategy) in \(label): \(words)", place: place(report.scenario))),
          place: place(report.scenario))
      }
    }
  }

  public var records: ReportTable { rows.records }

  private var rows: ExplorationChecks { ExplorationChecks(reports, ended, place: place, again: again) }

  public func json() throws -> String {
    try ExplorationJSON(reports, failures: ended.failures, isComplete: isComplete, warnings: mind.remarks).text()
  }

  private var mind: ScenarioRemarks { ScenarioRemarks(reports.map(\.scenario), place: place) }
}
