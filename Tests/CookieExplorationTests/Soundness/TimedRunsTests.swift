import Choices
import CookieReports
import CookieScenarios
import CookieSimulation
import SyncStrategies
import Testing

@testable import CookieExploration

/// What runs with delays say beside a search of orders.
@Suite struct TimedRunsTests {
  private func exploration(_ strategy: String, faults: Int, timedRuns: Int) throws -> Exploration {
    var exploration = Exploration(
      strategy: try #require(StrategyCatalogue.entry(named: strategy)),
      scenario: try #require(try BuiltInScenarios.scenario(named: "concurrent-refresh")))
    exploration.options.bounds = ExplorationBounds(faults: faults, preemptions: 1)
    exploration.options.properties = [.lost]
    exploration.options.budget = ExplorationBudget(seconds: nil)
    exploration.timedRuns = timedRuns
    return exploration
  }

  @Test("a loss to more faults than the bound is shown, and is none within it") func beyond() throws {
    let report = try exploration("native-refresh", faults: 0, timedRuns: 3_000).run()
    guard case .beyond(let finding) = report.answers[0].answer else {
      Issue.record("\(report.answers[0].answer)")
      return
    }
    #expect(finding.cause == .replyLost)
    #expect(finding.measure.faults == 1)
    #expect(!finding.isScheduled)
    #expect(report.holds)
    #expect(report.findings.isEmpty)
    let text = ExplorationText([report])
    #expect(!text.details(again: { "twinjar replay \($0.text)" }).contains("lost: holds"))
    #expect(
      text.details(again: { "twinjar replay \($0.text)" }).contains(
        "not violated within these bounds, but with more faults"))
    #expect(text.table.contains("F51 (>1+t)"))
    #expect(try ExplorationJSON([report]).text().contains("\"verdict\" : \"beyond\""))
  }

  @Test("without runs beside it the search says what it says") func none() throws {
    let report = try exploration("native-refresh", faults: 0, timedRuns: 0).run()
    #expect(report.timed.played == 0)
    guard case .holds = report.answers[0].answer else {
      Issue.record("\(report.answers[0].answer)")
      return
    }
  }

  @Test("the runs are those of a campaign with seed 1, for any number of workers", arguments: [1, 3])
  func sameRuns(jobs: Int) throws {
    var exploration = try exploration("two-way-observer", faults: 1, timedRuns: 300)
    exploration.options.jobs = jobs
    let timed = exploration.playTimedRuns(control: CampaignControl())
    let campaign = Campaign(
      scenarios: [exploration.scenario], strategies: [exploration.strategy], runs: 300, seed: 1)
    let tally = campaign.run(jobs: 1)[0]
    #expect(timed.within[.lost]?.run == tally.firstLoss)
    #expect(timed.undetermined == nil)
  }
}
