import CookieExploration
import CookieReports
import CookieSimulation
import SyncStrategies

/// A run from its tape: the tape is read, checked against the scenario and strategy that it names, and played.
struct RecordedRun {
  let strategy: StrategyEntry
  let scenario: Scenario
  let simulator: Simulator
  let summary: RunSummary
  /// Every choice of the run.
  let choices: [Tape.Choice]
  let text: TapeText
  /// What to call the tape in messages.
  let source: String

  /// - Parameters:
  ///   - tape: a tape, or a file with one or with a finding.
  ///   - file: the scenario's file, if it is not built in.
  init(tape: String, scenario file: String?) throws {
    let (content, source) = try Self.content(
      of: tape, expected: "a tape (\(TapeText.version)), or a file with one or with a finding")
    let text =
      FindingText.isBegun(by: content)
      ? try FindingText(parsing: content, source: source).finding.tape
      : try TapeText(parsing: content, source: source)
    try self.init(text: text, source: source, scenario: file)
  }

  /// The text that an argument is, or that the file has which it names; and what to call it in messages.
  static func content(of argument: String, expected: String) throws -> (text: String, source: String) {
    if argument.utf8.starts(with: "twinjar.tape".utf8) { return (argument, "the tape") }
    return (String(decoding: try InputFile.read(argument, expected: expected), as: UTF8.self), argument)
  }

  init(text: TapeText, source: String, scenario file: String?) throws {
    self.text = text
    self.source = source
    strategy = try StrategySelection.strategy(text.strategy, source: source)
    scenario = try Self.scenario(of: text, file: file, source: source)
    guard scenario.digest == text.world else {
      throw InputError(
        .data, source: source, place: "world", found: hexadecimal(text.world),
        expected: "\(hexadecimal(scenario.digest)), the scenario \(scenario.name) as it is now")
    }
    let played = text.tape(records: true)
    simulator = Simulator(scenario: scenario, strategy: strategy)
    summary = simulator.run(played)
    choices = played.recording
    guard played.unread == 0, played.mismatch == nil else {
      throw InputError(
        .data, source: source, place: "choices",
        found: played.mismatch.map { "\($0)" } ?? "\(played.unread) choices too many",
        expected: "the choices of this version's \(strategy.name) in \(scenario.name)")
    }
  }

  /// A tape may have come from anybody, so it names built-in scenarios only; a file is the user's own choice.
  static func scenario(of text: TapeText, file: String?, source: String) throws -> Scenario {
    if let file { return try ScenarioSelection.scenario(file) }
    if let builtIn = try BuiltInScenarios.scenario(named: text.scenario) {
      // The tape may be of the same script on another platform or with another server.
      return ScenarioVariants.variant(of: builtIn, withDigest: text.world) ?? builtIn
    }
    throw InputError(
      .data, source: source, place: "scenario", found: "\"\(text.scenario)\"",
      expected: "a built-in scenario, or --scenario with its file")
  }

  /// The tape anew.
  func makeTape() -> Tape { text.tape() }

  /// Fails if the run differs from the one that was recorded.
  func requireSameTrace() throws {
    let digest = simulator.trace.digest
    guard digest == text.trace || text.trace == TapeText.unknownTrace else {
      throw InputError(
        .data, source: source, place: "trace", found: hexadecimal(text.trace),
        expected: "\(hexadecimal(digest)): this version's run differs from the one that was recorded")
    }
  }
}
