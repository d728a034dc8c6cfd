import CookieExploration
import CookieReports
import CookieSimulation
import Foundation
import SyncStrategies

/// Findings as files of a directory.
struct FindingCorpus {
  private let directory: String

  init(_ directory: String) { self.directory = directory }

  /// Replays every finding and says what it shows today. False if one is not as its file expects.
  func replay() throws -> Bool {
    var allHold = true
    let files = try files()
    for file in files {
      let source = "\(directory)/\(file)"
      let bytes = try InputFile.read(source, expected: "a finding (\(FindingText.version))")
      let finding = try FindingText(parsing: String(decoding: bytes, as: UTF8.self), source: source).finding
      let strategy = try StrategySelection.strategy(finding.tape.strategy, source: source)
      guard let scenario = try BuiltInScenarios.scenario(named: finding.tape.scenario) else {
        throw InputError(
          .data, source: source, place: "line 8", found: "\"\(finding.tape.scenario)\"", expected: "a built-in scenario"
        )
      }
      let replay = FindingReplay(finding, strategy: strategy, scenario: scenario)
      if !replay.isAsExpected { allHold = false }
      StandardOutput.write("\(replay.isAsExpected ? "ok  " : "FAIL") \(file): \(FindingStatus(finding, replay).text)\n")
    }
    StandardOutput.write("\(files.count) findings replayed\(allHold ? "" : ", not all as expected")\n\n")
    return allHold
  }

  private func files() throws -> [String] {
    var isDirectory: ObjCBool = false
    guard FileManager.default.fileExists(atPath: directory, isDirectory: &isDirectory), isDirectory.boolValue,
      let names = try? FileManager.default.contentsOfDirectory(atPath: directory)
    else {
      throw InputError(.noInput, source: directory, found: "no such directory", expected: "a directory with findings")
    }
    return names.filter { $0.hasSuffix(".finding") }.sorted()
  }

  /// Stores each finding under the name of its strategy, scenario and property.
  func save(_ reports: [ExplorationReport]) throws {
    do {
      try FileManager.default.createDirectory(atPath: directory, withIntermediateDirectories: true)
      for report in reports {
        guard let strategy = StrategySelection.entry(named: report.strategy) else { continue }
        for finding in report.findings {
          let replay = FindingReplay(finding, strategy: strategy, scenario: report.scenario)
          let file = FindingText(finding, timeline: Timeline(replay.trace).text)
          try Data(file.text.utf8).write(to: URL(fileURLWithPath: "\(directory)/\(file.fileName)"), options: .atomic)
        }
      }
    } catch {
      throw InputError(
        .noInput, source: directory, found: "a directory that cannot be written: \(error.localizedDescription)",
        expected: "a directory for findings")
    }
  }
}
