import CookieExploration
import CookieSimulation

/// Scenarios by strategies for a page: the share of runs with any harm (``HarmWords``).
struct ScenarioMatrix {
  let parts: [ReportPart]

  init(_ campaign: Campaign, _ tallies: [CellTally], labels: [String], isComplete: Bool = true) {
    var names: [String] = []
    for cell in campaign.cells where !names.contains(cell.strategy.name) { names.append(cell.strategy.name) }
    var table = ReportTable(
      [ReportTable.Column("scenario", isCode: true)] + names.map { ReportTable.Column($0, .right) })
    for (index, label) in labels.enumerated() {
      let cells = zip(campaign.cells, tallies).filter { $0.0.scenarioIndex == index }
      table.rows.append([label] + cells.map { Self.share($0.1) })
    }
    let runs = isComplete ? [] : [Self.counts(campaign, tallies, labels)]
    let words = [Self.legend(tallies)] + Self.remarks(campaign, tallies, labels) + runs
    parts = [.table(table)] + words.map { .text($0) }
  }

  /// A table that is pasted into a comment has nothing else that says what it counts.
  private static func legend(_ tallies: [CellTally]) -> String {
    let (least, most) = (tallies.map(\.runs).min() ?? 0, tallies.map(\.runs).max() ?? 0)
    let runs = least == most ? "\(most)" : "\(least) to \(most)"
    return "Runs with any harm in %, of \(runs) for each cell. 0 means that none was seen, which is no proof."
  }

  /// A file's name may have what ends it.
  private static func code(_ label: String) -> String { "`\(label.replacing("`", with: "'"))`" }

  /// How far an interrupted campaign had come.
  private static func counts(_ campaign: Campaign, _ tallies: [CellTally], _ labels: [String]) -> String {
    let counts = campaign.scenarios.indices.map { index in
      RunCount(zip(campaign.cells, tallies).filter { $0.0.scenarioIndex == index }.map(\.1)).text
    }
    let lines = zip(labels, counts).map { "\(code($0)): \($1)." }
    return (["Interrupted."] + lines).joined(separator: "\n")
  }

  /// Which cells count runs as harmed that came to no verdict.
  private static func remarks(_ campaign: Campaign, _ tallies: [CellTally], _ labels: [String]) -> [String] {
    let cells = zip(campaign.cells, tallies).filter { $0.1.runsWithoutVerdict.count > 0 }.map {
      "\($0.0.strategy.name) in \(code(labels[$0.0.scenarioIndex])) \($0.1.runsWithoutVerdict.count) of \($0.1.runs)"
    }
    return cells.isEmpty ? [] : ["No verdict, which counts as harm: \(cells.joined(separator: ", "))."]
  }

  /// Per cent; "0" means none in all runs, which is no proof.
  private static func share(_ tally: CellTally) -> String {
    guard tally.runs > 0 else { return "-" }
    let rate = tally.harmRate
    if rate.count == 0 { return "0" }
    return NumberText.share(rate.value, decimals: rate.value < 0.1 ? 1 : 0)
  }
}
