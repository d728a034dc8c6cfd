import CookieExploration
import CookieReports
import CookieScenarios
import CookieSimulation
import Foundation
import SyncStrategies
import Testing

/// The findings under `Corpus/findings` guard the built-in strategies: what each showed still shows, or is still gone.
@Suite struct CorpusTests {
  private static let directory = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../Corpus/findings").standardizedFileURL

  static let files: [String] =
    ((try? FileManager.default.contentsOfDirectory(atPath: directory.path)) ?? [])
    .filter { $0.hasSuffix(".finding") }.sorted()

  @Test func thereAreSome() { #expect(Self.files.count >= 9) }

  @Test(arguments: files) func isAsExpected(file: String) throws {
    let text = try String(contentsOf: Self.directory.appending(path: file), encoding: .utf8)
    let finding = try FindingText(parsing: text, source: file).finding
    let replay = FindingReplay(
      finding, strategy: try #require(StrategyCatalogue.entry(named: finding.tape.strategy)),
      scenario: try #require(try BuiltInScenarios.scenario(named: finding.tape.scenario)))
    #expect(replay.isAsExpected, "\(FindingStatus(finding, replay).text)")
  }

  /// A shrunk run with delays: the same mechanism, another kind of tape.
  @Test func aRunWithDelaysShrinksToo() throws {
    let strategy = try #require(StrategyCatalogue.entry(named: "two-way-observer"))
    let scenario = try #require(try BuiltInScenarios.scenario(named: "concurrent-refresh"))
    let simulator = Simulator(scenario: scenario, strategy: strategy)
    let tape = try #require(
      (0..<50).lazy.map { Tape(seed: $0, records: true) }.first { simulator.run($0).lostSessions > 0 })
    let finding = try #require(
      Finding.shrinking(tape.recording, of: strategy, in: scenario, violating: .lost, isScheduled: false))
    #expect(finding.cause == .doubleRefresh)
    #expect(finding.measure.faults == 0)
    #expect(finding.measure.events <= simulator.run(Tape(replaying: tape.recording)).steps)
    let replay = FindingReplay(finding, strategy: strategy, scenario: scenario)
    #expect(replay.outcome == .same)
    if case .choices = finding.tape.content {} else { Issue.record("a tape with delays stays one") }
  }
}
