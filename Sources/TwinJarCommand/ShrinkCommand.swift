import ArgumentParser
import CookieExploration
import CookieReports
import CookieSimulation
import SyncStrategies

struct ShrinkCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "shrink",
    abstract: "Make a failing tape small: fewest faults, events, context switches, shortest delays.",
    discussion: """
      Takes the tape of any run, with delays ("twinjar compare") or with orders ("twinjar explore"), and prints a \
      finding: a tape that violates the same property for the same cause, and its timeline. Exit code 1 if the tape \
      violates none.

      Example: twinjar shrink tape.txt --property lost > small.finding
      """
  )

  @Argument(help: "A tape, or a file with one.")
  var tape: String

  @Option(help: ArgumentHelp("The property to keep. Default: the first that is violated.", valueName: "name"))
  var property: String?

  @Option(help: ArgumentHelp("The scenario's file, if it is not built in.", valueName: "file"))
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
      let isTape = tape.hasPrefix("twinjar.tape")
      let source = isTape ? "the tape" : tape
      let bytes = isTape ? Array(tape.utf8) : try InputFile.read(tape, expected: "a tape (\(TapeText.version))")
      let text = try TapeText(parsing: String(decoding: bytes, as: UTF8.self), source: source)
      let strategy = try StrategySelection.strategy(text.strategy, source: source)
      let scenario = try ScenarioSelection.scenario(scenario ?? text.scenario)
      try shrink(text, strategy: strategy, scenario: scenario, source: source)
    }
  }

  private func shrink(_ text: TapeText, strategy: StrategyEntry, scenario: Scenario, source: String) throws {
    let played = text.tape(records: true)
    let summary = Simulator(scenario: scenario, strategy: strategy).run(played)
    let isScheduled = if case .schedule = text.content { true } else { false }
    let candidates = property.flatMap(Property.init(rawValue:)).map { [$0] } ?? Property.defaults
    guard let property = candidates.first(where: { $0.isViolated(by: summary) }),
      let finding = Finding.shrinking(
        played.recording, of: strategy, in: scenario, violating: property, isScheduled: isScheduled)
    else {
      StandardError.write("\(source): violates none of \(candidates.map(\.rawValue).joined(separator: ", "))\n")
      throw ExitCode(1)
    }
    let replay = FindingReplay(finding, strategy: strategy, scenario: scenario)
    StandardOutput.write(FindingText(finding, timeline: Timeline(replay.trace).text).text)
  }
}
