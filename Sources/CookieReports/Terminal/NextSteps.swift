import CookieExploration

/// What to call after a comparison, ready to be pasted.
struct NextSteps {
  private let campaign: Campaign
  private let tallies: [CellTally]
  private let invocation: Invocation
  private let own: Set<String>

  /// - Parameter own: the strategies that a reader cares for most.
  init(_ campaign: Campaign, _ tallies: [CellTally], invocation: Invocation, own: Set<String>) {
    self.campaign = campaign
    self.tallies = tallies
    self.invocation = invocation
    self.own = own
  }

  private typealias Step = (title: String, command: String)

  /// Where the third command writes its page.
  private static let page = "twinjar-report.html"

  func text(on layout: TerminalLayout) -> String {
    guard !layout.isQuiet, !campaign.cells.isEmpty else { return "" }
    let board = Scoreboard(campaign, tallies, invocation: invocation)
    let worst = board.worstRun(ofStrategies: own.contains) ?? board.worst
    let steps = worst.map(steps) ?? stepsFromStuck ?? stepsWithoutHarm
    return steps.map { "\n\(layout.fit($0.title)):\n  \($0.command)\n" }.joined()
  }

  private func label(_ cell: Campaign.Cell) -> String {
    ScenarioNames(campaign, invocation).labels[cell.scenarioIndex]
  }

  private var options: [String] { ["--runs", "\(campaign.runs)", "--seed", "\(campaign.seed)"] }

  private func steps(from worst: Scoreboard.Worst) -> [Step] {
    let what = worst.losesSession ? "lost session" : "harmed run"
    return steps(
      toRun: worst.run, of: worst.cell, asking: "Why \(worst.cell.strategy.name) has its first \(what) there")
  }

  /// A choice, a story, a picture.
  private func steps(toRun run: Int, of cell: Campaign.Cell, asking question: String) -> [Step] {
    let tape = campaign.tapeText(of: cell, run: run)
    return [
      ("Which strategy to take in \(label(cell))", invocation.advise(cell.scenario, options)),
      (question, invocation.explain(tape)),
      ("The same run as a picture, here and in a page", invocation.replay(tape, "--timeline", "--report", Self.page)),
    ]
  }

  /// Of runs that get stuck, where no other came to harm.
  private var stepsFromStuck: [Step]? {
    let stuck = zip(campaign.cells, tallies).compactMap { cell, tally in tally.firstStuck.map { (cell, run: $0) } }
    return (stuck.first { own.contains($0.0.strategy.name) } ?? stuck.first).map { cell, run in
      steps(
        toRun: run, of: cell,
        asking: "What the first run of \(cell.strategy.name) that gets stuck there waits for")
    }
  }

  /// A choice, a proof, more runs.
  private var stepsWithoutHarm: [Step] {
    let cell = campaign.cells.first { own.contains($0.strategy.name) } ?? campaign.cells[0]
    let name = cell.strategy.name
    let more = min(100_000_000, campaign.runs * 10)
    return [
      ("Which strategy to take in \(label(cell))", invocation.advise(cell.scenario, options)),
      ("Whether \(name) can fail there at all", invocation.explore(cell.scenario, strategy: name)),
      (
        "The same with ten times the runs",
        invocation.compare(cell.scenario, strategy: name, ["--runs", "\(more)", "--seed", "\(campaign.seed)"])
      ),
    ]
  }
}
