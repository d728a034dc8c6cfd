import ArgumentParser
import CookieReports
import CookieSimulation
import Foundation

struct ReplayCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "replay",
    abstract: "Print the event log of one run.",
    discussion: """
      A tape is the line that "twinjar compare" prints, or a file that holds one.

      Example: twinjar replay tape.txt
      """
  )

  @Argument(help: "A tape, or a file with one.")
  var tape: String

  @Option(help: ArgumentHelp("The scenario's file, if it is not built in.", valueName: "file"))
  var scenario: String?

  @Flag(help: "Print the tape with every choice written out instead of the event log.")
  var choices = false

  func run() throws {
    try reportingFailures {
      let isTape = tape.hasPrefix("twinjar.tape")
      let source = isTape ? "the tape" : tape
      let expected = "a tape (\(TapeText.version)) or its file"
      let bytes = isTape ? Array(tape.utf8) : try InputFile.read(tape, expected: expected)
      let text = try TapeText(parsing: String(decoding: bytes, as: UTF8.self), source: source)
      try replay(text, source: source)
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
    guard played.unread == 0 else {
      throw InputError(
        .data, source: source, place: "choices", found: "\(played.unread) choices too many",
        expected: "the choices of this version's \(strategy.name) in \(scenario.name)")
    }
    if let mismatch = played.mismatch {
      throw InputError(
        .data, source: source, place: "choices", found: "\(mismatch)",
        expected: "the choices of this version's \(strategy.name) in \(scenario.name)")
    }
    let digest = simulator.trace.digest
    if choices {
      let written = TapeText(
        strategy: strategy.name, scenario: scenario, content: .choices(played.recording), trace: digest)
      StandardOutput.write("\(written.text)\n")
    } else {
      StandardOutput.write(EventLog(simulator.trace).text)
      StandardOutput.write("\n\(RunLine(summary).text)\ntrace \(hexadecimal(digest))\n")
    }
    guard digest == text.trace else {
      throw InputError(
        .data, source: source, place: "trace", found: hexadecimal(text.trace),
        expected: "\(hexadecimal(digest)): this version's run differs from the one that was recorded")
    }
  }
}
