import Choices
import CookieExploration
import CookieReports
import CookieScenarios
import CookieSimulation
import Foundation
import SystemSupport

/// What a command is given to play: a tape, or a file with one or with a finding.
struct TapeArgument {
  static let scenarioHelp: String =
    "The scenario's file, if it is neither built in nor beside the finding under the scenario's name."

  let text: String
  /// What to call it in messages.
  let source: String
  /// The argument itself, and the command that it was given to.
  private let word: String
  private let command: String
  /// The directory of the file; nil for a tape.
  private let directory: String?

  /// - Parameter expected: what the file should hold, for messages.
  init(
    _ word: String, of command: String,
    expected: String = "a tape (\(TapeText.version)), or a file with one or with a finding"
  ) throws(InputError) {
    (self.word, self.command) = (word, command)
    if word.utf8.starts(with: "twinjar.tape".utf8) {
      (text, source, directory) = (word, "the tape", nil)
    } else {
      text = String(decoding: try InputFile.read(word, expected: expected), as: UTF8.self)
      (source, directory) = (word, TypedPath.directory(of: word))
    }
  }

  /// The finding, if it is one.
  func finding() throws(InputError) -> Finding? {
    FindingText.isBegun(by: text) ? try FindingText(parsing: text, source: source).finding : nil
  }

  /// The tape, or that of the finding.
  func tape() throws(InputError) -> TapeText {
    if let finding = try finding() { return finding.tape }
    return try TapeText(parsing: text, source: source)
  }

  /// The scenario that a tape was made in: the file that the user named, the one of its name beside the file that the tape
  /// stands in, if it is the same scenario still, or a built-in one.
  func scenario(of tape: TapeText, file: String?) throws -> Scenario {
    if let file { return Self.variant(of: try ScenarioSelection.scenario(file), for: tape) }
    let beside = try directory.flatMap { try ScenarioBeside.scenario(named: tape.scenario, in: $0) }
    if let beside, beside.digest == tape.world { return beside }
    if let builtIn = try BuiltInScenarios.scenario(named: tape.scenario) { return Self.variant(of: builtIn, for: tape) }
    throw missing(tape, beside: beside)
  }

  /// A tape may be of the same script on another platform or with another server.
  private static func variant(of scenario: Scenario, for tape: TapeText) -> Scenario {
    ScenarioVariants.variant(of: scenario, withDigest: tape.world) ?? scenario
  }

  /// Names what is missing, and the line that goes on once it is there.
  private func missing(_ tape: TapeText, beside: Scenario?) -> InputError {
    let path = directory.flatMap { ScenarioBeside.path(ofScenario: tape.scenario, in: $0) }
    var error =
      if let beside, let path {
        InputError(
          .data, source: source, place: "world", found: hexadecimal(tape.world),
          expected: "\(hexadecimal(beside.digest)), the scenario in \(path) as it is now")
      } else {
        InputError(
          .data, source: source, place: "scenario", found: "\"\(tape.scenario)\"",
          expected: "a built-in scenario, \(directory == nil ? "" : "one whose file stands beside this one, ")"
            + "or --scenario with its file")
      }
    guard ScenarioFile.isName(tape.scenario) else { return error }
    let file = path ?? ScenarioBeside.fileName(ofScenario: tape.scenario)
    // Only a finding is played in another world than its own, and by replay alone.
    guard beside == nil || FindingText.isBegun(by: text) else { return error }
    let line = Invocation.current.line(beside == nil ? command : "replay", "--scenario", file, word)
    error.advice = "With the scenario's file\(beside == nil ? "" : " as it is now"): \(line)"
    return error
  }
}
