import CookieDiagnosis
import CookieExploration
import CookieScenarios

/// Explorations for services and spreadsheets: a check, or a row, for each property of a strategy in a scenario.
struct ExplorationChecks {
  private let reports: [ExplorationReport]
  private let place: (Scenario) -> ReportPlace

  /// - Parameter place: where a scenario stands.
  init(_ reports: [ExplorationReport], place: @escaping (Scenario) -> ReportPlace) {
    (self.reports, self.place) = (reports, place)
  }

  var checks: [ReportCheck] {
    reports.flatMap { report in
      report.answers.map { property, answer in
        let place = place(report.scenario)
        return ReportCheck(
          suite: report.scenario.name, name: "\(report.strategy) \(property.rawValue)",
          outcome: Self.outcome(property, answer, report, place), place: place)
      }
    }
  }

  private static func outcome(
    _ property: Property, _ answer: ExplorationReport.Answer, _ report: ExplorationReport, _ place: ReportPlace
  ) -> ReportCheck.Outcome {
    switch answer {
    case .holds: .passed
    case .open: .unanswered(ExplorationText.openness(report))
    case .unsound: .unanswered("the search is not sound for this strategy")
    case .violated(let finding): .failed(Self.finding(property, finding, report, .error, "", place))
    case .beyond(let finding):
      .failed(Self.finding(property, finding, report, .warning, ", with more faults than the bound", place))
    }
  }

  private static func finding(
    _ property: Property, _ finding: Finding, _ report: ExplorationReport, _ level: ReportFinding.Level,
    _ note: String, _ place: ReportPlace
  ) -> ReportFinding {
    let cause = finding.cause.map { "\($0.id) \($0.label)" } ?? property.label
    return ReportFinding(
      id: "\(property.rawValue).\(finding.cause?.id ?? "none")", level: level, summary: "\(property.label): \(cause)",
      message: "\(report.strategy) in \(report.scenario.name): \(property.label), \(cause)\(note). "
        + "Replay it with: \(finding.tape.text)", place: place)
  }

  // MARK: - Rows

  var records: ReportTable {
    let titles = [
      "scenario", "strategy", "property", "verdict", "cause", "faults", "preemptions", "schedules", "states", "tape",
    ]
    return ReportTable(
      titles.map { ReportTable.Column($0) },
      rows: reports.flatMap { report in
        report.answers.map { property, answer in
          [report.scenario.name, report.strategy, property.rawValue] + Self.cells(answer).prefix(4)
            + ["\(report.report.schedules)", "\(report.report.states)"] + Self.cells(answer).suffix(1)
        }
      })
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
