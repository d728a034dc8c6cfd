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

      --seeds runs as many campaigns, which together show each verdict once. --output keeps what is finished: the same \
      command goes on from there after Ctrl-C, a kill or a full disk.

      Without --scenario: \(BuiltInScenarios.defaultNames.joined(separator: ", ")).

      Examples: twinjar fuzz strategy native-refresh --time 60s --seed 1
                twinjar fuzz strategy native-refresh --runs 2000 --format json
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

  @OptionGroup var campaigns: FuzzCampaignOptions

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
    try campaigns.check(hasTime: time.seconds != nil, runs: runs)
    try campaigns.journal.refuseForPart([
      ("--report", report.isWanted, .merge), ("--keep", keep != nil, .nobody),
    ])
  }

  func run() throws {
    try reportingFailures {
      try report.check(besides: scenarios.chosen + campaigns.journal.files)
      let entry = try StrategySelection.strategy(strategy, source: "the strategy")
      let names = scenarios.names(unlessGiven: BuiltInScenarios.defaultNames)
      let scenarios = try names.map(JournalledScenario.init(called:))
      let fuzzing = StrategyFuzzing(
        strategy: entry, scenarios: scenarios.map(\.scenario), seeds: try campaigns.seeds(from: seed.value), options)
      // Before the search, which may take hours.
      let directory = try keep.map { path throws(InputError) in
        try OutputDirectory(path, expected: "a directory to write tapes to")
      }
      let journal = try campaigns.directory().map { path throws(InputError) in
        try fuzzing.keep(
          in: path,
          fuzzing.header(
            scenarios.map(\.entry), shard: campaigns.shard, program: OwnProgram.digest(),
            executor: PlatformExecutor.current.rawValue))
      }
      let control = CampaignControl()
      let interrupt = Interrupt { control.stop() }
      let line = ProgressLine()
      try fuzzing.run(campaigns.shard, control: control) { line.show($0) }
      line.clear()
      if let journal { campaigns.tell(journal, isComplete: fuzzing.isComplete(campaigns.shard)) }
      if !campaigns.journal.isPart {
        let invocation = Invocation.current(running: scenarios.map(\.scenario), called: names)
        let outcome = fuzzing.outcome
        try report.write {
          .fuzz(outcome, of: entry, in: fuzzing.scenarios, isComplete: !control.isStopped, invocation: invocation)
        } before: {
          try format.write(
            StrategyFuzzReport(
              outcome, of: entry.name, in: fuzzing.scenarios, isComplete: !control.isStopped, invocation: invocation))
        }
        if let directory { try write(outcome.kept, to: directory) }
      }
      interrupt.end()
      if control.isStopped { throw ExitCode(130) }
    }
  }

  private var options: StrategyCampaign.Options {
    var options = StrategyCampaign.Options()
    (options.runs, options.jobs) = (runs, jobs.count)
    options.seconds = time.seconds ?? (runs == nil ? 10 : nil)
    return options
  }

  private func write(_ kept: [StrategyCampaign.Kept], to directory: OutputDirectory) throws {
    var counts: [UInt64: Int] = [:]
    for tape in kept {
      let index = counts[tape.seed, default: 0]
      counts[tape.seed] = index + 1
      try directory.write("\(tape.text.text)\n", as: "\(strategy)-\(tape.seed)-\(index).tape")
    }
  }
}
