import CookieExploration
import CookieSimulation

/// Scenarios by strategies for a page: the share of runs in which something was lost, split, resurrected, leaked or
/// believed in error, or that came to no verdict.
struct ScenarioMatrix {
  let parts: [ReportPart]

  init(_ campaign: Campaign, _ tallies: [CellTally], isComplete: Bool = true) {
    var names: [String] = []
    for cell in campaign.cells where !names.contains(cell.strategy.name) { names.append(cell.strategy.name) }
    var table = ReportTable(
      [ReportTable.Column("scenario", isCode: true)] + names.map { ReportTable.Column($0, .right) })
    for (index, scenario) in campaign.scenarios.enumerated() {
      let cells = zip(campaign.cells, tallies).filter { $0.0.scenarioIndex == index }
      table.rows.append([scenario.name] + cells.map { Self.share($0.1) })
    }
    let runs = isComplete ? [] : [Self.counts(campaign, tallies)]
    parts = [.table(table)] + (Self.remarks(campaign, tallies) + runs).map { .text($0) }
  }

  /// How far an interrupted campaign had come.
  private static func counts(_ campaign: Campaign, _ tallies: [CellTally]) -> String {
    let counts = campaign.scenarios.indices.map { index in
      RunCount(zip(campaign.cells, tallies).filter { $0.0.scenarioIndex == index }.map(\.1)).text
    }
    let lines = zip(campaign.scenarios, counts).map { "`\($0.name)`: \($1)." }
    return (["Interrupted."] + lines).joined(separator: "\n")
  }

  /// Which cells count runs as harmed that came to no verdict.
  private static func remarks(_ campaign: Campaign, _ tallies: [CellTally]) -> [String] {
    let cells = zip(campaign.cells, tallies).filter { $0.1.runsWithoutVerdict.count > 0 }.map {
      "\($0.0.strategy.name) in `\($0.0.scenario.name)` \($0.1.runsWithoutVerdict.count) of \($0.1.runs)"
    }
    return cells.isEmpty ? [] : ["No verdict, which counts as harm: \(cells.joined(separator: ", "))."]
  }

  /// Per cent; "0" means none in all runs, which is no proof.
  private static func share(_ tally: CellTally) -> String {
    guard tally.runs > 0 else { return "-" }
    let rate = tally.harmRate
    if rate.count == 0 { return "0" }
    return NumberText.fixed(rate.value * 100, decimals: rate.value < 0.1 ? 1 : 0)
  }
}
