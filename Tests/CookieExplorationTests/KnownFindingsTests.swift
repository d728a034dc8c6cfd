import CookieScenarios
import Foundation
import SyncStrategies
import Testing

@testable import CookieExploration

/// The findings that the repository keeps, each a bug that is known.
@Suite("Known findings") struct KnownFindingsTests {
  private static let directory = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../Corpus/findings").standardizedFileURL

  static let files: [String] =
    ((try? FileManager.default.contentsOfDirectory(atPath: directory.path)) ?? [])
    .filter { $0.hasSuffix(".finding") }.sorted()

  @Test("there are some") func any() { #expect(Self.files.count > 10) }

  /// What replays otherwise is shrunk anew: `twinjar explain` would refuse it.
  @Test("each is the run that it was, record by record", arguments: files) func same(file: String) throws {
    let text = try String(contentsOf: Self.directory.appending(path: file), encoding: .utf8)
    let finding = try FindingText(parsing: text, source: file).finding
    let strategy = try #require(StrategyCatalogue.all.first { $0.name == finding.tape.strategy })
    let scenario = try #require(try BuiltInScenarios.scenario(named: finding.tape.scenario))
    let replay = FindingReplay(finding, strategy: strategy, scenario: scenario)
    #expect(!replay.scenarioHasChanged)
    #expect(replay.outcome == .same)
    #expect(replay.isAsExpected)
  }
}
