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
      repeated, which one in fifty is. It counts as lost and as harmed. Exit codes: 0, 1 if --fail-if says so, 4 if a \
      strategy has such a run, 130 interrupted.

      Without --strategy and --all it shows the six strategies to know, and your program's own; "help terms" says what \
      the words mean. A table has the columns that there is room for: as many as COLUMNS says, or the terminal, or 80.

      Without --scenario: \(BuiltInScenarios.defaultNames.joined(separator: ", ")).

      Example: twinjar compare --scenario concurrent-refresh --strategy two-way-observer --strategy native-refresh
      """
  )

  @OptionGroup var scenarios: ScenarioOptions

  @OptionGroup var strategies: ComparedStrategyOptions

  @Option(help: "Runs of each strategy in each scenario, 1 to 100,000,000.")
  var runs = 1_000

  @OptionGroup var seed: SeedOption

  @OptionGroup var jobs: JobsOption

  @Flag(inversion: .prefixedNo, help: "Count races.")
  var races = true

  @OptionGroup var sweep: SweepOption

  @OptionGroup var settlement: SettlementOptions

  @OptionGroup var journal: JournalOptions

  @OptionGroup var answer: CompareAnswerOptions

  func validate() throws {
    guard (1...Campaign.mostRuns).contains(runs) else {
      throw ValidationError("--runs: found \(runs), expected 1 to 100,000,000")
    }
    if !sweep.sweeps.isEmpty { try answer.validateForSweep() }
    try journal.refuseForPart(answer.reliedOn)
    if settlement.untilResolved, journal.isPart {
      throw ValidationError("--until-resolved: found --shard, expected one of the two: it looks at all runs")
    }
  }

  func run() throws {
    try reportingFailures {
      try answer.report.check(besides: scenarios.chosen + journal.files)
      let names = scenarios.names(unlessGiven: BuiltInScenarios.defaultNames)
      let scenarios = try sweep.points(of: names.map(JournalledScenario.init(called:)))
      let entries = try strategies.entries()
      if settlement.untilResolved, entries.count + Containment.failures.count < 2 {
        throw InputError(
          .usage, source: "--until-resolved", found: "one strategy", expected: "two or more, to compare")
      }
      var campaign = Campaign(
        scenarios: scenarios.map(\.scenario), strategies: entries, runs: runs, seed: seed.value)
      campaign.countsRaces = races
      campaign.settlement = settlement.rule
      let control = CampaignControl()
      let interrupt = Interrupt { control.stop() }
      let tallies =
        try entries.isEmpty ? [] : journal.run(campaign, scenarios.map(\.entry), jobs: jobs.count, control: control)
      if !journal.isPart {
        let settlements = settlement.answers(campaign, tallies, scenarios.map(\.title))
        try answer.write(
          campaign, tallies, scenarios, isComplete: !control.isStopped, isFull: strategies.isFull,
          settlement: settlements)
        for settlement in settlements { StandardError.show(settlement.text + "\n") }
      }
      interrupt.end()
      if control.isStopped {
        answer.failIf.tellInterruption()
        throw ExitCode(130)
      }
      // The process that watches has said why.
      if entries.isEmpty { throw ExitCode(Containment.exitCode) }
      if !journal.isPart { try answer.check(campaign, tallies, scenarios) }
    }
  }
}
