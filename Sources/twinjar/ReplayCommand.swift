import ArgumentParser
import CookieExploration
import CookieReports
import CookieSimulation
import Foundation
import SyncStrategies

struct ReplayCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "replay",
    abstract: "Print one run: its timeline or its event log.",
    discussion: """
      A tape is the line that "twinjar compare" and "twinjar explore" print, or a file that holds one; a finding is a \
      file that "twinjar explore --save-findings" wrote. A finding that was made by an older version of the world is \
      replayed as far as it fits, and the output says so.

      Example: twinjar replay Corpus/findings/native-refresh.concurrent-refresh.lost.finding
      """
  )

  @Argument(help: "A tape, or a file with a tape or a finding.")
  var tape: String

  @Option(help: ArgumentHelp("The scenario's file, if it is not built in.", valueName: "file"))
  var scenario: String?

  @Flag(help: "Print the event log, every record a line, instead of the timeline of a finding.")
  var log = false

  @Flag(help: "Print lanes of native code, bridge, web and server instead of the event log of a tape.")
  var timeline = false

  @Flag(help: "Print the tape with every choice written out instead of the run.")
  var choices = false

  @Option(help: ArgumentHelp("Write the trace to a file, as NDJSON.", valueName: "file"))
  var trace: String?

  @Option(help: "Columns of the timeline, 60 to 400. Default: the terminal's, or 80.")
  var width: Int?

  func validate() throws {
    if log, timeline { throw ValidationError("--log and --timeline: found both, expected one of them") }
    if let width, !(60...400).contains(width) {
      throw ValidationError("--width: found \(width), expected 60 to 400")
    }
  }

  func run() throws {
    try reportingFailures {
      let isTape = tape.hasPrefix("twinjar.tape")
      let source = isTape ? "the tape" : tape
      let expected = "a tape (\(TapeText.version)), a finding (\(FindingText.version)), or a file with one"
      let bytes = isTape ? Array(tape.utf8) : try InputFile.read(tape, expected: expected)
      let text = String(decoding: bytes, as: UTF8.self)
      if text.hasPrefix("twinjar.finding") {
        try replay(try FindingText(parsing: text, source: source).finding, source: source)
      } else {
        try replay(try TapeText(parsing: text, source: source), source: source)
      }
    }
  }

  /// A tape may have come from anybody, so it names built-in scenarios only; a file is the user's own choice.
  private func scenario(of text: TapeText, source: String) throws -> Scenario {
    if let scenario { return try ScenarioSelection.scenario(scenario) }
    if let builtIn = try BuiltInScenarios.scenario(named: text.scenario) { return builtIn }
    throw InputError(
      .data, source: source, place: "scenario", found: "\"\(text.scenario)\"",
      expected: "a built-in scenario, or --scenario with its file")
  }

  // MARK: - Findings

  private func replay(_ finding: Finding, source: String) throws {
    let strategy = try StrategySelection.strategy(finding.tape.strategy, source: source)
    let scenario = try scenario(of: finding.tape, source: source)
    let replay = FindingReplay(finding, strategy: strategy, scenario: scenario)
    if choices { return StandardOutput.write("\(finding.tape.text)\n") }
    try show(replay.trace, of: strategy, in: scenario, asTimeline: !log)
    StandardOutput.write("\n\(RunLine(replay.summary).text)\n\(FindingStatus(finding, replay).text)\n")
    if !replay.isAsExpected { throw ExitCode(1) }
  }

  // MARK: - Tapes

  private func replay(_ text: TapeText, source: String) throws {
    let strategy = try StrategySelection.strategy(text.strategy, source: source)
    let scenario = try scenario(of: text, source: source)
    guard scenario.digest == text.world else {
      throw InputError(
        .data, source: source, place: "world", found: hexadecimal(text.world),
        expected: "\(hexadecimal(scenario.digest)), the scenario \(scenario.name) as it is now")
    }
    let played = text.tape(records: true)
    let simulator = Simulator(scenario: scenario, strategy: strategy)
    let summary = simulator.run(played)
    try checkFit(played, strategy: strategy, scenario: scenario, source: source)
    let digest = simulator.trace.digest
    if choices {
      StandardOutput.write("\(written(text, played.recording, strategy, scenario, digest).text)\n")
    } else {
      try show(simulator.trace, of: strategy, in: scenario, asTimeline: timeline)
      StandardOutput.write("\n\(RunLine(summary).text)\ntrace \(hexadecimal(digest))\n")
    }
    guard digest == text.trace else {
      throw InputError(
        .data, source: source, place: "trace", found: hexadecimal(text.trace),
        expected: "\(hexadecimal(digest)): this version's run differs from the one that was recorded")
    }
  }

  private func written(
    _ text: TapeText, _ recording: [Tape.Choice], _ strategy: StrategyEntry, _ scenario: Scenario, _ digest: UInt64
  ) -> TapeText {
    if case .schedule = text.content { return text }
    return TapeText(strategy: strategy.name, scenario: scenario, content: .choices(recording), trace: digest)
  }

  private func checkFit(_ played: Tape, strategy: StrategyEntry, scenario: Scenario, source: String) throws {
    func misfit(_ found: String) -> InputError {
      InputError(
        .data, source: source, place: "choices", found: found,
        expected: "the choices of this version's \(strategy.name) in \(scenario.name)")
    }
    if played.unread > 0 { throw misfit("\(played.unread) choices too many") }
    if let mismatch = played.mismatch { throw misfit("\(mismatch)") }
  }

  // MARK: - Output

  private func show(
    _ run: Trace, of strategy: StrategyEntry, in scenario: Scenario, asTimeline: Bool
  ) throws {
    if let trace {
      let text = try TraceNDJSON(run, strategy: strategy.name, scenario: scenario).text()
      do { try Data(text.utf8).write(to: URL(fileURLWithPath: trace), options: .atomic) } catch {
        throw InputError(
          .noInput, source: trace, found: "a file that cannot be written", expected: "a place for the trace")
      }
    }
    if asTimeline {
      StandardOutput.write(Timeline(run, width: width ?? Terminal.columns ?? 80).text)
    } else {
      StandardOutput.write(EventLog(run).text)
    }
  }
}
