import CookieExploration
import CookieScenarios

/// Explorations for a page: a table for each scenario, a row for each strategy.
struct ExplorationParts {
  let parts: [ReportPart]

  init(_ reports: [ExplorationReport]) {
    var names: [String] = []
    for report in reports where !names.contains(report.scenario.name) { names.append(report.scenario.name) }
    parts = names.flatMap { name in Self.parts(reports.filter { $0.scenario.name == name }) }
  }

  /// Those of one scenario.
  private static func parts(_ reports: [ExplorationReport]) -> [ReportPart] {
    guard let first = reports.first else { return [] }
    let scenario = first.scenario
    let complete = reports.count { $0.report.isComplete }
    let note = PolicyNote.line(scenario.policy).trimmingLineEnds
    let titles = ["strategy"] + first.answers.map(\.property.rawValue) + ["schedules", "cut", "states"]
    return [
      .heading(scenario.name),
      .text(
        "Profile `\(scenario.profile.name)`, policy `\(scenario.policy.name)`; \(complete) of \(reports.count) spaces"
          + " were covered."),
    ] + (note.isEmpty ? [] : [.text(note)])
      + [.table(ReportTable(titles.map { ReportTable.Column($0) }, rows: reports.map(cells)))]
  }

  private static func cells(of report: ExplorationReport) -> [String] {
    let counts = [report.report.schedules, report.report.cutSchedules, report.report.states]
    return [report.strategy] + report.answers.map { ExplorationText.cell($0, in: report) } + counts.map(String.init)
  }
}

extension String {
  /// Without line ends at its end.
  fileprivate var trimmingLineEnds: String {
    var text = self
    while text.last == "\n" { text.removeLast() }
    return text
  }
}
