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
  private let text: TapeText
  private let source: String

  /// - Parameters:
  ///   - tape: a tape, or a file with one.
  ///   - file: the scenario's file, if it is not built in.
  init(tape: String, scenario file: String?) throws {
    let isTape = tape.hasPrefix("twinjar.tape")
    source = isTape ? "the tape" : tape
    let expected = "a tape (\(TapeText.version)) or its file"
    let bytes = isTape ? Array(tape.utf8) : try InputFile.read(tape, expected: expected)
    text = try TapeText(parsing: String(decoding: bytes, as: UTF8.self), source: source)
    strategy = try StrategySelection.strategy(text.strategy, source: source)
    scenario = try Self.scenario(of: text, file: file, source: source)
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
  private static func scenario(of text: TapeText, file: String?, source: String) throws -> Scenario {
    let scenario: Scenario
    if let file {
      scenario = try ScenarioSelection.scenario(file)
    } else if let builtIn = try BuiltInScenarios.scenario(named: text.scenario) {
      scenario = builtIn
    } else {
      throw InputError(
        .data, source: source, place: "scenario", found: "\"\(text.scenario)\"",
        expected: "a built-in scenario, or --scenario with its file")
    }
    guard scenario.digest == text.world else {
      throw InputError(
        .data, source: source, place: "world", found: hexadecimal(text.world),
        expected: "\(hexadecimal(scenario.digest)), the scenario \(scenario.name) as it is now")
    }
    return scenario
  }

  /// The tape anew.
  func makeTape() -> Tape { text.tape() }

  /// Fails if the run differs from the one that was recorded.
  func requireSameTrace() throws {
    let digest = simulator.trace.digest
    guard digest == text.trace else {
      throw InputError(
        .data, source: source, place: "trace", found: hexadecimal(text.trace),
        expected: "\(hexadecimal(digest)): this version's run differs from the one that was recorded")
    }
  }
}
