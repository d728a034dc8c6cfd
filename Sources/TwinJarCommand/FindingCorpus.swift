import Choices
import CookieExploration
import CookieReports
import CookieScenarios
import CookieSimulation
import Cookies
import Foundation
import SyncStrategies

/// Findings as files of a directory, each beside the file of its scenario if that is not built in.
struct FindingCorpus {
  /// What replaying all findings came to.
  struct Outcome {
    /// False if a finding is not as its file expects.
    var isAsExpected = true
    /// Why the first finding that could not be replayed could not.
    var problem: InputError?
  }

  private let directory: String
  /// Scenarios that the user named, to replay findings in.
  private let scenarios: [Scenario]

  init(_ directory: String, scenarios: [Scenario] = []) {
    self.directory = directory
    self.scenarios = scenarios
  }

  /// Replays every finding and says what it shows today. One that cannot be replayed is named, and the others count all
  /// the same.
  func replay() throws -> Outcome {
    var outcome = Outcome()
    let files = try files()
    var bad = 0
    for file in files {
      do {
        if try !replay(file) { outcome.isAsExpected = false }
      } catch let error as InputError {
        StandardError.show("Error: \(error)\n")
        StandardOutput.show("BAD  \(Printable.text(file)): cannot be replayed\n")
        outcome.problem = outcome.problem ?? error
        bad += 1
      }
    }
    let rest = bad == 0 ? "" : ", \(bad) could not be"
    let replayed = files.count - bad
    StandardOutput.show(
      "\(CountText.of(replayed, "finding")) replayed\(outcome.isAsExpected ? "" : ", not all as expected")\(rest)\n\n"
    )
    return outcome
  }

  private func replay(_ file: String) throws -> Bool {
    let source = "\(directory)/\(file)"
    let bytes = try InputFile.read(source, expected: "a finding (\(FindingText.version))")
    let finding = try FindingText(parsing: String(decoding: bytes, as: UTF8.self), source: source).finding
    let strategy = try StrategySelection.strategy(finding.tape.strategy, source: source)
    let replay = FindingReplay(finding, strategy: strategy, scenario: try scenario(of: finding.tape, source: source))
    let status = FindingStatus(finding, replay).text
    StandardOutput.show("\(replay.isAsExpected ? "ok  " : "FAIL") \(Printable.text(file)): \(status)\n")
    return replay.isAsExpected
  }

  /// Where its findings are.
  func paths() throws(InputError) -> [String] { try files().map { "\(directory)/\($0)" } }

  private func files() throws(InputError) -> [String] {
    var isDirectory: ObjCBool = false
    guard FileManager.default.fileExists(atPath: directory, isDirectory: &isDirectory), isDirectory.boolValue,
      let names = try? FileManager.default.contentsOfDirectory(atPath: directory)
    else {
      throw InputError(.noInput, source: directory, found: "no such directory", expected: "a directory with findings")
    }
    return names.filter { $0.hasSuffix(".finding") }.sorted()
  }

  // MARK: - Scenarios

  /// The scenario that a tape was made with; if there is none, one of its name, which has changed since.
  private func scenario(of tape: TapeText, source: String) throws(InputError) -> Scenario {
    let beside = try ScenarioBeside.scenario(named: tape.scenario, in: directory)
    let named = scenarios.filter { $0.name == tape.scenario }
    let builtIn = try BuiltInScenarios.scenario(named: tape.scenario)
    let candidates = ([beside] + named + [builtIn]).compactMap(\.self)
    guard let scenario = candidates.first(where: { $0.digest == tape.world }) ?? candidates.first else {
      throw InputError(
        .data, source: source, place: "line 8", found: "\"\(tape.scenario)\"",
        expected: "a built-in scenario, one whose file stands beside the finding, or --scenario with its file")
    }
    return scenario
  }
}
