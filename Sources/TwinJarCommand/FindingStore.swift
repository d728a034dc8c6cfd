import Choices
import CookieExploration
import CookieReports
import CookieScenarios
import CookieSimulation
import Foundation
import SyncStrategies

/// Where an exploration stores what it finds, for ``FindingCorpus`` and `replay`.
struct FindingStore {
  private let directory: OutputDirectory
  /// The files of scenarios that are not built in, by their names.
  private let scenarioFiles: [String: String]

  /// Makes sure, before a long search, that everything can be stored.
  ///
  /// - Parameter scenarios: those that will be explored, with the text of their files.
  init(_ path: String, for scenarios: [(scenario: Scenario, file: [UInt8])]) throws(InputError) {
    var files: [String: String] = [:]
    var seen: [String: UInt64] = [:]
    for (scenario, file) in scenarios {
      guard seen.updateValue(scenario.digest, forKey: scenario.name).map({ $0 == scenario.digest }) ?? true else {
        throw InputError(
          .usage, source: "--save-findings", found: "two scenarios called \"\(scenario.name)\"",
          expected: "a name for each, since findings are stored by it")
      }
      if try BuiltInScenarios.scenario(named: scenario.name)?.digest == scenario.digest { continue }
      let text = String(decoding: file, as: UTF8.self)
      try Self.refuse(another: text, than: "\(path)/\(ScenarioBeside.fileName(ofScenario: scenario.name))")
      files[scenario.name] = text
    }
    directory = try OutputDirectory(path, expected: "a directory for findings")
    scenarioFiles = files
  }

  /// Findings of an earlier scenario of that name would become findings of this one.
  private static func refuse(another text: String, than path: String) throws(InputError) {
    guard FileManager.default.fileExists(atPath: path) else { return }
    let there = try InputFile.read(path, expected: "a scenario file")
    guard !there.elementsEqual(text.utf8) else { return }
    throw InputError(
      .data, source: path, found: "another scenario of this name",
      expected: "the one that is explored, or another directory for its findings")
  }

  /// Stores each finding under the name of its strategy, scenario and property, and the scenario's file beside it.
  func save(_ reports: [ExplorationReport]) throws(InputError) {
    for report in reports {
      guard let strategy = StrategySelection.entry(named: report.strategy), !report.findings.isEmpty else { continue }
      if let file = scenarioFiles[report.scenario.name] {
        try directory.write(file, as: ScenarioBeside.fileName(ofScenario: report.scenario.name))
      }
      for finding in report.findings {
        let replay = FindingReplay(finding, strategy: strategy, scenario: report.scenario)
        let file = FindingText(finding, timeline: Timeline(replay.trace).text)
        try directory.write(file.text, as: file.fileName)
      }
    }
  }
}
