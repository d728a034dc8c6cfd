import CookieExploration
import CookieReports
import CookieScenarios
import SyncStrategies
import Testing

/// A violation has one cost, whoever asks. A run of fewer events with a preemption more is not the one with the fewest.
@Suite("One violation, one cost") struct OneCostTests {
  @Test(arguments: [("single-source-web", 0), ("two-way-observer", 0)])
  func same(strategy: String, preemptions: Int) throws {
    var exploration = Exploration(
      strategy: try #require(StrategyCatalogue.entry(named: strategy)),
      scenario: try #require(try BuiltInScenarios.scenario(named: "concurrent-refresh")))
    exploration.options.bounds = ExplorationBounds(faults: 0, preemptions: 1)
    exploration.options.budget = ExplorationBudget(seconds: nil, schedules: 300)
    exploration.options.properties = [.lost]
    exploration.timedRuns = 0
    let report = ExploreReport([exploration.run()]) { $0.text }
    let cells = report.parts.compactMap { if case .table(let table) = $0 { table.rows } else { nil } }.joined()
    #expect(cells.map { $0[1] } == ["F50 (0+\(preemptions))"])
    let row = try #require(report.records.rows.first)
    #expect(Array(row[4...6]) == ["F50", "0", "\(preemptions)"])
    #expect(report.text.contains("\n  0 faults, \(preemptions) preemption"), "\(report.text)")
    #expect(try report.json().contains("\"preemptions\" : \(preemptions),\n          \"tape\""))
  }
}
