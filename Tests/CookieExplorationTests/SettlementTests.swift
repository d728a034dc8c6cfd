import Choices
import CookieDiagnosis
import CookieScenarios
import CookieSimulation
import SyncStrategies
import Testing

@testable import CookieExploration

@Suite("A campaign that ends when it is settled") struct SettlementTests {
  private static func campaign(runs: Int, margin: Double) throws -> Campaign {
    let strategies = try ["push-only", "two-way-observer", "native-refresh"].map {
      try #require(StrategyCatalogue.entry(named: $0))
    }
    let scenarios = try ["fault-free", "concurrent-refresh"].map {
      try #require(try BuiltInScenarios.scenario(named: $0))
    }
    var campaign = Campaign(scenarios: scenarios, strategies: strategies, runs: runs, seed: 3)
    campaign.countsRaces = false
    campaign.settlement = SettlementRule(margin: margin)
    return campaign
  }

  @Test("the same runs with any number of workers, and no more than are needed") func workers() throws {
    let campaign = try Self.campaign(runs: 5_000, margin: 0.02)
    let one = campaign.run(jobs: 1)
    #expect(campaign.run(jobs: 4) == one)
    // Looks are 500 runs apart; of a scenario all strategies have the same runs.
    #expect(one.map(\.runs) == [500, 500, 500, 500, 500, 500])
    let rule = try #require(campaign.settlement)
    #expect(rule.openPairs(Array(one[..<3])).isEmpty && rule.openPairs(Array(one[3...])).isEmpty)
  }

  @Test(
    "unlike runs tell no pair apart, as those of what is interrupted", arguments: [(0, 0), (0, 50), (1, 50), (50, 1)])
  func unlike(first: Int, second: Int) {
    func tally(_ runs: Int) -> CellTally {
      var tally = CellTally()
      var run = RunSummary()
      (run.sessions, run.lostSessions, run.needlessLogins) = (1, 1, 1)
      for index in 0..<runs { tally.add(run, index: index) }
      return tally
    }
    let open = SettlementRule(margin: 0.05).openPairs([tally(first), tally(second)])
    #expect(open.map { [$0.first, $0.second] } == [[0, 1]])
  }

  @Test("what cannot be settled ends with the budget, and says which pairs are open") func budget() throws {
    let campaign = try Self.campaign(runs: 700, margin: 0.000_01)
    let tallies = campaign.run(jobs: 2)
    // What differs clearly is told apart whatever the margin.
    #expect(tallies.map(\.runs) == [700, 700, 700, 500, 500, 500])
    let open = try #require(campaign.settlement).openPairs(Array(tallies[..<3])).map { [$0.first, $0.second] }
    #expect(open == [[0, 1], [0, 2], [1, 2]])
  }

  @Test("kept and stopped anywhere, it looks at the same runs, and ends where it would have", arguments: [1, 2])
  func journal(jobs: Int) throws {
    let small = try SmallCampaign(runs: 5_000, strategies: ["push-only", "two-way-observer"])
    var campaign = small.campaign
    campaign.countsRaces = false
    campaign.settlement = SettlementRule(margin: 0.02)
    let expected = campaign.run(jobs: 1)
    let header = JournalHeader(campaign, scenarios: small.scenarios, shard: .whole, program: "p")
    var finished = 0
    var stops = 0
    for _ in 0..<200 {
      let control = CampaignControl()
      let journal = try CampaignJournal(in: small.directory, for: header)
      let before = journal.state.finishedRuns
      _ = try campaign.run(jobs: jobs, journal: journal, control: control) { runs in
        if runs >= before + 250 { control.stop() }
      }
      finished = journal.state.finishedRuns
      if journal.state.isComplete(by: campaign.settlement) { break }
      #expect(!journal.state.isComplete)
      stops += 1
    }
    #expect(stops > 1)
    #expect(finished == expected.reduce(0) { $0 + $1.runs })
    let again = try campaign.run(jobs: jobs, journal: CampaignJournal(in: small.directory, for: header))
    #expect(again == expected)
    var other = header
    other.margin = nil
    let error = #expect(throws: InputError.self) { try CampaignJournal(in: small.directory, for: other) }
    #expect(error?.description.contains("--until-resolved: found margin 0.02, expected not asked for") ?? false)
  }
}
