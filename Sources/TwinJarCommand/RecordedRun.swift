import Choices
import CookieDiagnosis
import CookieExploration
import CookieReports
import CookieScenarios
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

  /// - Parameter scenario: the scenario's file, if the user named one.
  init(_ argument: TapeArgument, scenario file: String?) throws {
    text = try argument.tape()
    source = argument.source
    strategy = try StrategySelection.strategy(text.strategy, source: source)
    scenario = try argument.scenario(of: text, file: file)
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

  /// The tape anew.
  func makeTape() -> Tape { text.tape() }

  /// How its program was called.
  ///
  /// - Parameter file: the scenario's, if the user named one.
  func invocation(_ file: String?) -> Invocation {
    var invocation = Invocation.current
    if let file { invocation.add(scenarioFile: file, ofWorld: text.world) }
    return invocation
  }

  /// False if the run differs from the one that was recorded.
  var isAsRecorded: Bool { simulator.trace.digest == text.trace || text.trace == TapeText.unknownTrace }

  /// Fails if the run differs from the one that was recorded.
  func requireSameTrace() throws {
    let digest = simulator.trace.digest
    guard isAsRecorded else {
      throw InputError(
        .data, source: source, place: "trace", found: hexadecimal(text.trace),
        expected: "\(hexadecimal(digest)): this version's run differs from the one that was recorded")
    }
  }
}
