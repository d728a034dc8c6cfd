import CookieExploration
import CookieScenarios

/// Explorations for a page: within which bounds, a table for each scenario with a row for each strategy, what the marks
/// mean, and what the searches leave out.
struct ExplorationParts {
  let parts: [ReportPart]

  /// - Parameter place: where a scenario stands.
  init(_ reports: [ExplorationReport], place: (Scenario) -> ReportPlace = { ReportPlace(name: $0.name) }) {
    let names = ExplorationNames(reports, place: place)
    let bounds = SearchLimits.same(reports) { ["Searched: \(ExplorationText.bounds($0))."] }
    let tables = names.groups.flatMap { group in
      Self.parts(group.map { reports[$0] }, called: names.labels[group[0]])
    }
    parts =
      bounds.map { .text($0) } + tables
      + (reports.isEmpty ? [] : [.heading("What this says"), .text(ExplorationText.marks)])
      + SearchLimits.same(reports) { SearchLimits.text($0) }.map { .text($0) }
  }

  /// Those of one scenario.
  private static func parts(_ reports: [ExplorationReport], called name: String) -> [ReportPart] {
    guard let first = reports.first else { return [] }
    let scenario = first.scenario
    let complete = reports.count { $0.report.isComplete }
    let note = PolicyNote.line(scenario.policy).trimmingLineEnds
    let titles = ["strategy"] + first.answers.map(\.property.rawValue) + ["schedules", "cut", "states"]
    return [
      .heading(name),
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
