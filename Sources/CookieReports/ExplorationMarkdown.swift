import CookieExploration
import CookieScenarios

/// Explorations for a page in Markdown: a table for each scenario, a row for each strategy.
public struct ExplorationMarkdown {
  private let reports: [ExplorationReport]

  public init(_ reports: [ExplorationReport]) { self.reports = reports }

  public var text: String {
    guard let first = reports.first else { return "" }
    let properties = first.answers.map(\.property.rawValue)
    let columns = ["strategy"] + properties + ["schedules", "cut", "states"]
    var text = ""
    var scenario: String?
    for report in reports {
      if report.scenario.name != scenario {
        scenario = report.scenario.name
        text += text.isEmpty ? "" : "\n"
        text += "## \(report.scenario.name)\n\n" + Self.summary(of: reports.filter { $0.scenario.name == scenario })
        text += row(columns) + row(columns.map { _ in "---" })
      }
      text += row(cells(of: report))
    }
    return text
  }

  private static func summary(of reports: [ExplorationReport]) -> String {
    guard let scenario = reports.first?.scenario else { return "" }
    let complete = reports.count { $0.report.isComplete }
    let note = PolicyNote.line(scenario.policy)
    return
      "Profile `\(scenario.profile.name)`, policy `\(scenario.policy.name)`; \(complete) of \(reports.count) spaces"
      + " were covered.\n\n" + (note.isEmpty ? "" : "\(note)\n")
  }

  private func cells(of report: ExplorationReport) -> [String] {
    let counts = [report.report.schedules, report.report.cutSchedules, report.report.states]
    return [report.strategy] + report.answers.map { ExplorationText.cell($0, in: report) } + counts.map(String.init)
  }

  private func row(_ cells: [String]) -> String { "| " + cells.joined(separator: " | ") + " |\n" }
}
