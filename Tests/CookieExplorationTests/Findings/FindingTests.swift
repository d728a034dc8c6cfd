import Choices
import CookieExploration
import CookieReports
import CookieScenarios
import CookieSimulation
import SyncStrategies
import Testing

@Suite struct FindingTests {
  private func strategy(_ name: String) throws -> StrategyEntry {
    try #require(StrategyCatalogue.entry(named: name))
  }

  private func scenario(_ name: String) throws -> Scenario { try #require(try BuiltInScenarios.scenario(named: name)) }

  private func finding() throws -> Finding {
    try #require(
      Finding.shrinking(
        [], of: try strategy("two-way-observer"), in: try scenario("concurrent-refresh"), violating: .lost))
  }

  @Test func roundTrip() throws {
    let finding = try finding()
    let file = FindingText(finding, timeline: "a timeline\n")
    let again = try FindingText(parsing: file.text, source: "f")
    #expect(again.finding == finding)
    #expect(again.timeline == "a timeline\n")
    let replay = FindingReplay(
      again.finding, strategy: try strategy("two-way-observer"), scenario: try scenario("concurrent-refresh"))
    #expect(replay.outcome == .same)
    #expect(replay.isAsExpected)
    #expect(FindingStatus(finding, replay).text.hasPrefix("lost (F50) shows, record by record"))
  }

  @Test("a run that is not to be shrunk is reported as it was found, and shows the same")
  func unshrunk() throws {
    var exploration = Exploration(
      strategy: try strategy("two-way-observer"), scenario: try scenario("concurrent-refresh"))
    exploration.options.properties = [.lost]
    let small = try #require(exploration.run().findings.first)
    exploration.shrinks = false
    let report = exploration.run()
    let found = try #require(report.findings.first)
    #expect(found.tape.content == .schedule(try #require(report.report.violations[.lost]).choices))
    #expect(found.cause == small.cause)
    #expect(found.measure.events > small.measure.events)
  }

  @Test func aChangedScenarioIsNamed() throws {
    var changed = try scenario("concurrent-refresh")
    changed.network.latency = .uniform(milliseconds: 5, 9)
    let replay = FindingReplay(try finding(), strategy: try strategy("two-way-observer"), scenario: changed)
    #expect(replay.scenarioHasChanged)
    #expect(replay.outcome == .stillShows)
    #expect(FindingStatus(try finding(), replay).text.contains("the scenario has changed since"))
  }

  @Test func aMendedStrategyIsNoticed() throws {
    let finding = try finding()
    let replay = FindingReplay(
      finding, strategy: try strategy("native-refresh"), scenario: try scenario("concurrent-refresh"))
    #expect(replay.outcome == .gone)
    #expect(replay.choicesNoLongerFit)
    #expect(!replay.isAsExpected)
    var mended = finding
    mended.expectation = .absent
    #expect(
      FindingReplay(mended, strategy: try strategy("native-refresh"), scenario: try scenario("concurrent-refresh"))
        .isAsExpected)
  }

  struct Bad: Sendable, CustomTestStringConvertible {
    var name: String
    var line: Int
    var text: String
    var words: String
    var testDescription: String { name }
  }

  static let bad: [Bad] = [
    Bad(name: "another version", line: 0, text: "twinjar.finding/9", words: "line 1: found \"twinjar.finding/9\""),
    Bad(name: "an unknown property", line: 1, text: "property: lots", words: "did you mean \"lost\"?"),
    Bad(name: "an unknown cause", line: 2, text: "cause: F99", words: "line 3: found \"F99\""),
    Bad(name: "an unknown expectation", line: 3, text: "expect: maybe", words: "line 4"),
    Bad(name: "a number below zero", line: 4, text: "faults: -1", words: "line 5: found \"-1\""),
    Bad(name: "a missing field", line: 5, text: "preemption: 1", words: "expected \"preemptions: \" and its value"),
    Bad(name: "a cut tape", line: 7, text: "tape: twinjar.tape/1,strategy=a", words: "the tape was cut or edited"),
  ]

  @Test(arguments: bad) func refused(bad: Bad) throws {
    var lines = FindingText(try finding(), timeline: "").text.split(
      separator: "\n", omittingEmptySubsequences: false
    ).map(String.init)
    lines[bad.line] = bad.text
    let text = lines.joined(separator: "\n")
    #expect {
      try FindingText(parsing: text, source: "f")
    } throws: {
      "\($0)".contains(bad.words)
    }
  }

  @Test func anEmptyFileIsRefused() {
    #expect(throws: InputError.self) { try FindingText(parsing: "", source: "f") }
  }

  @Test func aTimelineFitsItsTerminal() throws {
    let finding = try finding()
    let replay = FindingReplay(
      finding, strategy: try strategy("two-way-observer"), scenario: try scenario("concurrent-refresh"))
    for width in [60, 80, 133] {
      let lines = Timeline(replay.trace, width: width).text.split(separator: "\n")
      #expect(lines.allSatisfy { $0.count <= width })
      #expect(lines.count > 30)
    }
    #expect(
      try TraceNDJSON(replay.trace, strategy: "s", scenario: try scenario("concurrent-refresh")).text().hasPrefix("{"))
  }
}
