import CookieDiagnosis
import CookieExploration
import CookieScenarios
import CookieSimulation

/// Explorations for services and spreadsheets: a check, or a row, for each property of a strategy in a scenario.
struct ExplorationChecks {
  private let reports: [ExplorationReport]
  private let place: (Scenario) -> ReportPlace
  private let names: ExplorationNames
  private let ended: EndedStrategies
  private let again: (TapeText) -> String

  /// - Parameters:
  ///   - place: where a scenario stands.
  ///   - again: how to see a tape's run again.
  init(
    _ reports: [ExplorationReport], _ ended: EndedStrategies, place: @escaping (Scenario) -> ReportPlace,
    again: @escaping (TapeText) -> String
  ) {
    (self.reports, self.ended, self.place, self.again) = (reports, ended, place, again)
    names = ExplorationNames(reports, place: place)
  }

  var checks: [ReportCheck] {
    zip(reports, names.labels).flatMap { report, name in
      report.answers.map { property, answer in
        let place = place(report.scenario)
        return ReportCheck(
          suite: name, name: "\(report.strategy) \(property.rawValue)",
          outcome: outcome(property, answer, report, name, place), place: place)
      }
    } + ended.checks
  }

  private func outcome(
    _ property: Property, _ answer: ExplorationReport.Answer, _ report: ExplorationReport,
    _ name: String, _ place: ReportPlace
  ) -> ReportCheck.Outcome {
    switch answer {
    case .holds: .passed
    case .open: .unanswered(ExplorationText.openness(report))
    case .unsound: .unanswered("the search is not sound for this strategy")
    case .violated(let finding): .failed(self.finding(property, finding, report, name, .error, "", place))
    case .beyond(let finding):
      .failed(self.finding(property, finding, report, name, .warning, ", with more faults than the bound", place))
    }
  }

  private func finding(
    _ property: Property, _ finding: Finding, _ report: ExplorationReport, _ name: String, _ level: ReportFinding.Level,
    _ note: String, _ place: ReportPlace
  ) -> ReportFinding {
    let cause = finding.cause.map { "\($0.id) \($0.label)" } ?? property.label
    return ReportFinding(
      id: "\(property.rawValue).\(finding.cause?.id ?? "none")", level: level, summary: "\(property.label): \(cause)",
      message: "\(report.strategy) in \(name): \(property.label), \(cause)\(note). "
        + (Invocation.takes(finding.tape) ? "Replay it with: " : "") + again(finding.tape), place: place)
  }

  // MARK: - Rows

  /// A strategy that ended its process has one row for each scenario, last and without a property.
  var records: ReportTable {
    let titles = [
      "scenario", "strategy", "property", "verdict", "cause", "faults", "preemptions", "schedules", "states", "tape",
      "failure",
    ]
    let rows = zip(reports, names.labels).flatMap { report, name in
      report.answers.map { Self.row($0, $1, report, name) }
    }
    return ReportTable(titles.map { ReportTable.Column($0) }, rows: rows + ended.gaps.map(row))
  }

  private static func row(
    _ property: Property, _ answer: ExplorationReport.Answer, _ report: ExplorationReport, _ name: String
  ) -> [String] {
    let cells = cells(answer)
    let counts = [report.report.schedules, report.report.states].map(String.init)
    return [name, report.strategy, property.rawValue] + cells.prefix(4) + counts + [cells[4], ""]
  }

  private func row(_ gap: EndedStrategies.Gap) -> [String] {
    let tape = gap.isItsPlace ? gap.failure.tape ?? "" : ""
    return [ended.label(of: gap), gap.failure.strategy, "", "ended", "", "", "", "0", "0", tape, gap.failure.sentence]
  }

  /// Verdict, cause, faults, preemptions, tape.
  private static func cells(_ answer: ExplorationReport.Answer) -> [String] {
    func cells(_ verdict: String, _ finding: Finding) -> [String] {
      [
        verdict, finding.cause?.id ?? "", "\(finding.measure.faults)", "\(finding.measure.preemptions)",
        finding.tape.text,
      ]
    }
    switch answer {
    case .holds: return ["holds", "", "", "", ""]
    case .open: return ["open", "", "", "", ""]
    case .unsound: return ["unsound", "", "", "", ""]
    case .violated(let finding): return cells("violated", finding)
    case .beyond(let finding): return cells("beyond", finding)
    }
  }
}
