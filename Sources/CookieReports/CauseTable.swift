import CookieDiagnosis
import CookieExploration
import CookieSimulation
import Cookies

/// What runs came to harm by, by first cause: one table a scenario.
public struct CauseTable {
  private let campaign: Campaign
  private let tallies: [CellTally]
  private let invocation: Invocation
  private let labels: [String]

  public init(_ campaign: Campaign, _ tallies: [CellTally], invocation: Invocation) {
    self.campaign = campaign
    self.tallies = tallies
    self.invocation = invocation
    labels = ScenarioNames(campaign, invocation).labels
  }

  public var text: String { text(on: .unlimited) }

  func text(on layout: TerminalLayout) -> String {
    campaign.scenarios.indices.map { table($0, layout) }.joined(separator: "\n")
  }

  private func table(_ index: Int, _ layout: TerminalLayout) -> String {
    let scenario = campaign.scenarios[index]
    let rows = zip(campaign.cells, tallies).filter { $0.0.scenarioIndex == index }
    let causes = Set(rows.flatMap { $0.1.causeCounts().map(\.cause) }).sorted()
    let hasVerdicts = rows.allSatisfy { $0.1.runsWithoutVerdict.count == 0 }
    let titles = causes.isEmpty ? ["none"] : causes.map(\.id)
    // What is frequent somewhere matters.
    let most = causes.map { cause in rows.map { row in Self.count(of: cause, row.1) }.max() ?? 0 }
    var table = TextTable(
      [ReportTable.Column("strategy", isCode: true)] + titles.map { ReportTable.Column($0, .right) }
        + (hasVerdicts ? [] : [ReportTable.Column("no verdict", .right)]),
      importance: [nil] + (causes.isEmpty ? [nil] : most) + (hasVerdicts ? [] : [nil]))
    for (cell, tally) in rows {
      let counts = Dictionary(uniqueKeysWithValues: tally.causeCounts().map { ($0.cause, $0.count) })
      table.append(
        [cell.strategy.name] + (causes.isEmpty ? ["-"] : causes.map { share(counts[$0], of: tally.runs) })
          + (hasVerdicts ? [] : [share(tally.runsWithoutVerdict.count, of: tally.runs)]))
    }
    let legend = causes.map { "  \($0.id)  \($0.label)\n" }.joined()
    return """
      \(labels[index]): harm for 100 runs, by first cause (\(HarmWords.kinds.joined(separator: ", ")))
      \(scenario.profile.name), \(scenario.policy.name), \(RunCount(rows.map(\.1)).text)
      \(PolicyNote.line(scenario.policy))
      \(table.text(on: layout))
      \(legend)\(layout.isQuiet ? "" : examples(rows.map { $0 }))
      """
  }

  private static func count(of cause: Cause, _ tally: CellTally) -> Int {
    tally.causeCounts().first { $0.cause == cause }?.count ?? 0
  }

  private func share(_ count: Int?, of runs: Int) -> String {
    guard let count, runs > 0 else { return "" }
    let rate = Double(count) / Double(runs)
    // Of 100 runs, and a run may have several: 100 is not all.
    guard rate < 0.1 else { return NumberText.fixed(rate * 100, decimals: 0) }
    return NumberText.share(rate, decimals: 2)
  }

  /// A run of each cause, and how to have it explained.
  private func examples(_ rows: [(Campaign.Cell, CellTally)]) -> String {
    var text = ""
    let causes = Set(rows.flatMap { $0.1.firstRuns.keys }).sorted()
    for cause in causes {
      guard let (cell, tally) = rows.first(where: { $0.1.firstRuns[cause] != nil }), let run = tally.firstRuns[cause]
      else { continue }
      text += "  \(invocation.explain(campaign.tapeText(of: cell, run: run), cause: cause))\n"
    }
    return text.isEmpty ? "" : "\nThe story of a run of each:\n\(text)"
  }
}
