import ArgumentParser
import Choices
import CookieExploration
import CookieReports
import CookieScenarios
import Foundation

struct RareCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rare",
    abstract: "Estimate how often a harm comes that plain runs hardly ever show.",
    discussion: """
      Faults that are less likely than --raise are raised to it, and each run is weighed by how much likelier it is in the \
      scenario as it stands (importance sampling): the estimate is of that scenario. Certain and impossible faults stay. \
      "mean weight" must be near 1, and some 30 effective hits are wanted; where that is not so it is said. The more \
      chances a run has, the smaller --raise must be.

      Exit codes: 0, 4 if a run came to no verdict, 130 interrupted.

      Example: twinjar rare --scenario concurrent-refresh --strategy twinjar --measure lost --runs 20000 --raise 5%
      """
  )

  @OptionGroup var scenarios: ScenarioOptions

  @OptionGroup var strategies: ComparedStrategyOptions

  @Option(help: "Runs of each strategy in each scenario, 2 to 100,000,000.")
  var runs = 10_000

  @Option(
    help: ArgumentHelp("Faults below it are raised to it: 0.01% to 50%.", valueName: "share"),
    transform: ShareArgument.parse(RareCampaign.raises, "0.01% to 50%"))
  var raise = 0.05

  @Option(help: "The kind of harm.")
  var measure: HarmMeasure = .harm

  @OptionGroup var seed: SeedOption

  @OptionGroup var jobs: JobsOption

  @OptionGroup var format: FormatOption<RareReport>

  func validate() throws {
    guard (2...Campaign.mostRuns).contains(runs) else {
      throw ValidationError("--runs: found \(runs), expected 2 to 100,000,000")
    }
  }

  func run() throws {
    try reportingFailures {
      let names = scenarios.names(unlessGiven: BuiltInScenarios.defaultNames)
      let scenarios = try names.map(JournalledScenario.init(called:))
      guard let least = Probability(raise) else { return }
      let campaign = RareCampaign(
        scenarios: scenarios.map(\.scenario), strategies: try strategies.entries(), runs: runs, seed: seed.value,
        measure: measure, least: least)
      let control = CampaignControl()
      let interrupt = Interrupt { control.stop() }
      let line = ProgressLine()
      let outcomes = campaign.run(
        jobs: jobs.count, control: control, progress: line.count(of: campaign.cells.count * runs, "runs"))
      line.clear()
      try format.write(
        RareReport(
          campaign, outcomes, isComplete: !control.isStopped,
          invocation: .current(running: scenarios.map(\.scenario), called: scenarios.map(\.entry.called))))
      interrupt.end()
      if control.isStopped { throw ExitCode(130) }
      if outcomes.contains(where: { $0.runsWithoutVerdict > 0 }) { throw NoVerdict.exitCode }
    }
  }
}
