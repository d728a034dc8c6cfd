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

  @OptionGroup var scenarios: ScenarioOptions

  @OptionGroup var strategies: StrategyOptions

  @Option(help: "Runs of each strategy in each scenario, 1 to 100,000,000.")
  var runs = 1_000

  @OptionGroup var seed: SeedOption

  @OptionGroup var jobs: JobsOption

  @Option(help: "score: one row of rates a strategy. cause: what its sessions were lost to.")
  var by: CompareReport.Breakdown = .score

  @Flag(inversion: .prefixedNo, help: "Count races.")
  var races = true

  /// Of markdown: one table of harmed runs.
  @OptionGroup var format: FormatOption<CompareReport>

  func validate() throws {
    guard (1...100_000_000).contains(runs) else {
      throw ValidationError("--runs: found \(runs), expected 1 to 100,000,000")
    }
    if by == .cause, !format.isForTerminal {
      throw ValidationError("--format: found \(format.format.name), expected table with --by cause")
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
      let line = ProgressLine()
      let tallies = campaign.run(
        jobs: jobs.count, control: control, progress: line.count(of: campaign.totalRuns, "runs"))
      line.clear()
      try format.write(
        CompareReport(
          campaign, tallies, isComplete: !control.isStopped, by: by,
          invocation: .current(running: campaign.scenarios, called: names),
          failures: Containment.failures.map(\.forJSON)))
      interrupt.end()
      if control.isStopped { throw ExitCode(130) }
      try NoVerdict.check(tallies)
    }
  }
}

extension CompareReport.Breakdown: ExpressibleByArgument {}
