import ArgumentParser
import Choices
import CookieExploration
import CookieReports
import CookieScenarios
import CookieSimulation
import Foundation
import SyncStrategies

struct CompareCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "compare",
    abstract: "Run sync strategies in scenarios and count what they lose.",
    discussion: """
      Every strategy runs on the same tapes. Rates are shares of runs, with a 95 % interval. The same seed gives the \
      same output, with any number of jobs. Interrupted, it prints the runs that all strategies of a scenario have.

      A run comes to no verdict if it gets stuck, leaves the simulator's thread, or gives another trace when it is \
      repeated, which one in fifty is. It counts as lost and as harmed. Exit codes: 0, 4 if that happened to any \
      strategy, 130 interrupted.

      Without --scenario: \(BuiltInScenarios.defaultNames.joined(separator: ", ")).

      Example: twinjar compare --scenario concurrent-refresh --strategy two-way-observer --strategy native-refresh
      """
  )

  enum Format: String, ExpressibleByArgument, CaseIterable {
    case table
    case json
    /// One table of scenarios by strategies.
    case markdown
  }

  @OptionGroup var scenarios: ScenarioOptions

  @OptionGroup var strategies: StrategyOptions

  @Option(help: "Runs of each strategy in each scenario, 1 to 100,000,000.")
  var runs = 1_000

  @OptionGroup var seed: SeedOption

  @OptionGroup var jobs: JobsOption

  enum Breakdown: String, ExpressibleByArgument, CaseIterable {
    case score
    case cause
  }

  @Option(help: "score: one row of rates a strategy. cause: what its sessions were lost to.")
  var by: Breakdown = .score

  @Flag(inversion: .prefixedNo, help: "Count races.")
  var races = true

  @Option(help: "table, json, or markdown: one table of harmed runs.")
  var format: Format = .table

  func validate() throws {
    guard (1...100_000_000).contains(runs) else {
      throw ValidationError("--runs: found \(runs), expected 1 to 100,000,000")
    }
    if by == .cause, format != .table {
      throw ValidationError("--format: found \(format.rawValue), expected table with --by cause")
    }
  }

  func run() throws {
    try reportingFailures {
      let names = scenarios.names(unlessGiven: BuiltInScenarios.defaultNames)
      var campaign = Campaign(
        scenarios: try names.map(ScenarioSelection.scenario),
        strategies: try strategies.entries(),
        runs: runs, seed: seed.value)
      campaign.countsRaces = races
      let control = CampaignControl()
      let interrupt = Interrupt { control.stop() }
      let bar = ProgressBar(total: campaign.totalRuns, unit: "runs")
      let tallies = campaign.run(
        jobs: jobs.count, control: control, progress: bar.show)
      bar.clear()
      try print(
        campaign, tallies, invocation: .current(running: campaign.scenarios, called: names),
        isComplete: !control.isStopped)
      interrupt.end()
      if control.isStopped { throw ExitCode(130) }
      try NoVerdict.check(tallies)
    }
  }

  private func print(
    _ campaign: Campaign, _ tallies: [CellTally], invocation: Invocation, isComplete: Bool
  ) throws {
    switch format {
    case .json:
      StandardOutput.write(
        try ResultsJSON(
          campaign, tallies, isComplete: isComplete, failures: Containment.failures.map(\.forJSON)
        ).text())
    case .markdown:
      StandardOutput.write(ScenarioMatrix(campaign, tallies, isComplete: isComplete).text)
    case .table where by == .cause:
      StandardOutput.write("seed \(seed.value)\(isComplete ? "" : ", interrupted: the runs finished so far")\n\n")
      StandardOutput.write(CauseTable(campaign, tallies, invocation: invocation).text)
    case .table:
      let board = Scoreboard(campaign, tallies, invocation: invocation)
      StandardOutput.write("seed \(seed.value)\(isComplete ? "" : ", interrupted: the runs finished so far")\n\n")
      StandardOutput.write(board.text)
      if let worst = board.worst {
        StandardOutput.write(
          """

          The first \(worst.losesSession ? "lost session" : "harmed run") of \(worst.cell.strategy.name) in \(worst.cell.scenario.name):
            \(invocation.replay(campaign.tapeText(of: worst.cell, run: worst.run)))

          """)
      }
    }
  }
}
