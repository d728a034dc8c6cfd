import ArgumentParser
import Choices
import CookieExploration
import CookieReports
import CookieSimulation
import Cookies
import SyncStrategies

struct ShrinkCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "shrink",
    abstract: "Make a failing tape small: fewest faults, events, context switches, shortest delays.",
    discussion: """
      Takes the tape of any run, with delays ("twinjar compare") or with orders ("twinjar explore"), and prints a \
      finding: a tape that violates the same property for the same cause, and its timeline. Exit code 1 if the tape \
      violates none. Interrupted, it prints the smallest tape so far and exits with 130.

      Example: twinjar shrink tape.txt --property lost > small.finding
      """
  )

  @OptionGroup var quiet: QuietOption

  @Argument(help: "A tape, or a file with one or with a finding.", completion: .file())
  var tape: String

  @Option(
    help: ArgumentHelp("The property to keep. Default: the first that is violated.", valueName: "name"),
    completion: .list(Property.allCases.map(\.rawValue)))
  var property: String?

  @Option(help: ArgumentHelp(TapeArgument.scenarioHelp, valueName: "file"), completion: .file())
  var scenario: String?

  func validate() throws {
    if let property, Property(rawValue: property) == nil {
      throw ValidationError(
        "--property: found \"\(property)\", expected "
          + NearestName.expectation(property, among: Property.allCases.map(\.rawValue)))
    }
  }

  func run() throws {
    try reportingFailures {
      let run = try RecordedRun(TapeArgument(tape, of: "shrink"), scenario: scenario)
      try run.requireSameTrace()
      let control = CampaignControl()
      let interrupt = Interrupt { control.stop() }
      let finding = try shrink(run, control: control)
      let replay = FindingReplay(finding, strategy: run.strategy, scenario: run.scenario)
      StandardOutput.write(FindingText(finding, timeline: Timeline(replay.trace).text).text)
      interrupt.end()
      if control.isStopped { throw ExitCode(130) }
    }
  }

  private func shrink(_ run: RecordedRun, control: CampaignControl) throws -> Finding {
    let isScheduled = if case .schedule = run.text.content { true } else { false }
    let candidates = property.flatMap(Property.init(rawValue:)).map { [$0] } ?? Property.defaults
    guard let property = candidates.first(where: { $0.isViolated(by: run.summary) }),
      let shrunk = Finding.shrunk(
        run.choices, of: run.strategy, in: run.scenario, violating: property, isScheduled: isScheduled,
        limit: ShrinkLimit(control: control))
    else {
      let names = candidates.map(\.rawValue).joined(separator: ", ")
      StandardError.show("\(Printable.text(run.source)): violates none of \(names)\n")
      throw ExitCode(1)
    }
    return shrunk.finding
  }
}
