import Choices
import CookieDiagnosis
import CookieReports
import CookieScenarios
import CookieSimulation
import CookieSync
import SyncStrategies
import Testing

@testable import CookieExploration

/// The order of advice, on tallies that are written out: who stands above whom, and that it is said why.
@Suite("Ranking") struct RankingTests {
  /// One strategy's runs, 100 of them.
  struct Row: Sendable {
    var name: String
    /// The runs with a lost session.
    var lost: Range<Int> = 0..<0
    /// Runs that leak a token.
    var leaks: Range<Int> = 0..<0
    var stuck: Range<Int> = 0..<0
    /// Microseconds that one request of each run is held back.
    var delay = 0
    var bridgeCalls = 0
    var refreshes = 0
  }

  struct Case: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var rows: [Row]
    var order: [String]
    var recommended: String?
    /// Lines that say why.
    var says: [String] = []
    var standings: [Ranking.Standing]
  }

  static let cases: [Case] = [
    Case(
      testDescription: "fewer failures first, where the tapes tell",
      rows: [Row(name: "b", lost: 0..<60), Row(name: "a", lost: 0..<10)], order: ["a", "b"], recommended: "a",
      says: ["Take a: 10 of 100 runs make users log in for no reason, fewer than with any other."],
      standings: [.candidate, .worse]),
    Case(
      testDescription: "who exposes less stands above one with fewer failures, if they are not told apart",
      rows: [Row(name: "a", lost: 0..<2, leaks: 0..<100), Row(name: "b", lost: 0..<5)], order: ["b", "a"],
      recommended: "b",
      says: [
        "b (5 failed) stands above a (2): failed runs do not tell them apart, and it exposes less (0 against 100)."
      ],
      standings: [.candidate, .candidate]),
    Case(
      testDescription: "costs never stand above a failure, and decide between equals",
      rows: [Row(name: "a", lost: 0..<2, delay: 900), Row(name: "b", lost: 0..<5, delay: 100)], order: ["a", "b"],
      recommended: "a",
      says: [
        "Take a: 2 of 100 runs make users log in for no reason; one other cannot be told apart by that. The next, b, "
          + "does so in 5."
      ],
      standings: [.candidate, .candidate]),
    Case(
      testDescription: "of equals the one that holds requests back for less",
      rows: [Row(name: "a", lost: 0..<2, delay: 900), Row(name: "b", lost: 5..<7, delay: 100)], order: ["b", "a"],
      recommended: "b", says: ["The next, a, costs more delay (0.9 against 0.1 ms)."],
      standings: [.candidate, .candidate]),
    Case(
      testDescription: "of equals the one with fewer calls, which the other has more of, and fewer refreshes",
      rows: [
        Row(name: "a", lost: 0..<2, delay: 10_040, bridgeCalls: 1, refreshes: 7),
        Row(name: "b", lost: 5..<7, delay: 10_040, bridgeCalls: 0, refreshes: 9),
      ], order: ["b", "a"], recommended: "b",
      says: [
        "The next, a, costs more calls over the bridge (1.0 against 0.0 an hour), and fewer refreshes (7.0 against 9.0 "
          + "an hour)."
      ], standings: [.candidate, .candidate]),
    Case(
      testDescription: "a difference that a decimal does not show gets more of them",
      rows: [Row(name: "a", delay: 10_041), Row(name: "b", delay: 10_040)], order: ["b", "a"], recommended: "b",
      says: ["The next, a, costs more delay (10.041 against 10.040 ms)."], standings: [.candidate, .candidate]),
    Case(
      testDescription: "of two that cost the same the first",
      rows: [Row(name: "a", delay: 5), Row(name: "b", delay: 5)],
      order: ["a", "b"], recommended: "a", says: ["The next, b, costs the same."],
      standings: [.candidate, .candidate]),
    Case(
      testDescription: "what is exposed is counted",
      rows: [Row(name: "a", leaks: 0..<100), Row(name: "b", leaks: 0..<99)], order: ["b", "a"], recommended: "b",
      says: ["The next, a, exposes more (100 sessions, tokens or false files in these runs, against 99)."],
      standings: [.candidate, .candidate]),
    Case(
      // c is not told apart from a, but b, which failed fewer runs than c, is shown to be worse than a.
      testDescription: "nobody is a candidate who failed more runs than one that is shown to be worse",
      rows: [Row(name: "a", lost: 0..<20), Row(name: "b", lost: 0..<35, leaks: 0..<9), Row(name: "c", lost: 60..<100)],
      order: ["a", "b", "c"], recommended: "a", standings: [.candidate, .worse, .worse]),
    Case(
      testDescription: "one run without a verdict stands below a hundred lost ones, and it is said why",
      rows: [Row(name: "a", stuck: 0..<1), Row(name: "b", lost: 0..<100)], order: ["b", "a"], recommended: "b",
      says: ["a strategy that has any stands below all that have none", "that came to a verdict in each of its runs"],
      standings: [.candidate, .withoutVerdict]),
    Case(
      testDescription: "of two without a verdict the one with fewer harmed runs stands above",
      rows: [Row(name: "a", leaks: 0..<80, stuck: 0..<3), Row(name: "b", lost: 0..<2, stuck: 0..<4)],
      order: ["b", "a"],
      says: ["Take none of these", "b (4 failed) stands above a (3): it has fewer runs with any harm (4 against 80)."],
      standings: [.withoutVerdict, .withoutVerdict]),
  ]

  @Test(arguments: cases) func order(_ example: Case) {
    let ranking = Ranking(example.rows.map { ($0.entry, $0.tally) })
    #expect(ranking.rows.map(\.strategy.name) == example.order)
    #expect(ranking.rows.map(\.standing) == example.standings)
    #expect(ranking.recommended?.strategy.name == example.recommended)
    let advice = Advice(Self.scenario, ranking, withGrace: nil).text
    for sentence in example.says { #expect(advice.contains(sentence), "\(advice)") }
  }

  @Test(
    "whatever the tallies: more failures above fewer never goes without a reason, no verdict never stands above one")
  func everyInversionHasAReason() {
    var generator = SplitMix64(seed: 8)
    for _ in 0..<300 {
      let rows = (0..<6).map { Row.random(named: "s\($0)", &generator) }
      let ranking = Ranking(rows.map { ($0.entry, $0.tally) })
      let advice = Advice(Self.scenario, ranking, withGrace: nil).text
      for (place, row) in ranking.rows.enumerated() {
        for other in ranking.rows[(place + 1)...] where row.standing == .withoutVerdict {
          #expect(other.standing == .withoutVerdict && row.tally.runsWithHarm <= other.tally.runsWithHarm)
        }
        for other in ranking.rows[(place + 1)...] where other.failures < row.failures {
          let isSaid = advice.split(separator: "\n").contains {
            $0.hasPrefix("\(row.strategy.name) (\(row.failures) failed) stands above")
              && $0.contains("\(other.strategy.name) (\(other.failures))")
          }
          let isBelowForVerdicts = other.standing == .withoutVerdict && row.standing != .withoutVerdict
          #expect(isSaid || isBelowForVerdicts, "\(advice)")
        }
      }
      #expect(ranking.recommended.map { $0.tally.runsWithoutVerdict.count == 0 } ?? true)
    }
  }

  private static let scenario = Scenario(name: "test", profile: .ideal, policy: .rfc9700Strict, script: [.launch])
}

extension RankingTests.Row {
  fileprivate struct Nothing: SyncStrategy { let app: HybridApp }

  var entry: StrategyEntry { StrategyEntry(name: name, summary: "") { Nothing(app: $0) } }

  var tally: CellTally {
    var tally = CellTally()
    for index in 0..<100 {
      var run = RunSummary()
      run.lostSessions = lost.contains(index) ? 1 : 0
      run.leaks = leaks.contains(index) ? 1 : 0
      run.end = stuck.contains(index) ? .stuck : .finished
      // An hour in a hundred runs.
      run.duration = 36_000_000_000
      if index == 0 { (run.bridgeCalls, run.refreshes) = (bridgeCalls, refreshes) }
      if delay > 0 { run.delays = [Int32(delay)] }
      tally.add(run, index: index)
    }
    return tally
  }

  static func random(named name: String, _ generator: inout SplitMix64) -> Self {
    func some(_ most: Int) -> Range<Int> {
      let start = Int(generator.next() % 60)
      return start..<start + Int(generator.next() % UInt64(most))
    }
    let hasVerdicts = generator.next() % 4 > 0
    return Self(
      name: name, lost: some(30), leaks: some(20), stuck: hasVerdicts ? 0..<0 : some(10),
      delay: Int(generator.next() % 3) * 100)
  }
}
