import CookieDiagnosis
import CookieExploration
import CookieSimulation
import Cookies

/// A campaign at a glance: for each scenario one table of harm, first cause and cost.
struct ShortBoard {
  private let campaign: Campaign
  private let tallies: [CellTally]

  private let labels: [String]

  init(_ campaign: Campaign, _ tallies: [CellTally], labels: [String]) {
    self.labels = labels
    self.campaign = campaign
    self.tallies = tallies
  }

  func text(on layout: TerminalLayout) -> String {
    campaign.scenarios.indices.map { table($0, layout) }.joined(separator: "\n") + "\n" + legend(layout)
  }

  private func table(_ index: Int, _ layout: TerminalLayout) -> String {
    let scenario = campaign.scenarios[index]
    let rows = zip(campaign.cells, tallies).filter { $0.0.scenarioIndex == index }.map { ($0.0, $0.1) }
    let columns = Column.all.filter { column in column.isNeeded(rows.map(\.1)) }
    var table = TextTable(
      [ReportTable.Column("strategy", isCode: true)] + columns.map { ReportTable.Column($0.title, $0.alignment) },
      importance: [nil] + columns.map(\.importance))
    for (cell, tally) in rows {
      table.append(
        [cell.strategy.name] + columns.map { $0.text(tally) }, styles: [nil] + columns.map { $0.style(tally) })
    }
    let head = layout.fit(
      """
      \(labels[index]): \(Printable.text(scenario.summary))
      \(scenario.profile.name), \(scenario.policy.name), \(RunCount(rows.map(\.1)).text)
      \(PolicyNote.line(scenario.policy))

      """)
    return layout.styled(scenario.name, .strong) + head.dropFirst(scenario.name.count) + table.text(on: layout)
  }

  private func legend(_ layout: TerminalLayout) -> String {
    let text = layout.line(
      "harm: \(HarmWords.list); with its 95 % interval",
      "harm: lost, split, resurrected, leaked, no verdict, or another of \"help terms\"; with its 95 % interval",
      "harm: lost, split, resurrected, leaked, no verdict, or another of \"help terms\"",
      "harm: lost, split, …, no verdict: see \"help terms\"")
    return layout.styled(text, .faint) + "\n"
  }

  private struct Column: Sendable {
    var title: String
    var alignment = ReportTable.Alignment.right
    var importance: Int?
    var isNeeded: @Sendable ([CellTally]) -> Bool = { _ in true }
    var text: @Sendable (CellTally) -> String
    var style: @Sendable (CellTally) -> TerminalLayout.Style? = { _ in nil }

    static let all = [
      Column(
        title: "runs", importance: 6, isNeeded: { Set($0.map(\.runs)).count > 1 }, text: { "\($0.runs)" }),
      Column(
        title: "harm (95 %)", text: { NumberText.rate($0.harmRate) },
        style: { $0.runs == 0 ? nil : $0.harmRate.count == 0 ? .good : .bad }),
      Column(
        title: "no verdict", alignment: .left, isNeeded: { $0.contains { $0.runsWithoutVerdict.count > 0 } },
        text: { NoVerdictWords.text($0) }, style: { $0.runsWithoutVerdict.count > 0 ? .doubtful : nil }),
      Column(title: "first cause", alignment: .left, importance: 5, text: { Self.cause($0) }),
      Column(title: "refresh/h", importance: 4, text: { NumberText.fixed($0.refreshesPerHour, decimals: 1) }),
      Column(title: "bridge/h", importance: 2, text: { NumberText.fixed($0.bridgeCallsPerHour, decimals: 1) }),
      Column(title: "added ms", importance: 3, text: { NumberText.fixed($0.addedLatencyMilliseconds, decimals: 1) }),
    ]

    private static func cause(_ tally: CellTally) -> String {
      tally.causesByCount.first.map { "\($0.cause.id) \($0.cause.label)" } ?? "-"
    }
  }
}

/// Which runs came to no verdict: never a zero among results.
enum NoVerdictWords {
  static func text(_ tally: CellTally) -> String {
    let known = [(tally.stuckRuns, "stuck"), (tally.escapedRuns, "escaped"), (tally.undeterminedRuns, "undetermined")]
    let parts = known.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
    if !parts.isEmpty { return parts.joined(separator: ", ") }
    return tally.runsWithoutVerdict.count > 0 ? "\(tally.runsWithoutVerdict.count)" : "-"
  }
}
