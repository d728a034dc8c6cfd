import ArgumentParser
import Choices
import CookieExploration
import CookieFuzzing
import CookieReports
import CookieScenarios
import CookieSimulation
import Cookies
import Foundation

struct FuzzStrategyCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "strategy",
    abstract: "Search the tapes of a strategy for states that no earlier tape reached.",
    discussion: """
      Changes recorded choices and keeps the tapes that reach a new pair of store states at an event, or a new verdict. \
      Each verdict is shown once, with the smallest tape that leads to it. The same seed and number of runs give the \
      same result, with any number of jobs.

      Without --scenario: \(BuiltInScenarios.defaultNames.joined(separator: ", ")).

      Example: twinjar fuzz strategy native-refresh --time 60s --seed 1
      """
  )

  @Argument(
    help: "The strategy's name; see twinjar list strategies.",
    completion: .list(StrategySelection.visible.map(\.name)))
  var strategy: String

  @OptionGroup var scenarios: ScenarioOptions

  /// Without --time and --runs: 10 s.
  @OptionGroup var time: TimeOption

  @Option(help: "Stop after so many runs.")
  var runs: Int?

  @OptionGroup var seed: SeedOption

  @OptionGroup var jobs: JobsOption

  @Option(help: ArgumentHelp("Write the tapes that were kept, one a file.", valueName: "directory"))
  var keep: String?

  @OptionGroup var format: FormatOption<StrategyFuzzReport>

  @OptionGroup var report: ReportFileOption

  func validate() throws {
    if let runs, !(1...1_000_000_000).contains(runs) {
      throw ValidationError("--runs: found \(runs), expected 1 to 1,000,000,000")
    }
  }

  func run() throws {
    try reportingFailures {
      let entry = try StrategySelection.strategy(strategy, source: "the strategy")
      let names = scenarios.names(unlessGiven: BuiltInScenarios.defaultNames)
      var options = StrategyCampaign.Options()
      (options.seed, options.runs, options.jobs) = (seed.value, runs, jobs.count)
      options.seconds = time.seconds ?? (runs == nil ? 10 : nil)
      let scenarios = try names.map { name throws(InputError) in try ScenarioSelection.scenario(name) }
      let campaign = StrategyCampaign(strategy: entry, scenarios: scenarios, options)
      // Before the search, which may take hours.
      let directory = try keep.map { path throws(InputError) in
        try OutputDirectory(path, expected: "a directory to write tapes to")
      }
      let control = CampaignControl()
      let interrupt = Interrupt { control.stop() }
      let line = ProgressLine()
      campaign.run(control: control) { line.show($0) }
      line.clear()
      let invocation = Invocation.current(running: scenarios, called: names)
      try format.write(StrategyFuzzReport(campaign, of: entry.name, seed: seed.value, invocation: invocation))
      try report.write { .fuzz(campaign, of: entry, seed: seed.value, invocation: invocation) }
      if let directory { try write(campaign.kept, to: directory) }
      interrupt.end()
      if control.isStopped { throw ExitCode(130) }
    }
  }

  private func write(_ kept: [StrategyCampaign.Kept], to directory: OutputDirectory) throws {
    for (index, tape) in kept.enumerated() {
      try directory.write("\(tape.text.text)\n", as: "\(strategy)-\(seed.value)-\(index).tape")
    }
  }
}
