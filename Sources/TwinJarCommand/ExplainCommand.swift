import ArgumentParser
import CookieDiagnosis
import CookieReports
import CookieSimulation

struct ExplainCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Say why a run lost its sessions, or what it waits for if it got stuck.",
    discussion: """
      A tape is the line that "twinjar compare" prints, or a file that holds one or a finding; "twinjar compare --by \
      cause" prints one for each cause. A lost session's story is the chain of events from the first cause on, each \
      step with the id of the fault catalogue. Of a run that got stuck it says which hooks wait for what, and whether \
      nothing was left to happen or something went round until the budget was used up.

      Example: twinjar explain tape.txt
      """
  )

  @Argument(help: "A tape, or a file with one or with a finding.", completion: .file())
  var tape: String

  @Option(help: ArgumentHelp(TapeArgument.scenarioHelp, valueName: "file"), completion: .file())
  var scenario: String?

  @Option(
    help: ArgumentHelp("Explain only what began with this cause, e.g. F20.", valueName: "id"),
    completion: .list(Cause.allCases.map(\.id)))
  var cause: String?

  @Flag(inversion: .prefixedNo, help: "List races, and play both orders of each.")
  var races = true

  @OptionGroup var format: FormatOption<ExplainReport>

  @OptionGroup var report: ReportFileOption

  func validate() throws {
    if let cause, Cause.named(cause) == nil {
      throw ValidationError(
        "--cause: found \"\(cause)\", expected one of \(Cause.allCases.map(\.id).joined(separator: ", "))")
    }
  }

  func run() throws {
    try reportingFailures {
      try report.check(besides: [tape] + [scenario].compactMap { $0 })
      let run = try RecordedRun(TapeArgument(tape, of: "explain"), scenario: scenario)
      try run.requireSameTrace()
      let chains = run.simulator.chains(of: run.summary)
      let cause = cause.flatMap(Cause.named)
      // A person reads the story while the races are played; a program gets one document.
      let playsFirst = races && !format.isForTerminal
      try format.write(
        ExplainReport(
          run.summary, of: run.strategy.name, in: run.scenario, run.simulator.trace, chains: chains, causedBy: cause,
          standstill: { run.simulator.standstill(of: run.makeTape) },
          races: playsFirst ? run.simulator.races(of: run.makeTape) : nil))
      if races, !playsFirst {
        let found = run.simulator.races(of: run.makeTape)
        try format.write(ExplainedRaces(found, in: run.simulator.trace))
      }
      try report.write {
        .run(
          "explain", run.text, of: run.strategy, in: run.scenario, invocation: run.invocation(scenario),
          cause: cause, countsRaces: races)
      }
    }
  }
}
