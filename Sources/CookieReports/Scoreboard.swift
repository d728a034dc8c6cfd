import CookieDiagnosis
import CookieExploration
import CookieSimulation
import Cookies

/// The results of a campaign for a person: one table a scenario.
public struct Scoreboard {
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
    let isUneven = Set(rows.map(\.1.runs)).count > 1
    let columns =
      (isUneven ? [Self.runs] : [])
      + Self.columns.filter { column in column.isAlwaysShown || rows.contains { !column.isZero($0.1) } }
    var table = TextTable(
      [ReportTable.Column("strategy", isCode: true)] + columns.map { ReportTable.Column($0.title, .right) }
        + [ReportTable.Column("most frequent cause", .left)],
      importance: [nil] + columns.map(\.importance) + [Self.causeImportance])
    for (cell, tally) in rows {
      table.append([cell.strategy.name] + columns.map { $0.text(tally) } + [cause(tally)])
    }
    let runs = RunCount(rows.map(\.1))
    let paired = runs.isCommon ? PairedSummary(rows.map { $0 }).text : ""
    return """
      \(labels[index]): \(Printable.text(scenario.summary))
      \(scenario.profile.name), \(scenario.policy.name), \(runs.text)
      \(PolicyNote.line(scenario.policy))
      \(table.text(on: layout))\(legend(rows.map(\.1)))\(paired)\(warnings(rows.map { $0 }, layout))
      """
  }

  /// What is less than it seems in every scenario, for a table without such lines.
  func remarks(on layout: TerminalLayout) -> String {
    campaign.scenarios.indices.map { index in
      let rows = zip(campaign.cells, tallies).filter { $0.0.scenarioIndex == index }.map { ($0.0, $0.1) }
      let lines = warnings(rows, layout) + PairedSummary(withoutVerdict: rows).text
      return lines.isEmpty ? "" : "\n\(labels[index])\n\(lines)"
    }.joined()
  }

  /// One score. A column that is zero in every row says nothing and is left out.
  private struct Column: Sendable {
    var title: String
    var isAlwaysShown = false
    /// What is a sum of several, or harm, stays longest in a narrow window.
    var importance: Int?
    var isZero: @Sendable (CellTally) -> Bool
    var text: @Sendable (CellTally) -> String

    static func rate(
      _ title: String, _ importance: Int? = nil, isAlwaysShown: Bool = false,
      _ rate: @escaping @Sendable (CellTally) -> Proportion
    )
      -> Column
    {
      Column(title: title, isAlwaysShown: isAlwaysShown, importance: importance, isZero: { rate($0).count == 0 }) {
        NumberText.rate(rate($0))
      }
    }

    static func number(
      _ title: String, _ importance: Int, _ number: @escaping @Sendable (CellTally) -> Double
    ) -> Column {
      Column(title: title, importance: importance, isZero: { number($0) == 0 }) {
        $0.runs > 0 ? NumberText.fixed(number($0), decimals: 1) : "-"
      }
    }
  }

  private static let runs = Column(title: "runs", importance: 30, isZero: { _ in false }) { "\($0.runs)" }

  private static let columns: [Column] = [
    .rate("harm", isAlwaysShown: true) { $0.harmRate },
    .rate("lost", 21, isAlwaysShown: true) { $0.lossRate },
    .rate("no verdict") { $0.noVerdictRate },
    .rate("split", 20) { $0.splitRate },
    .rate("needless login", 12) { $0.needlessLogInRate },
    .rate("resurrected", 19) { $0.resurrectionRate },
    .rate("written back", 11) { $0.writeBackRate },
    .rate("false success", 17) { $0.falseSuccessRate },
    .rate("false failure", 10) { $0.falseFailureRate },
    .rate("forbidden", 9) { $0.forbiddenRate },
    .rate("leaked", 18) { $0.leakRate },
    .number("others moved", 3) { $0.carriedPerRun },
    .number("others deleted", 4) { $0.deletedPerRun },
    .number("races", 2) { $0.racesPerRun },
    .number("refreshes/h", 8) { $0.refreshesPerHour },
    .number("bridge/h", 7) { $0.bridgeCallsPerHour },
    .number("added ms", 6) { $0.addedLatencyMilliseconds },
    .number("p95 ms", 5) { $0.addedLatencyMilliseconds(at: 0.95) },
  ]

  private static let causeImportance = 16

  private func cause(_ tally: CellTally) -> String {
    guard let (cause, share) = tally.mostFrequentCause else { return "-" }
    return "\(cause.id) \(cause.label) (\(NumberText.share(share, decimals: 0)) %)"
  }

  private func legend(_ tallies: [CellTally]) -> String {
    guard tallies.contains(where: { $0.runsWithoutVerdict.count > 0 }) else { return "" }
    return "no verdict: runs that did not end, or not twice in the same way; harm and lost count them as well.\n"
  }

  /// What makes a row less than it seems.
  private func warnings(_ rows: [(Campaign.Cell, CellTally)], _ layout: TerminalLayout) -> String {
    var text = ""
    for (cell, tally) in rows {
      let name = cell.strategy.name
      for (end, count) in tally.runsWithoutEnd.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
        text += "\(name): \(CountText.of(count, "run")) \(Self.words(for: end))\n"
      }
      if let first = tally.firstStuck, !layout.isQuiet {
        let line = invocation.explain(campaign.tapeText(of: cell, run: first))
        text += "  what the first that got stuck waits for:\n  \(line)\n"
      }
      let differing = tally.undeterminedRuns - tally.runsThatFollowCalendar
      if differing > 0 {
        text +=
          "\(name): \(CountText.of(differing, "run")) gave another trace when repeated: hidden nondeterminism, or memory of another run\n"
      }
      if tally.runsThatFollowCalendar > 0 {
        text +=
          "\(name): \(tally.runsThatFollowCalendar) runs went otherwise where the device shows another date: the code "
          + "reads the machine's clock, as by Date(), instead of asking app.clock; what is said of it is not true\n"
      }
    }
    return text
  }

  private static func words(for end: RunEnd) -> String {
    switch end {
    case .stuck: "got stuck"
    case .escaped: "left the simulator's thread; their results are not determined"
    default: "came to no verdict: \(end)"
    }
  }

  /// A run worth a look: of the cell that lost sessions in most of its runs, or that did harm in most if none lost any.
  public struct Worst {
    public var cell: Campaign.Cell
    public var run: Int
    public var losesSession: Bool
  }

  /// Nil if no run did harm that a verdict tells of; what runs wait for that got stuck stands below the scores.
  public var worst: Worst? { worstRun { _ in true } }

  /// The same among some strategies.
  func worstRun(ofStrategies isCandidate: (String) -> Bool) -> Worst? {
    worstRun(isCandidate, losesSession: true, share: \.runsWithLoss, first: \.firstLoss)
      ?? worstRun(isCandidate, losesSession: false, share: \.runsWithHarm, first: { $0.firstRuns.values.min() })
  }

  private func worstRun(
    _ isCandidate: (String) -> Bool, losesSession: Bool, share: (CellTally) -> Int, first: (CellTally) -> Int?
  ) -> Worst? {
    var worst: (worst: Worst, share: Double)?
    for (cell, tally) in zip(campaign.cells, tallies) where isCandidate(cell.strategy.name) {
      guard let run = first(tally) else { continue }
      let share = Proportion(count: share(tally), of: tally.runs).value
      guard worst.map({ share > $0.share }) ?? true else { continue }
      worst = (Worst(cell: cell, run: run, losesSession: losesSession), share)
    }
    return worst?.worst
  }
}
